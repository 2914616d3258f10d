import { parsed } from './browser-storage.ts';

/**
 * What was typed of a text and has not arrived at the server: kept in this browser until it has, by the name of the
 * text and the account that wrote it, 'doctor-12-article-7'. Others who sign in here are never shown it. Each tab has
 * a place of its own, so that two of them do not write over each other's.
 */
export interface UnsavedText {
  /** That was changed. */
  version: number;
  content: object;
  /** What was sent as a change of that version and not answered, as `markOf` has it: it may have arrived. That version too, where it is no other's. */
  sent: readonly string[];
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

/** What a tab left. */
export interface LeftText extends UnsavedText {
  /** As it is stored: what was typed on since is another one. */
  stored: string;
  key: string;
}

/** The places of one tab and of others for a text. Where storage is full or forbidden (null), nothing is kept. */
export function unsavedTexts(storage: Storage | null, name: string) {
  const prefix = `unsaved-${name}~`;
  const own = prefix + Math.random().toString(36).slice(2);
  const isOthers = (key: string) => key.startsWith(prefix) && key !== own;

  return {
    isOthers,

    isOwn: (key: string) => key === own,

    /** Whether it is kept. */
    save(unsaved: UnsavedText): boolean {
      try {
        storage?.setItem(own, JSON.stringify(unsaved));
        return storage !== null;
      } catch {
        return false;
      }
    },

    forget: () => storage?.removeItem(own),

    /** What other tabs keep or left, the newest first. */
    others(): LeftText[] {
      const left = keysOf(storage)
        .filter(isOthers)
        .map((key) => readAt(storage, key))
        .filter((one) => one !== null);
      return left.sort((one, other) => other.at - one.at);
    },

    /** Forgets what a tab left, unless more has been typed there. */
    drop({ key, stored }: LeftText): void {
      if (storage?.getItem(key) === stored) storage.removeItem(key);
    },
  };
}

/** Forgets the texts whose names begin so, of all tabs: whoever has written them is gone. */
export function forgetTexts(storage: Storage | null, beginning: string): void {
  for (const key of keysOf(storage)) if (key.startsWith(`unsaved-${beginning}`)) storage?.removeItem(key);
}

function keysOf(storage: Storage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

function readAt(storage: Storage | null, key: string): LeftText | null {
  const stored = storage?.getItem(key) ?? '';
  const { version, content, sent, at = 0 } = (parsed(stored) ?? {}) as Partial<UnsavedText>;
  const isWhole = typeof version === 'number' && typeof content === 'object' && Array.isArray(sent);
  return isWhole && content !== null ? { version, content, sent, at, stored, key } : null;
}

/** The same for two texts that look the same: an empty field is one that is not there. */
export function keyOf(text: object): string {
  return JSON.stringify(text, (_, value: unknown) => (value === '' ? undefined : (value ?? undefined)));
}

/** Short, and the same for texts that the server makes the same of: it tidies spaces and the forms of letters. */
export function markOf(text: object): string {
  const tidy = JSON.stringify(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value ?? undefined;
    const lines = value
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ');
    return lines.replace(/ ?\n ?/g, '\n').trim() || undefined;
  });
  // 64 bits: two texts of one person do not meet by accident.
  return `${tidy.length}-${hashOf(tidy).toString(36)}${hashOf(tidy, 0x01000193, 0x85ebca6b).toString(36)}`;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string, begin = 0x811c9dc5, prime = 0x01000193): number {
  let hash = begin;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash >>> 0;
}
