/** From which day on times are asked for, as an address names it; anything that is no day is left out. */
export function dayAsked(query: URLSearchParams): string | undefined {
  const day = query.get('des') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
