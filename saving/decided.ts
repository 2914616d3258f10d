/* What of a text is not typed: what is decided of it, what it was typed over, and what the server gives it. */
import { markOf } from './unsaved-text.ts';
import type { Written } from './saver-types.ts';

type Kind<Text> = Written<unknown, Text & object>;
type Apart<Text> = Pick<Kind<Text>, 'decided' | 'under' | 'given' | 'isAllText'> &
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
  const { given = [], under = [] } = written;
  const isGiven = (field: keyof Text) => text[field] === null && sent[field] === null;
  return { ...text, ...decidedOf(written, saved), ...part(saved, [...under, ...given.filter(isGiven)]) };
}

/** How what the server has came of texts that were sent: as it was, or with what it was given; null for another's. */
export function originOf<Text extends object>(
  written: Apart<Text>,
  sent: readonly string[],
  saved: Text,
): 'sent' | 'given' | null {
  if (sent.includes(markOfTyped(written, saved))) return 'sent';
  if (written.isDraft?.(saved)) return null;
  const without = { ...saved, ...Object.fromEntries((written.given ?? []).map((field) => [field, null])) };
  return sent.includes(markOfTyped(written, without)) ? 'given' : null;
}

/** A text that goes on from one's own: with what the server has made of that, and over what it is typed now. */
export function following<Text extends object>(
  written: Apart<Text>,
  origin: 'sent' | 'given',
  text: Text,
  saved: Text,
): Text {
  if (origin === 'given') return beside(written, text, saved);
  return { ...text, ...decidedOf(written, saved), ...part(saved, written.under ?? []) };
}

/** `markOf` without what is decided, or what it was typed over. */
export function markOfTyped<Text extends object>(
  { decided = [], under = [] }: Apart<Text>,
  text: Text,
): string {
  const apart = [...decided, ...under];
  const typed = (Object.keys(text) as (keyof Text)[]).filter((field) => !apart.includes(field));
  return markOf(part(text, typed));
}

/** What is one's own when nothing was sent yet: the text as it was sent, as it is known here, and as the server has it. */
export function marksAtFirst<Text extends object>(written: Apart<Text>, ...known: Text[]): string[] {
  return written.isAllText ? known.map((text) => markOfTyped(written, text)) : [];
}

function part<Text extends object>(text: Text, fields: readonly (keyof Text)[]): Partial<Text> {
  return Object.fromEntries(fields.map((field) => [field, text[field]])) as Partial<Text>;
}
