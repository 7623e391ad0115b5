import { BEFORE_VALIDATED } from '@jurilien/contracts';
import {
  allOf,
  type Asking,
  decision,
  refuseUnless,
  refuseUnlessAvailable,
  Refused,
  streamOf,
  type FieldError,
  unless,
} from '@jurilien/event-sourcing';
import { SHIPPED_VERSION, splitPhone } from '@jurilien/reference';
import { z } from 'zod';
import { answers, type Answers, correctedAnswers, corrections, questionSet } from '@jurilien/questions';
import { contactConfirmed } from '../../contact-confirmed.js';
import { DESCRIPTION_CEILING } from '../../facts.js';
import { addressOf, editableBy, factInput, identityInput, partiesOf, splitFacts } from '../../fact-input.js';
import { partiesKeyOf, safeContact } from '../../lead-identity.js';
import { nameMarkOf } from '../../name-mark.js';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { handling, inProvince, isStaff, leadId, type OnLead, onLead, queued, sent } from '../rules.js';
import { askedWishOf, keptSafeContact, newsReach } from '../../safe-contact.js';
import { notOffered } from './not-offered.js';
import { descriptionError, emailError, NO_NEWS, phoneError } from './submission.js';

/** Facts the price is made of: frozen with the first offer. */
const PRICED = ['juridicalHelp', 'smallMandate', 'consult', 'commercial', 'rate', 'budget', 'budgetNumber', 'multi'];
/** Facts that change who should get the lead: a validated lead goes back to staff (4.6 "material change"). */
export const MATERIAL: ReadonlySet<string> = new Set([
  'lawyerType',
  'province',
  'region',
  'othersInvolved',
  'juridicalHelp',
  'smallMandate',
  'consult',
  'budget',
  'budgetNumber',
  'rate',
]);

/** Who names no questions corrects only what every request may answer. */
const ANY_REQUEST = { field: 'other', version: SHIPPED_VERSION };

const input = z
  .object({
    leadId,
    ...factInput,
    ...identityInput,
    safeContact: safeContact.optional(),
    accessibleSpecificQuestions: answers.optional(),
    description: z
      .string()
      .max(2 * DESCRIPTION_CEILING)
      .optional(),
    questionSet: z.object({ field: z.string().max(40), version: z.number().int().min(1) }).default(ANY_REQUEST),
  })
  .strict();

/** Staff, and the system where it keeps what the client changed elsewhere. */
const forStaff = (who: Asking): boolean => isStaff(who) || who.actor.kind === 'system';

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(
    sent(s),
    handling(s, who),
    unless(forStaff(who) || (s.status !== 'Accepted' && s.status !== 'InService'), 'WRONG_STATE', 'lead-is-accepted'),
  );

/** Until the team has read it to the end, a client may correct the whole of what they wrote. */
export const correctable = ({ lead: s }: OnLead) => unless(BEFORE_VALIDATED.includes(s.status), 'WRONG_STATE', 'lead-is-validated');

/**
 * Corrects facts of a lead. The description is its client's alone, until the team has validated it (staff write a summary beside it), price facts
 * freeze with the first offer, and each side writes only the fields that are its own. Answers are corrected by the version of the
 * questions that asked, which the command names; those shown in offers are always answers given.
 */
