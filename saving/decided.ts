/* What of a text is not typed: what is decided of it, and what the server gives it. No text is one's own or another's by that. */
import { markOf } from './unsaved-text.ts';
import type { Written } from './saver-types.ts';

type Apart<Text> = Pick<Written<unknown, Text & object>, 'decided' | 'given' | 'isAllText'>;

/** What of a text is decided and not typed. */
export function decidedOf<Text extends object>({ decided = [] }: Apart<Text>, text: Text): Partial<Text> {
  return part(text, decided);
}

/** What the server has given to a text where nothing was chosen, nor before. */
export function givenTo<Text extends object>(
  { given = [] }: Apart<Text>,
  text: Text,
  saved: Text,
  before = text,
): Partial<Text> {
  return part(
    saved,
    given.filter((field) => text[field] === null && before[field] === null),
  );
}

/** A text with what the server has made of it. */
export function beside<Text extends object>(written: Apart<Text>, text: Text, saved: Text): Text {
  return { ...text, ...decidedOf(written, saved), ...givenTo(written, text, saved) };
}

/** Whether what the server has is one of those that were sent, the last of which was this one; whatever was decided of it. */
export function isOwn<Text extends object>(
  written: Apart<Text>,
  sent: readonly string[],
  text: Text,
  saved: Text,
): boolean {
  const { given = [] } = written;
  return (
    sent.includes(markOfTyped(written, saved)) &&
    given.every((field) => text[field] === null || text[field] === saved[field])
  );
}

/** `markOf` without what is decided or may be given. */
export function markOfTyped<Text extends object>(
  { decided = [], given = [] }: Apart<Text>,
  text: Text,
): string {
  const apart = [...decided, ...given];
  const typed = (Object.keys(text) as (keyof Text)[]).filter((field) => !apart.includes(field));
  return markOf(part(text, typed));
}

/** What is one's own when nothing was sent yet. */
export function marksAtFirst<Text extends object>(written: Apart<Text>, known: Text): string[] {
  return written.isAllText ? [markOfTyped(written, known)] : [];
}

function part<Text extends object>(text: Text, fields: readonly (keyof Text)[]): Partial<Text> {
  return Object.fromEntries(fields.map((field) => [field, text[field]])) as Partial<Text>;
}
