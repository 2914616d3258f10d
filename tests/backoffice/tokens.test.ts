import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { darkTokens, lightTokens } from '../../backoffice/tokens.ts';
import type { Tokens } from '../../backoffice/tokens.ts';

const css = readFileSync(join(import.meta.dirname, '../../public-site/styles/tokens.css'), 'utf8');
const [light, dark] = css.split('@media (prefers-color-scheme: dark)');

test('the backoffice wears the colors of the public site, in light and dark', () => {
  expect(lightTokens).toEqual(sameNames(lightTokens, light));
  expect(darkTokens).toEqual(sameNames(darkTokens, dark));
});

/** The tokens as the style sheet has them: brandDeep is --brand-deep, ink2 is --ink-2. */
function sameNames(tokens: Tokens, sheet: string): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(tokens).map((name) => {
      const property = name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);
      return [name, new RegExp(`--${property}: (#\\w+);`).exec(sheet)?.[1]];
    }),
  );
}
