import type { FocusKey } from '../practice/focus.ts';
import { lines } from './lines.ts';
import type { Line } from './lines.ts';

export const PASSAGES_SUBSPECIALTY: Partial<Record<FocusKey, Line[]>> = {
  child: lines(`
    A child's trouble looks different from the kitchen, the classroom and the back seat of the car, so I ask about all three. Then I try to say in two or three sentences what I think is going on, and we see whether it rings true to everyone.
    Most of the children I see are not broken. They are tired, or scared, or asked to sit still for too long, or they do have something that needs treating. Telling these apart takes time, and I take it.
    I like parents, including the ones who disagree with each other. We look for the next small step that both can live with, and I check two weeks later whether it was any use.
    I try to learn what a child is proud of early on. It may be goalkeeping, or knowing every flag in the world. We usually need it later.
    Parents ask me what is normal, and I can often tell them that the thing they fear is normal, loud and passing. When it is not, they hear that from me as well, and we start.
    Children tell the truth sideways, while they are building something or looking out of the window. I have learned to ask one question and then hand over the next block.
    I try to keep treatment small. The most useful change may be an earlier bus, a quieter lunch or a father who is home on Wednesdays, and I would rather find that first.
  `),
  'young-child': lines(`
    I sit on the floor for much of the day. A young child will show you in ten minutes of play what nobody could put into words, and I let parents watch so that we can talk about it afterward.
    Families often come to me with a word they have read online and are afraid of. We look at the child first. If the word fits, I explain what it means and what it does not, and who around here can help.
    An evaluation ends with a long meeting for the adults. I describe strengths first, because there are always some, and then what is hard, what might help and what can safely wait a year.
  `),
  teen: lines(`
    I see the young person alone first, for as long as it takes to hear their side. Parents come in for the end. I repeat out loud what will stay private and what will not, so nobody has to guess.
    A lot of my work is translation. Parents hear anger where there is fear, and young people hear criticism where there is fear as well. Once both have been said in plain words, the house usually gets quieter.
    I do not mind being tested. Short answers, hoods up, one earbud in: I was worse. We get there.
    Being fifteen is hard work, and for some it becomes too hard. I want to hear about friends, screens, sleep and whatever is on repeat in the headphones, and then about the thoughts that come at night.
    Parents ask whether it is a phase. Sometimes it is. I would still rather see a young person once too often than once too late, and I say when I think we can stop.
  `),
  geriatric: lines(`
    I begin with the medicine list, the hearing and the stairs, because any of them can look like a failing mind. Then I ask about the life: the work you did, the people you miss, what you still look forward to.
    Families come in with different opinions about what should happen to Mom or Dad. I listen to each, and I speak to your parent first, even when it takes longer.
    Feeling low is not a normal part of getting older, and it is not rude to say that it happens a lot. I look for what can be treated and help people live with what cannot.
    Many people my patients' age were taught not to complain. So I ask direct questions about sleep, appetite, pain and loneliness, and I leave long pauses. The answers are often worth the wait.
    With memory trouble I go step by step: a careful history, a simple test, a look at the scan. Then I sit down with everyone who needs to know and say what I found in words that can be repeated on the phone that night.
  `),
  addiction: lines(`
    I start with where you are this week. Maybe you want to quit, maybe you want to get through a wedding, maybe someone else sent you. Any of those is a good enough reason to talk, and we go on from there.
    People expect me to be disappointed in them. I have done this too long for that. If something did not work, I want to know what happened an hour before, and we plan for that hour.
    I treat the drinking or the using and whatever lies beside it at the same time, since they hardly ever come alone. Medication is one part of that, and plain talk is the larger one.
    Nobody in my office has to use a label. I ask what you have noticed, what you are tired of and what you would miss.
    I have worked in detox units, in courtrooms and in a van. What I took from all of them is that people change when they are treated decently and given a next appointment.
    Many of my patients hold demanding jobs and have kept this secret for years. I am discreet and hard to shock, and I know how much effort the secret takes.
  `),
  medical: lines(`
    Living with a serious illness means learning a second job, with bad hours and no training. People get irritable, sleepless and scared, and then they are told they look well. I make room for the part that does not.
    I choose treatments with your heart, liver and kidneys in mind, and I ring up the other specialists rather than guess. You should not have to be the only one who holds the whole story.
    When tests come back normal and you still feel terrible, it does not mean that nothing is wrong. I explain what we know about how such symptoms come about, and we work on what makes them better or worse.
  `),
  oncology: lines(`
    Some people want to talk about dying and some want to talk about baseball, and most want both in the same hour. I go where you go. Nausea, sleep and steroids are on my list as well, because they change moods.
    I see people at any stage: the week after the diagnosis, the long middle, and the odd quiet after treatment when everyone else thinks it is over.
    Families carry a great deal and are rarely asked about it. I ask, and I see partners and grown sons and daughters too.
  `),
  forensic: lines(`
    I keep the role clear from the first minute. When I evaluate someone for a court, I am not their doctor, and I say so twice. When I am someone's doctor, I do not testify about them.
    A good report answers the question that was asked, shows its evidence and admits what could not be known. I write them myself, and I write them so that both sides can follow the reasoning.
    Most of the people I meet in this work have been interviewed many times and heard only a few. I can be thorough and still be courteous.
  `),
  sleep: lines(`
    I want to hear about a whole day and night: light, meals, worries, the dog, the shift that starts at five. Usually there are two or three small causes rather than one big one, and we can change them in turn.
    Treatment without pills comes first for most people. It asks for a few tired weeks and some stubbornness, and I check in often while it is going on.
    Nightmares, snoring, jumping legs and racing thoughts can all sit in one bed. I sort out which is which, with a sleep study when one is needed.
  `),
  interventional: lines(`
    Before we talk about machines, I go through everything you have tried, with doses and dates. Sometimes there is a simpler step that was missed. If not, I explain what each procedure involves and whom it tends to suit.
    I describe these treatments as they are. They take many visits, they help some people and not others, and insurance wants a stack of forms. You get the figures from me before you decide.
    Many people arrive here worn out by hope. I do not add to the sales talk. We pick one thing, measure it every week, and stop if it is not helping.
    I like to talk with the psychiatrist who sent you, and I go on talking with them. A procedure is one chapter in the treatment, and the rest of the book belongs to the two of you.
  `),
  neuro: lines(`
    After an injury or an illness of the brain, people hear that they look fine, while everything takes twice the effort. I examine, I test, and I try to explain what has changed in a way that a family can use.
    I like puzzles that fall between departments. A change in personality, a new temper, spells that nobody can explain: I take a long history, read the scans and talk with everyone who has seen you.
    Some things I can treat. Others I can only name, and then I help to rearrange life around them. Both are worth a careful visit.
  `),
};
