import { type Audience, fieldsOf, type SegmentVersion } from '@jurilien/campaigns';
import { type Built, statement } from '@jurilien/persistence';
import type { Basis, Written } from '@jurilien/prospects';
import { type Province, REGIONS, zoneOf, zoneOfPlace } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { iso } from '../retention/runs.js';
import { conditionSql } from './condition-sql.js';
import { type AnySource, sourceOf } from './sources.js';

/** What decides who is in an audience. */
export type Whom = Pick<SegmentVersion, 'audience' | 'province' | 'query'>;
export type AudienceKernel = Pick<Kernel, 'db' | 'registry'>;

/** One person of an audience, as the views hold them. */
export interface AudiencePerson {
  readonly kind: Audience;
  /** By whose key what is personal of them is sealed. */
  readonly personId: string;
  readonly lang: 'fr' | 'en';
  readonly province?: Province;
  /** IANA zone of where they are. */
  readonly zone: string;
  readonly email?: string;
  readonly phone?: string;
  readonly erased?: true;
  /** Of a prospect: on what their own record lets them be written to. */
  readonly record?: Written;
}

/** As many persons as are read at a time. */
const PAGE = 1_000;

interface Row {
  readonly id: string;
  readonly personId: string;
  readonly lang: 'fr' | 'en' | null;
  readonly province: Province | null;
  readonly regions: readonly string[] | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly erased: boolean | null;
  readonly record: Readonly<Record<'kind' | 'since' | 'until' | 'textsSince' | 'lostReason', string | null>> | null;
}

/** What the record of a prospect lets go to them. */
function writtenOf({ kind, since, until, textsSince, lostReason }: NonNullable<Row['record']>): Written {
  const basis = kind && since ? { kind: kind as Basis['kind'], since: iso(since), ...(until ? { until: iso(until) } : {}) } : undefined;
  return { basis, textsSince: textsSince ? iso(textsSince) : undefined, lostReason: lostReason ?? undefined };
}

/** The province of all the regions that someone named; none where they are of two. */
function provinceOf({ province, regions }: Row): Province | undefined {
  if (province) return province;
  const [one, ...others] = new Set(REGIONS.filter(({ code }) => regions?.includes(code)).map((region) => region.province));
  return others.length === 0 ? one : undefined;
}

function personOf(kind: Audience, row: Row): AudiencePerson {
  const province = provinceOf(row);
  const { personId, lang, postalCode, city, email, phone } = row;
  return {
    ...{ kind, personId, lang: lang ?? 'fr' },
    zone: province ? zoneOfPlace({ province, postalCode, city }) : zoneOf('QC'),
    ...(province ? { province } : {}),
    ...(row.record ? { record: writtenOf(row.record) } : {}),
    ...(row.erased ? { erased: true } : { ...(email ? { email } : {}), ...(phone ? { phone } : {}) }),
  };
}

/** Which rows of a source a segment holds for. */
export function whereOf({ audience, province, query }: Whom, source: AnySource): Built {
  const fields = fieldsOf(audience);
  const sql: Readonly<Record<string, Built>> = source.fields;
  const holds = conditionSql(query, (key) => (Object.hasOwn(sql, key) ? { of: sql[key]!, type: fields[key]!.type } : undefined));
  return province ? statement`${source.within(province)} and ${holds}` : holds;
}

/**
 * Everyone of an audience, page by page, each person once: who is in it is asked once, at the first page, and where each is reached when
 * their page is read. People who share an address are still several persons here.
 * @param now by which days and months are counted
 */
export async function* selectAudience(
  { db, registry }: AudienceKernel,
  whom: Whom,
  { now, pageSize = PAGE }: { readonly now: string; readonly pageSize?: number },
): AsyncGenerator<readonly AudiencePerson[]> {
  const source = sourceOf(registry, whom.audience, now);
  const found = await db.query<{ id: string }>(
    statement`select ${source.id} as id from ${source.rows} where ${whereOf(whom, source)} order by 1`,
  );
  const columns = statement.join(Object.entries(source.person).map(([name, sql]) => statement`${sql} as ${statement.id(name)}`));
  for (let first = 0; first < found.length; first += pageSize) {
    const ids = found.slice(first, first + pageSize).map(({ id }) => id);
    const rows = await db.query<Row>(
      statement`select ${source.id} as id, ${columns} from ${source.people} where ${source.id} = any(${ids}::uuid[]) order by 1`,
    );
    yield rows.map((row) => personOf(whom.audience, row));
  }
}

/** The same persons as they are now, by their ids: where someone is reached may have changed since they were selected. */
export async function peopleNow(
  { db, registry }: AudienceKernel,
  audience: Audience,
  personIds: readonly string[],
  now: string,
): Promise<AudiencePerson[]> {
  const source = sourceOf(registry, audience, now);
  const columns = statement.join(Object.entries(source.person).map(([name, sql]) => statement`${sql} as ${statement.id(name)}`));
  const rows = await db.query<Row>(
    statement`select ${source.id} as id, ${columns} from ${source.people} where ${source.person.personId} = any(${personIds}::text[])`,
  );
  return rows.map((row) => personOf(audience, row));
}
