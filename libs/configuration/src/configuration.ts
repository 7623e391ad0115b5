import { decider, event, SHIPPED_VERSION, streamOf, type EventOf } from '@jurilien/event-sourcing';
import { shippedOtherwise, type Overrides, type ShippedOtherwise, type ShippedValues } from '@jurilien/reference';
import { z } from 'zod';
import { configValue, pairName, scope, withSet } from './pairs.js';

const changeId = z.string();
/** What holds at a scope that has no value of its own, and the scope that it is from; none where it is as shipped. */
const wider = z.object({ value: configValue, scope: scope.optional() });
/**
 * A pair, what it gets, and what it had of its own when this was proposed or applied; where it had nothing, or gets nothing, what the
 * wider scope had then. Changes of before have no `wider`.
 */
const setting = z.object({ key: z.string(), scope, value: configValue, before: configValue, wider: wider.optional() });
export type Changed = z.infer<typeof setting>;

/** Why a planned change did not come: what it rested on was changed meanwhile, or it contradicts what holds by now. */
export const STUCK_REASONS = ['base-changed', 'contradiction'] as const;

/** What a release ships each key with, by name. */
const shipped = z.record(
  z.string(),
  z.object({ shipped: configValue, shippedFor: z.object({ QC: configValue.optional(), ON: configValue.optional() }).optional() }),
);

export type ShippedData = z.infer<typeof shipped>;

/**
 * Every event of the configuration (4.10.9): Proposed → Approved → Scheduled → Applied → RolledBack; Rejected, Stuck. Beside them, what
 * each deployment ships.
 */
export const configurationEvents = {
  ConfigChangeProposed: event(
    z.object({
      changeId,
      set: z.array(setting).min(1),
      /** Of each pair the change that its value is from, by its hash, in the order of the set; null for what is shipped. */
      base: z.array(z.string().nullable()),
      /** Of values, scopes, date and base: what an approval binds to. */
      hash: z.string(),
      effectiveAt: z.string().optional(),
      /** Money or law hangs on it, or a province's administrator proposes it. */
      secondPerson: z.boolean(),
      reason: z.string(),
      /** The applied change whose values of before it brings back. */
      rollsBack: z.string().optional(),
    }),
  ),
  ConfigChangeApproved: event(z.object({ changeId, hash: z.string() })),
  ConfigChangeScheduled: event(z.object({ changeId, hash: z.string(), effectiveAt: z.string() })),
  ConfigChangeApplied: event(
    z.object({
      changeId,
      /** The version of the configuration that it makes. */
      version: z.int(),
      set: z.array(setting),
      proposedBy: z.string(),
      approvedBy: z.string().optional(),
      reason: z.string(),
      rollsBack: z.string().optional(),
    }),
  ),
  ConfigChangeRejected: event(z.object({ changeId })),
  ConfigRolledBack: event(z.object({ changeId, by: z.string() })),
  /** The first one makes no version: it is what every version until then rested on, as far as anyone knows. */
  ShippedValuesNoted: event(z.object({ version: z.int(), values: shipped })),
  ConfigChangeStuck: event(z.object({ changeId, why: z.enum(STUCK_REASONS), proposedBy: z.string(), approvedBy: z.string().optional() })),
};
export type ConfigurationEvent = EventOf<typeof configurationEvents>;
type Proposed = Extract<ConfigurationEvent, { type: 'ConfigChangeProposed' }>['data'];

/** Where a change stands. */
export const CHANGE_STATES = ['Proposed', 'Scheduled', 'Applied', 'RolledBack', 'Rejected', 'Stuck'] as const;
export interface Change extends Proposed {
  readonly state: (typeof CHANGE_STATES)[number];
  readonly proposedBy: string;
  readonly approvedBy?: string;
}

/** What was shipped from a version of the configuration on. */
export interface Noted {
  readonly version: number;
  readonly values: ShippedValues;
  /** What this code ships otherwise: compared once, and read by every decision on the configuration. */
  readonly otherwise: ShippedOtherwise;
}

export interface ConfigurationState {
  /** The version in force. */
  readonly version: number;
  /** Every value that was set and is in force. */
  readonly values: Overrides;
  /** The change that each pair's value is from, by the hash of the change, under the name of the pair. */
  readonly from: ReadonlyMap<string, string>;
  /** Every change there was, by its id, in the order of their proposals. */
  readonly changes: ReadonlyMap<string, Change>;
  /** What deployments noted that they ship, the oldest first; nothing before the first one did. */
  readonly shipped: readonly Noted[];
}

const changed = (s: ConfigurationState, id: string, more: Partial<Change>): ConfigurationState => {
  const change = s.changes.get(id);
  return change ? { ...s, changes: new Map(s.changes).set(id, { ...change, ...more }) } : s;
};

/** One stream: every change of every key, so that a set of keys is one change and versions are counted in one place. */
export const configuration = decider<ConfigurationState, typeof configurationEvents>({
  category: 'configuration',
  events: configurationEvents,
  initial: { version: SHIPPED_VERSION, values: new Map(), from: new Map(), changes: new Map(), shipped: [] },
  evolve: (s, e, { actor }) => {
    switch (e.type) {
      case 'ConfigChangeProposed': {
        const change: Change = { ...e.data, state: 'Proposed', proposedBy: actor.id };
        return { ...s, changes: new Map(s.changes).set(change.changeId, change) };
      }
      case 'ConfigChangeApproved':
        return changed(s, e.data.changeId, { approvedBy: actor.id });
      case 'ConfigChangeScheduled':
        return changed(s, e.data.changeId, { state: 'Scheduled' });
      case 'ConfigChangeApplied': {
        const { changeId: id, version, set } = e.data;
        const from = new Map(s.from);
        for (const pair of set) from.set(pairName(pair), s.changes.get(id)?.hash ?? id);
        return { ...changed(s, id, { state: 'Applied', set }), version, values: withSet(s.values, set), from };
      }
      case 'ConfigChangeRejected':
        return changed(s, e.data.changeId, { state: 'Rejected' });
      case 'ConfigRolledBack':
        return changed(s, e.data.changeId, { state: 'RolledBack' });
      case 'ConfigChangeStuck':
        return changed(s, e.data.changeId, { state: 'Stuck' });
      case 'ShippedValuesNoted':
        return { ...s, version: e.data.version, shipped: [...s.shipped, { ...e.data, otherwise: shippedOtherwise(e.data.values) }] };
      default:
        return e satisfies never;
    }
  },
});

/** The one stream of the configuration. */
export const CONFIGURATION_ID = 'main';
export const onConfiguration = () => ({ configuration: streamOf(configuration, CONFIGURATION_ID) });
export interface OnConfiguration {
  readonly configuration: ConfigurationState;
}

/** An event of the configuration, typed by its name. */
export const configured = <T extends ConfigurationEvent['type']>(
  type: T,
  data: Extract<ConfigurationEvent, { type: T }>['data'],
): ConfigurationEvent => ({ type, data }) as ConfigurationEvent;
