/** Who did something, by name. Without an account it was a visitor, or what the site does by itself. */
export function actorText({ actor_id, actor_name }: Actor): string {
  if (actor_id === null) return 'a visitor, or the site itself';
  return actor_name ?? 'somebody who has left';
}

interface Actor {
  actor_id: number | null;
  actor_name: string | null;
}
