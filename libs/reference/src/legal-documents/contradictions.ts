import type { Key } from '../configuration/key.js';
import { waysToSay } from '../configuration/figure-words.js';
import { claimHoldMinutes } from '../configuration/keys/claims.js';
import { contactSlaHours } from '../configuration/keys/acceptance.js';
import { leadConfirmExpireDays, leadDraftExpireDays } from '../configuration/keys/lead.js';
import { leadCreditDecideBusinessDays } from '../configuration/keys/lead-credits.js';
import { creditsNameEn, creditsNameFr } from '../configuration/keys/credits.js';
import { searchSelectionDays } from '../configuration/keys/privacy.js';
import { privacyDueDays, privacyExportLinkDays } from '../configuration/keys/privacy-requests.js';
import { sessionOthersDays } from '../configuration/keys/sessions.js';
import type { Config } from '../configuration/resolve.js';
import { RETENTION_ROWS, retentionKey } from '../retention/retention.js';
import { PROVINCES } from '../places/provinces.js';
import { wordsOfPart, type Legal, type LegalCode, type LegalPart } from './legal-text.js';

/** Figures of the configuration that a part of a document states in its own words. */
const STATED: Readonly<Partial<Record<LegalCode, Readonly<Record<string, readonly Key<number>[]>>>>> = {
  privacy: {
    officer: [privacyDueDays],
    who: [claimHoldMinutes],
    keep: [...new Set([...RETENTION_ROWS.map(retentionKey), leadConfirmExpireDays])],
    cookies: [leadDraftExpireDays, searchSelectionDays, sessionOthersDays],
    rights: [privacyExportLinkDays],
  },
  'professional-terms': { conduite: [contactSlaHours], remboursement: [leadCreditDecideBusinessDays] },
};
const COIN_NAME = { fr: creditsNameFr, en: creditsNameEn } as const;
const COIN = /juricoin/i;

/** What a text says otherwise than the configuration does: it is read by people, who decide which of the two changes. */
interface LegalContradiction {
  readonly lang: 'fr' | 'en';
  /** The id of the part. */
  readonly part: string;
  readonly key: string;
  /** What is in force, in words. */
  readonly inForce: string;
}

const plainly = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();
const EDGE = '(?![\\p{L}\\d])';
const says = (text: string, said: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d-])${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${EDGE}`, 'u').test(text);

/** A figure that a part states, where none of the ways to say the value in force is in it; of each province that has its own. */
function figuresOf(part: LegalPart, keys: readonly Key<number>[], lang: 'fr' | 'en', config: Config): LegalContradiction[] {
  const text = plainly(wordsOfPart(part).join('\n'));
  return keys.flatMap((key) => {
    const values = new Set(PROVINCES.map(({ code }) => config.value(key, { province: code })));
    return [...values]
      .map((value) => waysToSay(value, key.unit, lang).map(plainly))
      .filter((ways) => !ways.some((said) => says(text, said)))
      .map((ways) => ({ lang, part: part.id, key: key.key, inForce: ways[0]! }));
  });
}

/**
 * Where a text and the configuration contradict one another: a figure that a part states, and what the coins are called. A text never
 * follows the configuration by itself, for it is what was agreed to: another version says the new value.
 */
export function legalContradictions(code: LegalCode, text: Legal, config: Config): LegalContradiction[] {
  return (['fr', 'en'] as const).flatMap((lang) => {
    const name = config.value(COIN_NAME[lang]);
    return text[lang].parts.flatMap((part) => [
      ...figuresOf(part, STATED[code]?.[part.id] ?? [], lang, config),
      ...(name !== COIN_NAME[lang].shipped && wordsOfPart(part).some((said) => COIN.test(said))
        ? [{ lang, part: part.id, key: COIN_NAME[lang].key, inForce: name }]
        : []),
    ]);
  });
}
