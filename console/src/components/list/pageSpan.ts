/** A page of a list whose count may have stopped. */
interface Shown {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** There are more than were counted. */
  readonly more: boolean;
  /** Rows on the page. */
  readonly rows: number;
}

/** Which rows a page has, counted from 1, and whether another follows: behind a count that stopped only the rows themselves tell. */
export function pageSpan({ page, perPage, total, more, rows }: Shown): { from: number; to: number; hasNext: boolean } {
  const before = (page - 1) * perPage;
  const to = more ? before + rows : Math.min(total, before + perPage);
  return { from: before + 1, to, hasNext: more ? rows === perPage : to < total };
}
