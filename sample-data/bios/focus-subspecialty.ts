import type { FocusKey } from '../practice/focus.ts';
import type { FocusLines } from './focus-adult.ts';
import { lines } from './lines.ts';

export const FOCUS_SUBSPECIALTY: Partial<Record<FocusKey, FocusLines>> = {
  child: {
    first: lines(`
      I see children from the first school years through high school.
      Attention, worry and mood are what families most often bring to me.
      I am trained in adult and in child psychiatry, and I chose the one with more drawing.
      My patients are in grade school, middle school or high school, and most of them would rather be elsewhere on the day we meet.
      Half of child psychiatry is detective work, and I have always liked mysteries.
      I look after school-age children who worry, fidget, despair or explode, and after the adults who love them.
      Childhood has deadlines, like third grade and the first sleepover, and my job is to help children not to miss them.
      Between the playground and the report card lies most of what I am asked about.
    `),
    later: lines(`
      I speak with teachers when the family agrees, and I come to school meetings when it matters.
      Siblings get a few minutes too, because they know things.
      Parents leave with something to do this week, and it is usually small.
      I watch how a child plays, loses a game and says goodbye.
      Growth, sleep and appetite are checked at every visit.
      When a problem belongs to a classroom or a custody schedule, I say so rather than treating the child for it.
    `),
  },
  'young-child': {
    first: lines(`
      I work with young children and with the question that keeps their parents up: is this just how they are, or do they need help?
      My youngest patients draw, line up cars and climb on me, and I learn a good deal from each.
      Autism and ADHD in young children are most of what I see.
      Parents of young children come to me with videos on their phones, and I watch every one.
      I meet children at the age when they still tell you everything, though seldom in words.
    `),
    later: lines(`
      An evaluation takes several visits, and one of them is mostly play.
      I look at videos from home, since a good day in my office proves very little.
      Speech therapists, teachers and grandparents are all part of my notes.
      Parents get a written summary in plain words, and a shorter one for the school.
      I learn each child's favorite subject, so I know a lot about trains, sharks and elevators.
      [medication] With young children I am slow to prescribe, and I explain why when I do.
    `),
  },
  teen: {
    first: lines(`
      I work with teenagers and young adults, and with parents who miss the child they used to know.
      Adolescence is hard to tell from illness some days, and sorting that out is my favorite part of the job.
      My patients are mostly in high school or just past it.
      High school, first jobs, first heartbreaks: I work with people for whom everything is happening for the first time.
      Young people and their families usually come to me in the middle of an argument, and I am at home there.
      I see people at the age when they want help and want to be left alone in the same hour.
    `),
    later: lines(`
      Teenagers get time alone with me at every visit, and parents get a clear account of the plan.
      I ask about phones without lecturing.
      When there is self-injury, everyone in the family needs something to do, and I help with that.
      If a young person would rather walk around the block than sit, we walk around the block.
      I stay with my patients through the move to college or a first job, so that the care does not end with the school year.
      Grades come up, but they are rarely where I start.
    `),
  },
  geriatric: {
    first: lines(`
      I take care of older adults and, often enough, of the daughters, sons and spouses who drive them to me.
      Growing older brings losses, and some of what looks like old age is not.
      People in their seventies and eighties are the best company I know, and I arranged my career accordingly.
      Memory, mood and the weight of a long medicine list: these are my daily subjects.
      My oldest patient is ninety-six and corrects my grammar.
      I look after people late in life, when the losses add up and so does the experience.
      Some of my patients have known {city} for eighty years, and I like to hear about it.
    `),
    later: lines(`
      Please bring every bottle in the house, including the vitamins.
      I test memory gently, and I explain what the numbers mean and what they do not.
      Driving, cooking and who pays the bills come up in my office, and we talk about them without taking sides.
      Caregivers get time of their own with me.
      I make house calls within a few miles of {city} when the stairs have become too much.
      I start low and go slow, and often the first thing I do is take something away.
    `),
  },
  addiction: {
    first: lines(`
      I treat alcohol and drug problems as what they are, medical problems with a long memory.
      You do not have to be sober to make an appointment with me.
      People tell me they expected a lecture. There is none.
      Some of my patients want to stop for good, and some want to find out whether they can cut down. I work with both.
      I look after people who drink or use more than they would like, including many who have told no one.
      Addiction is lonely, and a good part of my work is making it less so.
      Most people who come to me have already quit many times, and I count that as experience.
    `),
    later: lines(`
      If you have been drinking or using, tell me, and the visit goes on.
      Relapse is information. We look at it together and adjust the plan.
      I treat depression and anxiety at the same time, and I do not ask anyone to earn that care by being abstinent first.
      Twelve-step meetings help many people and are not for everyone. I know several alternatives in and around {city}.
      [family] Families often come in exhausted, and I make time for them too.
      [buprenorphine] I have prescribed buprenorphine for years, and I can usually start it without delay.
      I ask what the substance does for you, because it usually does something.
    `),
  },
  medical: {
    first: lines(`
      I work where psychiatry meets the rest of medicine: transplants, heart disease, lupus, long recoveries.
      Most of my patients have another doctor, or six.
      I meet people after the transplant, during the dialysis or between two operations.
      I spent years as the psychiatrist on call for the surgical floors, and I still like the hard overlap of body and mind.
      Being ill for a long time is its own kind of work, and few people get help with it.
    `),
    later: lines(`
      I check every psychiatric medicine against your other ones.
      When symptoms are real and the scans are clean, I believe the symptoms.
      I read the specialist's letters before you arrive, so you can skip the summary.
      I am used to hospitals, pumps, ports and bad appetites.
      Your cardiologist or rheumatologist will get a short note from me, with your permission.
      Pain, fatigue and worry feed one another, and we can start with any of them.
    `),
  },
  oncology: {
    first: lines(`
      I work with people who have cancer, people who have had it and people who love someone with it.
      A diagnosis of cancer divides life into before and after, and I meet people on both sides.
      My training is in psycho-oncology, a long word for sitting with people in a hard year.
    `),
    later: lines(`
      I know the treatment schedules, so we can plan around the bad days.
      Nobody has to be brave in my office.
      Partners are welcome, in the same visit or in one of their own.
      I choose medicines with your chemotherapy in mind and talk with the oncology team.
      The end of treatment is often harder than people expect, and I see many patients then.
      When time is short, I come to the bedside if I can.
    `),
  },
  forensic: {
    first: lines(`
      I am a forensic psychiatrist, and I answer questions that courts, attorneys and boards put to me.
      My work is evaluation: long interviews, many records and a report that can be read by people who are not doctors.
      Half of my time goes to forensic evaluations and half to patients of my own, and I keep the two strictly apart.
      The law asks psychiatry precise questions, and I like precise questions.
    `),
    later: lines(`
      I tell everyone I evaluate who asked me, what I was asked and who will read the answer.
      I work for either side, and I decline cases when the answer is wanted in advance.
      Competence, disability, fitness for duty and standard of care are the subjects I know best.
      My reports separate what I observed from what I conclude.
      Attorneys may call for a short conversation before any records are sent.
      I have testified in several counties in {state}, and I explain things the same way on the stand as in my office.
    `),
  },
  sleep: {
    first: lines(`
      I treat people who cannot sleep, and people who sleep and wake up tired.
      At two in the morning most problems look worse, and my patients know that hour well.
      I am a psychiatrist and a sleep physician, which means I ask about your nights before your days.
    `),
    later: lines(`
      We start with two weeks of a sleep diary, kept in pencil and without heroics.
      Snoring, restless legs and shift work all get a fair hearing.
      I can order and read sleep studies, many of which are now done at home.
      People come expecting a list of rules about screens. We usually have more interesting things to discuss.
      [deprescribing] Many people want to come off sleeping pills, and we do that by small steps.
      I see many nurses, bakers and truck drivers, whose hours nobody designed for sleep.
    `),
  },
  interventional: {
    first: lines(`
      I see people for whom the usual medicines for depression have not done enough.
      My practice is built around treatments like TMS, and around deciding honestly who should have them.
      When somebody has tried four or five medications, I think the next step deserves a careful second look.
      People come to me when the first, second and third idea did not work.
      I am the doctor other psychiatrists send their stuck patients to, and I have great respect for how tired those patients are.
      TMS and its relatives are what I am known for, although I spend most of my hours talking.
    `),
    later: lines(`
      A consultation with me is not a promise of a procedure. Sometimes I suggest going back to something simpler.
      I show people the room, the chair and the machine before they decide.
      I explain what the studies found, including for how many people it did not help.
      We measure symptoms every week with the same short scale.
      My staff handles the prior authorizations, which can take a while, and tells you where things stand.
      You keep your own psychiatrist or therapist, and I keep them informed.
    `),
  },
  neuro: {
    first: lines(`
      I work at the border between neurology and psychiatry.
      Concussions, seizures, Parkinson's disease and strokes all change how people feel, and that is where I come in.
      Many people reach me after two specialists have each sent them to the other.
    `),
    later: lines(`
      I examine people, reflexes and all, and I look at the scans myself.
      Families often notice changes first, so I ask them.
      A name for the problem helps even when there is no simple fix for it.
      I explain functional symptoms with care, because the old explanations have hurt people.
      My reports go to your neurologist in the same week.
      Recovery after a brain injury is slow and uneven, and we plan for that.
    `),
  },
};
