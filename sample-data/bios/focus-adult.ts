import type { FocusKey } from '../practice/focus.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors of a focus say about their work: sentences to begin with, and sentences for further on. */
export interface FocusLines {
  first: Line[];
  later: Line[];
}

export const FOCUS_ADULT: Partial<Record<FocusKey, FocusLines>> = {
  general: {
    first: lines(`
      I am a general psychiatrist, and I like being one.
      My practice is an ordinary one in the best sense: {conditions}, and whatever else life in {city} brings through the door.
      I look after adults with {conditions}, from the first bad month to the tenth year.
      My work is general psychiatry, the family practice of the mind.
      I see whoever comes: this week a roofer, a rabbi, two accountants and a young opera singer.
    `),
    later: lines(`
      I do not have one method that I fit everybody into.
      If I think someone else in {city} would serve you better, I will tell you who and help you get there.
      A large part of general psychiatry is ruling things out, so I may send you for blood tests before I send you to the pharmacy.
      Many people come once or twice for an opinion and go back to their own doctor with a plan.
      Common problems deserve as much thought as rare ones.
      When two explanations fit, I say so, and we find out over time which one holds.
    `),
  },
  therapist: {
    first: lines(`
      I do both halves of psychiatry in one room: the talking and the prescribing.
      My patients see me for psychotherapy, and when medication would help I prescribe that as well.
      I was trained as a physician, and I have spent most of my career learning how to listen.
      Psychotherapy is the center of my practice.
      I became a psychiatrist in order to do psychotherapy, and I still do, most hours of the week.
      People come to me to talk, and some of them also take something for sleep or mood.
      I work at the old crossroads of psychotherapy and medicine.
    `),
    later: lines(`
      Having one doctor for therapy and medication means that nothing gets lost between two offices.
      I see most people weekly, at the same hour, for as long as it is useful.
      I am interested in patterns: the argument you keep having, the job you keep leaving, the apology you never make.
      We talk about the week, and sooner or later also about the years before it.
      Silence is fine with me, and so is starting in the middle.
      I take few patients at a time so that each of them has a regular hour.
      Where the two of us disagree is often where the useful part begins.
    `),
  },
  analyst: {
    first: lines(`
      I am a psychiatrist and psychoanalyst, and I work with people who want to understand themselves as well as feel better.
      Some questions need more than a few visits, and those are the ones I have made my work.
      My patients usually come more than once a week, and we take our time.
      I keep an old-fashioned practice: a quiet room, a regular hour and my full attention.
    `),
    later: lines(`
      In analysis you say what comes to mind, and together we notice what keeps returning.
      There is a couch, and there is also a chair. You choose.
      Dreams, slips and late arrivals are all welcome material.
      I do not give much advice. I do ask questions that may stay with you on the way home.
      A few consultations come first, so that both of us can decide whether this is the right kind of work.
      Many of the people I see are doing well by any outside measure and are puzzled that it does not feel like it.
    `),
  },
  mood: {
    first: lines(`
      I work mainly with people whose moods run high, run low or do both.
      Bipolar disorder and depression fill most of my calendar.
      I treat mood disorders, and over the years I have become something of a record-keeper: charts, sleep logs, dates of good springs and bad Novembers.
      Many people reach me with a diagnosis of depression that never quite explained everything.
      Moods have been my subject since residency: what lifts them, what sinks them, and how to see the change coming.
      I look after people with bipolar disorder and stubborn depression, many of them for years.
    `),
    later: lines(`
      I ask about sleep more than about anything else, since it often changes first.
      A simple mood chart, kept for a month, teaches both of us more than my best questions.
      With your permission I like to hear from a partner, a sibling or an old friend who has seen you at your best and your worst.
      We write down your early warning signs together, and who should be told about them.
      Being well for a long time is the quiet part of this work, and I like it best.
      I keep an eye on kidneys, thyroid, weight and everything else that mood medicines can touch.
    `),
  },
  ocd: {
    first: lines(`
      I treat OCD, panic and their many relatives.
      Much of my work looks odd from the hallway: we may be touching doorknobs, or practicing leaving an email unchecked.
      People with OCD often hide it for years, and they are usually relieved that I do not look shocked.
      Anxiety is what I have studied longest, and I still find it interesting.
    `),
    later: lines(`
      Whatever the thought is, I have very likely heard one like it before.
      We go up the ladder one rung at a time, and you decide when to take the next one.
      I also talk with families about the reassurance they give, which is kind and can make things harder.
      Between visits there is homework, and I ask about it.
      [medication] Medication is one option among several here, and we discuss doses openly because they can differ from what you have been given before.
      Nobody is pushed. You are asked, and you are asked again next week.
    `),
  },
  trauma: {
    first: lines(`
      I work with people who have lived through something that has not let go of them.
      You will not have to tell me the worst part on the first day.
      Veterans, nurses, survivors of crashes and of childhoods: trauma brings very different people to the same waiting room.
      My work is with trauma, recent and old.
      People come to me after accidents, deployments, assaults and long bad childhoods.
      I see people whose bodies have not yet got the news that it is over.
    `),
    later: lines(`
      We start with sleep, safety and getting through the week. The story can wait until you are ready to tell it.
      You can sit facing the door, keep your coat on or bring your dog, as long as the dog likes me.
      I explain what the body does under threat, because being jumpy makes more sense once you know.
      I tell people in advance what we will do in each visit, and I do not change it without asking.
      Some people want to talk about what happened, and some would rather not. I can work with either.
      Early in my career I worked at a VA hospital, and I learned there to listen without filling the pauses.
    `),
  },
  psychosis: {
    first: lines(`
      I look after people who live with psychosis or bipolar disorder, and I like to know them for a long time.
      Hearing voices or losing track of what is real is frightening, and being treated as if you were the frightening one makes it worse.
      My work has always been in community psychiatry, with teams, families and case managers around one table.
      I try to be the doctor you can tell that you stopped the pills.
      I work with people who have had a psychotic episode, or several, and who have a life to get on with.
    `),
    later: lines(`
      I am more interested in what you want from your life than in winning an argument about a belief.
      Housing, work and a phone that is charged matter as much as the prescription.
      Families get a real conversation with me, as far as my patient agrees to it.
      When medication is part of the plan, I watch weight, sleep, movement and blood tests with care.
      If you had a bad time in a hospital, I would like to hear about it, so that we can plan for how you want things to go.
      I go slowly with changes and I write down why we made each one.
    `),
  },
  attention: {
    first: lines(`
      I see adults who lose their keys, their train of thought and sometimes their jobs, and who want to know why.
      Adult ADHD is most of what I do, with a good deal of anxiety alongside it.
      Many of my patients were called bright but lazy as children and have been trying to disprove it ever since.
      A new diagnosis in the middle of life rearranges a lot of memories, and I make time for that.
      My patients are often the cleverest people in the room and the last to hand in the form.
      I treat ADHD in adults, along with the worry that tends to grow around it.
    `),
    later: lines(`
      I take the evaluation seriously: a long interview, old report cards if you have them, and someone who knows you well.
      Not every trouble with attention is ADHD. Sleep, worry and thyroid problems can look much the same.
      We also work on the dull machinery of life: calendars, reminders, one place for the keys.
      [medication] I discuss stimulants without drama. We go over what they do, what they do not do and what to watch for.
      I keep visits on time, because I know what waiting does to you.
      I send a short summary after each visit, so that you do not have to remember it.
    `),
  },
  students: {
    first: lines(`
      I work with people around twenty, at the age when everyone is finding out how to run a life.
      College is a strange time to get sick, and a common one.
      Many of my patients are students at the colleges around {city}.
      I like people at nineteen and twenty-three: everything is undecided, and they argue well.
    `),
    later: lines(`
      You are the patient, even when your parents pay the bill. They hear from me what you agree to.
      I write letters for leaves of absence and accommodations when they make sense, and I will help you plan the way back.
      We plan around midterms, summers and moving home.
      I ask about roommates, group chats and three in the morning, since that is where the trouble often is.
      Dropping a class is not the end of anything, and I say that often.
      When you graduate or move, I help you find the next doctor.
    `),
  },
  eating: {
    first: lines(`
      I treat people with eating disorders, whatever their size, age or gender.
      Eating disorders are good at hiding, and so the people who come to me are often very private.
      Food takes up more of the day for my patients than anyone around them knows.
      I work with eating disorders and with the anxiety that usually travels with them.
    `),
    later: lines(`
      I never treat anyone alone: a dietitian, a therapist and a physician are part of the team.
      You can be weighed facing away from the scale, and we will talk about who needs to know the number.
      I have no opinion about your willpower, and a strong interest in what you ate yesterday.
      If outpatient care is not enough, I say so early and help you look for a program.
      I also talk with parents and partners, because meals happen at home.
      We measure progress in many ways, and a number on a scale is only one of them.
    `),
  },
  personality: {
    first: lines(`
      I work with people whose feelings arrive fast and loud and leave slowly.
      Borderline personality disorder is the diagnosis on many of my charts, and I try to use the word with care.
      Many people come to me after being told, more or less politely, that they are too much.
      My training is in dialectical behavior therapy, and it shows: I keep charts, I give homework and I like acronyms more than I should.
    `),
    later: lines(`
      We agree in advance what happens in a crisis, so that neither of us has to improvise.
      I try to say what I mean, and I do not vanish after a hard visit.
      Skills first: getting through an evening without making it worse is a skill.
      If I get something wrong between us, I want to hear about it, and we fix it.
      Many people arrive on a long list of medicines. Part of my work is asking which of them still earn their place.
      I also meet with families, who need a map as much as anyone.
    `),
  },
  gender: {
    first: lines(`
      Most of my patients are queer, trans or both, and nobody has to explain the basics to me.
      I keep a practice where people can leave the preamble at the door: your name is your name, and your partner is your partner.
      My work is with LGBTQ+ adults who want a psychiatrist for depression or anxiety like anyone else's.
      [+story] I came out during medical school, and I remember which professors were kind about it.
    `),
    later: lines(`
      I write letters for gender-affirming care when they are needed, and I try not to make a ceremony of it.
      Being trans is not the problem I treat. Sleeplessness, dread and a hostile workplace may be.
      I work with local primary care and hormone clinics, and I know which ones answer the phone.
      I ask about chosen family, because they are often the ones who drive you home.
      The intake form has room for the name and pronouns you use, and the whole front desk reads it.
      Some visits are about gender and most are about the rest of life.
    `),
  },
  'primary-care': {
    first: lines(`
      I spend half of my week inside a primary care clinic, where a knock on the door can be a consultation.
      Your family doctor and I are likely to be working on the same chart.
      I like psychiatry close to where people already get their care.
      Much of my work is short and practical: a visit or two, a clear plan and a call to your own doctor.
    `),
    later: lines(`
      A care manager checks in by phone between visits, and the three of us compare notes.
      I measure symptoms with short questionnaires, because they keep me honest.
      When things are steady I hand the prescriptions back to your doctor and stay within reach.
      Chest pain, blood sugar and mood do not live in separate bodies, and I do not treat them as if they did.
      I return calls from other clinicians the same day.
      I keep up my general medicine, and I will ask when you last had your blood pressure taken.
    `),
  },
  reproductive: {
    first: lines(`
      I look after people who are pregnant, hoping to be, or awake at four in the morning with a newborn.
      Pregnancy is when many people are told to stop their medication and few are told what to do next. That conversation is most of my work.
      My work follows the calendar of the body: cycles, pregnancies, losses, the first year with a baby and the years of changing sleep.
      Few people tell you that the months after a birth can be frightening. I would like to be told.
      I am a psychiatrist for pregnancy, for the time before it and for the long year after.
      Questions about medicine and pregnancy seldom wait for office hours, so I built a practice around them.
    `),
    later: lines(`
      You can bring the baby. Feeding, crying and changing are all fine in my office.
      We go through what is known and what is not known about each medicine in pregnancy and while nursing, and you decide.
      I talk with obstetricians and midwives, so that you do not hear two different answers.
      Scary thoughts about a baby are common, and telling me about them does not start an emergency.
      I see people after miscarriages and during fertility treatment too, when everyone else is asking about results.
      Planning ahead is welcome. Some people see me a year before they hope to conceive.
    `),
  },
};
