import type { GuideContent } from '../../parts/guide/guide-content.ts';
import { Appeals, Authorization } from './authorization.tsx';
import { Costs } from './costs.tsx';
import { Estimates } from './estimates.tsx';
import { Rights } from './rights.tsx';
import { Medications } from './medications.tsx';
import { Network } from './network.tsx';
import { PublicPlans } from './public-plans.tsx';
import { INSURANCE_QUESTIONS } from './questions.ts';
import { INSURANCE_SOURCES } from './sources.ts';
import { StepByStep } from './step-by-step.tsx';
import { Superbill } from './superbill.tsx';
import { Telemedicine, Therapy } from './therapy-and-telemedicine.tsx';
import { WithoutInsurance } from './without-insurance.tsx';

export const INSURANCE_GUIDE: GuideContent = {
  kind: 'A guide for patients and families',
  title: 'Health Insurance',
  lead:
    'What your plan has to pay for a psychiatrist, what it leaves to you, and how to find out before the first bill. ' +
    'In plain words, with the numbers of 2026.',
  description:
    'How health insurance covers psychiatry: parity, networks, deductibles with a worked example, superbills, prior ' +
    'authorization, medications, telemedicine, Medicare, Medicaid, appeals, and care without insurance.',
  reviewed: '2026-11-21',
  sections: [
    { id: 'rights', title: 'What the law gives you', Text: Rights },
    { id: 'network', title: 'In network and out of network', Text: Network },
    {
      id: 'costs',
      title: 'Co-pay, deductible, coinsurance: who pays what',
      short: 'Co-pays and deductibles',
      Text: Costs,
    },
    {
      id: 'superbill',
      title: 'Superbills: money back from out of network',
      short: 'Superbills',
      Text: Superbill,
    },
    { id: 'authorization', title: 'Prior authorization', Text: Authorization },
    { id: 'medications', title: 'Medications', Text: Medications },
    { id: 'therapy', title: 'Therapy', Text: Therapy },
    { id: 'telemedicine', title: 'Telemedicine', Text: Telemedicine },
    {
      id: 'public-plans',
      title: 'Medicare, Medicaid, TRICARE and the VA',
      short: 'Medicare, Medicaid, TRICARE',
      Text: PublicPlans,
    },
    { id: 'estimates', title: 'Your right to an estimate', Text: Estimates },
    { id: 'steps', title: 'Using your insurance, step by step', short: 'Step by step', Text: StepByStep },
    { id: 'appeals', title: 'When the plan says no', Text: Appeals },
    { id: 'without-insurance', title: 'Without insurance', Text: WithoutInsurance },
  ],
  questions: INSURANCE_QUESTIONS,
  sources: INSURANCE_SOURCES,
};
