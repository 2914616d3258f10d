import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from '../../backoffice/theme.ts';

/** What tests/helpers/accessibility.ts asks in one scheme alone depends on it. */
it('changes colors alone in the dark', () => {
  const [light, dark] = [linesOf(lightTheme), linesOf(darkTheme)];
  const changed = [...without(light, dark), ...without(dark, light)];
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.filter((line) => !/(#[\da-f]{6}|rgba\([\d., ]+\))$/.test(line))).toEqual([
    'palette.mode: light',
    'palette.mode: dark',
  ]);
});

it('changes edges alone where colors are the visitor’s', () => {
  const forced = linesOf(lightTheme).filter((line) => line.includes('forced-colors'));
  expect(forced.length).toBeGreaterThan(2);
  expect(forced.filter((line) => !line.endsWith('.border: 1px solid'))).toEqual([]);
});

function without(lines: string[], others: string[]): string[] {
  return lines.filter((line) => !others.includes(line));
}

function linesOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? linesOf(inner, `${path}${name}.`)
      : `${path}${name}: ${String(inner)}`,
  );
}
