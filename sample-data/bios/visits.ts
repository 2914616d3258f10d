import { lines } from './lines.ts';

/** What a first visit is like with a doctor for adults. */
export const FIRST_VISITS = lines(`
  The first visit takes ninety minutes, and by the end of it you should know what I think and what I would try first.
  A first appointment with me is an hour and a quarter, and I spend the last fifteen minutes saying back what I heard.
  [medication] You will not leave the first visit with a prescription unless you want one and I think it makes sense.
  We begin with what is hardest right now, and the family history can wait for the second half.
  Bring a list of what you have tried, or bring the bottles in a bag. Both work.
  I will ask about your mood, and also about your commute, your knees and who does the dishes.
  Please bring someone with you if that helps. I have more than one chair.
  The first hour belongs to your story. The forms are short and can be done at home.
  You may cry, swear or say very little the first time. I have tissues and patience.
  At the end of a first visit I write down the plan on one page, and you take it home.
  I read old records before we meet, so that you do not have to recite them.
  On the first day I ask what you want to be different in six months, and I write that down in your words.
  You can ask me anything on the first visit, including where I stand on things and how long I have done this.
  First visits are long because I dislike being rushed, and I imagine that you do too.
  If after the first visit you feel that I am not the right doctor for you, tell me, and I will suggest someone else.
  I do not decide on a diagnosis in the first twenty minutes, even when it looks obvious.
  We meet two or three times before I offer an opinion about what is going on.
  The first appointment is mostly questions, and you may skip any of them.
  A first visit ends with three things: what I think, what I do not know yet, and what we do until next time.
  I type very little while you talk.
  There is no test to pass and nothing to prepare.
  I will want to know what helped before, even a little, and what made things worse.
  After the first visit I like to see people again within two weeks, while it is all still fresh.
  You can expect to be offered water, a choice of chairs and a straight answer.
`);

/** What a first visit is like with a doctor for children and teenagers. */
export const FIRST_VISITS_KIDS = lines(`
  The first visit has three parts: everyone together, then parents alone, then the young person alone.
  An evaluation usually takes two or three visits, and after the last one we sit down and go over what I found.
  Please bring report cards, old evaluations and a favorite snack.
  I see parents first, without the child, so that we can talk freely.
  On the first day nobody has to talk about the problem. We can start with pets.
  At the end I explain what I think in words that the youngest person in the room can follow.
  [6-12] We play for part of the first visit, and I learn a lot from who makes the rules.
  Both parents are welcome, together or separately, whatever works in your family.
  I send rating scales ahead of time to home and school, and then I mostly ask about what they leave out.
  Families leave the first visit with one thing to try and a date to come back.
  I want to know what a good day looks like before I hear about the worst one.
  [13-17] Teenagers may bring headphones, a friend's advice and their own list of complaints about the whole idea.
  If I do not think a child needs a psychiatrist, I say so, and we are all pleased.
  The first appointment is long, so there are crayons, a basketball hoop and decent coffee for the adults.
`);

/** What someone meets who comes to be evaluated for a court. */
export const FIRST_VISITS_COURT = lines(`
  Interviews last two to four hours, with breaks whenever they are needed.
  Before an interview I explain, in plain terms, that what is said may end up in a report.
  I read every page of the record before I meet the person it is about.
  A retainer call is free and short, and tells both sides whether I am the right expert.
  I prefer to see people in an ordinary room, even when the other choice is a video screen in a jail.
`);

/** How doctors for adults think about prescribing. */
export const PRESCRIBING = lines(`
  I prescribe carefully, explain every choice and change one thing at a time.
  With medication I start low, and I ask about side effects as if I expected some.
  I will tell you what a medicine is for, how soon we should know whether it helps and how you would stop it.
  When I suggest a medication, I say what else I considered and why I did not choose it.
  I am not attached to any pill, including the ones I prescribe most.
  If you would rather not take medication, we look at what else there is.
  I ask what worries you about a medicine before I ask you to swallow it.
  Weight, sleep and sex are the side effects people are shy about, so I bring them up.
  A medication is an experiment with one participant, and we keep notes.
  I like old, well-studied medicines, and I read about the new ones with interest and some caution.
  I call you a week after a new prescription to see how it is going.
  Most of my prescribing is adjusting, and a part of it is taking away.
  I check interactions, costs and whether your pharmacy actually has the thing in stock.
  I try to prescribe generics, because a medicine you cannot afford is not a plan.
  When a dose is right I leave it alone.
  I keep the list of medicines as short as I honestly can.
  We decide together when to start something, and we decide at the same time when we will review it.
  I draw a lot of small graphs when I explain how a medicine behaves over a day.
`);

/** How doctors for children and teenagers think about prescribing. */
export const PRESCRIBING_KIDS = lines(`
  I prescribe when it helps a child to grow, learn or sleep, and I keep asking whether it still does.
  Medication is one of several tools, and many of the families I see decide not to start with it.
  When I suggest a medicine, parents get the reasons, the risks and time to think it over at home.
  Young people should know what they are taking and why, so I explain it to them too.
  I start with small doses, and summer is my favorite time to find out whether one is still needed.
  I measure height, weight and blood pressure myself.
  Parents may call me in the first week of any new medicine, and I would rather they did.
  I write school forms the same day, since a dose at noon is no use without one.
  If a young person hates how a medicine feels, I take that as seriously as a rating scale.
`);

/** How doctors work with a patient's other helpers. */
export const TOGETHER = lines(`
  If you have a therapist, I would like us to talk, with your permission.
  [!kids] I work closely with several therapists in {city} and can usually suggest one who fits.
  I send your primary care doctor a short note after the first visit and whenever something changes.
  When you see a therapist elsewhere, I make a point of not being a second, competing one.
  Your pharmacist and I are likely to be on a first-name basis.
  With your agreement I talk to whoever else is helping you, so that you are not the messenger.
  I share my notes with patients, and some of them correct my spelling.
  If you need more than I can offer, such as a day program or a hospital, I stay in touch while you are there.
  I know most of the clinics around {city}, and I pick up the phone.
  [kids] Pediatricians in {city} send me their puzzles, and I write back in plain English.
  [kids] School counselors have my direct number, and some of them use it.
  [!kids] When another specialist is involved, I ask what they are worried about before I change anything.
  I keep a list of good therapists, dietitians and support groups, and I update it every spring.
  A nurse works with me two days a week, and she is the one who remembers birthdays.
  Your other doctors will hear from me when something changes, and so will you, first.
  For therapy I refer to people I would send my own family to.
  Colleagues in {city} and I meet once a month to talk over cases, with names left out.
  When care gets complicated I call a meeting, by phone if need be, and everyone hears the same plan.
  Good care takes several people, and I like to know all of them.
  [!kids] Letters for work, school or housing get written the week you ask.
`);
