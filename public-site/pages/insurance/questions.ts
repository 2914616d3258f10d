import type { GuideQuestion } from '../../parts/guide/guide-content.ts';

export const INSURANCE_QUESTIONS: readonly GuideQuestion[] = [
  {
    question: 'Does insurance cover a psychiatrist?',
    answer:
      'Usually, yes. Plans sold on the Marketplace and most small-employer plans must cover mental health, and plans that ' +
      'cover it may not charge or limit it more than other medical care. What differs is which doctors are in the network ' +
      'and how much is left to you.',
    sources: ['healthcare-mental-health', 'cms-parity'],
  },
  {
    question: 'Do I need a referral to see a psychiatrist?',
    answer:
      'With most PPO and EPO plans, no. HMO and POS plans often ask for one from your primary care doctor. Some practices ' +
      'want a referral even where the plan does not. One call to the number on your card settles it.',
    sources: ['healthcare-plan-types'],
  },
  {
    question: 'Why do so few psychiatrists take my insurance?',
    answer:
      'In a national survey of 2009–2010, 55 of 100 psychiatrists took private insurance, against 89 of 100 other physicians. ' +
      'Low payment, paperwork and a shortage of psychiatrists are the usual explanations. If nobody in network can see you, ask ' +
      'the plan for a network exception: it should then treat someone outside as in network.',
    sources: ['psychiatrists-insurance'],
  },
  {
    question: 'Will my employer find out?',
    answer:
      'Health plans may not give your employer your medical information for decisions about your job. If your employer pays ' +
      'claims itself, the few people who run the plan are bound by the same privacy rules. An explanation of benefits goes to ' +
      'the policyholder, so if you are on a parent’s or spouse’s plan, ask the insurer for confidential communication.',
    sources: ['hhs-privacy'],
  },
  {
    question: 'What does a visit cost without insurance?',
    answer:
      'It varies widely with place, length and training. Many profiles here state their fees. Before you book, ask for the ' +
      'good faith estimate that the law gives you, and whether there is a sliding scale.',
    sources: ['cms-estimate'],
  },
  {
    question: 'Can I use an HSA or FSA?',
    answer:
      'Yes. Visits to a psychiatrist, therapy and prescription medicines are medical expenses, so both kinds of account can pay ' +
      'for them, co-pays and deductibles included. Keep the receipts.',
    sources: ['irs-502'],
  },
];
