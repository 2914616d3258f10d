import type { Condition } from '#contract/vocabulary.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors for adults say about the less common conditions. */
export const RARER_CONDITION_LINES: Partial<Record<Condition, Line[]>> = {
  'body-dysmorphic': lines(`
    Body dysmorphic disorder keeps people away from mirrors, cameras and doctors. I know what to ask.
    Hours lost to checking one's face are hours I take seriously.
  `),
  dissociative: lines(`
    Some people lose time or watch themselves from far away. I have worked with dissociation long enough not to be alarmed by it.
    With dissociative symptoms we go gently and keep one foot in the present.
  `),
  gambling: lines(`
    Gambling moves fast now that it lives in the phone, and I ask about it directly.
    I treat gambling problems, and I have heard every version of the next big win.
  `),
  'gender-dysphoria': lines(`
    I support trans and nonbinary patients and write the letters that insurers and surgeons ask for.
    Questions of gender are welcome in my office, including unfinished ones.
  `),
  'hair-skin-picking': lines(`
    Hair-pulling and skin-picking are common, rarely mentioned and a perfectly good reason to come.
    Many people with hair-pulling have never told a doctor. I ask so that nobody has to bring it up.
  `),
  impulse: lines(`
    For trouble with temper and impulse we look at the minute before, which is longer than it feels.
    Some people come because a temper has cost them a job or a marriage, and it takes courage to say so.
  `),
  'intellectual-disability': lines(`
    I see adults with intellectual disability and speak to them first, then to the people who support them.
    With patients who have an intellectual disability I look for pain, noise and boredom before I look for a diagnosis.
  `),
  pmdd: lines(`
    If two weeks of each month belong to somebody you do not recognize, we may talk about PMDD and keep a calendar together.
    I ask about cycles, because PMDD is easy to miss.
  `),
  'self-harm': lines(`
    I can hear about self-harm without panicking, and that tends to make it easier to talk about.
    People who hurt themselves usually have a reason, and I would like to understand it before asking anyone to stop.
  `),
  sexual: lines(`
    Sexual side effects and sexual worries are ordinary subjects here.
    I ask about sex, because almost nobody brings it up and many people wish they could.
  `),
  opioids: lines(`
    I treat opioid use disorder as I would any chronic condition, with regular visits and no speeches.
    Opioid problems often begin with a prescription from somebody like me, and I keep that in mind.
  `),
  stimulants: lines(`
    Cocaine and methamphetamine come up in my practice, and they do not scare me off.
    For stimulant use I rely on steady contact and honest numbers.
  `),
  cannabis: lines(`
    I am curious about what cannabis does for you, the good and the bad.
    We can talk about cannabis without a sermon from either side.
  `),
  nicotine: lines(`
    If you want to quit smoking or vaping, I am glad to help with that as well.
    Smoking is on my list of questions, and so is what you have already tried.
  `),
  'brain-injury': lines(`
    After a concussion or a worse injury, mood and temper can change in ways that baffle a family. I explain what I can.
    I see people whose brain injuries nobody can see.
  `),
  tics: lines(`
    Tics get worse when people stare at them, and I do not stare.
    I treat tics and Tourette syndrome when they get in the way, and leave them alone when they do not.
  `),
};
