import { type AsOf, type Ctx, decision, ids, Refused, refuseUnless, streamOf, type StateOf } from '@jurilien/event-sourcing';
import { questionSet, requestAnswers, versionOf } from '@jurilien/questions';
import {
  agreedTextAt,
  contactWish,
  EXPERIMENT_ARMS,
  holdsSensitive,
  PARTNERS,
  pricingBase,
  SAFE_CHANNELS,
  safeContactAnswered,
  splitPhone,
} from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { DESCRIPTION_CEILING, INITIAL_CLEAR, INITIAL_PRIVATE } from '../../facts.js';
import { addressOf, editableBy, factInput, identityInput, partiesOf, splitFacts } from '../../fact-input.js';
import { partiesKeyOf } from '../../lead-identity.js';
import { nameMarkOf } from '../../name-mark.js';
import { happened } from '../../lead.js';
import { proofEndsAt } from '../../intake-times.js';
import { newsReach } from '../../safe-contact.js';
import { shortCode } from '../../short-code.js';
import { notOffered } from './not-offered.js';
import { ALREADY_BEGUN, refuseUnlessOwn, sentAs } from './own-draft.js';
import { isStaff, onLead } from '../rules.js';
import { draftStarted, origin } from './start-lead-draft.js';
import { sensitiveConsent } from './sensitive-consent.js';
import { NO_NEWS, submissionErrors } from './submission.js';
import { z } from 'zod';

const consents = z.object({
  sharing: z.boolean().optional(),
  contact: z.boolean().optional(),
  marketing: z.boolean().optional(),
  juripop: z.boolean().optional(),
  neolegal: z.boolean().optional(),
  /** Asked by itself, and only where an answer tells of a criminal file, health or violence. */
  sensitive: z.boolean().optional(),
  /** Which sentence stood beside that box or was read, by the name of its text. */
  sensitiveText: z.string().max(60).optional(),
  /** Which sentences stood beside the boxes, by the name of their text. */
  shown: z.string().max(60).optional(),
  /** The keyed hash of the address the form came from, as the API records it. */
  evidence: z.string().max(120).optional(),
  /** Which text was read aloud, where the person is on the phone. */
  script: z.string().max(60).optional(),
});

const input = z
  .object({
    ...origin,
    ...factInput,
    lang: origin.lang,
    ...identityInput,
    description: z
      .string()
      .max(2 * DESCRIPTION_CEILING)
      .optional(),
    consents,
    duplicates: z.array(ids.leadId).max(50).default([]),
    duplicateConfirmed: z.boolean().default(false),
    questionSetVersion: z.number().int().min(1).optional(),
    /** It came without the work a browser does for it (IN13). */
    unproven: z.literal(true).optional(),
    experiment: z.enum(EXPERIMENT_ARMS).optional(),
  })
  .strict();

/**
 * The request is sent. `duplicates` are the same person's requests of the last days as the API found them: they need a
 * "send anyway". A request sent without a saved draft starts one, so that every lead starts the same way. Its answers are validated
 * by the version of the questions that its form asked. Staff write it for a caller they have read the consents to (IN16): the event
 * records the version of the text and who read it, and the request is assigned to the person who took the call. Sent again it is the
 * same request only where the same caller sends the same; any other caller is refused, in every state alike.
 */
