/** A name of the API in people's words: 'Past due' of past_due, 'Plan ended' of plan-ended. */
export function wordText(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll(/[_-]/g, ' ');
}
