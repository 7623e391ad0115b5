import { configOf, isUnread, keyNamed, schemaOf, type Key, type Override, type Overrides } from '@jurilien/reference';
import { SHIPPED_VERSION } from '@jurilien/event-sourcing';
import type { Kernel } from '../kernel/kernel.js';
import { environmentOf } from './export.js';
import { namesWith, overridesIn, settingsAt, waitingChanges, type SetValue } from './values-at.js';

/** What someone should look at: a value out of its range, one that nothing reads, a change that waits. */
export const MARKS = ['out-of-range', 'unused', 'pending'] as const;
type Mark = (typeof MARKS)[number];

interface OwnValue extends Omit<SetValue, 'key'> {
  readonly marks: readonly Mark[];
}
/** A key with everything there is to know about it (X09). */
export interface ReportLine {
  readonly key: string;
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

const valueOf = (key: Key | undefined, own: readonly Override[] | undefined, overrides: Overrides): unknown =>
  key ? configOf(overrides, 0).value(key, {}) : own?.find(({ scope }) => !scope.province && !scope.field)?.value;

/** Every key of this release, and those that another one set, as they were at an instant; what waits is of now. */
export async function reportConfiguration(kernel: Pick<Kernel, 'db' | 'registry' | 'settings'>, at: string): Promise<Report> {
  const [settings, waiting] = await Promise.all([settingsAt(kernel, at), waitingChanges(kernel)]);
  const overrides = overridesIn(settings);
  const keys = namesWith(settings).map((name): ReportLine => {
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
    const value = valueOf(key, overrides.get(name), overrides);
    return { key: name, ...(value === undefined ? {} : { value }), own, ...lastOf(last), marks: [...marks] };
  });
  const version = settings.reduce((newest, one) => Math.max(newest, one.version), SHIPPED_VERSION);
  return { ...environmentOf(kernel), at, version, keys };
}

function lastOf(setting: SetValue | undefined): Pick<ReportLine, 'last'> {
  if (!setting) return {};
  const { key: _, ...last } = setting;
  return { last };
}