export const submitLead = decision({
  name: 'SubmitLead',
  input,
  streams: (input) => ({ ...onLead(input), set: streamOf(questionSet, fieldOf(input)) }),
  province: (_, input) => input.province ?? undefined,
  decide(input, { lead: s, set }, ctx) {
    const sent = sentAs(input, wordsOf(input), ctx);
    if (s.submittedAt) {
      refuseUnless(s.sentAs === sent, ...ALREADY_BEGUN);
      return {};
    }
    if (s.status !== 'None') refuseUnlessOwn(s, input, ctx);
    refuseUnless(s.status === 'None' || s.status === 'Draft', 'WRONG_STATE', 'draft-closed');
    const readBy = isStaff(ctx) ? ctx.actor.id : undefined;
    const read = acceptedFields(input, set, readBy, ctx);
    refuseUnless(input.duplicates.length === 0 || input.duplicateConfirmed, 'DUPLICATE', 'same-person-asked-lately');

    const channel = readBy ? PHONE_CHANNEL : input.channel;
    const started = s.status === 'None' ? draftStarted({ ...input, channel }, ctx) : undefined;
    const submitted = happened('LeadSubmitted', {
      leadId: input.leadId,
      personId: started?.data.personId ?? s.personId,
      code: shortCode(ctx),
      sentAs: sent,
      ...submittedWords({ ...input, channel, searchTerms: input.searchTerms ?? s.searchTerms }, read, ctx),
    });
    // What proves an address goes only where the person may be written to (IN5).
    const ways = read.wish?.channels ?? SAFE_CHANNELS;
    const referred = s.referredBy ? { referred: true } : {};
    const confirmation = (channel: 'email' | 'sms') => {
      const expiresAt = proofEndsAt(channel, ctx.now, input, ctx.config);
      return happened('LeadConfirmationSent', { leadId: input.leadId, channel, sequence: 1, expiresAt, ...referred });
    };
    return {
      lead: [
        ...(started ? [started] : []),
        submitted,
        ...consentsOf(input, channel, read, readBy),
        ...(input.duplicates.length > 0 ? [happened('DuplicateSuspected', { leadId: input.leadId, of: input.duplicates })] : []),
        ...(ways.includes('email') ? [confirmation('email')] : []),
        // Who was referred has no page open to type a code in: the letter leads there.
        ...(s.referredBy || read.phoneExtension || !ways.includes('sms') ? [] : [confirmation('sms')]),
        ...(readBy ? [happened('LeadAssignedToStaff', { leadId: input.leadId, assigneeId: readBy })] : []),
      ],
    };
  },
});

type Input = z.infer<typeof input>;

/** What a form may hold and the rules accept, with what is derived from it. @throws Refused with every field that they do not accept */
function acceptedFields(input: Input, set: StateOf<typeof questionSet>, readBy: string | undefined, asked: AsOf) {
  const { config } = asked;
  const othersInvolved = partiesOf(input.othersInvolved);
  const { clear, sealed } = splitFacts(input);
  const own = editableBy(readBy ? 'staff' : 'client');
  const foreign = Object.keys({ ...clear, ...sealed })
    .filter((f) => !own.includes(f))
    .map((field) => ({ field, message: 'forbidden' }));
  const questions = { field: fieldOf(input), version: input.questionSetVersion, answers: input.specificQuestions ?? {} };
  const answered = requestAnswers(set, questions);
  const text = consentText(input, readBy, asked);
  const asking = versionOf(set, questions.field, questions.version)?.questions;
  const owed = holdsSensitive({ ...sealed, ...(Array.isArray(answered) ? {} : answered) }, asking);
  const sensitive = sensitiveConsent(input, { owed, readBy }, asked);
  const staffOnly = !readBy && input.channel === PHONE_CHANNEL ? [{ field: 'channel', message: 'forbidden' }] : [];
  const { number: phoneNumber, extension: phoneExtension } = splitPhone(input.phoneNumber?.trim() ?? '');
  const wish = Array.isArray(answered) ? undefined : contactWish(safeContactAnswered(answered.specificQuestions));
  const errors = [
    ...submissionErrors({ ...input, othersInvolved }, config),
    ...notOffered(clear, config),
    ...(newsReach(wish, phoneExtension) ? [] : [{ field: 'phoneNumber', message: NO_NEWS }]),
    ...(typeof text === 'string' ? [] : [text]),
    ...(sensitive.fault ? [sensitive.fault] : []),
    ...foreign,
    ...staffOnly,
    ...(Array.isArray(answered) ? answered : []),
  ];
  if (errors.length > 0 || Array.isArray(answered) || typeof text !== 'string') throw new Refused('VALIDATION', 'fields', errors);
  return { othersInvolved, clear, sealed, answered, phoneNumber, phoneExtension, wish, text, sensitiveText: sensitive.text };
}

