export type Filter = Record<string, unknown>;

/** The filter without one of its conditions. */
export const without = (filter: Filter, field: string): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => key !== field));
