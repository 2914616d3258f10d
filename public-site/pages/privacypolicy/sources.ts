import type { GuideSource } from '../../parts/guide/guide-content.ts';

export const PRIVACY_SOURCES: readonly GuideSource[] = [
  {
    id: 'washington',
    title: 'Chapter 19.373 RCW, Washington My Health My Data Act',
    publisher: 'Washington State Legislature',
    href: 'https://app.leg.wa.gov/RCW/default.aspx?cite=19.373',
  },
  {
    id: 'nevada',
    title: 'Senate Bill 370 (2023), as enrolled',
    publisher: 'Nevada Legislature',
    href: 'https://www.leg.state.nv.us/Session/82nd2023/Bills/SB/SB370_EN.pdf',
  },
  {
    id: 'coppa',
    title: 'Children’s Online Privacy Protection Rule, 16 CFR part 312',
    publisher: 'Electronic Code of Federal Regulations',
    href: 'https://www.ecfr.gov/current/title-16/part-312',
  },
  {
    id: 'hhs-hipaa',
    title: 'Covered Entities and Business Associates',
    publisher: 'U.S. Department of Health and Human Services',
    href: 'https://www.hhs.gov/hipaa/for-professionals/covered-entities/index.html',
  },
];
