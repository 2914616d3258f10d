import type { GuideSource } from '../../parts/guide/guide-content.ts';

const CMS = 'Centers for Medicare & Medicaid Services';
const HEALTHCARE = 'HealthCare.gov';
const MEDICARE = 'Medicare.gov';
const SAMHSA = 'Substance Abuse and Mental Health Services Administration';

export const INSURANCE_SOURCES: readonly GuideSource[] = [
  {
    id: 'cms-parity',
    title: 'The Mental Health Parity and Addiction Equity Act (MHPAEA)',
    publisher: CMS,
    href: 'https://www.cms.gov/marketplace/private-health-insurance/mental-health-parity-addiction-equity',
  },
  {
    id: 'healthcare-mental-health',
    title: 'Mental health and substance abuse coverage',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/coverage/mental-health-substance-abuse-coverage/',
  },
  {
    id: 'healthcare-preventive',
    title: 'Preventive care benefits for adults',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/preventive-care-adults/',
  },
  {
    id: 'healthcare-plan-types',
    title: 'Health insurance plan and network types: HMOs, PPOs, and more',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/choose-a-plan/plan-types/',
  },
  {
    id: 'directory-law',
    title:
      '42 U.S.C. 300gg-115, Protecting patients and improving the accuracy of provider directory information',
    publisher: 'Legal Information Institute, Cornell Law School',
    href: 'https://www.law.cornell.edu/uscode/text/42/300gg-115',
  },
  {
    id: 'healthcare-maximum',
    title: 'Out-of-pocket maximum/limit',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/glossary/out-of-pocket-maximum-limit/',
  },
  {
    id: 'maximum-2027',
    title: '2027 Affordable Care Act out-of-pocket maximum limits released',
    publisher: 'Milliman, 2026, on the guidance of CMS',
    href: 'https://www.milliman.com/en/insight/2027-aca-oop-max-limits-released-group-health',
  },
  {
    id: 'healthcare-internal-appeals',
    title: 'Internal appeals',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/appeal-insurance-company-decision/internal-appeals/',
  },
  {
    id: 'medicare-part-d',
    title: 'Final CY 2026 Part D Redesign Program Instructions',
    publisher: CMS,
    href: 'https://www.cms.gov/newsroom/fact-sheets/final-cy-2026-part-d-redesign-program-instructions',
  },
  {
    id: 'protected-classes',
    title: '42 CFR 423.120, Access to covered Part D drugs',
    publisher: 'Electronic Code of Federal Regulations',
    href: 'https://www.ecfr.gov/current/title-42/section-423.120',
  },
  {
    id: 'apa-telehealth',
    title: 'Telepsychiatry: frequently asked questions',
    publisher: 'American Psychiatric Association',
    href: 'https://www.psychiatry.org/psychiatrists/practice/telepsychiatry/covid-19-and-telepsychiatry-frequently-asked-quest',
  },
  {
    id: 'dea-telemedicine',
    title:
      'Fourth Temporary Extension of COVID-19 Telemedicine Flexibilities for Prescription of Controlled Medications',
    publisher: 'Federal Register, December 31, 2025',
    href: 'https://www.govinfo.gov/content/pkg/FR-2025-12-31/html/2025-24123.htm',
  },
  {
    id: 'medicare-costs',
    title: 'Costs',
    publisher: 'Medicare.gov, 2026',
    href: 'https://www.medicare.gov/basics/costs/medicare-costs',
  },
  {
    id: 'medicare-mental-health',
    title: 'Mental health care (outpatient)',
    publisher: MEDICARE,
    href: 'https://www.medicare.gov/coverage/mental-health-care-outpatient',
  },
  {
    id: 'medicare-inpatient',
    title: 'Mental health care (inpatient)',
    publisher: MEDICARE,
    href: 'https://www.medicare.gov/coverage/mental-health-care-inpatient',
  },
  {
    id: 'medicaid-behavioral',
    title: 'Behavioral Health Services',
    publisher: 'Medicaid.gov',
    href: 'https://www.medicaid.gov/medicaid/benefits/behavioral-health-services',
  },
  {
    id: 'medicaid-epsdt',
    title: 'Early and Periodic Screening, Diagnostic, and Treatment',
    publisher: 'Medicaid.gov',
    href: 'https://www.medicaid.gov/medicaid/benefits/early-and-periodic-screening-diagnostic-and-treatment',
  },
  {
    id: 'tricare',
    title: 'Getting mental health care: appointments',
    publisher: 'TRICARE',
    href: 'https://tricare.mil/CoveredServices/Mental/GettingMHCare/Prime_Appts',
  },
  {
    id: 'va-suicide-care',
    title: 'COMPACT Act: emergency suicide care',
    publisher: 'U.S. Department of Veterans Affairs',
    href: 'https://www.va.gov/chicago-health-care/programs/compact-act/',
  },
  {
    id: 'cms-estimate',
    title: 'Understanding your good faith estimate',
    publisher: CMS,
    href: 'https://www.cms.gov/medical-bill-rights/help/guides/good-faith-estimate',
  },
  {
    id: 'cms-dispute',
    title: 'Dispute a medical bill',
    publisher: CMS,
    href: 'https://www.cms.gov/medical-bill-rights/help/dispute-a-bill',
  },
  {
    id: 'cms-surprises',
    title: 'Know your rights with medical bills',
    publisher: CMS,
    href: 'https://www.cms.gov/medical-bill-rights/know-your-rights',
  },
  {
    id: 'healthcare-external-review',
    title: 'External review',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/appeal-insurance-company-decision/external-review/',
  },
  {
    id: 'dol-help',
    title: 'Ask EBSA: help with benefits from an employer',
    publisher: 'U.S. Department of Labor',
    href: 'https://www.dol.gov/agencies/ebsa/about-ebsa/ask-a-question/ask-ebsa',
  },
  {
    id: 'healthcare-special',
    title: 'Special Enrollment Periods',
    publisher: HEALTHCARE,
    href: 'https://www.healthcare.gov/coverage-outside-open-enrollment/special-enrollment-period/',
  },
  {
    id: 'hrsa',
    title: 'Find a Health Center',
    publisher: 'Health Resources and Services Administration',
    href: 'https://findahealthcenter.hrsa.gov',
  },
  {
    id: 'samhsa-ccbhc',
    title: 'Certified Community Behavioral Health Clinics',
    publisher: SAMHSA,
    href: 'https://www.samhsa.gov/certified-community-behavioral-health-clinics',
  },
  {
    id: 'samhsa-helpline',
    title: 'National Helpline',
    publisher: SAMHSA,
    href: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
  },
  {
    id: 'psychiatrists-insurance',
    title: 'Acceptance of Insurance by Psychiatrists and the Implications for Access to Mental Health Care',
    publisher: 'Bishop and others, JAMA Psychiatry, 2014',
    href: 'https://doi.org/10.1001/jamapsychiatry.2013.2862',
  },
  {
    id: 'hhs-privacy',
    title: 'Employers and Health Information in the Workplace',
    publisher: 'U.S. Department of Health and Human Services',
    href: 'https://www.hhs.gov/hipaa/for-individuals/employers-health-information-workplace/index.html',
  },
  {
    id: 'irs-502',
    title: 'Publication 502, Medical and Dental Expenses',
    publisher: 'Internal Revenue Service',
    href: 'https://www.irs.gov/publications/p502',
  },
];