export const editLead = decision({
  name: 'EditLead',
  input,
  streams: (i: z.infer<typeof input>) => ({ ...onLead(i), set: streamOf(questionSet, i.questionSet.field) }),
  province: inProvince,
  available,
  decide(given, { lead: s, set }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const staff = forStaff(ctx);

    const { clear, sealed } = splitFacts(given);
    const own = new Set([...editableBy(staff ? 'staff' : 'client'), ...(ctx.actor.kind === 'system' ? editableBy('client') : [])]);
    const errors: FieldError[] = Object.keys({ ...clear, ...sealed })
      .filter((f) => !own.has(f))
      .map((field) => ({ field, message: 'forbidden' }));
    if (!staff && given.accessibleSpecificQuestions) errors.push({ field: 'accessibleSpecificQuestions', message: 'forbidden' });
    if (staff && given.description !== undefined) errors.push({ field: 'description', message: 'forbidden' });
    if (given.description !== undefined && !staff) refuseUnlessAvailable(correctable({ lead: s }));
    const checked: [string, string | undefined][] = [
      ['clientName', given.clientName === undefined || given.clientName.trim() ? undefined : 'required'],
      ['description', given.description === undefined ? undefined : descriptionError(given.description, ctx.config)],
      ['email', given.email === undefined ? undefined : emailError(given.email)],
      ['phoneNumber', given.phoneNumber === undefined ? undefined : phoneError(given.phoneNumber)],
      ['othersInvolved', given.othersInvolved === undefined || partiesOf(given.othersInvolved).length > 0 ? undefined : 'required'],
    ];
    errors.push(...notOffered(clear, ctx.config, s.facts), ...checked.flatMap(([field, message]) => (message ? [{ field, message }] : [])));
    const corrected = given.specificQuestions && corrections(set, s, given.questionSet, given.specificQuestions);
    if (Array.isArray(corrected)) errors.push(...corrected);
    if (errors.length > 0) throw new Refused('VALIDATION', 'fields', errors);

    const edited = editsOf({ ...given, specificQuestions: corrected as Answers | undefined }, s);
    refuseUnlessReached(edited, s);
    const facts = changedOnly(clear, s.facts);
    const privateFacts = changedOnly(sealed, s.facts);
    const changed = [...Object.keys(facts), ...Object.keys(privateFacts), ...Object.keys(edited)];
    if (changed.length === 0) return {};
    refuseUnless(!s.offered || !changed.some((f) => PRICED.includes(f)), 'WRONG_STATE', 'price-facts-frozen');
    const event: LeadEvent = happened('LeadEdited', {
      leadId: s.leadId,
      personId: s.personId,
      changed,
      facts,
      ...(Object.keys(privateFacts).length > 0 ? { privateFacts } : {}),
      ...edited,
      ...(edited.clientName ? { nameMark: nameMarkOf(ctx.hash, edited.clientName) } : {}),
      ...('othersInvolved' in edited ? { partiesKey: partiesKeyOf(s.leadId, s.timesPartiesForgotten) } : {}),
    });
    const backToStaff = s.status === 'Ready' && changed.some((f) => MATERIAL.has(f));
    const next = { ...s, facts: { ...s.facts, ...facts } } as LeadState;
    return { lead: [event, ...(backToStaff ? [queued(next, ctx, contactConfirmed(s, ctx.config))] : [])] };
  },
});

/** Whether two values are stored alike. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Of what is given, what is not so already. */
export function changedOnly<T extends Record<string, unknown>>(given: T, now: Record<string, unknown>): T {
  return Object.fromEntries(Object.entries(given).filter(([k, v]) => !sameValue(v, now[k]))) as T;
}

type Edits = Partial<Pick<LeadState, 'clientName' | 'phoneNumber' | 'phoneExtension' | 'safeContact' | 'specificQuestions'>>;

/** Refuses what would leave a person who wants texts alone without any news, at the field that does. */
function refuseUnlessReached(edited: Edits, s: LeadState): void {
  const safeContact = edited.safeContact ?? keptSafeContact(s, edited.specificQuestions);
  const next: LeadState = { ...s, ...edited, safeContact };
  if (newsReach(askedWishOf(next), next.phoneExtension)) return;
  const moved = ['phoneExtension', 'safeContact', 'specificQuestions'].find((f) => f in edited);
  if (!moved) return;
  const field = moved === 'phoneExtension' ? 'phoneNumber' : moved === 'specificQuestions' ? 'specificQuestions.contact.care' : moved;
  throw new Refused('VALIDATION', 'fields', [{ field, message: NO_NEWS }]);
}

function editsOf(asked: z.infer<typeof input>, s: LeadState): Record<string, unknown> & Edits {
  // A new number brings its own extension, or none.
  const phone = asked.phoneNumber === undefined ? undefined : splitPhone(asked.phoneNumber.trim());
  const given = {
    clientName: asked.clientName?.trim(),
    description: asked.description?.trim(),
    email: asked.email?.trim(),
    phoneNumber: phone?.number,
    phoneExtension: phone?.extension,
    address:
      asked.address === undefined && asked.postalCode === undefined ? undefined : addressOf(asked.address ?? s.address, asked.postalCode),
    safeContact: asked.safeContact,
    othersInvolved: asked.othersInvolved === undefined ? undefined : partiesOf(asked.othersInvolved),
    ...correctedAnswers(s, asked),
  };
  return Object.fromEntries(Object.entries(given).filter(([k, v]) => v !== undefined && !sameValue(v, s[k as keyof LeadState])));
}
