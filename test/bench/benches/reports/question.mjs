/** What is asked of the report in a run of so many questions: no two alike, so that none is answered from memory. */
export const EACH = 20;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** What is asked for in turn: all of it, and by what people filter. */
export const FILTERS = [
  {},
  { province: 'QC' },
  { region: '06' },
  { region: '07' },
  { field: 'family' },
  { source: 'web' },
  { province: 'ON', field: 'housing' },
];

const dayOf = (ms) => new Date(ms).toISOString().slice(0, 10);
/** About a year that ends some days ago; `n` makes no two questions of a run alike. */
export const question = (n, filter = FILTERS[n % FILTERS.length], more = {}) => {
  const to = Date.now() - (1 + (n % 14)) * DAY_MS;
  const from = to - (YEAR_DAYS - 1 - (Math.floor(n / 14) % 12)) * DAY_MS;
  return `/api/reports/ops?${new URLSearchParams({ from: dayOf(from), to: dayOf(to), ...filter, ...more })}`;
};
