/** "1,204" */
export function numberText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 article", "1,204 articles". `many`: the plural, where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return joined(words, 'and');
}

/** "a, b or c" */
export function either(words: readonly string[]): string {
  return joined(words, 'or');
}

/** "anxiety", "OCD": a label within a sentence. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0].toLowerCase() + label.slice(1) : label;
}

function joined(words: readonly string[], by: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${by} ${words.at(-1)}`;
}
