/** What an issue of the newsletter says that goes out in a month: January first. */
export const ISSUES: { subject: string; opening: string }[] = [
  {
    subject: 'New year, new insurance card: what to ask before the first visit',
    opening:
      'In January many plans change their networks. Before you book, ask the office two things: whether it takes your new plan, and what a visit costs if it does not. Below is what we have published since the last issue.',
  },
  {
    subject: 'Short days, long lists: how to find a first appointment in winter',
    opening:
      'February is when most offices are asked for a first visit. Every profile now says when a new patient can be seen, and you can search for the earliest. These are the latest articles.',
  },
  {
    subject: 'Seen by video, from where you are',
    opening:
      'A psychiatrist who sees you by video has to hold a license for the state in which you sit. The search counts that for you: choose your state, then “Telehealth”. New on the site this month:',
  },
  {
    subject: 'Spring, sleep, and what to tell your doctor',
    opening:
      'Longer days change how people sleep, and some medicines with it. Write down two weeks of bedtimes before your next visit: it is the most useful page you can bring. This is new:',
  },
  {
    subject: 'For May: how to begin when you do not know where',
    opening:
      'This is Mental Health Month, and many people look for help for the first time. We have written down what a first evaluation is, and what it costs. Please pass this issue on to somebody who may need it.',
  },
  {
    subject: 'Before the summer: refills, travel, and the school form',
    opening:
      'If you travel, ask for your refills two weeks ahead, and for a letter if your medicine is a controlled one. Doctors have asked us to say this early, and gladly we do. Also new:',
  },
  {
    subject: 'What patients ask us most in July',
    opening:
      'How long does it take to be seen? In our directory about half of those who said it can see a new patient within a month. The articles below answer three other questions.',
  },
  {
    subject: 'Back to school, and back to the waiting room',
    opening:
      'Child psychiatrists fill up in August. If a visit is needed for the school year, call now, and ask to be put on the list for cancellations. These are our latest articles.',
  },
  {
    subject: 'How our doctors are checked',
    opening:
      'Before a profile is shown, we look its licenses and its NPI up in the public registers, and we say on the profile when we did. This month we also explain what a board certificate tells you.',
  },
  {
    subject: 'Open enrollment: look at the list of psychiatrists first',
    opening:
      'Most people can change their plan in the coming weeks. Look for two or three doctors whom you would want to see, and check which plans they take, before you choose. New since September:',
  },
  {
    subject: 'Dark at five: light, sleep, and when to ask for help',
    opening:
      'Some low moods come with the season and can be treated. If it has lasted for two weeks, it is worth a call. In this issue, three articles from our authors.',
  },
  {
    subject: 'The holidays, and who answers the phone',
    opening:
      'Many offices close for two weeks. Ask now who answers while yours is away, and keep 988 in your phone: it is there at every hour, by call or text. Our last articles of the year:',
  },
];
