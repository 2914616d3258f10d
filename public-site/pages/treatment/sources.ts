import type { GuideSource } from '../../parts/guide/guide-content.ts';

const FDA = 'U.S. Food and Drug Administration';
const NIMH = 'National Institute of Mental Health';
const MEDLINEPLUS = 'MedlinePlus, National Library of Medicine';
const SAMHSA = 'Substance Abuse and Mental Health Services Administration';

export const TREATMENT_SOURCES: readonly GuideSource[] = [
  {
    id: 'nimh-medications',
    title: 'Mental Health Medications',
    publisher: NIMH,
    href: 'https://www.nimh.nih.gov/health/topics/mental-health-medications',
  },
  {
    id: 'fda-supplements',
    title: 'Questions and Answers on Dietary Supplements',
    publisher: FDA,
    href: 'https://www.fda.gov/food/information-consumers-using-dietary-supplements/questions-and-answers-dietary-supplements',
  },
  {
    id: 'fda-otc',
    title: 'Prescription Drugs and Over-the-Counter (OTC) Drugs: Questions and Answers',
    publisher: FDA,
    href: 'https://www.fda.gov/drugs/frequently-asked-questions-popular-topics/prescription-drugs-and-over-counter-otc-drugs-questions-and-answers',
  },
  {
    id: 'fda-benzodiazepines',
    title: 'FDA requiring Boxed Warning updated to improve safe use of benzodiazepine drug class',
    publisher: `${FDA}, 2020`,
    href: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requiring-boxed-warning-updated-improve-safe-use-benzodiazepine-drug-class',
  },
  {
    id: 'fda-stimulants',
    title:
      'FDA updating warnings to improve safe use of prescription stimulants used to treat ADHD and other conditions',
    publisher: `${FDA}, 2023`,
    href: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-updating-warnings-improve-safe-use-prescription-stimulants-used-treat-adhd-and-other-conditions',
  },
  {
    id: 'lithium-suicide',
    title:
      'Lithium in the prevention of suicide in mood disorders: updated systematic review and meta-analysis',
    publisher: 'Cipriani and others, BMJ, 2013',
    href: 'https://doi.org/10.1136/bmj.f3646',
  },
  {
    id: 'samhsa-medications',
    title: 'Substance Use Disorder Treatment Options',
    publisher: SAMHSA,
    href: 'https://www.samhsa.gov/substance-use/treatment/options',
  },
  {
    id: 'fda-off-label',
    title: 'Understanding Unapproved Use of Approved Drugs “Off Label”',
    publisher: FDA,
    href: 'https://www.fda.gov/patients/learn-about-expanded-access-and-other-treatment-options/understanding-unapproved-use-approved-drugs-label',
  },
  {
    id: 'fda-nicotine',
    title: 'Want to Quit Smoking? FDA-Approved and FDA-Cleared Cessation Products Can Help',
    publisher: FDA,
    href: 'https://www.fda.gov/consumers/consumer-updates/want-quit-smoking-fda-approved-and-fda-cleared-cessation-products-can-help',
  },
  {
    id: 'fda-naloxone',
    title: 'FDA Approves First Over-the-Counter Naloxone Nasal Spray',
    publisher: `${FDA}, 2023`,
    href: 'https://www.fda.gov/news-events/press-announcements/fda-approves-first-over-counter-naloxone-nasal-spray',
  },
  {
    id: 'aasm-insomnia',
    title: 'Clinical Practice Guideline for the Pharmacologic Treatment of Chronic Insomnia in Adults',
    publisher: 'American Academy of Sleep Medicine, 2017',
    href: 'https://doi.org/10.5664/jcsm.6470',
  },
  {
    id: 'acp-insomnia',
    title: 'Management of Chronic Insomnia Disorder in Adults',
    publisher: 'American College of Physicians, 2016',
    href: 'https://doi.org/10.7326/M15-2175',
  },
  {
    id: 'nccih-st-johns-wort',
    title: 'St. John’s Wort: Usefulness and Safety',
    publisher: 'National Center for Complementary and Integrative Health',
    href: 'https://www.nccih.nih.gov/health/st-johns-wort',
  },
  {
    id: 'melatonin-content',
    title:
      'Melatonin Natural Health Products and Supplements: Presence of Serotonin and Significant Variability of Melatonin Content',
    publisher: 'Erland and Saxena, Journal of Clinical Sleep Medicine, 2017',
    href: 'https://doi.org/10.5664/jcsm.6462',
  },
  {
    id: 'fda-tianeptine',
    title: 'Tianeptine Products Linked to Serious Harm, Overdoses, Death',
    publisher: FDA,
    href: 'https://www.fda.gov/consumers/consumer-updates/tianeptine-products-linked-serious-harm-overdoses-death',
  },
  {
    id: 'nimh-depression',
    title: 'Depression',
    publisher: NIMH,
    href: 'https://www.nimh.nih.gov/health/publications/depression',
  },
  {
    id: 'nimh-bipolar',
    title: 'Bipolar Disorder',
    publisher: NIMH,
    href: 'https://www.nimh.nih.gov/health/publications/bipolar-disorder',
  },
  {
    id: 'medlineplus-serotonin',
    title: 'Serotonin syndrome',
    publisher: MEDLINEPLUS,
    href: 'https://medlineplus.gov/ency/article/007272.htm',
  },
  medicine('sertraline', 'Sertraline', 'a697048'),
  medicine('lithium', 'Lithium', 'a681039'),
  {
    id: 'fda-grapefruit',
    title: 'Grapefruit Juice and Some Drugs Don’t Mix',
    publisher: FDA,
    href: 'https://www.fda.gov/consumers/consumer-updates/grapefruit-juice-and-some-drugs-dont-mix',
  },
  {
    id: 'antidepressants-relapse',
    title:
      'Relapse prevention with antidepressant drug treatment in depressive disorders: a systematic review',
    publisher: 'Geddes and others, The Lancet, 2003',
    href: 'https://doi.org/10.1016/S0140-6736(03)12599-8',
  },
  medicine('clozapine', 'Clozapine', 'a691001'),
  {
    id: 'fda-antidepressants',
    title: 'Suicidality in Children and Adolescents Being Treated With Antidepressant Medications',
    publisher: FDA,
    href: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/suicidality-children-and-adolescents-being-treated-antidepressant-medications',
  },
  medicine('quetiapine', 'Quetiapine', 'a698019'),
  medicine('valproate', 'Valproic Acid', 'a682412'),
  medicine('lamotrigine', 'Lamotrigine', 'a695007'),
  {
    id: 'acog-treatment',
    title:
      'Assessment and Treatment of Perinatal Mental Health Conditions (on Clinical Practice Guideline 5)',
    publisher: 'American College of Obstetricians and Gynecologists, 2023',
    href: 'https://www.acog.org/programs/perinatal-mental-health/assessment-and-treatment-of-perinatal-mental-health-conditions',
  },
  {
    id: 'fda-valproate',
    title:
      'Valproate Anti-seizure Products Contraindicated for Migraine Prevention in Pregnant Women due to Decreased IQ Scores in Exposed Children',
    publisher: `${FDA}, 2013`,
    href: 'https://www.fda.gov/Drugs/DrugSafety/ucm350684.htm',
  },
  {
    id: 'ags-beers',
    title: 'AGS Beers Criteria for potentially inappropriate medication use in older adults',
    publisher: 'American Geriatrics Society, 2023',
    href: 'https://doi.org/10.1111/jgs.18372',
  },
  {
    id: 'nimh-psychotherapies',
    title: 'Psychotherapies',
    publisher: NIMH,
    href: 'https://www.nimh.nih.gov/health/topics/psychotherapies',
  },
  {
    id: 'acp-depression',
    title:
      'Nonpharmacologic and Pharmacologic Treatments of Adults in the Acute Phase of Major Depressive Disorder: A Living Clinical Guideline',
    publisher: 'American College of Physicians, 2023',
    href: 'https://doi.org/10.7326/M22-2056',
  },
  {
    id: 'va-ptsd',
    title: 'PTSD Treatment Basics',
    publisher: 'National Center for PTSD, U.S. Department of Veterans Affairs',
    href: 'https://www.ptsd.va.gov/understand_tx/tx_basics.asp',
  },
  {
    id: 'nimh-brain-stimulation',
    title: 'Brain Stimulation Therapies',
    publisher: NIMH,
    href: 'https://www.nimh.nih.gov/health/topics/brain-stimulation-therapies/brain-stimulation-therapies',
  },
  medicine('esketamine', 'Esketamine Nasal Spray', 'a619017'),
  {
    id: 'samhsa-988',
    title: '988 Suicide & Crisis Lifeline',
    publisher: SAMHSA,
    href: 'https://www.samhsa.gov/mental-health/988',
  },
];

function medicine(id: string, title: string, number: string): GuideSource {
  return {
    id: `medlineplus-${id}`,
    title,
    publisher: MEDLINEPLUS,
    href: `https://medlineplus.gov/druginfo/meds/${number}.html`,
  };
}
