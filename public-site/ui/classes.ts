/** The class attribute of the names that apply; undefined, for no attribute at all, when none does. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
