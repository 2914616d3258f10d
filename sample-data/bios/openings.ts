import { lines } from './lines.ts';

/** First sentences that any doctor for adults could write. */
export const OPENINGS = lines(`
  [medication] Most people who sit down in my office have already tried something: a prescription from their family doctor, a few months of therapy, a great deal of willpower.
  I am a psychiatrist in {city}, and most of my week goes to people with {conditions}.
  My practice is small on purpose. I know everyone in it, and they know they will get me and not an answering service.
  People usually come to me because something has changed, or because nothing has.
  If you have already told your story five times this year, I will try to make the sixth one count.
  You do not need the right words for what is wrong before you call.
  [seasoned] I have practiced psychiatry for {years} years, and I still get nervous before a first appointment. I assume you might too.
  [seasoned] After {years} years in this work I am slower than I used to be, and I think better for it.
  [26-64] Some of my patients have had a diagnosis for twenty years. Others come to find out whether there is one.
  Nobody looks forward to a first appointment with a psychiatrist, and I try to run mine with that in mind.
  I treat {conditions}, often in people who are very good at looking fine.
  When a neighbor asks what I do, I say that I help people work out what is wrong and then what to do about it, in that order.
  I try to practice psychiatry at a walking pace.
  A patient once told me that our visits felt like going over the map together. I have not found a better description.
  Much of what I do is listen, take notes by hand, and ask the question that comes after the obvious one.
  [!cash] Most of my patients find me through their own doctor, or through a friend who was in the same spot a year earlier.
  By the time people reach my waiting room in {city}, many have been putting the call off for a year. That is all right.
  [medication] I prescribe, I listen, and I explain my reasoning as I go.
  My work is with adults who have {conditions}, and with whoever helps them get through the week.
  [medication] I would rather see you a little more often and change one thing at a time.
  [18-25 65+] The people I see are teachers, line cooks, nurses, retirees, students and a few other doctors. What they share is being tired of coping alone.
  There are psychiatrists who talk and psychiatrists who listen. I have been told I do a fair amount of both.
  [+place !new] I came to {city} for one year of work and stayed.
  [long] I have had the same office in {city} long enough to have replaced the couch twice.
  [new] I finished my training not long ago, and I still look things up in front of my patients.
  [rural] Around {city} there are not many psychiatrists, so I have learned to do a bit of everything.
  [rural] I practice in a small town, which means that I also meet my patients at the hardware store. We say hello about the weather.
  Half of my job is making a plan. The other half is noticing early when the plan is not working.
  I am a quiet person, and my office is quiet too.
  What brings people to me most often is {conditions}.
  I think of myself as a generalist with a long memory and a good filing system.
  [!court] Good psychiatric care should be easy to understand. If I use a word you do not know, stop me.
  [medication] Some people come to me hoping for a prescription and some come afraid of one. Both get the same conversation.
  Two things matter to me in this work: that I understand the problem before I name it, and that you understand it too.
  I see people in {city} for {conditions}, most of them over years rather than weeks.
  [+story] My father drove a bus, and he taught me that most people want to be asked how they are by someone who waits for the answer.
  [+story] I grew up in a house where nobody talked about mental health, so I know what it costs to make this phone call.
  It is hard to find a psychiatrist, and harder to find one who calls back. I call back.
  I believe in plain words, regular visits and writing things down.
  Some weeks you will talk more than I do. Other weeks you will want me to do the talking, and that works too.
  [+story] I chose psychiatry because it was the only rotation in which nobody hurried me out of the room.
  Much of what I know I learned from my patients, especially from the ones who disagreed with me.
  Every person I see has a theory about what went wrong, and I ask to hear it before I offer mine.
  Most days I see eight people, drink too much coffee and learn something.
  My waiting room has good light, old magazines and usually nobody in it.
  Over the years I have come to like the question "Since when?" better than the question "Why?"
  Trouble with mood, sleep or nerves is as much a reason to see a doctor as a bad knee, and a good deal more common.
  For a long time I thought that a psychiatrist should have answers. Now I try to have time.
  Talking to a stranger about your worst month is a strange thing to do, and I try to make it less so.
  Doctors like me spend years learning what can go wrong. I have tried to learn as much about how people manage anyway.
  When people leave my office I want them to know one thing more and to carry one thing less.
  In {city} I am the psychiatrist who asks what you had for breakfast.
  The people I see want a doctor who is awake, honest and reachable. I work at all three.
  Whatever is going on, we can start with the part that you are able to say.
  My notes from a first visit tend to begin with the same line: "Tired of being tired."
  On my desk there is a box of tissues, a jar of pens and very little else.
`);

/** First sentences of doctors for children and teenagers. */
export const OPENINGS_KIDS = lines(`
  [6-12] I am a child psychiatrist in {city}, which means that my patients come in twos and threes: a child, and the people who are worried about that child.
  [6-12] Children rarely ask to see a psychiatrist. Someone else is worried, and my first job is to find out whether the child is worried too.
  [6-12] There is a bin of building blocks in my office, and it does more of the work than I do.
  Parents often arrive with a folder, and I read the folder.
  [13-17] Teenagers can tell in about a minute whether an adult is really listening.
  [6-12] I see children and young people for {conditions}.
  Most families who come to see me have been told to wait and see, and they have waited.
  [6-12] I talk to the child first whenever I can. Parents have usually had their turn on the phone.
  [13-17] Many of the teenagers I meet did not choose to come, and I tell them I would not have chosen it either.
  My office in {city} has low shelves, a good rug and a door that closes softly.
  [6-12 +story] Before medical school I taught second grade for three years, and I still think like a teacher.
  A worried parent is usually right that something is going on, even when they are wrong about what.
  [seasoned 6-12] I have worked with children and families for {years} years, and some of my first patients now write to tell me about their jobs.
  [+story] I became a child psychiatrist because children change faster than anyone else, and I like to be around for it.
  [13-17] I like teenagers. I like their arguments, their jokes and their long silences.
  The families I see have usually tried reward charts, earlier bedtimes and a lot of patience before they call.
  [rural] For many families around {city} the nearest child psychiatrist used to be two hours away. I wanted to shorten that drive.
  A good part of my work happens on the phone with schools, pediatricians and therapists, so that parents do not have to carry every message.
  [0-5] Some of my patients are too young to tie their shoes, and they still have plenty to tell me.
  When a child is struggling, everyone at home changes a little to make room for it. I look at the whole picture.
  [13-17] What a teenager tells me stays with me unless somebody is in danger. I say so in the first five minutes, with the parents in the room.
  I ask young people what they are good at before I ask what is wrong.
`);

/** First sentences of doctors who work for courts. */
export const OPENINGS_COURT = lines(`
  My reports are short, my interviews are long.
  Attorneys, judges and licensing boards call me when a legal question turns on somebody's state of mind.
  I have spent {years} years between hospitals and courtrooms.
  Some people meet me because a court sent them, and I never forget that they did not ask to come.
  A good evaluation should be fair to the person in the chair, whoever is paying for it.
  I was a clinician for a long while before I set foot in a courtroom, and I still think like one.
  Careful reading is most of my job. The files arrive in boxes.
`);
