/** Whether a disk says that what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  const { code, name, $metadata, cause } = (error ?? {}) as {
    readonly code?: unknown;
    readonly name?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
    readonly cause?: unknown;
  };
  return code === 'ENOENT' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404 || (cause !== undefined && isMissing(cause));
}
