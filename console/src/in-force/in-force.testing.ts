import type { InForce } from '@jurilien/reference';

/** The values in force as the API tells them, each set everywhere. */
export const everywhere = (values: Readonly<Record<string, unknown>>, version = 2): InForce => ({
  version,
  overrides: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [{ scope: {}, value }]])),
});
