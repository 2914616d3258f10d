import { lines } from './lines.ts';

/** Where doctors trained. */
export const TRAINING = lines(`
  I did my residency at {residency}, where I learned to ask one more question before deciding anything.
  My residency at {residency} was busy, humbling and very well fed.
  I trained at {residency}, mostly on the night shift as I remember it.
  After medical school I went to {residency} for my residency and learned from people who took notes on their own mistakes.
  The teachers I had at {residency} still look over my shoulder when I write a note.
  I trained in psychiatry at {residency} and have been in practice since {since}.
  Residency at {residency} taught me the science. A retired nurse on the ward taught me how to sit down.
  I finished my residency at {residency} in {since}.
  At {residency} I was lucky in my supervisors, one of whom told me to talk less. I try.
  My training was at {residency}, on wards where nobody's insurance decided how long we talked.
  I learned psychiatry at {residency} and have been unlearning bits of it ever since.
  What I know about listening I learned from the night nurses at {residency}, where I did my residency.
  Four years at {residency} made me a psychiatrist, and the years since have made me a more patient one.
  The best advice I got at {residency}, where I trained, was to sit down even when in a hurry.
  Most of what I do by reflex I picked up at {residency}, where I trained.
  During residency at {residency} I kept a list of the questions I could not answer. It is still long.
  Since {since} I have been in practice, and before that I trained at {residency}.
  My teachers at {residency} were strict about two things, kindness and dates. I have kept to both.
  As a resident at {residency} I worked on every ward they had, and the clinic suited me best.
  Psychiatry at {residency}, where I did my residency, was practiced sitting down.
  Night calls at {residency} showed me how much can change in a conversation at four in the morning.
  People from {residency}, where I trained, tend to take long histories. I am no exception.
  Everything I was taught at {residency} came with a footnote, and I am grateful for the footnotes.
  Some of my favorite patients were the ones on my first ward, at {residency}, who taught me more than they knew.
  Looking back on my residency at {residency}, I remember the patients best and the pager second.
  For my residency I went to {residency}, a place where everyone argued well.
  Learning psychiatry at {residency} meant long rounds, good arguments and very old coffee.
  [fellowship] After my residency at {residency} I stayed a student a little longer, for a fellowship at {fellowship}.
  [fellowship] My fellowship at {fellowship} is where I found the work I wanted to do.
  [fellowship] I did my residency at {residency} and my fellowship at {fellowship}, and I still call people from both when I am stuck.
  [fellowship] At {fellowship}, where I did my fellowship, I learned to be patient with slow answers.
  [fellowship] A fellowship at {fellowship} gave me the narrower training that I use every day.
  [fellowship !kids] I went to {fellowship} for a fellowship because I kept asking questions that nobody on my team could answer.
  [fellowship kids] Two years of fellowship at {fellowship} taught me to get down on the floor.
  [do] I am an osteopathic physician and trained at {residency}. I still notice how people carry their shoulders.
  [do] My degree is a DO, so I had some extra training in muscles and joints before I turned to psychiatry at {residency}.
  [abroad] I studied medicine at {school} and then started over, a beginner again, at {residency}.
  [abroad] I went to medical school at {school}, and I came to this country for my residency at {residency}.
  [abroad] Medical school at {school} taught me to examine people with very few tests, and I have kept the habit.
  [abroad] I was a young doctor in another country before I trained at {residency}, so I know how it feels to explain yourself in a new place.
  [!abroad] My medical degree is from {school}, and my residency was at {residency}.
  [!abroad !story +story] I went to {school} planning to become a surgeon, and a month on the psychiatry ward changed my mind.
  [!abroad !kids !story +story] At {school} I was going to be a pediatrician until I noticed that I liked the conversations with the parents best.
  [seasoned] I have been in practice since {since}, long enough to have seen several fashions in psychiatry come and go.
  [seasoned] In {years} years of practice I have learned to distrust quick answers, mine included.
  [new] I finished training in {since}, and I meet with an older colleague every other week to talk over hard cases.
  [long] I have been doing this since {since}, and I teach residents one morning a week so that they can keep me current.
  [medicare long] I have practiced since {since}, and many of my patients have grown older with me.
`);

/** How doctors came to psychiatry: at most one story a bio. */
export const STORIES = lines(`
  [!story +story !abroad] I came to medicine late, after six years as a carpenter. I still measure twice, and I still like work that holds up when nobody is looking at it.
  [!story +story !abroad] Before medical school I worked as a newspaper reporter, which taught me to ask short questions and to check what I was told.
  [!story +story !abroad] I was a chemistry teacher first. Psychiatry has more surprises and fewer fires, and I still draw on the whiteboard when I explain things.
  [!story +story] My grandmother had what everyone called nerves, and nobody ever asked her what they were like. I think about her when I choose my words.
  [!story +story] I played the cello seriously until my twenties and learned that slow practice is still practice. I remind my patients of that, and myself.
  [!story +story !abroad] Before any of this I drove an ambulance, and I met many people on the worst day of their year. I wanted to know what happened to them afterward.
  [!story +story] My brother was ill for a long time, so I have also sat in the other chair at those meetings. I try to be the doctor we were hoping for.
  [!story +story !abroad] I studied philosophy and then wanted to be useful to somebody. Psychiatry seemed a fair compromise, and so far I have not regretted it.
  [!story +story] I grew up above my parents' dry cleaning shop, and I learned early that people tell you things while they wait.
  [!story +story] A summer job in a nursing home made me a doctor. I liked the stories, and I liked the people who told them.
  [!story +story !abroad] I spent two years as a line cook before I went back to school. I learned to keep calm when six things happen at once, and I have needed it since.
  [!story +story !abroad] I served as a Navy doctor before residency. Long deployments taught me how much people will say on a night watch, if someone is awake to listen.
  [!story +story] My mother was a court interpreter, and from her I learned to hear what is said before deciding what is meant.
  [!story +story] I nearly became a neurologist, until I noticed that I kept staying to talk after the exam was over. A kind attending noticed too, and sent me down the hall.
  [!story +story] I come from a family of farmers, where nobody saw a doctor until after the harvest. I am patient with people who have waited.
  [!story +story !abroad] In college I answered phones at a crisis line. Most callers did not want advice, they wanted company while they thought, and that has stayed with me.
  [!story +story !abroad] I was a social worker before I was a doctor, and I still ask about the rent. Worry is sometimes exactly as large as the bill.
  [!story +story] My uncle was a barber, and he was the best listener I have known. I have been trying to catch up with him since.
  [!story +story] I was a shy child who liked to watch people, and I found a profession where that is an advantage.
  [!story +story] For a while I did research on sleep in mice. It was good science, but I missed conversation.
  [!story +story abroad] I arrived in this country with two suitcases and a stethoscope, and I remember every person who was patient with me.
  [!story +story abroad] Moving here as an adult taught me how much of a person can get lost in translation. I listen for it.
  [!story +story !place +place !abroad rural] I grew up forty minutes from here and came back after training, as I had promised my parents. People ask why. I say they have not seen the sky here in October.
  [!story +story !abroad] My first patients were cows. I worked on a dairy farm through college, and I learned to move slowly around anyone who is frightened.
  [!story +story !abroad] I was a physics major who discovered, late, that I liked questions with more than one answer.
  [!story +story] Years of singing in choirs taught me to listen for my entrance, which is a useful thing in a consulting room.
  [!story +story] When I was nineteen a doctor spoke to my father for ten minutes as if he had all day. I decided then what kind of doctor I wanted to be.
  [!story +story] Nobody in my family had been to college, and I remember how doctors talked to us. I try to talk differently.
`);
