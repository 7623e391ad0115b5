import { professionalTermsNoticeDays } from './configuration/keys/professionals.js';
import type { Valued } from './configuration/key.js';
import type { Config } from './configuration/resolve.js';
import { inForceAt, startOf } from './legal-documents/legal-text.js';
import { shippedDocument } from './legal-documents/shipped.js';
import { readBeside } from './published-texts.js';
import { DAY_MS } from './time/durations.js';

/** How an agreement stands beside the terms in force: the same, an earlier one within the notice, or none that counts. */
export type TermsStanding = 'current' | 'notice' | 'due';

/** A version of the terms as agreements name it: by the day from which it is in force. */
export interface TermsVersion {
  readonly effectiveOn: string;
  /** From when on who has not agreed to it gets no more offers; what is shipped follows the notice in force. */
  readonly barAt?: string;
  /** Of its text in each language; an agreement keeps the one it was given to. */
  readonly hashes?: Readonly<Record<'fr' | 'en', string>>;
}

/** The version of the terms that the product comes with. */
export const SHIPPED_TERMS = shippedDocument('professional-terms').effectiveOn;

/**
 * Every version that was published, the oldest first. It is read like a value of the configuration, so that a rule knows it without a
 * query, but is no key: it changes by publication alone (`libs/legal`). Versions have a day, so the list of today tells what was in
 * force at any earlier instant.
 */
export const professionalTerms: Valued<readonly TermsVersion[], 'G'> = {
  key: 'professional.terms',
  reach: 'G',
  shipped: [{ effectiveOn: SHIPPED_TERMS }],
};

/** A configuration with these versions of the terms. */
export const withTerms = <C extends Pick<Config, 'version' | 'value'>>(config: C, terms: readonly TermsVersion[]): C =>
  readBeside(config, professionalTerms, terms);

/** When it is asked, and under which configuration. */
interface Asked {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly config: Config;
}

const versionsAt = ({ now, config }: Asked): readonly TermsVersion[] => {
  const versions = config.value(professionalTerms);
  return versions.slice(0, versions.indexOf(inForceAt(versions, now)) + 1);
};

/** The version in force: an agreement names it by its day. */
export const termsInForce = (asked: Asked): TermsVersion => versionsAt(asked).at(-1)!;

const barOf = ({ effectiveOn, barAt }: TermsVersion, config: Config): string => barAt ?? noticeEnds(effectiveOn, config);

/** When the notice of a version ends that is published under this configuration. */
export const noticeEnds = (effectiveOn: string, config: Config): string =>
  new Date(Date.parse(startOf(effectiveOn)) + config.value(professionalTermsNoticeDays) * DAY_MS).toISOString();

/** From when on an agreement no longer counts: the end of the notice of the version that followed its own. Never for the one in force. */
export function termsBarAt(accepted: string | null | undefined, asked: Asked): string | undefined {
  if (!accepted) return undefined;
  const next = versionsAt(asked).find(({ effectiveOn }) => effectiveOn > accepted);
  return next && barOf(next, asked.config);
}

/**
 * New terms give notice before they bar (R66): who agreed to an earlier version goes on until the notice of the one after it is over.
 * Who never agreed to any has no earlier contract to go on with.
 * @param accepted the version agreed to
 */
export function termsStanding(accepted: string | null | undefined, asked: Asked): TermsStanding {
  if (accepted === termsInForce(asked).effectiveOn) return 'current';
  const bar = termsBarAt(accepted, asked);
  return bar && Date.parse(asked.now) < Date.parse(bar) ? 'notice' : 'due';
}

/** Days after the version came into force on which its notice is sent (4.7.4, R66). */
const NOTICES = [0, 7, 14] as const;
/** The latest notice that is due at an instant: 0, 1 or 2; none once the version in force bars. */
export function termsNoticeAt(asked: Asked): number | undefined {
  const version = termsInForce(asked);
  if (Date.parse(asked.now) >= Date.parse(barOf(version, asked.config))) return undefined;
  const step = NOTICES.findLastIndex((days) => Date.parse(asked.now) >= Date.parse(startOf(version.effectiveOn)) + days * DAY_MS);
  return step < 0 ? undefined : step;
}
