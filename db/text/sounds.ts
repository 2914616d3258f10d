/**
 * The Daitch–Mokotoff Soundex (Gary Mokotoff and Randy Daitch, 1985): letters by how they sound in the names of those who came
 * from Central and Eastern Europe, and at the start, before a vowel and elsewhere differently; `-` is silent, and what
 * stands behind `|` sounds as well.
 */
const RULES = new Map(
  `ai aj ay 0 1 -; au 0 7 -; a 0 - -; b 7 7 7; chs 5 54 54; ch 5|4 5|4 5|4; ck 5|45 5|45 5|45; cz cs csz czs 4 4 4;
   c 5|4 5|4 5|4; drz drs ds dsh dsz dz dzh dzs 4 4 4; d dt 3 3 3; ei ej ey 0 1 -; eu 1 1 -; e 0 - -; fb f 7 7 7; g 5 5 5;
   h 5 5 -; ia ie io iu 1 - -; i 0 - -; j 1|4 -|4 -|4; ks 5 54 54; kh k 5 5 5; l 8 8 8; mn nm 66 66 66; m n 6 6 6;
   oi oj oy 0 1 -; o 0 - -; p pf ph 7 7 7; q 5 5 5; rz rs 94|4 94|4 94|4; r 9 9 9; schtsch schtsh schtch shtch shch 2 4 4;
   sch 4 4 4; sht scht schd 2 43 43; sh 4 4 4; stch stsch sc 2 4 4; strz strs stsh 2 4 4; st 2 43 43; szcz szcs 2 4 4;
   szt shd szd sd 2 43 43; sz s 4 4 4; tch ttch ttsch 4 4 4; th 3 3 3; trz trs tsch tsh ts tts ttsz tc tz ttz tzs tsz 4 4 4;
   t 3 3 3; ui uj uy 0 1 -; u ue 0 - -; v w 7 7 7; x 5 54 54; y 1 - -; zdz zdzh zhdzh 2 4 4; zd zhd 2 43 43;
   zh zs zsch zsh z 4 4 4`
    .split(';')
    .flatMap((rule) => {
      const words = rule.trim().split(/\s+/);
      const codes = words.slice(-3).map((code) => code.split('|').map((one) => one.replace('-', '')));
      return words.slice(0, -3).map((letters): [string, string[][]] => [letters, codes]);
    }),
);
const MOST_LETTERS = 7;
const DIGITS = 6;
const VOWEL = /[aeiou]/;

/** How a word of plain small letters may sound: codes of six digits, of which one is enough to be alike. */
export function soundsOf(word: string): string[] {
  let codes = [{ code: '', last: '' }];
  for (let at = 0; at < word.length;) {
    const length = lengthAt(word, at);
    const [atStart, beforeVowel, elsewhere] = RULES.get(word.slice(at, at + length)) ?? [[''], [''], ['']];
    const behind = word.charAt(at + length);
    const said = at === 0 ? atStart : VOWEL.test(behind) ? beforeVowel : elsewhere;
    codes = codes.flatMap(({ code, last }) =>
      said.map((sound) => ({ code: sound === last ? code : code + sound, last: sound })),
    );
    at += length;
  }
  return [...new Set(codes.map(({ code }) => code.slice(0, DIGITS).padEnd(DIGITS, '0')))];
}

function lengthAt(word: string, at: number): number {
  for (let length = Math.min(MOST_LETTERS, word.length - at); length > 1; length--) {
    if (RULES.has(word.slice(at, at + length))) return length;
  }
  return 1;
}
