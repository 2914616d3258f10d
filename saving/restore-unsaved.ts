import { decidedOf, goingOn, marksAtFirst, marksOf } from './decided.ts';
import { markOf, unsavedTexts } from './unsaved-text.ts';
import type { LeftText } from './unsaved-text.ts';
import type { Written } from './saver-types.ts';

type Read<Saved, Text extends object> = Pick<
  Written<Saved, Text>,
  'version' | 'text' | 'decided' | 'under' | 'given' | 'isAllText' | 'isByField'
> &
  Partial<Pick<Written<Saved, Text>, 'isDraft'>>;

/** What this browser keeps of a text that an account has written and that has not arrived; null for nothing. */
export function unsavedOf<Saved, Text extends object>(
  written: Read<Saved, Text>,
  opened: Saved,
  name: string,
  storage: Storage | null,
): Text | null {
  const { begun } = leftOf(written, opened, unsavedTexts(storage, name).others());
  return begun.isRestored ? begun.text : null;
}

interface Begun<Text> {
  text: Text;
  /** That it is a change of: the last one when all of it has arrived. */
  version: number;
  sent: readonly string[];
  isRestored: boolean;
}

/** What a form begins with, whose place it had, and the places of what has arrived. */
export function leftOf<Saved, Text extends object>(
  written: Read<Saved, Text>,
  opened: Saved,
  others: LeftText[],
): { begun: Begun<Text>; from: LeftText | null; arrived: LeftText[] } {
  const saved = written.text(opened);
  const version = written.version(opened);
  // What the server has may be our own, saved by a page that did not hear the answer any more, or will not.
  const ownOf = (one: LeftText) =>
    one.version === version ? null : goingOn(written, one.sent, filledFrom(saved, one.content), saved);
  const filled = (one: LeftText) =>
    ownOf(one) ?? { ...filledFrom(saved, one.content), ...decidedOf(written, saved) };
  const isThere = (one: LeftText) => markOf(filled(one)) === markOf(saved);
  const arrived = others.filter(isThere);
  const from = others.find((one) => !isThere(one)) ?? null;
  // Typed back to what is there, with what was sent before on its way still.
  const pending = arrived.filter((one) => one.version === version).flatMap((one) => one.sent);
  const there = { version, sent: [...marksAtFirst(written, saved), ...pending] };
  if (!from) return { begun: { text: saved, ...there, isRestored: false }, from, arrived };
  const text = filled(from);
  if (ownOf(from)) return { begun: { text, ...there, isRestored: true }, from, arrived };
  const sent = [...new Set([...from.sent, ...marksOf(written, text)])];
  return { begun: { text, version: from.version, sent, isRestored: true }, from, arrived };
}

/** In the order of the fields, and no others. */
function filledFrom<Text extends object>(saved: Text, content: object): Text {
  const given = content as Partial<Text>;
  const fields = Object.keys(saved) as (keyof Text)[];
  return Object.fromEntries(
    fields.map((field) => [field, field in given ? given[field] : saved[field]]),
  ) as Text;
}
