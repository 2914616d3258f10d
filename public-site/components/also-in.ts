/** "also in Salem and 2 more": where a doctor's other practices are. `cities`: one a practice. */
export function alsoIn([first, ...others]: readonly string[]): string {
  return `also in ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
