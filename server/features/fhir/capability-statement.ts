import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4';
import { PLAN_NET, profileUrl } from './codes.ts';
import { INCLUDES } from './included-by.ts';
import { FHIR_JSON } from './outcome.ts';
import { TYPES } from './resources.ts';
import type { ResourceType } from './resources.ts';
import { SEARCH_PARAMETERS } from './search-parameters.ts';

/** When what it says was written; it says nothing else until the code does. */
const WRITTEN = '2026-11-23';

/** What can be asked of /fhir: the answer at /fhir/metadata. */
export function capabilityStatement({
  siteUrl,
  siteName,
}: {
  siteUrl: string;
  siteName: string;
}): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: WRITTEN,
    publisher: siteName,
    kind: 'instance',
    description: `The directory, read-only. Its other calls are described at ${siteUrl}/api/docs.`,
    implementation: { description: `Psychiatrists listed by ${siteName}`, url: `${siteUrl}/fhir` },
    fhirVersion: '4.0.1',
    format: [FHIR_JSON],
    implementationGuide: [`${PLAN_NET}/ImplementationGuide/hl7.fhir.us.davinci-pdex-plan-net|1.2.0`],
    rest: [{ mode: 'server', resource: TYPES.map(resource) }],
  };
}

function resource(type: ResourceType): CapabilityStatementRestResource {
  const includes = INCLUDES.filter((reference) => reference.startsWith(`${type}:`));
  const back = type === 'Practitioner' || type === 'Location';
  return {
    type,
    supportedProfile: [profileUrl(`plannet-${type}`)],
    interaction: [{ code: 'read' }, { code: 'search-type' }],
    versioning: 'no-version',
    ...(includes.length > 0 && { searchInclude: includes }),
    ...(back && { searchRevInclude: [`PractitionerRole:${type.toLowerCase()}`] }),
    // A name with a dot goes on behind a reference: what it leads to has it as well.
    searchParam: Object.entries(SEARCH_PARAMETERS[type])
      .filter(([name]) => !name.includes('.'))
      .map(([name, { type }]) => ({ name, type })),
  };
}
