import { Refusal } from '../../platform/http/refusal.ts';

interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };
}

const LONGEST_QUOTE = 60;

export type Complaints = ReturnType<typeof complaints>;

/** Gathers a sentence for each thing that is not right in a line. */
export function complaints() {
  const wrong: string[] = [];
  return {
    wrong,
    /** What the schema makes of a value; undefined for what is refused. `cell`: as it stands in the line. */
    checked<Value>(
      column: string,
      schema: Schema<Value>,
      value: unknown,
      cell: string | undefined,
    ): Value | undefined {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      const quoted = cell === undefined ? '' : ` “${shortened(cell)}”`;
      wrong.push(`${column}${quoted}: ${result.error.issues[0].message}`);
      return undefined;
    },
    /** What is thrown as a refusal. `column`: where the sentence does not say of which it speaks. */
    collect(check: () => unknown, column?: string): void {
      try {
        check();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        wrong.push(column === undefined ? error.message : `${column}: ${error.message}`);
      }
    },
  };
}

function shortened(cell: string): string {
  const line = cell.replace(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
