import { lines } from './lines.ts';

/** A few connected sentences about what coming to see the doctor is like. */
export const VISIT_PASSAGES = lines(`
  The first visit takes about ninety minutes. I ask a lot, and I leave the last part for saying back what I heard, so that you can correct me before I turn it into an opinion.
  We start with what is hardest right now. The rest of your history can wait for the second visit, and nobody has to recite it in order.
  Before we meet I send one page of questions. It asks what you have tried, what helped a little and what you never want to try again. Bring it half finished if you like.
  You can expect a long first appointment and shorter ones after that. I write down the plan on a single sheet, and you take it home so that it does not have to live in your head.
  At a first visit I mostly listen. At the second I tell you what I think, how sure I am, and what the choices are. You do not need to decide anything on the spot.
  I like to know the whole week: when you wake, what you eat, who you talk to, what you put off. It can feel like small talk. It is usually where I find the answer.
  After the first visit I call or write within a few days, because people think of the important thing on the way home.
  We meet often in the beginning and less often as things settle. I would rather see you for twenty minutes next week than for an hour in three months.
  Bring a friend, a list or nothing at all. I have sat with people who talked for an hour without stopping and with people who managed four sentences. Both went fine.
  My visits are not rushed, and they start on time. If we need longer, we book longer, and if you are doing well, we can talk about the garden.
  I do not name things quickly. It may take me two or three meetings to say what I think this is, and I tell you along the way what I am considering.
  At each visit I ask the same two questions at the end: what did I miss, and what would you like to do differently next time? People have good answers.
  You will be asked about your sleep, your body and your family, and also about what you enjoy. I am looking for what still works, because we will want to build on it.
  On the first day I explain how I work, what it costs and how to reach me between visits. Then it is your turn, and I put the pen down.
  If you have seen other psychiatrists, I ask for their notes and read them. You should not have to start from zero just because the door has a different name on it.
    I keep a notebook for each person and write in it by hand. Once a year we leaf through it together, and people are often surprised at what used to be hard.
    My office has two armchairs and a plant that has survived several owners. You can sit wherever you like. Some people prefer to stand by the window, and that works too.
    You do not have to be interesting. People worry that their problem is too small or too long a story, and then we simply begin somewhere.
    I tell people what I would do in their place if they ask me. Then I add what a careful colleague might do differently, so that they have more than one opinion to choose from.
    Early on we agree on how we will know that things are better. It can be a score on a scale, a dinner with friends or a week without calling in sick. We look back at it every month or two.
    I answer messages at the end of the day, and I say plainly when something needs a visit rather than a message. In between, most things can wait a night, and I tell you which cannot.
    At the end of each visit you get a short note from me with what we decided. It is written to you and not about you.
    I do not use a clipboard. We sit at a round table with the window open, weather permitting, and I make tea if you want some.
    The hardest appointment is the first one. I keep it simple: you talk, I ask, and we stop ten minutes early so that you can ask me things.
    My rule is that nothing about your care should be a surprise to you. You see my notes, you know the reasons, and you hear from me first when I change my mind.
    Partners, siblings and friends may come along for part of a visit. They have often been keeping watch for a long time and are glad to be asked what they saw.
    I work slowly with people who have been hurried. If we only get through half of the questions the first time, we have still learned something, and there is a second time.
    Once things are steady, we decide together how often to meet. Some people like the rhythm of a monthly visit. Others come twice a year and call when the wind changes.
  I encourage second thoughts. If a plan sounded right in the office and wrong in the car, call me, and we change it.
  [medication] When we talk about medication I say what I hope it will do, how long that takes and what else you might notice. If you want to think it over, think it over.
  [medication] I make one change at a time and wait long enough to see what it did. It is slower, and at the end of it we know something.
  [medication] Whether to take a medicine is your decision. My job is to make it an informed one, to watch closely once you start, and to help you stop when it is time.
  [medication telehealth !video +video] The first visit is long, and I like to have it in person when we can. Later ones can be by video. Prescriptions, forms and letters get done the same day.
  [telehealth !video +video] Many people see me by video, from a kitchen or a parked car. I ask for a door that closes and nothing else. The dog may stay.
  [evening] I work late on some days, since many of the people I see cannot leave a job in the middle of the afternoon. Those evening hours go quickly, so tell us if you need one.
  [sliding] Money can be part of the trouble, so I talk about it early. I keep some places at a lower fee, and you will know what a visit costs before you come.
`);

export const VISIT_PASSAGES_KIDS = lines(`
  I meet with parents first, by themselves. Then I see the young person, and after that we all sit down together and I say what I think so far. It usually takes two or three visits.
  The first visit is long, and there are breaks. I ask about birth, school, friends, food and sleep, and I like to hear what each parent is most afraid of, because it is often not the same thing.
  With your permission I call the school and the pediatrician. Then we meet again and I go through what I learned, with a written summary for you to keep and a shorter one to share.
  After the evaluation you get a plan on one page: what we try at home, what we ask of the school, and whether I think medication has a place in it. We check in two weeks later.
  I see young people often in the beginning and then less and less. When things go well, I am happy to become a yearly visit and a holiday card.
  Parents get homework from me too, usually something like ten minutes of play or one fight they agree not to have. It is harder than it sounds, and I ask how it went.
  [medication] If we try a medicine, we choose a quiet week to begin, and I call you on the third day. We agree beforehand on what we hope to see and on when we would stop.
  [medication] I explain to the young person what a pill can do and what it cannot, and I ask for a verdict in their own words. "Less buzzy" is a perfectly good report.
  [telehealth !video +video] We can meet by video when the drive would eat up a school day. I like to see the bedroom, the pets and the drawing on the wall.
  School mornings, homework and bedtime: tell me about those three, and I will have a fair idea of where to start.
`);

export const VISIT_PASSAGES_COURT = lines(`
  An evaluation begins with the records, all of them. Then I meet the person, usually twice, and speak with others who know what happened. The report comes last and takes longer than anyone would like.
  If you are an attorney, call me before you send anything. I will tell you in ten minutes whether I am the right expert, and I may suggest somebody better.
  Interviews are held in a quiet room, with breaks, and I explain at the start who will read what I write. People may decline to answer, and some do.
  For the patients I treat, I keep ordinary office hours and an ordinary, unhurried manner. The courtroom stays outside.
`);
