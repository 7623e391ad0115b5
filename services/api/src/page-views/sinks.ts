import { countPageView, type Sql } from '@jurilien/persistence';
import type { Settings } from '@jurilien/runtime';

/** Where page views go; a path and nothing else ever reaches it. */
export type PageViewSink = (sql: Sql, pagePath: string) => Promise<unknown>;

/** What `PAGE_VIEWS` may name: nothing, or a count of our own by path and day. Another service is one more line here. */
const SINKS: Readonly<Record<Settings['PAGE_VIEWS'], PageViewSink | undefined>> = { none: undefined, own: countPageView };

export const sinkOf = (settings: Settings): PageViewSink | undefined => SINKS[settings.PAGE_VIEWS];
