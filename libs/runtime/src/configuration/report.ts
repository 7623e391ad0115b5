import { isUnread, keyNamed, schemaOf, type Key, type Override, type ShippedValue } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { environmentOf } from './export.js';
import { namesWith, overridesIn, settingsAt, shippedThen, versionOf, waitingChanges, type SetValue } from './values-at.js';

/** What someone should look at: a value out of its range, one that nothing reads, a change that waits. */
export const MARKS = ['out-of-range', 'unused', 'pending'] as const;
type Mark = (typeof MARKS)[number];

interface OwnValue extends Omit<SetValue, 'key'> {
  readonly marks: readonly Mark[];
}
/** A key with everything there is to know about it (X09). */
export interface ReportLine {
  readonly key: string;
  /** What was shipped at that instant; absent for a key that the release of then did not have. */
  readonly shipped?: ShippedValue;
  /** What is in force everywhere; absent for a key of another release that no one set everywhere. */
  readonly value?: unknown;
  readonly own: readonly OwnValue[];
  /** The last change, also one that took a value away. */
  readonly last?: Omit<SetValue, 'key'>;
  readonly marks: readonly Mark[];
}
export interface Report {
  readonly environment: string;
  readonly fingerprint: string;
  readonly at: string;
  readonly version: number;
  readonly keys: readonly ReportLine[];
}

const inRange = (key: Key | undefined, value: unknown): boolean => key === undefined || schemaOf(key.kind).safeParse(value).success;
const marksOf = (key: Key | undefined, { key: name, scope, value }: SetValue): Mark[] => [
  ...(inRange(key, value) ? [] : (['out-of-range'] as const)),
  ...(isUnread(name, scope) ? (['unused'] as const) : []),
];

const everywhere = ({ scope }: Pick<Override, 'scope'>): boolean => !scope.province && !scope.field;

/** Every key of the release of an instant, and those that another one set, as they were then; what waits is of now. */
export async function reportConfiguration(kernel: Pick<Kernel, 'db' | 'registry' | 'settings'>, at: string): Promise<Report> {
  const [settings, shipped, waiting] = await Promise.all([settingsAt(kernel, at), shippedThen(kernel, at), waitingChanges(kernel)]);
  const overrides = overridesIn(settings);
  const keys = namesWith(settings, shipped).map((name): ReportLine => {
    const key = keyNamed(name);
    const of = settings.filter((one) => one.key === name);
    const [last] = [...of].sort((a, b) => b.version - a.version);
    const own = of
      .filter(({ value }) => value !== null)
      .map((one) => {
        const { key: _, ...rest } = one;
        return { ...rest, marks: marksOf(key, one) };
      });
    const marks = new Set<Mark>([...own.flatMap((one) => one.marks), ...(waiting.has(name) ? (['pending'] as const) : [])]);
    const ships = shipped.values[name];
    const value = overrides.get(name)?.find(everywhere)?.value ?? ships?.shipped;
    const known = { ...(ships ? { shipped: ships } : {}), ...(value === undefined ? {} : { value }) };
    return { key: name, ...known, own, ...lastOf(last), marks: [...marks] };
  });
  return { ...environmentOf(kernel), at, version: versionOf(settings, shipped), keys };
}

function lastOf(setting: SetValue | undefined): Pick<ReportLine, 'last'> {
  if (!setting) return {};
  const { key: _, ...last } = setting;
  return { last };
}
