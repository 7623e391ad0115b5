import { type Config, Refused } from '@jurilien/event-sourcing';
import { DAY_MS, type ReportFilter, statsKMin } from '@jurilien/reference';
import type { Reader } from '../reads/reader.js';
import type { ReportAsked } from './asked.js';

const SECOND_MS = 1_000;
/** Two years, and the same of before. */
const MOST_DAYS = 732;

interface Query extends Readonly<Partial<Record<ReportFilter, string | undefined>>> {
  readonly from: string;
  readonly to: string;
  readonly at?: string | undefined;
  readonly compare?: 'previous' | 'year' | undefined;
}

/** The last instant of a second: figures are of whole seconds, and the lists behind them of every instant that there is. */
const secondsEnd = (at: string): string => new Date(Math.floor(Date.parse(at) / SECOND_MS) * SECOND_MS + SECOND_MS - 1).toISOString();

/**
 * What is asked, within what the reader may know: an administrator of a province asks about that one alone, and who may see no row asks as of
 * now: two instants a second apart would tell of each request by itself.
 * @throws Refused for another province, for an instant from who may see no row, and for days that are none or too many
 */
export function askedBy({ who, actor }: Pick<Reader, 'who' | 'actor'>, query: Query): ReportAsked {
  const days = (Date.parse(query.to) - Date.parse(query.from)) / DAY_MS + 1;
  if (days < 1 || days > MOST_DAYS) throw new Refused('VALIDATION', 'days', [{ field: 'to', message: 'invalid' }]);
  if (who === 'report' && query.at) throw new Refused('FORBIDDEN', 'instants');
  const own = who === 'province-admin' ? (actor.provinces ?? []) : undefined;
  if (own && query.province && !own.some((province) => province === query.province)) throw new Refused('FORBIDDEN', 'other-province');
  const provinces = query.province ? [query.province] : own;
  // Of other provinces an administrator of one may know nothing: they are told beside no one's.
  const beside = (['region', 'field', 'source', ...(own ? [] : (['province'] as const))] as const).find((name) => query[name]);
  const one = (value: string | undefined): readonly string[] | undefined => (value ? [value] : undefined);
  const filter = { province: provinces, region: one(query.region), field: one(query.field), source: one(query.source) };
  return {
    from: query.from,
    to: query.to,
    filter: Object.fromEntries(Object.entries(filter).filter(([, values]) => values !== undefined)),
    ...(query.at ? { at: secondsEnd(query.at) } : {}),
    ...(query.compare ? { compare: query.compare } : {}),
    ...(beside ? { beside } : {}),
  };
}

/** How many must stand behind a number that someone is told: who may see no row is told nothing that few stand behind. */
export const leastFor = ({ who }: Pick<Reader, 'who'>, config: Config): number => (who === 'report' ? config.value(statsKMin) : 0);
