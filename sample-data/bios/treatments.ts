import type { Treatment } from '#contract/vocabulary.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors say about the treatments they offer. */
export const TREATMENT_LINES: Partial<Record<Treatment, Line[]>> = {
  'second-opinion': lines(`
    I am glad to give a second opinion, and I send a written summary to whoever asked for it.
    Second opinions are some of my favorite visits: two hours, all the records, one letter.
    If you already have a psychiatrist you trust, I can look things over once and send you back.
  `),
  deprescribing: lines(`
    I spend a fair amount of time helping people take fewer medicines, slowly and on purpose.
    If a pill is on your list and nobody remembers why, we find out together.
    Stopping a medicine deserves as much planning as starting one.
  `),
  lithium: lines(`
    I still prescribe lithium, with the blood tests it asks for, and I explain what each number means.
    Lithium is an old medicine that I know well, including its bad manners.
  `),
  clozapine: lines(`
    I am one of the doctors around here who prescribe clozapine and keep up with the blood counts.
    Clozapine takes paperwork and patience, and my office is set up for both.
  `),
  'long-acting-injectables': lines(`
    For people who would rather not think about pills every day, I offer long-acting injections and explain the tradeoffs.
    Injections every month or two suit some people and not others. We talk it through first.
  `),
  buprenorphine: lines(`
    I prescribe buprenorphine, and I do not set a deadline for stopping it.
    For opioid use I offer buprenorphine, usually starting in the same week.
  `),
  naltrexone: lines(`
    Naltrexone is one of the tools I use for drinking, whether the goal is less or none.
    I find that many people have never been told about naltrexone, so I tell them.
  `),
  ect: lines(`
    I perform ECT at a hospital nearby, and I spend a long time on questions beforehand.
    ECT has a reputation from old movies. I show people what it looks like today.
  `),
  tms: lines(`
    TMS is done here in the office, in short sessions on weekdays, and you can read or talk while it runs.
    I offer TMS and am frank about what it asks of you, mainly a lot of visits.
  `),
  esketamine: lines(`
    Esketamine visits take a morning, with a nurse nearby and someone to drive you home.
    I give esketamine in a quiet room with blankets and dim light, and check on you throughout.
  `),
  ketamine: lines(`
    I offer ketamine to a small number of people, after a long talk about what is known and what is not.
  `),
  vns: lines(`
    I also follow people who have a vagus nerve stimulator, and I can adjust it here.
  `),
  cbt: lines(`
    I use CBT, which in practice means that we write things down and test them.
    My approach leans on cognitive behavioral therapy, with less paperwork than you may fear.
    There is some CBT in almost everything I do, even in short visits.
  `),
  'cbt-i': lines(`
    For sleep I teach CBT-I, which is a program rather than a list of tips.
    CBT-I is hard for about two weeks, and I tell people so in advance.
  `),
  dbt: lines(`
    I draw on DBT, and my patients leave with skills that have silly names and practical uses.
    From DBT I borrow the idea that two things can be true at once.
  `),
  erp: lines(`
    We use exposure and response prevention, at a speed that you set.
    ERP is uncomfortable by design, so I explain every step and never spring one on anybody.
  `),
  act: lines(`
    I like ACT for its practical question: what would you be doing if this took up less room?
    Acceptance and commitment therapy shapes how I think about lasting trouble.
  `),
  ipt: lines(`
    Interpersonal therapy, with its attention to losses and changing roles, fits many of the people I see.
    I use IPT, a short therapy that looks at who is in your life and what has shifted.
  `),
  emdr: lines(`
    I am trained in EMDR and use it with people who want it, never as a surprise.
    Some people prefer EMDR because it asks for fewer words. I offer it when it fits.
  `),
  psychodynamic: lines(`
    My therapy is psychodynamic, so I am curious about where things started as well as how to get through Tuesday.
    In psychotherapy I listen for what repeats.
    I learned psychodynamic therapy from stubborn, generous teachers, and I still meet with one of them every month.
  `),
  psychoanalysis: lines(`
    For those who want it I offer psychoanalysis, several times a week and open-ended.
  `),
  supportive: lines(`
    Plain support counts as treatment in my book, and I make time for it.
    [medication] Even a visit about medicine leaves room to talk.
    [!kids] Sometimes what helps is a regular hour with someone who remembers last month.
  `),
  'motivational-interviewing': lines(`
    When someone is of two minds about changing, I am interested in both of them.
    I use motivational interviewing, which is mostly a disciplined way of not nagging.
  `),
  family: lines(`
    [!kids] I meet with families when it helps, and I set the ground rules so that nobody is ambushed.
    [!kids] Family meetings are part of how I work, in person or around a speakerphone.
    [!kids] Relatives see things I cannot, and with permission I ask them.
    [kids] Family therapy is part of what I do, grandparents included when they live in the same house.
    [kids] I meet parents on their own as well, since some things are easier to say without small ears around.
    [kids] I like to see the whole family once, dog optional.
    [kids] In family meetings everyone gets a turn, and the youngest goes first.
  `),
  couples: lines(`
    [!kids] I also see couples, for a limited number of meetings with a clear question.
    Some problems live between two people, and then I like to see both.
  `),
  group: lines(`
    I run a small group on weekday afternoons, six to eight people, no speeches.
    A group can do things for people that I cannot do alone, and I lead one.
  `),
  'collaborative-care': lines(`
    I work in step with primary care, so your doctor will know what I know.
    Collaborative care suits me: shared notes, quick calls and nobody repeating a blood test.
  `),
};
