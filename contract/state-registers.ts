import type { State } from '#contract/vocabulary.ts';

/**
 * Where licenses of physicians are looked up in public, by state. How far checked: each address here was found in
 * several independent public sources in November 2026, none was opened. Where sources were few or disagreed, or MDs and
 * DOs have registers of their own, the state is left out: DocInfo searches all boards.
 */
const REGISTERS: Partial<Record<State, string>> = {
  CA: 'https://search.dca.ca.gov/',
  CO: 'https://apps.colorado.gov/dora/licensing/Lookup/LicenseLookup.aspx',
  CT: 'https://www.elicense.ct.gov/Lookup/LicenseLookup.aspx',
  FL: 'https://mqa-internet.doh.state.fl.us/MQASearchServices/HealthCareProviders',
  GA: 'https://gcmb.mylicense.com/verification/',
  IL: 'https://online-dfpr.micropact.com/lookup/licenselookup.aspx',
  MA: 'https://findmydoctor.mass.gov/',
  MD: 'https://www.mbp.state.md.us/bpqapp/',
  MI: 'https://aca-prod.accela.com/MILARA/',
  NC: 'https://portal.ncmedboard.org/verification/search.aspx',
  NJ: 'https://newjersey.mylicense.com/verification/',
  NY: 'https://www.op.nysed.gov/verification-search',
  OH: 'https://elicense.ohio.gov/oh_verifylicense',
  OR: 'https://omb.oregon.gov/search',
  PA: 'https://www.pals.pa.gov/',
  TX: 'https://profile.tmb.state.tx.us/',
  VA: 'https://dhp.virginiainteractive.org/Lookup/Index',
  WA: 'https://fortress.wa.gov/doh/providercredentialsearch/',
};

/** Of the Federation of State Medical Boards: every state and territory. */
const ALL_BOARDS = 'https://www.docinfo.org/';

/** Where to look a license of a state up. */
export function stateRegister(state: State): string {
  return REGISTERS[state] ?? ALL_BOARDS;
}

/** Where the American Board of Psychiatry and Neurology shows whom it has certified. */
export const BOARD_REGISTER = 'https://www.abpn.org/';

/** The entry of an NPI in the registry of CMS. */
export function npiEntry(npi: string): string {
  return `https://npiregistry.cms.hhs.gov/provider-view/${npi}`;
}

/** Where the Office of Inspector General has its List of Excluded Individuals/Entities looked through. */
export const EXCLUSION_LIST = 'https://exclusions.oig.hhs.gov/';
