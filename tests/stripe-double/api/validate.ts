import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { parse } from 'qs';
import { invalid } from './refusal.ts';
import type { StripeRefusal } from './refusal.ts';
import type { schemasOf } from './schemas.ts';

/** Parses form-encoded text for the request of that name; throws a StripeRefusal if Stripe's types do not allow it. */
export type Validate = (name: string, encoded: string) => object;

export function createValidate(schemas: ReturnType<typeof schemasOf>): Validate {
  const ajv = new Ajv({
    coerceTypes: true,
    allowUnionTypes: true,
    verbose: true,
    // Takes longer than it saves.
    code: { optimize: false },
  });
  const checks = new Map<string, ValidateFunction>();
  return (name, encoded) => {
    const check = checks.get(name) ?? ajv.compile(schemas[name]);
    checks.set(name, check);
    const params = parse(encoded, { depth: 20, arrayLimit: 100, parameterLimit: 1000, plainObjects: true });
    if (!check(params)) throw complaint(check.errors ?? []);
    return params;
  };
}

/** Of a value that may be several things, every one complains: the complaint that got furthest says most. */
function complaint(errors: ErrorObject[]): StripeRefusal {
  const [error] = errors.toSorted((a, b) => depth(b) - depth(a));
  const param = paramOf(error);
  if (error.keyword === 'additionalProperties')
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (error.keyword === 'required')
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (error.keyword === 'enum') {
    const { allowedValues } = error.params as { allowedValues: string[] };
    return invalid(`Invalid ${param}: must be one of ${allowedValues.join(', ')}`, { param });
  }
  if (error.keyword === 'type' && error.schema === 'number')
    return invalid(`Invalid integer: ${String(error.data)}`, { code: 'parameter_invalid_integer', param });
  return invalid(`Invalid ${param}: ${error.message}`, { param });
}

function depth(error: ErrorObject): number {
  const isAboutMember = error.keyword === 'additionalProperties' || error.keyword === 'required';
  return error.instancePath.split('/').length + (isAboutMember ? 1 : 0);
}

/** `/line_items/0` and `price` are `line_items[0][price]`. */
function paramOf({ instancePath, params }: ErrorObject): string {
  const { additionalProperty, missingProperty } = params as Record<string, string | undefined>;
  const [first = '', ...inner] = [...instancePath.split('/').slice(1), additionalProperty ?? missingProperty]
    .filter((part) => part !== undefined)
    .map(String);
  return first + inner.map((part) => `[${part}]`).join('');
}
