/** The first of several counts in percent of them all; nothing while one of them is not known, or all are zero. */
export const shareOf = (counts: readonly (number | undefined)[]): number | undefined => {
  const known = counts.filter((count): count is number => count !== undefined);
  const all = known.reduce((sum, count) => sum + count, 0);
  if (known.length < counts.length || all === 0) return undefined;
  return Math.round((known[0]! / all) * 100);
};
