import { SHIPPED_VERSION } from '@jurilien/event-sourcing';
import { placeOf, statement } from '@jurilien/persistence';
import { KEYS, shippedValues, type ConfigPlace, type Override, type Overrides, type ShippedValues } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** What a key became at one scope, by which change. */
export interface SetValue {
  readonly key: string;
  readonly scope: ConfigPlace;
  /** `null` where it was taken away, so that the wider scope holds again. */
  readonly value: unknown;
  readonly version: number;
  readonly changeId: string;
  readonly since: string;
  readonly by: string;
  readonly approvedBy?: string;
  readonly reason: string;
}

interface Row {
  readonly key: string;
  readonly province: 'QC' | 'ON' | null;
  readonly field: string | null;
  readonly value: unknown;
  readonly configVersion: number;
  readonly changeId: string;
  readonly appliedAt: string;
  readonly proposedBy: string;
  readonly approvedBy: string | null;
  readonly reason: string;
}

type Reading = Pick<Kernel, 'db' | 'registry'>;

/** The last that each pair of key and scope became by an instant, included; what was taken away too. */
export async function settingsAt({ db, registry }: Reading, at: string): Promise<SetValue[]> {
  const rows = await db.prepared<Row>(
    statement`select distinct on (key, coalesce(province, ''), coalesce(field, '')) key, province, field, value, "configVersion",
        "changeId", "appliedAt", "proposedBy", "approvedBy", reason
       from ${placeOf(registry.views.get('config-history')!)} where "appliedAt" <= ${at}
      order by key, coalesce(province, ''), coalesce(field, ''), "configVersion" desc`,
  );
  return rows.map(({ key, province, field, value, configVersion, changeId, appliedAt, proposedBy, approvedBy, reason }) => ({
    key,
    scope: { ...(province ? { province } : {}), ...(field ? { field } : {}) },
    value,
    version: configVersion,
    changeId,
    since: new Date(appliedAt).toISOString(),
    by: proposedBy,
    ...(approvedBy ? { approvedBy } : {}),
    reason,
  }));
}

/** The values among settings, as they are read by key and scope. */
export function overridesIn(settings: readonly SetValue[]): Overrides {
  const own = new Map<string, Override[]>();
  for (const { key, scope, value } of settings) if (value !== null) own.set(key, [...(own.get(key) ?? []), { scope, value }]);
  return own;
}

/** What was shipped at an instant, and from which version of the configuration on. */
export interface ShippedThen {
  readonly values: ShippedValues;
  readonly version: number;
}

/**
 * What was shipped at an instant, as deployments noted it. The first note speaks for the time before it; where there is none, what this
 * code ships is all that anyone knows.
 */
export async function shippedThen({ db, registry }: Reading, at: string): Promise<ShippedThen> {
  const [noted] = await db.prepared<{ shipped: ShippedValues; configVersion: number; notedAt: string }>(
    statement`select shipped, "configVersion", "notedAt" from ${placeOf(registry.views.get('config-shipped')!)}
      order by "notedAt" <= ${at} desc, case when "notedAt" <= ${at} then -"configVersion" else "configVersion" end limit 1`,
  );
  if (!noted) return { values: shippedValues(), version: SHIPPED_VERSION };
  const isFirst = new Date(noted.notedAt).toISOString() > at;
  return { values: noted.shipped, version: isFirst ? SHIPPED_VERSION : noted.configVersion };
}

/** The version in force, by the newest change and the newest shipped values. */
export const versionOf = (settings: readonly SetValue[], { version }: ShippedThen): number =>
  settings.reduce((newest, one) => Math.max(newest, one.version), version);

/** How often each key stands in a change that waits for an approval or its day, or is stuck. */
export async function waitingChanges({ db, registry }: Reading): Promise<ReadonlyMap<string, number>> {
  const rows = await db.prepared<{ key: string; n: string }>(
    statement`select key, count(*) as n from ${placeOf(registry.views.get('config-changes')!)}, unnest(keys) as key
      where state in ('Proposed', 'Scheduled', 'Stuck') group by key`,
  );
  return new Map(rows.map(({ key, n }) => [key, Number(n)]));
}

const PLACES = new Map<string, number>(KEYS.map(({ key }, n) => [key, n]));
/** Where a key stands among those of this release; one of another release comes after them. */
const placeIn = (name: string): number => PLACES.get(name) ?? PLACES.size;

/**
 * Every key there is: those of the release whose values hold, and those that another one set. Groups stay together, as in the registry:
 * the database keeps the names of an object in an order of its own.
 */
export const namesWith = (settings: readonly Pick<SetValue, 'key'>[], { values }: Pick<ShippedThen, 'values'>): readonly string[] =>
  [...new Set([...Object.keys(values), ...settings.map(({ key }) => key)])].sort((a, b) => placeIn(a) - placeIn(b) || (a < b ? -1 : 1));
