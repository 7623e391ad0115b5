import type { AsOf, FieldError, StateOf } from '@jurilien/event-sourcing';
import { versionOf, type questionSet } from '@jurilien/questions';
import { agreedTextAt, holdsSensitive as holds, type LegalCode, namedText, storedText } from '@jurilien/reference';
import { z } from 'zod';
import { sensitiveConsent } from '../decisions/intake/sensitive-consent.js';
import { happened, type LeadEvent } from '../lead.js';
import type { LeadState } from '../lead-state.js';

/** Agreements without which no one is looked for; the last is asked by itself, where an answer is sensitive. */
export const CONSENTS_NEEDED = ['sharing', 'contact', 'sensitive'] as const;
type ConsentOwed = (typeof CONSENTS_NEEDED)[number];

/** What a client agrees to again as they go on: the boxes, and which text stood beside them or was read to them. */
export const renewedConsents = z.strictObject({
  sharing: z.boolean().optional(),
  contact: z.boolean().optional(),
  sensitive: z.boolean().optional(),
  shown: z.string().max(60).optional(),
  script: z.string().max(60).optional(),
  sensitiveText: z.string().max(60).optional(),
});
type RenewedConsents = z.infer<typeof renewedConsents>;

/** The number of the version of a document that is in force, in any language. */
const versionNow = (document: LegalCode, lang: 'fr' | 'en', asked: AsOf): number | undefined =>
  namedText(agreedTextAt({ document, lang }, asked) ?? '')?.version;

/** Whether an agreement stands: it was given, to the text that is in force. */
function stands({ consents, consentTexts, lang }: LeadState, purpose: ConsentOwed, asked: AsOf): boolean {
  const stored = consentTexts[purpose];
  if (consents[purpose] !== true || stored === undefined) return false;
  const { document, version } = storedText(stored, purpose === 'sensitive' ? 'sensitive-answers' : 'request-consents');
  return version === versionNow(document, lang, asked);
}

/**
 * Whether a request tells of a criminal file, health or violence: its client agreed to passing that on before, or an answer does. It has no
 * criminal file until it says so.
 * @param set the questions it answers, where they are known
 */
export function tellsSensitive(
  { facts, specificQuestions, questionSet: named, consents }: LeadState,
  set: StateOf<typeof questionSet>,
): boolean {
  if (consents['sensitive'] !== undefined) return true;
  const asked = named && versionOf(set, named.field, named.version);
  return holds({ ...(facts.hasCriminalFile ? { hasCriminalFile: true } : {}), specificQuestions }, asked?.questions);
}

/**
 * Which agreements are asked for again: those that were refused or taken back, and those whose text has changed.
 * @param holdsSensitive an answer of the request tells of a criminal file, health or violence
 */
export const consentsOwed = (s: LeadState, holdsSensitive: boolean, asked: AsOf): readonly ConsentOwed[] =>
  CONSENTS_NEEDED.filter((purpose) => (purpose !== 'sensitive' || holdsSensitive) && !stands(s, purpose, asked));

interface Given {
  readonly consents: RenewedConsents;
  readonly holdsSensitive: boolean;
  /** Who of the team read the texts to the caller. */
  readonly readBy: string | undefined;
  /** How it came: the page of a link, an account, the phone. */
  readonly channel: string;
}

/** The name of the text that was agreed to, or what is wrong with it. */
function textOf(lang: 'fr' | 'en', { consents: { shown, script }, readBy }: Given, asked: AsOf): string | FieldError {
  const changed = (field: string): FieldError => ({ field, message: 'text-changed' });
  if (!readBy) return agreedTextAt({ document: 'request-consents', shown, lang }, asked) ?? changed('consents.sharing');
  // No one consents on the phone to what was not read to them.
  if (script === undefined) return { field: 'consents.script', message: 'required' };
  return agreedTextAt({ document: 'phone-script', shown: script, lang }, asked) ?? changed('consents.script');
}

/** The agreements that come with a renewal, or what is wrong with them; nothing where those of before stand. */
export function consentsRenewed(
  s: LeadState,
  given: Given,
  asked: AsOf,
): { readonly events: readonly LeadEvent[]; readonly faults: readonly FieldError[] } {
  const { consents, holdsSensitive, readBy, channel } = given;
  const owed = consentsOwed(s, holdsSensitive, asked);
  const plain = owed.filter((purpose) => purpose !== 'sensitive');
  const text = plain.length > 0 ? textOf(s.lang, given, asked) : '';
  const sensitive = sensitiveConsent({ lang: s.lang, consents }, { owed: owed.includes('sensitive'), readBy }, asked);
  const faults = [
    ...plain.filter((purpose) => consents[purpose] !== true).map((purpose) => ({ field: `consents.${purpose}`, message: 'required' })),
    ...(typeof text === 'string' ? [] : [text]),
    ...(sensitive.fault ? [sensitive.fault] : []),
  ];
  if (faults.length > 0) return { events: [], faults };
  const proof = readBy ? { readBy, source: 'call' as const, evidence: `call ${readBy}` } : { source: 'form' as const };
  const events = owed.map((purpose) => {
    const textVersion = purpose === 'sensitive' ? sensitive.text! : (text as string);
    return happened('ConsentRecorded', { leadId: s.leadId, purpose, granted: true, textVersion, channel, ...proof });
  });
  return { events, faults };
}
