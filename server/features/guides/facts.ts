import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { ContentError } from './content-error.ts';

/** What texts may say of this installation: `{{name}}`, and `when{name}` around what needs it. */
export type Facts = Record<string, string | boolean | null>;

/** What of the configuration texts may say. */
export type SaidOfSite = Pick<Config, 'siteName' | 'operator' | 'contactAddress' | 'socialUrl' | 'demo'>;

/** The facts of an installation. */
export function factsOf(site: SaidOfSite): Facts {
  return {
    siteName: site.siteName,
    operator: site.operator,
    contactAddress: site.contactAddress,
    socialUrl: site.socialUrl,
    demo: site.demo,
    confirmationDays: String(CONFIRMATION_DAYS),
  };
}

/** The text with its placeholders filled in. Throws a ContentError that names an unknown one. */
export function filledIn(text: string, facts: Facts, line: number): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = factOf(name.trim(), facts, line);
    return typeof value === 'string' ? value : '';
  });
}

/** A fact by its name. Throws a ContentError when there is none of that name. */
export function factOf(name: string, facts: Facts, line: number): Facts[string] {
  if (Object.hasOwn(facts, name)) return facts[name];
  throw new ContentError(line, `'${name}' is none of ${Object.keys(facts).join(', ')}`);
}
