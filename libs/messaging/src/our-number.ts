/** Numbers of ours by province, and the one that serves where there is no pool. */
export interface OurNumbers {
  readonly pool: { readonly QC: readonly string[]; readonly ON: readonly string[] };
  readonly single: string;
}

/**
 * Which number of ours someone hears from (SM5): the one they wrote to last, else one of their province's. Which of several
 * follows from the number's own hash, so a person always hears from the same one.
 * @param writtenTo the number of ours they wrote to last
 * @returns nothing where one number serves everyone
 */
export function ourNumber(
  { pool, single }: OurNumbers,
  contactId: string,
  province: 'QC' | 'ON',
  writtenTo: string | undefined,
): string | undefined {
  const ours = [...pool.QC, ...pool.ON];
  if (ours.length === 0) return undefined;
  if (writtenTo && (ours.includes(writtenTo) || writtenTo === single)) return writtenTo;
  const numbers = pool[province];
  return numbers[parseInt(contactId.slice(0, 8), 16) % numbers.length];
}
