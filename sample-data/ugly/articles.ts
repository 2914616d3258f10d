import type { ArticleKind } from '#contract/articles.ts';

/** What there is to write of an article; the contents are HTML as the server keeps it. */
interface UglyArticle {
  kind: ArticleKind;
  title: string;
  author: string;
  reviewer: string | null;
  sub_content: string;
  contents: string;
}

const ADDRESS =
  'https://www.example.com/research/2026/a-very-long-address-that-never-ends/and/goes/on/index.html';
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const ORDINARY = {
  kind: 'digest' as const,
  author: 'Dr. Ada Gone',
  reviewer: null,
  sub_content: 'What an article can look like at its ugliest.',
};

/** What real authors save, at its ugliest. Keys are for tests. */
export const UGLY_ARTICLES: Record<string, UglyArticle> = {
  'long words': {
    ...ORDINARY,
    title: `${WORD} ${WORD}`.slice(0, 150),
    author: `Dr. ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`,
    reviewer: `Dr. ${'Featherstonehaugh'.repeat(4)}`,
    sub_content: `${WORD} ${ADDRESS}`.repeat(2).slice(0, 300),
    contents: `<h2>${WORD}</h2><p>${WORD}${WORD}</p><ul><li>${WORD}<ul><li>${WORD}<ul><li>${WORD}</li></ul></li></ul></li></ul><blockquote><p>${WORD}</p></blockquote>`,
  },
  'long addresses': {
    ...ORDINARY,
    title: `Read ${ADDRESS}`.slice(0, 150),
    contents: `<p>${ADDRESS}</p><p><a href="${ADDRESS}" rel="noopener external">${ADDRESS}</a></p><pre>${'x = 1; '.repeat(80)}\n${'y'.repeat(400)}</pre><p><code>${'z'.repeat(300)}</code></p>`,
  },
  'a wide table': {
    ...ORDINARY,
    kind: 'ai',
    title: 'A table with thirty columns',
    contents: `<table><caption>Doses, in milligrams, by week and by medicine</caption><thead>${row('th', 30, 'Week')}</thead><tbody>${row('td', 30, WORD.slice(0, 30)).repeat(12)}</tbody></table>`,
  },
  'right to left': {
    ...ORDINARY,
    title: 'القلق: ما يمكن أن يساعد',
    author: 'د. عبد الرحمن القحطاني',
    sub_content: 'ما هو القلق، ومتى تطلب المساعدة، وما الذي يمكن أن تتوقعه من الزيارة الأولى.',
    contents:
      '<h2 dir="rtl">ما هو القلق؟</h2><p dir="rtl">القلق شعور يعرفه كل إنسان. يصبح اضطرابًا عندما يستمر طويلًا.</p><ul dir="rtl"><li>النوم</li><li>العمل (٥ أيام)</li></ul><p>In English: anxiety.</p>',
  },
  'many headings': {
    ...ORDINARY,
    kind: 'ai',
    title: 'Sixty headings',
    contents: Array.from(
      { length: 60 },
      (_, i) =>
        `<h${(i % 2) + 2}>${i + 1}. A heading that says at some length what comes below it</h${(i % 2) + 2}>`,
    ).join(''),
  },
  'pictures that are gone': {
    ...ORDINARY,
    title: 'Pictures that are gone',
    contents:
      '<figure><img src="/uploads/gone-for-good-1280.webp" alt="A waiting room with two chairs" width="1280" height="720" loading="lazy" decoding="async"><figcaption>A picture that does not come.</figcaption></figure><p>And one without a size: <img src="/uploads/gone-for-good-640.webp" alt="" loading="lazy" decoding="async"></p>',
  },
  'one sentence': { ...ORDINARY, kind: 'ai', title: '?', sub_content: '.', contents: '<p>.</p>' },
  'many scripts': {
    ...ORDINARY,
    title: 'Phương, Şahin, Dvořák, 慧敏, 서연, प्रियंका, יעל and 👩🏽‍⚕️ on sleep',
    author: 'Phương Nguyễn',
    reviewer: 'Ayşegül Şahin',
    contents: `<p>${'慧敏說睡眠很重要。'.repeat(60)}</p><p>נִקּוּד, हिन्दी, 한국어, ไทย, ქართული, Ἑλληνική.</p><dl><dt>${WORD}</dt><dd>${WORD}</dd></dl><hr><ol start="9998"><li>One</li><li>Two</li></ol>`,
  },
};

function row(tag: 'td' | 'th', cells: number, text: string): string {
  return `<tr>${`<${tag}>${text}</${tag}>`.repeat(cells)}</tr>`;
}
