import type { Condition } from '#contract/vocabulary.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

/** What doctors for adults say about the conditions that most of them treat. */
export const CONDITION_LINES: Partial<Record<Condition, Line[]>> = {
  anxiety: lines(`
    Anxiety is the reason people call me most often, and it rarely arrives alone.
    With anxiety I ask where it sits: in the chest, in the stomach, in the to-do list.
    Many of the anxious people I know are also the ones everybody relies on.
    Worry can be so old that people mistake it for their personality.
    I have a particular interest in the kind of anxiety that looks like efficiency.
    When somebody is anxious, I try to be specific: what happens, when, and what do you do next?
    Anxiety makes lists, and we go through yours one item at a time.
    A racing mind at bedtime, a knot before meetings, a phone call put off for weeks: I hear versions of this every day.
    I treat anxiety in all its disguises, including irritability and too many tabs open.
  `),
  depression: lines(`
    Depression looks different in a firefighter and in a graduate student, and I try not to assume.
    With depression I ask early on what still works, even a little.
    Some people with depression cry in my office, some make jokes and some apologize for taking up the hour.
    Low mood that has lasted for months deserves a proper look, including at thyroid, iron and sleep.
    I see a lot of depression that has been quietly carried for years.
    When someone is depressed, small plans are kinder than big ones, and we make small ones.
    People with depression often tell me that others have it worse. We set that aside for an hour.
    Many people call it burnout or laziness for a long time before they call it depression.
    I ask about depression in plain terms: mornings, meals, music, whether you still answer your friends.
  `),
  bipolar: lines(`
    For bipolar disorder I think in seasons and years, and I keep a timeline with you.
    People with bipolar disorder often know more about their illness than I will ever read, so I ask.
    With bipolar disorder I like to have a plan on paper before a fast week comes.
    A steady bedtime is the least glamorous thing I recommend to people with bipolar disorder, and I recommend it a lot.
    I take care not to call every strong feeling bipolar, and not to miss it when it is.
  `),
  adhd: lines(`
    I evaluate adults for ADHD and take my time over it.
    ADHD in adults is often hidden under lists, lateness and shame.
    People with ADHD get their appointments from me with two reminders and a short agenda.
    A good number of my patients found out about their own ADHD when somebody younger in the family was diagnosed.
  `),
  panic: lines(`
    If you have been to an emergency room sure that you were dying and were sent home with a clean heart tracing, you know what I mean by panic.
    Panic is loud and frightening, and it can be talked about calmly.
    I see people who have stopped driving on highways or riding elevators because of panic, and we plan the way back.
  `),
  insomnia: lines(`
    Sleep comes up in almost every first conversation I have.
    I take insomnia seriously as a problem of its own.
    When someone has not slept well in months, that is usually where I begin.
    I ask about the bedroom, the hours and the worries that keep the night shift.
  `),
  adjustment: lines(`
    A move, a divorce, a layoff, a new baby: ordinary events can knock anyone flat for a while.
    Sometimes there is no disorder to name, only too much at once, and it still helps to have someone to think with.
    I see many people in the middle of a change they did not choose.
  `),
  burnout: lines(`
    I have a soft spot for people who are worn out by work they used to love.
    Burnout is common among the nurses, teachers and lawyers I see, and I ask what would have to change besides them.
    Several of my patients are physicians. I know how hard it is to be on the other side of the desk.
    With burnout we look at the job as closely as at the person.
  `),
  grief: lines(`
    Grief keeps its own calendar, and I do not hurry it.
    I sit with people who are grieving, and sometimes there is nothing to prescribe.
    Some losses go unspoken for a long time, and people bring them to me years later.
  `),
  ptsd: lines(`
    When there has been trauma, you decide how much of it we talk about and when.
    I treat PTSD, and I know that a diagnosis can be easier to carry than a memory.
    People with PTSD choose their own chair in my office and can stop at any point.
    I ask about trauma once, gently, and I do not press.
  `),
  ocd: lines(`
    OCD takes many forms, and few of them have to do with tidy desks.
    I treat OCD, including the kind that happens entirely in the mind.
    People with OCD usually know that their fears make little sense. I skip the part where someone points it out.
  `),
  'social-anxiety': lines(`
    If a phone call to a stranger is the hardest part, have someone make it for you. I see a good deal of social anxiety and I do not mind.
    Social anxiety can shrink a life very politely, one declined invitation at a time.
    I know that for someone with social anxiety the waiting room may be harder than the visit.
  `),
  phobias: lines(`
    Needles, flying, heights, dogs: phobias are more common than people admit, and I treat them.
    I have gone up and down a parking garage with a patient more than once. Phobias are practical work.
  `),
  personality: lines(`
    When the trouble is in relationships, it will show up between the two of us as well, and then we can look at it.
    I see people with borderline personality disorder, and I do not find them difficult. I find their lives difficult.
    Long-standing patterns take time, and I say at the start how I think we might use it.
  `),
  psychosis: lines(`
    I have cared for people with psychosis in hospitals and at kitchen tables, and I prefer the kitchen tables.
    With psychosis I begin by asking what has been frightening.
    People with schizophrenia have taught me a great deal about persistence.
  `),
  alcohol: lines(`
    I ask everyone about alcohol in the same tone in which I ask about coffee.
    If drinking has become part of the problem, you can tell me here without being graded.
    Alcohol is in many of the stories I hear, sometimes as the villain and sometimes as the only thing that helped.
  `),
  'resistant-depression': lines(`
    When several medicines have not helped a depression, I start again from the beginning and read all the old records.
    For depression that has not lifted I keep a list of what was tried, at what dose and for how long. It is often shorter than it seemed.
    Some of my patients have been depressed for so long that hope annoys them. I do not insist on it.
  `),
  perinatal: lines(`
    I see people during pregnancy and in the first year after a birth, and babies are welcome in the room.
    Mood and worry around pregnancy deserve a doctor who will not simply say to stop everything.
    New parents tell me they expected to be tired and did not expect to be scared.
  `),
  eating: lines(`
    Eating disorders come up in my practice more often than on my schedule, and I ask about food without judgment.
    I treat eating disorders together with a dietitian, and I do not guess by looking at someone.
  `),
  somatic: lines(`
    When the body speaks louder than the mood, I listen to the body first.
    I see people with dizziness, numbness or pain that has been called unexplained, and I begin by believing them.
    Functional symptoms are real symptoms, and I explain what is known about them.
  `),
  dementia: lines(`
    Worries about memory deserve a careful look, and so do the people who first noticed.
    With dementia I look after two people at once, the patient and whoever is up at night.
    I help families talk about dementia before they have to decide anything.
  `),
  autism: lines(`
    I see autistic adults, some of whom were diagnosed late or never.
    For autistic patients I dim the lights, skip the small talk and say exactly what will happen next.
  `),
};
