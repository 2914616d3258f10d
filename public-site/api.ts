/** A refusal of the API: HTTP status, message for the person, and what is wrong with which parameter. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Gets a path of the API. Throws ApiError; the messages without an answer are those of SPEC §8. */
export async function get(path: string): Promise<unknown> {
  const response = await fetch(path).catch(() => null);
  if (!response) throw new ApiError(0, 'Server disconnected.');
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(response.status, body);
  return body;
}

/** The error that an answer of the API with this status stands for. */
export function errorOf(status: number, body: unknown): ApiError {
  const { message, fields } = (body ?? {}) as { message?: string; fields?: Record<string, string> };
  return new ApiError(status, message ?? 'Error corrupted.', fields);
}
