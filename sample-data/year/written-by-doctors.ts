/** What doctors write for the Authors Digest: by `author`, of whom 0 is the demo's own. */
export interface WrittenByDoctor {
  author: number;
  title: string;
  summary: string;
  /** Paragraphs; one that begins with ## is a heading. */
  text: string[];
  topics: string[];
  /** Days ago: when it was begun and sent to review, published or sent back. */
  begun: number;
  sent?: number;
  published?: number;
  returned?: { on: number; why: string };
}

export const WRITTEN_BY_DOCTORS: WrittenByDoctor[] = [
  {
    author: 0,
    begun: 190,
    sent: 186,
    published: 183,
    topics: ['visit'],
    title: 'What I ask in a first visit, and why',
    summary:
      'A first visit feels like an exam to many people. Here is the list I work from, so that nothing in it comes as a surprise.',
    text: [
      'I begin with the reason you came, in your own words, and I write those words down. Everything after that is there to understand them.',
      '## What comes next',
      'Then I ask about sleep, appetite, work and the people you live with. I ask what was tried before: names of medicines, for how long, and what you noticed. A photo of the bottles is as good as a list.',
      'I ask about alcohol and other drugs, and about thoughts of death, in every first visit. It is not a suspicion. It is the same as asking about allergies.',
      '## What you can ask me',
      'How I decide, what it will cost, who answers when I am away. If I have not said it by the end of the hour, please ask.',
    ],
  },
  {
    author: 0,
    begun: 9,
    sent: 3,
    topics: [],
    title: 'Why a refill takes me a day',
    summary:
      'Pharmacies answer in minutes, and my office does not. What happens between your message and the pharmacy, and how to make it shorter.',
    text: [
      'When a request for a refill comes, somebody in my office looks at three things: when we last met, what the state’s register of controlled medicines says, and whether blood tests are due.',
      'For most people that takes five minutes of work and a day of waiting for their turn. It takes longer when the pharmacy has changed, or when the plan wants an approval first.',
      '## What helps',
      'Ask a week ahead. Say which pharmacy. Tell us in the same message if you have had side effects, so that nobody has to call back.',
    ],
  },
  {
    author: 0,
    begun: 52,
    sent: 47,
    returned: {
      on: 45,
      why: 'We like the example very much. Please leave out the name of the product in the third paragraph, and say where the figure of two thirds comes from.',
    },
    topics: [],
    title: 'A light on the desk: what I tell patients in November',
    summary:
      'Light in the morning helps some people through the dark months. How to begin, and for whom it is not.',
    text: [
      'Every November somebody asks me about a lamp. My answer has been the same for years: it is a treatment, so it has a dose, a time and side effects.',
      'Mornings work better than evenings, and half an hour is enough to find out whether it helps. Two thirds of those who try it with me go on after the first week.',
      'Please talk to your doctor first if you have ever had a manic episode, or an illness of the eyes.',
    ],
  },
  {
    author: 0,
    begun: 4,
    topics: [],
    title: 'When the plan says no',
    summary: '',
    text: [
      'Notes: the letter, the two deadlines in it, who may appeal. Ask Dana for the example of last spring, without names.',
    ],
  },
  {
    author: 1,
    begun: 140,
    sent: 133,
    published: 131,
    topics: ['telehealth'],
    title: 'A visit by video from a parked car',
    summary:
      'A quiet room is hard to find. What makes a car a good place for a visit, and what I ask before we begin.',
    text: [
      'More than one in ten of my patients sees me from a parked car. It is private, it is theirs, and nobody knocks.',
      'I ask three things before we begin: that the car is parked, that it is not too hot or too cold, and where it stands. The last is for an emergency, and because I may treat people only in states that have licensed me.',
      '## What to bring',
      'A charged phone, leaned against the wheel at the height of your eyes, and headphones. Sunglasses off, if you can: I look at faces for a living.',
    ],
  },
  {
    author: 2,
    begun: 83,
    sent: 76,
    published: 72,
    topics: ['family'],
    title: 'When your teenager will not come along',
    summary:
      'You have an appointment, and nobody to bring. What can be done in that hour without the patient.',
    text: [
      'Come anyway. Parents see more than they think, and the hour is not lost: we can talk about what you have seen, what the school says, and what has worked before.',
      'What we cannot do is diagnose somebody who is not there, or prescribe for them.',
      '## The second try',
      'A short message from me to your son or daughter often helps more than the tenth reminder from you. I write what the visit is, what it is not, and that they may end it.',
    ],
  },
  {
    author: 3,
    begun: 12,
    sent: 6,
    topics: [],
    title: 'Sleep diaries on one page',
    summary:
      'Two weeks on paper tell me more than a watch does. How to keep a diary of sleep without thinking about sleep all day.',
    text: [
      'Write in the morning, once, and only four numbers: when you went to bed, about when you fell asleep, when you woke for good, and when you got up.',
      'Do not look at the clock at night for it. A guess is good enough; the pattern of two weeks is what I read.',
      '## What I look for',
      'The hours in bed beside the hours asleep. If they are far apart, there is a treatment without medicines that works for most people, and we can begin the same day.',
    ],
  },
  {
    author: 4,
    begun: 7,
    sent: 2,
    topics: [],
    title: 'Coming back after a year away',
    summary: 'People leave treatment, and some return. Nobody in my office will ask you to explain yourself.',
    text: [
      'You missed a visit, then it felt too late to call, then a year had passed. It happens every week.',
      'When you call, say your name and that you were here before. That is all. We find the record, and you get a visit of the length of a first one, because a year is long.',
      '## Medicines',
      'Please do not begin again with what is left in the drawer. Doses that were right after months can be too much on the first day.',
    ],
  },
  {
    author: 5,
    begun: 66,
    sent: 60,
    returned: {
      on: 57,
      why: 'Thank you for this. It reads like a page of your practice: please say less about your offer and more about what readers can do themselves.',
    },
    topics: [],
    title: 'Our new group on Thursday evenings',
    summary: 'We have opened a group for adults with ADHD. How it works, and how to join.',
    text: [
      'From this month on we meet on Thursdays at six, eight people at most. The first part is about calendars and mail, the second about what went wrong with them.',
      'The group is covered by most plans. Call the office to join.',
    ],
  },
];