/** The request's own words and facts, as `LeadSubmitted` records them. */
function submittedWords(input: Input, read: ReturnType<typeof acceptedFields>, { config, hash }: Pick<Ctx, 'config' | 'hash'>) {
  const { clear, sealed, othersInvolved, phoneNumber, phoneExtension, answered } = read;
  const address = addressOf(input.address, input.postalCode);
  // What was agreed to, never a box of the request's own: the facts say what the consents do.
  const partners = Object.fromEntries(PARTNERS.map((p) => [p, input.consents[p] === true]));
  return {
    lang: input.lang,
    form: input.form,
    channel: input.channel,
    multi: clear.multi ?? false,
    facts: {
      ...INITIAL_CLEAR,
      creditValue: config.value(pricingBase, placeOf(clear)),
      ...clear,
      lang: input.lang,
      hasCourtDate: clear.hasCourtDate ?? Boolean(clear.courtDate),
      ...partners,
    },
    privateFacts: { ...INITIAL_PRIVATE, ...sealed },
    othersInvolved,
    partiesKey: partiesKeyOf(input.leadId, 0),
    clientName: input.clientName!.trim(),
    nameMark: nameMarkOf(hash, input.clientName!),
    email: input.email!.trim(),
    phoneNumber,
    ...(phoneExtension ? { phoneExtension } : {}),
    description: input.description!.trim(),
    ...answered,
    ...(address ? { address } : {}),
    ...(input.searchTerms ? { searchTerms: input.searchTerms } : {}),
    ...(input.unproven ? { unproven: true as const } : {}),
    ...(input.experiment ? { experiment: input.experiment } : {}),
  };
}

/** Each consent with what proves it: the form and its address, or who read which text on the phone. */
function consentsOf(
  input: Input,
  channel: Input['channel'],
  { text, sensitiveText }: { readonly text: string; readonly sensitiveText: string | undefined },
  readBy: string | undefined,
) {
  const { shown: _s, script: _r, sensitiveText: _t, evidence, ...given } = input.consents;
  const proof = readBy
    ? { readBy, source: 'call' as const, channel, evidence: `call ${readBy}` }
    : { source: 'form' as const, channel, ...(evidence ? { evidence } : {}) };
  return Object.entries(given).flatMap(([purpose, granted]) => {
    const textVersion = purpose === 'sensitive' ? sensitiveText : text;
    return granted === undefined || !textVersion
      ? []
      : [happened('ConsentRecorded', { leadId: input.leadId, purpose, granted, textVersion, ...proof })];
  });
}

/** What a caller sends. The rest is derived, and may differ when they send it again. */
function wordsOf(all: Input): object {
  const { duplicates: _d, duplicateConfirmed: _c, unproven: _u, experiment: _e, searchTerms: _s, key: _k, ...sent } = all;
  // Asked again from another network it is the same request: where it came from is proof of the consent, and none of its words.
  const { evidence: _w, ...consents } = sent.consents;
  return { ...sent, consents };
}

/** What staff write for a caller; no one else may name this channel. */
const PHONE_CHANNEL = 'phone';

/** No one consents on the phone to what was not read to them. */
const READ_ALOUD = { field: 'consents.script', message: 'required' };
const changed = (field: string) => ({ field, message: 'text-changed' });

/** The name of the text that was agreed to: of the sentences of the form, or of the script that was read. What is wrong where it is none. */
function consentText({ consents: { shown, script }, lang }: Input, readBy: string | undefined, asked: AsOf) {
  if (!readBy) return agreedTextAt({ document: 'request-consents', shown, lang }, asked) ?? changed('consents.sharing');
  return script ? (agreedTextAt({ document: 'phone-script', shown: script, lang }, asked) ?? changed('consents.script')) : READ_ALOUD;
}

/** Whose questions a request answers: of its field, and of none in particular while that is open. */
const fieldOf = (input: { readonly lawyerType?: string | null | undefined }): string => input.lawyerType ?? 'other';
