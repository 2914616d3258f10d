import type { CodeableConcept, Coding, Extension } from 'fhir/r4';
import type { Specialty } from '#contract/specialties.ts';

/** Da Vinci PDex Plan-Net, as published in 1.2.0 (docs/fhir.md has the sources). */
export const PLAN_NET = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';

/** Code systems: of the guide by their names, and those of others that it takes codes from. */
const SYSTEMS = {
  acceptingPatients: `${PLAN_NET}/CodeSystem/AcceptingPatientsCS`,
  category: `${PLAN_NET}/CodeSystem/HealthcareServiceCategoryCS`,
  delivery: `${PLAN_NET}/CodeSystem/DeliveryMethodCS`,
  modality: `${PLAN_NET}/CodeSystem/VirtualModalitiesCS`,
  role: `${PLAN_NET}/CodeSystem/ProviderRoleCS`,
  /** Degrees. */
  degree: 'http://terminology.hl7.org/CodeSystem/v2-0360',
  /** What an identifier is. */
  identifier: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  language: 'urn:ietf:bcp:47',
  purpose: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
  specialty: 'http://nucc.org/provider-taxonomy',
  state: 'https://www.usps.com/',
} as const;

export const NPI = 'http://hl7.org/fhir/sid/us-npi';
export const SPECIALTY_SYSTEM = SYSTEMS.specialty;
/** What all of them are here. */
export const PHYSICIAN: Coding = { system: SYSTEMS.role, code: 'ph', display: 'Physician' };

export function coding(system: keyof typeof SYSTEMS, code: string, display: string): Coding {
  return { system: SYSTEMS[system], code, display };
}

export function concept(...coded: Parameters<typeof coding>): CodeableConcept {
  return { coding: [coding(...coded)] };
}

export function specialty({ code, display }: Specialty): CodeableConcept {
  return concept('specialty', code, display);
}

/** An extension of the guide, of parts. */
export function extension(name: string, parts: Extension[]): Extension {
  return { url: profileUrl(name), extension: parts };
}

/** Of a profile or an extension of the guide. */
export function profileUrl(name: string): string {
  return `${PLAN_NET}/StructureDefinition/${name}`;
}
