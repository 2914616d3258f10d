/** A sentence or two of a bio, and the facts about a doctor with which it would be true. */
export interface Line {
  text: string;
  /** Facts that must hold. */
  needs: string[];
  /** Facts that must not hold. */
  unless: string[];
  /** Facts that hold for the rest of a bio once this line is in it. */
  adds: string[];
  /** The first two words. */
  beginning: string;
  /** Words that one would notice when they came twice in a bio. */
  telling: string[];
}

/**
 * Reads lines of text: one sentence (or a few that belong together) a line. `[telehealth !kids +story]` in front names
 * the facts that must hold, with `!` must not, and with `+` hold from here on. Slots like {city} are filled later.
 */
export function lines(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [, tags = '', sentence] = /^\s*(?:\[([^\]]*)\]\s*)?(.+?)\s*$/.exec(row) ?? [];
      const facts = tags.split(' ').filter(Boolean);
      const text = sentence.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”');
      return {
        text,
        needs: facts.filter((fact) => !/^[!+]/.test(fact)),
        unless: facts.filter((fact) => fact.startsWith('!')).map((fact) => fact.slice(1)),
        adds: facts.filter((fact) => fact.startsWith('+')).map((fact) => fact.slice(1)),
        beginning: text.split(' ', 2).join(' '),
        telling: tellingWords(text),
      };
    });
}

/** Whether the line is true of a doctor of whom these facts hold. */
export function isTrue(line: Line, facts: ReadonlySet<string>): boolean {
  return line.needs.every((fact) => facts.has(fact)) && !line.unless.some((fact) => facts.has(fact));
}

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z-]+/);
  return words.filter((word) => word.length >= 6 && !PLAIN.has(word));
}

const PLAIN = new Set(
  `people patients patient medicine medicines medication psychiatry psychiatrist children because something someone
  anyone everyone themselves before doctor residency fellowship visits office school started without whoever through
  often usually little family families parents conditions languages rather between always nobody another anxiety
  depression practice trained training learned medical another between whether around things thought answers
  questions problem problems treatment different explain worked person`.split(/\s+/),
);
