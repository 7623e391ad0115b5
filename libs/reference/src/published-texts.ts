import type { Valued } from './configuration/key.js';
import type { Config, ConfigPlace } from './configuration/resolve.js';
import { namedText, textName, type ShownText } from './legal-documents/agreed-text.js';
import { inForceAt, startOf, type LegalCode, type NamedVersion } from './legal-documents/legal-text.js';
import { shippedDocument } from './legal-documents/shipped.js';
import { DAY_MS } from './time/durations.js';

/** The versions of each document that were published, the oldest first; what is shipped comes before them. */
type PublishedTexts = Readonly<Partial<Record<LegalCode, readonly NamedVersion[]>>>;

/**
 * Every version that was published. It is read like a value of the configuration, so that a rule knows without a query which text
 * someone agrees to, but is no key: it changes by publication alone (`libs/legal`). Versions have a day, so the list of today tells what
 * was in force at any earlier instant.
 */
const publishedTexts: Valued<PublishedTexts, 'G'> = { key: 'legal.texts', reach: 'G', shipped: {} };

const NOWHERE: ConfigPlace = {};
/** A configuration with something that is read like a value of it; reading a value makes nothing, like reading one of the other. */
export const readBeside = <T, C extends Pick<Config, 'version' | 'value'>>(config: C, beside: Valued<T, 'G'>, held: T): C => {
  const value = (key: Valued, at: ConfigPlace = NOWHERE): unknown => (key === beside ? held : config.value(key, at));
  return { ...config, value };
};
/** A configuration with these versions of documents. */
export const withTexts = <C extends Pick<Config, 'version' | 'value'>>(config: C, texts: PublishedTexts): C =>
  readBeside(config, publishedTexts, texts);

/** When it is asked, and under which configuration. */
interface Asked {
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly config: Config;
}

const versionsOf = (document: LegalCode, config: Config): readonly NamedVersion[] => [
  shippedDocument(document),
  ...(config.value(publishedTexts)[document] ?? []),
];

/** How long after a version was replaced someone may still agree to it who was shown it: a draft is kept as long. */
export const SHOWN_DAYS = 7;

/** Whether a version is in force, or was until a few days ago; one that is still to come, or never was, is neither. */
function isCurrent(document: LegalCode, version: number, { now, config }: Asked): boolean {
  const versions = versionsOf(document, config);
  const inForce = inForceAt(versions, now);
  const at = versions.findIndex((v) => v.version === version);
  if (at < 0 || versions[at]!.version > inForce.version) return false;
  if (versions[at] === inForce) return true;
  const ended = Date.parse(startOf(versions[at + 1]!.effectiveOn));
  return Date.parse(now) - ended <= SHOWN_DAYS * DAY_MS;
}

/** A text that is agreed to, as a rule is asked. */
interface Agreeing {
  readonly document: LegalCode;
  /** The text that the page showed, by its name; without one it is the version in force, in the language of the page. */
  readonly shown?: string | undefined;
  readonly lang: ShownText['lang'];
}

/**
 * The name of the text that an agreement keeps: what the person saw. Nothing where the page showed another document, a version that
 * never was in force, or one that was replaced too long ago: they have to read the one in force.
 */
export function agreedTextAt({ document, shown, lang }: Agreeing, asked: Asked): string | undefined {
  if (shown === undefined) return textName({ document, version: inForceAt(versionsOf(document, asked.config), asked.now).version, lang });
  const text = namedText(shown);
  return text?.document === document && isCurrent(document, text.version, asked) ? shown : undefined;
}
