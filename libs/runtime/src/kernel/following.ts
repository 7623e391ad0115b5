import { CONFIGURATION_ID, configuration, type ConfigurationState, type Noted } from '@jurilien/configuration';
import { type Config, type ConfigVersions, fold, SHIPPED_VERSION } from '@jurilien/event-sourcing';
import { legalDocument, type LegalDocumentState } from '@jurilien/legal';
import { eventCodec, type KeyVault, readSince, type Sql } from '@jurilien/persistence';
import {
  configOf,
  LEGAL_CODES,
  readable,
  SHIPPED_TERMS,
  shippedConfig,
  withTerms,
  withTexts,
  type LegalCode,
  type Overrides,
} from '@jurilien/reference';

/** The stream of the configuration, as the log names it. */
const CONFIGURATION_STREAM = `${configuration.category}-${CONFIGURATION_ID}`;
/** Legal documents, whose versions rules read beside the configuration. */
const textStream = (code: LegalCode): string => `${legalDocument.category}-${code}`;
/** What every process follows. */
export const FOLLOWED_STREAMS: readonly string[] = [CONFIGURATION_STREAM, ...LEGAL_CODES.map(textStream)];
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

type Texts = Readonly<Record<LegalCode, LegalDocumentState>>;
/** What the streams come to, and how far each was read. */
interface Read {
  readonly seen: ReadonlyMap<string, number>;
  readonly state: ConfigurationState;
  readonly texts: Texts;
}
const textsOf = (of: (code: LegalCode) => LegalDocumentState): Texts =>
  Object.fromEntries(LEGAL_CODES.map((code) => [code, of(code)])) as Record<LegalCode, LegalDocumentState>;
const NOTHING: Read = {
  seen: new Map(FOLLOWED_STREAMS.map((stream) => [stream, 0])),
  state: configuration.initial,
  texts: textsOf(() => legalDocument.initial),
};

/** What was shipped when a version was in force; the first deployment to note it speaks for every version before it. */
const notedFor = (shipped: readonly Noted[], version: number): Noted | undefined =>
  shipped.findLast((noted) => noted.version <= version) ?? shipped[0];

/** A version as this process can work with it: what it has no code for is as if it were not set. */
const versionOf = (values: Overrides, version: number, shipped: readonly Noted[]): Config =>
  configOf(readable(values), version, notedFor(shipped, version)?.otherwise);

/**
 * Follows the configuration and the legal documents: a look at their few streams, a few times a second, however busy the log is. A
 * database that is away is asked again; until then what is known is in force. Versions of a document have a day each, so that the list
 * of today is right in every version of the configuration.
 */
export function followConfiguration(sql: Sql, vault: KeyVault): FollowedConfiguration {
  const set = new Map<number, Overrides>([[SHIPPED_VERSION, new Map()]]);
  const prepared = new Map<number, Config>([[SHIPPED_VERSION, shippedConfig]]);
  let versions: ReadonlyMap<number, Config> = prepared;
  // Its own events are read on no configuration: what they say does not depend on one.
  const unconfigured = { current: () => shippedConfig, at: () => shippedConfig, upTo: () => Promise.resolve() };
  const codec = eventCodec(new Map(Object.entries({ ...configuration.events, ...legalDocument.events })), vault, unconfigured);
  let read: Read | undefined;
  let newest = shippedConfig;
  let reading: Promise<void> | undefined;

  async function readNew(): Promise<void> {
    const before = read ?? NOTHING;
    const found = await readSince(sql, codec, before.seen);
    let { state } = before;
    for (const event of found.get(CONFIGURATION_STREAM) ?? []) {
      const { version, shipped } = state;
      state = fold(configuration, [event], state);
      if (state.version !== version) set.set(state.version, state.values);
      // The first note is about the versions before it too.
      if (shipped.length === 0 && state.shipped.length > 0) prepared.clear();
    }
    for (const [version, values] of set) if (!prepared.has(version)) prepared.set(version, versionOf(values, version, state.shipped));
    const texts = textsOf((code) => fold(legalDocument, found.get(textStream(code)) ?? [], before.texts[code]));
    const seen = new Map([...before.seen].map(([stream, last]) => [stream, found.get(stream)?.at(-1)?.version ?? last]));
    const isSame = read !== undefined && found.size === 0;
    read = { seen, state, texts };
    if (isSame) return;
    const terms = [{ effectiveOn: SHIPPED_TERMS }, ...texts['professional-terms'].terms];
    const published = Object.fromEntries(LEGAL_CODES.map((code) => [code, texts[code].published]));
    versions = new Map([...prepared].map(([version, config]) => [version, withTexts(withTerms(config, terms), published)]));
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
