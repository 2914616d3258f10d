import type { GuideContent } from '../../parts/guide/guide-content.ts';
import { Benefits } from './benefits.tsx';
import { BesideMedication } from './beside-medication.tsx';
import { Choosing, QuestionsToAsk } from './choosing.tsx';
import { InShort } from './in-short.tsx';
import { MedicationClasses } from './medication-classes.tsx';
import { Mixtures } from './mixtures.tsx';
import { PrescriptionOrNot } from './prescription-or-not.tsx';
import { TREATMENT_QUESTIONS } from './questions.ts';
import { Risks } from './risks.tsx';
import { TREATMENT_SOURCES } from './sources.ts';
import { NotMedicalAdvice, Urgent } from './urgent.tsx';
import { WithoutPrescription } from './without-prescription.tsx';

export const TREATMENT_GUIDE: GuideContent = {
  kind: 'A guide for patients and families',
  title: 'Mental Health Treatments',
  lead:
    'Medication, therapy, or both: what each can do, what it cannot, and how people choose together with their ' +
    'doctor. Read it before a first visit, or to make sense of the last one.',
  description:
    'Prescription and over-the-counter medication, therapy and procedures for mental health: benefits, risks, ' +
    'interactions, how to choose, and when to call for help. With sources.',
  reviewed: '2026-11-21',
  sections: [
    { id: 'in-short', title: 'In short', Text: InShort },
    {
      id: 'prescription-or-not',
      title: 'Prescription, over the counter, or supplement',
      short: 'Prescription or over the counter',
      Text: PrescriptionOrNot,
    },
    {
      id: 'classes',
      title: 'The classes of prescription medication',
      short: 'Classes of medication',
      Text: MedicationClasses,
    },
    {
      id: 'without-prescription',
      title: 'What you can buy without a prescription',
      short: 'Without a prescription',
      Text: WithoutPrescription,
    },
    { id: 'mixtures', title: 'Mixtures that can do harm', Text: Mixtures },
    {
      id: 'benefits',
      title: 'What treatment can do, and when',
      short: 'Benefits, week by week',
      Text: Benefits,
    },
    { id: 'risks', title: 'Risks, and how they are kept small', short: 'Risks', Text: Risks },
    {
      id: 'beside-medication',
      title: 'Therapy and procedures beside medication',
      short: 'Therapy and procedures',
      Text: BesideMedication,
    },
    { id: 'choosing', title: 'How to choose', Text: Choosing },
    { id: 'questions-to-ask', title: 'Questions to take to the visit', Text: QuestionsToAsk },
    { id: 'urgent', title: 'When it cannot wait', Text: Urgent },
    { id: 'not-advice', title: 'This is not medical advice', Text: NotMedicalAdvice },
  ],
  questions: TREATMENT_QUESTIONS,
  sources: TREATMENT_SOURCES,
};
