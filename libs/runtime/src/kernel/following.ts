import { CONFIGURATION_ID, configuration, type ConfigurationState } from '@jurilien/configuration';
import { type Config, type ConfigVersions, fold, SHIPPED_VERSION } from '@jurilien/event-sourcing';
import { eventCodec, type KeyVault, readSince, type Sql } from '@jurilien/persistence';
import { configOf, shippedConfig } from '@jurilien/reference';

/** The stream of the configuration, as the log names it. */
export const CONFIGURATION_STREAM = `${configuration.category}-${CONFIGURATION_ID}`;
/** A change is in use everywhere within a second of its event. */
const POLL_MS = 400;

/** Every version of the configuration, as this process has read it so far, and goes on reading it. */
export interface FollowedConfiguration extends ConfigVersions {
  /** Reads what is new now: after a change of this very process, and before the first command. */
  readOn(): Promise<void>;
  /** Whether the log was read at least once: before the first migration there is none. */
  hasRead(): boolean;
  close(): void;
}

/** What the stream comes to, and how far it was read. */
interface Read {
  readonly seen: number;
  readonly state: ConfigurationState;
}

/**
 * Follows the configuration: a look at one stream, a few times a second, however busy the log is. A database that is away is asked again;
 * until then what is known is in force.
 */
export function followConfiguration(sql: Sql, vault: KeyVault): FollowedConfiguration {
  const versions = new Map<number, Config>([[SHIPPED_VERSION, shippedConfig]]);
  // Its own events are read on no configuration: what they say does not depend on one.
  const unconfigured = { current: () => shippedConfig, at: () => shippedConfig, upTo: () => Promise.resolve() };
  const codec = eventCodec(new Map(Object.entries(configuration.events)), vault, unconfigured);
  let read: Read | undefined;
  let newest = shippedConfig;
  let reading: Promise<void> | undefined;

  async function readNew(): Promise<void> {
    let { seen, state }: Read = read ?? { seen: 0, state: configuration.initial };
    const events = (await readSince(sql, codec, new Map([[CONFIGURATION_STREAM, seen]]))).get(CONFIGURATION_STREAM) ?? [];
    for (const event of events) {
      const before = state.version;
      state = fold(configuration, [event], state);
      seen = event.version;
      if (state.version !== before) versions.set(state.version, configOf(state.values, state.version));
    }
    read = { seen, state };
    newest = versions.get(state.version)!;
  }
  /** Those who ask at the same moment share one look. */
  const readOn = (): Promise<void> => (reading ??= readNew().finally(() => (reading = undefined)));

  const poll = setInterval(() => void readOn().catch(() => undefined), POLL_MS);
  poll.unref();
  return {
    current: () => newest,
    at(version) {
      const known = versions.get(version);
      if (!known) throw new Error(`Version ${version} of the configuration has not been read yet: ask for it with upTo first.`);
      return known;
    },
    async upTo(version) {
      // A look that was under way already may have begun before the change was there.
      for (let look = 0; look < 2 && version > newest.version; look++) await readOn();
      if (version > newest.version)
        throw new Error(`An event rests on version ${version} of the configuration, and the log has ${newest.version} at most.`);
    },
    readOn,
    hasRead: () => read !== undefined,
    close: () => clearInterval(poll),
  };
}
