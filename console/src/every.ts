/**
 * The values of a code in the order people expect: `every<LeadRow['pressing']>()('urgent', 'proposed')`. Its type comes from the
 * context, so a value that is added or taken away there does not compile until it is here.
 */
export const every =
  <T extends string | null | undefined>() =>
  <const L extends readonly NonNullable<T>[]>(...values: NonNullable<T> extends L[number] ? L : never): L =>
    values;
