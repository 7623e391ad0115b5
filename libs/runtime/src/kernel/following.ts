import { automationRule, commsConstants, CONSTANTS_ID, messageTemplate, RULES } from '@jurilien/automation';
import { CONFIGURATION_ID, configuration, type ConfigurationState, type Noted } from '@jurilien/configuration';
import { type Config, type ConfigVersions, decider, SHIPPED_VERSION } from '@jurilien/event-sourcing';
import { legalDocument } from '@jurilien/legal';
import { KILL_SWITCH_ID, killSwitch } from '@jurilien/messaging';
import { templates } from '@jurilien/notifications';
import type { KeyVault, Sql } from '@jurilien/persistence';
import {
  configOf,
  LEGAL_CODES,
  readable,
  SHIPPED_TERMS,
  shippedConfig,
  withTerms,
  withTexts,
  type LegalCode,
  type LegalVersion,
  type Overrides,
} from '@jurilien/reference';
import { followBooks, type Books, type Followed, type OfBook } from './books.js';

type Texts = Readonly<Record<LegalCode, readonly LegalVersion[]>>;

/** Every version of the configuration, as this process has read it so far, and goes on reading it; with the other streams it follows. */
export interface FollowedConfiguration extends ConfigVersions, Pick<Books, 'follows' | 'readOn' | 'hasRead' | 'close'> {
  readonly books: Books;
}

/** The configuration with every version it had: decisions of the past rest on theirs. */
interface History {
  readonly last: ConfigurationState;
  readonly values: ReadonlyMap<number, Overrides>;
}
const history = decider<History, typeof configuration.events>({
  ...configuration,
  initial: { last: configuration.initial, values: new Map([[SHIPPED_VERSION, new Map()]]) },
  evolve(s, e, meta) {
    const last = configuration.evolve(s.last, e, meta);
    return { last, values: last.version === s.last.version ? s.values : new Map([...s.values, [last.version, last.values]]) };
  },
});

/** What every process follows: the configuration, the legal documents whose versions rules read beside it, the rules of messages, their words and the constants in them, and what is switched off. */
const ALWAYS: readonly Followed[] = [
  { decider: history, ids: () => [CONFIGURATION_ID] },
  { decider: legalDocument, ids: () => LEGAL_CODES },
  { decider: automationRule, ids: () => RULES.map(({ code }) => code) },
  { decider: messageTemplate, ids: () => Object.keys(templates) },
  { decider: commsConstants, ids: () => [CONSTANTS_ID] },
  { decider: killSwitch, ids: () => [KILL_SWITCH_ID] },
];

/** What was shipped when a version was in force; the first deployment to note it speaks for every version before it. */
const notedFor = (shipped: readonly Noted[], version: number): Noted | undefined =>
  shipped.findLast((noted) => noted.version <= version) ?? shipped[0];

/** A version as this process can work with it: what it has no code for is as if it were not set. */
const versionOf = (values: Overrides, version: number, shipped: readonly Noted[]): Config =>
  configOf(readable(values), version, notedFor(shipped, version)?.otherwise);

/**
 * Follows the configuration and the legal documents, and what else is named. Versions of a document have a day each, so that the list of
 * today is right in every version of the configuration.
 */
export function followConfiguration(sql: Sql, vault: KeyVault, others: readonly Followed[] = []): FollowedConfiguration {
  const prepared = new Map<number, Config>([[SHIPPED_VERSION, shippedConfig]]);
  let versions: ReadonlyMap<number, Config> = prepared;
  let newest = shippedConfig;
  let noted = 0;

  function onNews(of: OfBook): void {
    const { last, values } = of(history, CONFIGURATION_ID);
    // The first note is about the versions before it too.
    if (noted === 0 && last.shipped.length > 0) prepared.clear();
    noted = last.shipped.length;
    for (const [version, set] of values) if (!prepared.has(version)) prepared.set(version, versionOf(set, version, last.shipped));
    const terms = [{ effectiveOn: SHIPPED_TERMS }, ...of(legalDocument, 'professional-terms').terms];
    const published = Object.fromEntries(LEGAL_CODES.map((code) => [code, of(legalDocument, code).published])) as Texts;
    versions = new Map([...prepared].map(([version, config]) => [version, withTexts(withTerms(config, terms), published)]));
    newest = versions.get(last.version)!;
  }

  const books = followBooks(sql, vault, [...ALWAYS, ...others], onNews);
  return {
    books,
    current: () => newest,
    at(version) {
      const known = versions.get(version);
      if (!known) throw new Error(`Version ${version} of the configuration has not been read yet: ask for it with upTo first.`);
      return known;
    },
    async upTo(version) {
      if (version > newest.version) await books.readOn();
      if (version > newest.version)
        throw new Error(`An event rests on version ${version} of the configuration, and the log has ${newest.version} at most.`);
    },
    follows: books.follows,
    readOn: books.readOn,
    hasRead: books.hasRead,
    close: books.close,
  };
}
