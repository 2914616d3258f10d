import type { Given } from './form-schedule.ts';

/** What was lost, or written over, each in the fewest steps that show it. */
export const SMALLEST: Record<string, Record<string, Given[]>> = {
  'set-up of a profile': {
    'what is typed while a step is saved stays': [
      [0, 'press', 'Save and go on'],
      [0, 'type', '[name=title]'],
      [0, 'answer'],
    ],
    'what is typed while the draft before a step is saved stays': [
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save and go on'],
      [0, 'type', '[name=title]'],
      [0, 'answer'],
      [0, 'answer'],
    ],
    'a step that is saved takes no draft of another device': [
      [1, 'open'],
      [1, 'type', '[name=title]'],
      [1, 'wait'],
      [1, 'answer'],
      [1, 'close'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
    'who writes alone is not asked when the answer to a step was lost': [
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
      [0, 'lose'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
    'nor by what is typed after such an answer': [
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
      [0, 'lose'],
      [0, 'type', '[name=title]'],
      [0, 'wait'],
      [0, 'answer'],
      [0, 'answer'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
    'nor when the answer to that is lost as well': [
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
      [0, 'lose'],
      [0, 'type', '[name=title]'],
      [0, 'wait'],
      [0, 'answer'],
      [0, 'lose'],
      [0, 'type', '[name=title]'],
      [0, 'wait'],
      [0, 'answer'],
      [0, 'answer'],
    ],
    'a step writes over no step that another device has saved': [
      [1, 'open'],
      [1, 'type', '[name=title]'],
      [1, 'press', 'Save and go on'],
      [1, 'answer'],
      [1, 'answer'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
    ],
    'the newer step is taken with what is typed there and not saved': [
      [1, 'open'],
      [1, 'type', '[name=title]'],
      [1, 'press', 'Save and go on'],
      [1, 'type', '[name=practice_name]'],
      [1, 'answer'],
      [1, 'answer'],
      [1, 'wait'],
      [1, 'answer'],
      [0, 'press', 'Save and go on'],
      [0, 'answer'],
      [0, 'press', 'Take the newer one'],
      [0, 'type', '[name=title]'],
      [0, 'wait'],
      [0, 'answer'],
    ],
  },
  'sections of a profile': {
    'what is typed while a section is saved stays': [
      [0, 'press', 'Edit About'],
      [0, 'type', '[name=summary]'],
      [0, 'press', 'Save'],
      [0, 'type', '[name=summary]'],
      [0, 'answer'],
    ],
    'what an earlier visit left writes over nothing that was saved since': [
      [0, 'press', 'Edit About'],
      [0, 'type', '[name=summary]'],
      [0, 'close'],
      [1, 'open'],
      [1, 'press', 'Edit About'],
      [1, 'type', '[name=summary]'],
      [1, 'press', 'Save'],
      [1, 'answer'],
      [0, 'open'],
      [0, 'press', 'Save'],
      [0, 'answer'],
    ],
    'who writes alone is not asked by what is typed after a lost answer': [
      [0, 'press', 'Edit About'],
      ...typedAfterLost('[name=summary]'),
    ],
    'a section that is left while it is saved closes no other one': [
      [0, 'press', 'Edit Title and links'],
      [0, 'type', '[name=title]'],
      [0, 'press', 'Save'],
      [0, 'press', 'Edit About'],
      [0, 'answer'],
      [0, 'type', '[name=summary]'],
    ],
  },
  settings: {
    'who writes alone is not asked by what is typed after a lost answer': typedAfterLost('[name=operator]'),
  },
  users: {
    'who writes alone is not asked by what is typed after a lost answer': typedAfterLost('[name=first_name]'),
  },
  articles: {
    'topics are kept as they are typed': [
      [0, 'type', 'input[type="text"]:not([maxlength])'],
      [0, 'close'],
    ],
  },
};

/** The answer to a save is lost, and what is typed on is sent over what it saved. */
function typedAfterLost(field: string): Given[] {
  return [
    [0, 'type', field],
    [0, 'press', 'Save'],
    [0, 'lose'],
    [0, 'type', field],
    [0, 'press', 'Save'],
    [0, 'answer'],
    [0, 'answer'],
  ];
}
