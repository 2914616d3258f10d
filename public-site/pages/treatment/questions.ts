import type { GuideQuestion } from '../../parts/guide/guide-content.ts';

export const TREATMENT_QUESTIONS: readonly GuideQuestion[] = [
  {
    question: 'Are antidepressants addictive?',
    answer:
      'Not in the way that alcohol, opioids or benzodiazepines are: people do not crave them or need more and more. ' +
      'The body does get used to them, so they are reduced step by step with the prescriber, often over weeks or months.',
  },
  {
    question: 'Can I take something over the counter for depression or anxiety?',
    answer:
      'No over-the-counter product is an equal substitute. St. John’s wort may help in mild to moderate depression but ' +
      'interacts with many medicines, birth control pills among them. Ask a doctor or a pharmacist before you take it, ' +
      'and never add it to an antidepressant.',
    sources: ['nccih-st-johns-wort'],
  },
  {
    question: 'How long does it take until medication works?',
    answer:
      'It depends on the medicine. Antidepressants usually need four to eight weeks, and sleep, appetite and energy often ' +
      'improve before mood does. Stimulants for ADHD act on the day they are taken. If nothing has changed when you ' +
      'agreed to judge, it is time to change the plan, not to give up.',
    sources: ['nimh-medications'],
  },
  {
    question: 'Which is better, medication or therapy?',
    answer:
      'In depression, guidelines accept either as a first treatment, therapy first where it is mild and both together ' +
      'where it is severe, so the choice may follow what you prefer and can get. In bipolar disorder or psychosis, ' +
      'medication is usually part of the plan, and therapy adds to it.',
    sources: ['acp-depression'],
  },
  {
    question: 'Who can prescribe psychiatric medication?',
    answer:
      'Physicians, such as psychiatrists and family doctors, and, depending on the state, nurse practitioners, physician ' +
      'assistants, and in a few states specially trained psychologists. Everyone listed in this directory is a psychiatrist, ' +
      'an MD or DO.',
  },
  {
    question: 'What do I do if I cannot afford my medication?',
    answer:
      'Say so before you go without. Most psychiatric medicines exist as low-cost generics; the doctor can choose one, ' +
      'write for ninety days, or ask your plan for an exception. Community health centers set their fees by income, and many ' +
      'manufacturers have assistance programs.',
  },
  {
    question: 'Can a psychiatrist treat me by video?',
    answer:
      'Often, if they hold a license in the state where you are during the visit. Profiles here show those states. Rules for ' +
      'controlled medicines such as stimulants are stricter; ask before you book.',
  },
];
