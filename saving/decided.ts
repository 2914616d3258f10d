/* What of a text is whose: what is decided of it, what it was typed over, what the server gives it, and what is one's own. */
import { keyOf, markOf } from './unsaved-text.ts';
import type { Written } from './saver-types.ts';

type Kind<Text> = Written<unknown, Text & object>;
type Apart<Text> = Pick<Kind<Text>, 'decided' | 'under' | 'given' | 'isAllText' | 'isByField'> &
  Partial<Pick<Kind<Text>, 'isDraft'>>;

/** What of a text is decided and not typed. */
export function decidedOf<Text extends object>({ decided = [] }: Apart<Text>, text: Text): Partial<Text> {
  return part(text, decided);
}

/** A text with what the server has made of one that was sent: what was decided, what it gave where that had nothing, and over what is typed on. */
export function beside<Text extends object>(
  written: Apart<Text>,
  text: Text,
  saved: Text,
  sent = text,
): Text {
  if (written.isByField) return { ...saved, ...changes(sent, text) };
  const { given = [], under = [] } = written;
  const isGiven = (field: keyof Text) => text[field] === null && sent[field] === null;
  return { ...text, ...decidedOf(written, saved), ...part(saved, [...under, ...given.filter(isGiven)]) };
}

/**
 * A text that goes on from what the server has, where that came of texts that were `sent`: with what it was given, and
 * over what it is typed now. null where another has written it.
 */
export function goingOn<Text extends object>(
  written: Apart<Text>,
  sent: readonly string[],
  text: Text,
  saved: Text,
): Text | null {
  if (written.isByField) return isCrossed(sent, text, saved) ? null : withTyped(written, sent, text, saved);
  if (sent.includes(markOfTyped(written, saved)))
    return { ...withTyped(written, sent, text, saved), ...part(saved, written.under ?? []) };
  if (written.isDraft?.(saved)) return null;
  const without = { ...saved, ...Object.fromEntries((written.given ?? []).map((field) => [field, null])) };
  return sent.includes(markOfTyped(written, without)) ? beside(written, text, saved) : null;
}

/** What is typed, over what the server has: another's decision stays, and each field that only they have changed. */
export function withTyped<Text extends object>(
  written: Apart<Text>,
  sent: readonly string[],
  text: Text,
  saved: Text,
): Text {
  if (written.isByField) return { ...saved, ...part(text, touched(sent, text)) };
  return { ...text, ...decidedOf(written, saved) };
}

/** What a text is known by: one mark, or one for each of its fields. Not what is decided of it, or what it was typed over. */
export function marksOf<Text extends object>(written: Apart<Text>, text: Text): string[] {
  return written.isByField
    ? fieldsOf(text).map((field) => markOfField(text, field))
    : [markOfTyped(written, text)];
}

/** What is one's own when nothing was sent yet: the text as it was sent, as it is known here, and as the server has it. */
export function marksAtFirst<Text extends object>(written: Apart<Text>, ...known: Text[]): string[] {
  return written.isAllText || written.isByField ? known.flatMap((text) => marksOf(written, text)) : [];
}

interface Change<Text> {
  from: Text;
  to: Text;
}

/**
 * A text with what two have changed of it; null where something has to be chosen: one thing that is otherwise for each of
 * them, or what says one thing together (see `Written`).
 */
export function joined<Text extends object>(
  written: Pick<Written<unknown, Text>, 'parts' | 'together'>,
  mine: Change<Text>,
  theirs: Change<Text>,
): Text | null {
  const { parts = [], together = [] } = written;
  const own = changes(mine.from, mine.to);
  const others = changes(theirs.from, theirs.to);
  const isCrossing = (field: keyof Text) => !isSame(mine.to[field], theirs.to[field]);
  const isTorn = together.some(
    (group) =>
      [own, others].every((changed) => group.some((field) => field in changed)) &&
      (group as (keyof Text)[]).some(isCrossing),
  );
  const crossed = fieldsOf(own).filter((field) => field in others && isCrossing(field));
  if (isTorn || crossed.some((field) => !parts.includes(field))) return null;
  const both = crossed.map(
    (field) => [field, joined({ together }, of(mine, field), of(theirs, field))] as const,
  );
  if (both.some(([, one]) => one === null)) return null;
  return { ...mine.to, ...others, ...Object.fromEntries(both) };
}

function of<Text extends object>({ from, to }: Change<Text>, part: keyof Text): Change<object> {
  return { from: from[part] as object, to: to[part] as object };
}

/** What of a text is another thing than it was. */
export function changes<Text extends object>(from: Text, to: Text): Partial<Text> {
  return part(
    to,
    fieldsOf(to).filter((field) => !isSame(to[field], from[field])),
  );
}

/** The same, with whatever says one thing together with any of it (see `Written`). */
export function wholeChanges<Text extends object>(
  from: Text,
  to: Text,
  together: readonly (readonly string[])[],
): Partial<Text> {
  const changed = changes(from, to);
  const drawn = together.filter((group) => group.some((field) => field in changed)).flat();
  return {
    ...part(
      to,
      fieldsOf(to).filter((field) => drawn.includes(field as string)),
    ),
    ...changed,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return keyOf({ is: one }) === keyOf({ is: other });
}

/** Whether another has changed a field of these as well, and otherwise. */
function isCrossed<Text extends object>(sent: readonly string[], text: Text, saved: Text): boolean {
  return touched(sent, text).some((field) => {
    const mark = markOfField(saved, field);
    return mark !== markOfField(text, field) && !sent.includes(mark);
  });
}

/** What is not as it was, or was sent as something else. */
function touched<Text extends object>(sent: readonly string[], text: Text): (keyof Text)[] {
  return fieldsOf(text).filter((field) => {
    const own = markOfField(text, field);
    return sent.some((mark) => mark !== own && mark.startsWith(`${String(field)} `));
  });
}

function markOfField<Text extends object>(text: Text, field: keyof Text): string {
  return `${String(field)} ${markOf({ is: text[field] })}`;
}

function markOfTyped<Text extends object>({ decided = [], under = [] }: Apart<Text>, text: Text): string {
  const apart = [...decided, ...under];
  return markOf(
    part(
      text,
      fieldsOf(text).filter((field) => !apart.includes(field)),
    ),
  );
}

function fieldsOf<Text extends object>(text: Partial<Text>): (keyof Text)[] {
  return Object.keys(text) as (keyof Text)[];
}

function part<Text extends object>(text: Text, fields: readonly (keyof Text)[]): Partial<Text> {
  return Object.fromEntries(fields.map((field) => [field, text[field]])) as Partial<Text>;
}
