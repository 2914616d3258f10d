import type { Language } from '#contract/vocabulary.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors say about speaking more than English; {languages} are those besides English. */
export const LANGUAGE_LINES = lines(`
  I speak {languages} as well as English, and you can switch in the middle of a sentence.
  You can talk to me in {languagesOr} as well as in English, whichever comes first.
  For those who prefer it, we can speak {languagesOr}.
  Besides English I see people in {languages}.
  Some things are easier to say in the language you grew up with. I speak {languages}.
  I work in {languages} as well as English, often in the same hour.
  Relatives who would rather speak {languagesOr} can do that, and I translate nothing that you have not agreed to.
  In my office you will hear English and {languages}.
  Feelings have different names in different languages, and it helps that I speak {languages}.
  We can speak English, or {languagesOr} if you would rather.
  [native !two] My {languages} is as good as my English, and patients may choose.
  Prayers, jokes and curses are best in the first language, and so I also see people in {languages}.
  With some of my patients I speak {languages}, with some English, and with several both.
  [!abroad native] I grew up speaking {languages} at home, and I am glad when I can do so at work.
  [abroad native] I was raised speaking {languages}, and I am glad of every chance to use that at work.
`);

/** More to say about one language. */
export const ONE_LANGUAGE_LINES: Partial<Record<Language, Line[]>> = {
  es: lines(`
    [native] Atiendo en español, and many of my patients bring a parent or a cousin who is glad of it.
    Hablo español, and many of my visits are in Spanish.
    A good part of my week is in Spanish.
    [!native] I learned Spanish in college and during a year in Guatemala, and my patients kindly correct my subjunctives.
  `),
  cmn: lines(`
    I speak Mandarin, and I am glad to explain things to parents who would rather hear them in it.
    Several of my patients see me in Mandarin, sometimes with three generations in the room.
  `),
  yue: lines(`
    I speak Cantonese, which older relatives appreciate.
  `),
  ko: lines(`
    I see people in Korean as well, and I am careful about who might know whom in the waiting room.
  `),
  vi: lines(`
    I speak Vietnamese with patients and with the parents and grandparents who come along.
  `),
  tl: lines(`
    I speak Tagalog, and nurses from half the hospitals around here know it.
  `),
  ar: lines(`
    I see people in Arabic, and I can follow most of its accents.
  `),
  fa: lines(`
    I speak Farsi, which parents and grandparents are often glad of.
  `),
  ru: lines(`
    I speak Russian, and I know that for some families a psychiatrist used to mean something frightening.
  `),
  uk: lines(`
    I speak Ukrainian, and these last years many people have come to me who had to leave home in a hurry.
  `),
  ht: lines(`
    I speak Haitian Creole, and I ask about family, here and back home.
  `),
  pt: lines(`
    I speak Portuguese, with enough practice to follow accents from several shores.
  `),
  pa: lines(`
    I speak Punjabi, and relatives who come along are welcome to join us in it.
  `),
  hi: lines(`
    I speak Hindi, and many people drift between it and English without noticing. So do I.
  `),
  am: lines(`
    I speak Amharic and see many people who drove a long way for that.
  `),
  ase: lines(`
    I sign. Deaf patients can see me in American Sign Language without an interpreter.
  `),
  hmn: lines(`
    I speak Hmong, and elders are welcome in the room.
  `),
  he: lines(`
    I speak Hebrew, and I know my way around the holidays when we plan appointments.
  `),
  fr: lines(`
    I see people in French, from several continents.
  `),
};
