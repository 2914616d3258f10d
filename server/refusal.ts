/** An expected refusal: thrown anywhere below a route, answered by the one error handler (design/3 statuses). */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong with which parameter. */
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}
