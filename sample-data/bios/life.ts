import { lines } from './lines.ts';

/** What doctors do when they are not at work. */
export const LIFE = lines(`
  Away from work I grow too many tomatoes.
  Outside the office I am usually on a bicycle, slowly.
  I share my house with two old dogs and a piano that needs tuning.
  On weekends I bake bread, with mixed results.
  When I am not working I am likely to be in a cold lake or talking about one.
  I play pickup basketball on Wednesdays, and my knees have opinions about it.
  My own cure for a long week is a paperback mystery and nobody talking.
  I sing second alto in a community choir that is better than it has any right to be.
  In my free time I restore old radios.
  I am learning the banjo, to my neighbors' regret.
  Most Sundays I cook for more people than my table fits.
  I walk to work, and I think best on the way home.
  I keep bees, which is a good lesson in staying calm.
  My garden has one good peach tree and many good intentions.
  Every August I go camping with the same four friends and the same bad stove.
  Sundays start at the farmers' market, and they often end with soup.
  There is usually a jigsaw puzzle on my dining table.
  At home I am at the stove or looking for my reading glasses.
  When nobody is watching, I fix clocks.
  Mornings begin with a rowing machine and a podcast about old shipwrecks.
  Outside of work I mostly follow a small dog around a large park.
  For fun I translate poems, slowly and for nobody in particular.
  My bookshelves are in order. The rest of my house is not.
  I have run the same four-mile loop for years and still find things to look at.
  I read a lot of novels, and I will gladly take a recommendation.
  I coach a softball team that loses cheerfully.
  My hobbies are birds, crosswords and leaving parties early.
  [!long] I have twin daughters, little sleep and a great deal of respect for anyone raising children.
  I knit during conferences.
  I have a small boat that I spend more time repairing than sailing.
  Two mornings a week I swim with a group of people twice my speed.
  [long] I am a grandparent, a bad golfer and a devoted reader of instruction manuals.
  I like long train rides and short meetings.
  On my days off I am in the garden, losing to the rabbits.
  I collect field recordings of frogs, and I have stopped apologizing for it.
  I volunteer at the food pantry on Thursdays, and I am told that my shelving is excellent.
  I make pottery that my family pretends to need.
  I have lived with a cat who dislikes everyone equally for eleven years.
  My partner teaches middle school, so I never get to say that I had a hard day.
  I watch too much cricket at odd hours.
  [seasoned] I drum in a band of middle-aged doctors, and we are as good as that sounds.
  I am happiest on a trail with no signal.
  My weekends belong to soccer fields and folding chairs.
  I paint small watercolors of other people's porches.
  I am slowly reading all of Trollope, who knew a good deal about worry.
  I cook the dishes I grew up with, and call my aunt when they go wrong.
  I play chess online, badly, under a name that I will not share.
  I dance salsa on Fridays with more enthusiasm than skill.
  [new] My free time currently belongs to a toddler.
  [long] I have five grandchildren and a very full refrigerator door.
`);

/** About practicing in that city or that countryside; at most one a bio. */
export const PLACE = lines(`
  [!place +place] My office is a few blocks from the center of {city}, on the second floor, with a window that opens.
  [!place +place] I have lived in {city} long enough to have a favorite bench.
  [!place +place] I like {city}, and I like knowing where my patients work, shop and get stuck in traffic.
  [!place +place] My waiting room in {city} is small, so you are unlikely to meet anyone.
  [!place +place] I moved to {city} for love and stayed for the people.
  [!place +place !rural] In {city} I see bus drivers, professors, cooks and lawyers, sometimes in that order on one morning.
  [!place +place !rural] {city} can be a lonely place to feel unwell, and I think about that.
  [!place +place rural] Some of my patients drive an hour to {city} to see me, so I try to make the drive worthwhile.
  [!place +place rural] In a place the size of {city}, privacy takes some care. I take it.
  [!place +place rural] I live a few miles outside {city}, with more deer than neighbors.
  [!place +place rural] People here fix things themselves for as long as they can, and I try to be worth the exception.
  [!place +place !rural] My practice in {city} is a short walk from the bus.
  [!place +place] The building is an old house in {city}, and the stairs creak. There is a ramp in the back.
  [!place +place !new] My practice has been in {city} through two moves and one flood.
  [!place +place] I grew up far from {city}, and it took me one winter to feel at home here.
  [!place +place] I opened my own practice in {city} because I wanted longer appointments.
  [!place +place] From my window in {city} you can see a school playground, which keeps everyone's troubles in proportion.
`);

/** Sentences to end on. */
export const CLOSINGS = lines(`
  You can call, or have someone call for you.
  If you are unsure whether you need a psychiatrist, that is a fine thing to come and find out.
  Bring your questions, including the ones that seem too small.
  I look forward to hearing what has been going on.
  You do not have to be in crisis to see me.
  If I am not the right person, I will help you think about who is.
  It is fine to come once and think it over.
  Come as you are, early or flustered or with a list.
  My phone message is long, for which I apologize. Stay on until the beep.
  [email] A short email is enough to start.
  Nothing you say on the phone commits you to anything.
  Skeptics are welcome.
  Second thoughts can be phoned in too.
  Ask me about anything on this page.
  Whatever you have heard about psychiatrists, come and see for yourself.
  Being late, lost or out of breath is no reason to turn around.
  There is no wrong way to begin.
  Someone will call you back, and it will probably be me.
  Please do not clean up your story before you bring it.
  Your questions are a good place to start.
  No one has to know that you came, unless you want them to.
  You are allowed to be ambivalent about all of this.
  I will not tell you to take up yoga, unless you already like it.
  [email] If calling is the hard part, write.
  I expect to be asked questions, and I like it when I am.
  Tell me what has not worked so far. It saves us both time.
  I do not expect you to be good at this.
  The coffee is decent and the chairs are better.
  However you end up finding help, I hope that it comes soon and that it is kind.
  [kids] Parents, bring a snack for yourselves too.
  [kids] You know your child. I know some things about other children. Between us we can usually make a plan.
  [kids] It is all right if your child refuses to get out of the car the first time. I can come outside.
  [13-17 kids] To any teenager reading this: you can ask to see me alone.
`);
