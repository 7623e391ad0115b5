/** A refusal in the provider's own shape. */
export interface StripeProblem extends Error {
  readonly status: number;
  readonly body: { readonly error: Record<string, unknown> };
}

/** Builds one; `more` are further fields of `error`. */
export const problem = (status: number, type: string, message: string, more: Record<string, unknown> = {}): StripeProblem =>
  Object.assign(new Error(message), { status, body: { error: { ...more, message, type } } });

export const isProblem = (error: unknown): error is StripeProblem => error instanceof Error && 'status' in error && 'body' in error;

/** Something the caller asked wrongly. */
export const invalid = (message: string, param?: string, code?: string): StripeProblem =>
  problem(400, 'invalid_request_error', message, { ...(code ? { code } : {}), ...(param ? { param } : {}) });

/** Nothing has that id. */
export const missing = (kind: string, id: string, param = 'id'): StripeProblem =>
  problem(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
