import type { Sql } from '../database/sql.js';
import { OFFICE_ZONE } from './office-zone.js';
import { fixed } from '../database/statement.js';

const TODAY = fixed`(clock_timestamp() at time zone '${OFFICE_ZONE}')::date`;

/** One more reading of a page today; who read it is not asked and not kept. */
export const countPageView = (sql: Sql, pagePath: string): Promise<unknown> =>
  sql.prepared(
    fixed`insert into page_views as p (day, page_path, views) values (${TODAY}, $1, 1)
     on conflict (day, page_path) do update set views = p.views + 1`,
    [pagePath],
  );

export interface PageViews {
  readonly day: string;
  readonly pagePath: string;
  readonly views: number;
}

/** The readings of the last days, newest first, most read first. */
export const pageViewsOf = (sql: Sql, days: number): Promise<PageViews[]> =>
  sql.prepared<PageViews>(
    fixed`select day::text, page_path as "pagePath", views from page_views where day > ${TODAY} - $1::int order by day desc, views desc, page_path`,
    [days],
  );

/** The readings of the last weeks, Monday to Sunday, the running one among them: what a year of days is too much to look at. */
export const pageViewsByWeek = (sql: Sql, weeks: number): Promise<PageViews[]> =>
  sql.prepared<PageViews>(
    fixed`select date_trunc('week', day)::date::text as day, page_path as "pagePath", sum(views)::int as views from page_views
      where day >= date_trunc('week', ${TODAY})::date - 7 * ($1::int - 1)
      group by 1, 2 order by 1 desc, 3 desc, 2`,
    [weeks],
  );
