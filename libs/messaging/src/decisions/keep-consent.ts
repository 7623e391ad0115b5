import { scopeOf } from '@jurilien/contracts';
import { type Actor, decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { IMPLIED_MONTHS, plusMonths, reached } from '@jurilien/reference';
import { z } from 'zod';
import {
  consentBasis,
  consentClass,
  consentSource,
  contactDid,
  contactEvents,
  contactId,
  contactPoint,
  type ContactState,
} from '../contact-point.js';
import { isOver } from '../standing.js';

const onContact = (i: { contactId: string }) => ({ contact: streamOf(contactPoint, i.contactId) });

/** What proves an address of a list: the SHA-256 of the file that was brought in, and the row. */
const ROW_OF_LIST = /^import [0-9a-f]{64} row [1-9]\d{0,6}$/;

const input = z.object({
  contactId,
  class: consentClass,
  basis: consentBasis.default('express'),
  expiresAt: z.iso.datetime().optional(),
  textVersion: z.string().min(1).max(60),
  source: consentSource,
  evidence: z.string().min(1).max(120),
  channel: z.string().max(40).optional(),
  part: z.string().max(40).optional(),
  /** The address is not confirmed yet: anyone may have typed it. */
  pending: z.literal(true).optional(),
});
type Asked = z.output<typeof input>;

/**
 * An address agrees to a class of messages, with what proves it: an act of the person, or a basis that the law implies for a time.
 * A complaint or a STOP is not undone by it. What no one spoke undoes no refusal and weakens no express agreement; a later purchase
 * extends it.
 * @throws Refused VALIDATION for an implied basis without its end, or with one later than the law gives, and for an import whose evidence
 * is not `import <SHA-256 of the file> row <number>`; FORBIDDEN for staff who name another source than a call; SUPPRESSED where only the
 * person can undo what they said (see `refuseWhatOthersUndo`)
 */
export const recordConsent = decision({
  name: 'RecordConsent',
  input,
  reasonRequired: true,
  streams: onContact,
  decide(asked, { contact: s }, ctx) {
    refuseUnlessBounded(asked, ctx.now);
    const staff = isStaff(ctx.actor);
    // Staff prove what a person said by the script they read and by their own name.
    refuseUnless(!staff || asked.source === 'call', 'FORBIDDEN', 'consent-is-the-persons-own');
    refuseUnless(asked.source !== 'import' || ROW_OF_LIST.test(asked.evidence), 'VALIDATION', 'import-names-its-row');
    const list = asked.source === 'import';
    if (staff || list) refuseWhatOthersUndo(s);
    if (list) refuseWhatListsUndo(s, asked.class);
    if (addsNothing(asked, s, ctx.now)) return {};
    const recorded = contactDid('ContactConsentRecorded', staff ? { ...asked, evidence: `call ${ctx.actor.id}` } : asked);
    const lifted = asked.basis === 'express' && !list && s.suppressed === 'hardBounce';
    return { contact: lifted ? [recorded, contactDid('AddressUnsuppressed', { contactId: asked.contactId })] : [recorded] };
  },
});

const STAFF: readonly string[] = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
/** A person of the team, who writes down what someone else said. */
const isStaff = ({ kind, role = '' }: Actor): boolean => kind === 'user' && STAFF.includes(scopeOf(role)?.who ?? '');

function refuseUnlessBounded({ basis, expiresAt }: Asked, now: string): void {
  refuseUnless(basis === 'express' || expiresAt !== undefined, 'VALIDATION', 'implied-consent-ends');
  if (!expiresAt) return;
  refuseUnless(Date.parse(expiresAt) > Date.parse(now), 'VALIDATION', 'already-over');
  const isTooLate = basis !== 'express' && !reached(expiresAt, plusMonths(now, IMPLIED_MONTHS[basis]));
  refuseUnless(!isTooLate, 'VALIDATION', 'implied-consent-too-long');
}

/** What the person said against messages is theirs alone to undo (4.8.5): no one else lifts a complaint or a STOP. */
function refuseWhatOthersUndo(s: ContactState): void {
  refuseUnless(!s.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
  refuseUnless(s.suppressed !== 'complaint', 'SUPPRESSED', 'address-complained');
}

/** A list that staff bring in lifts no withdrawal, bounce or suppression either. */
function refuseWhatListsUndo(s: ContactState, of: Asked['class']): void {
  refuseUnless(!s.suppressed, 'SUPPRESSED', 'address-suppressed');
  refuseUnless(!s.unreachable, 'SUPPRESSED', 'number-unreachable');
  refuseUnless(s.consents[of]?.granted !== false, 'SUPPRESSED', 'consent-withdrawn');
}

/** Whether the address has said as much, or more, already. */
function addsNothing({ class: of, basis, expiresAt, pending }: Asked, s: ContactState, now: string): boolean {
  const held = s.consents[of];
  if (!held) return basis !== 'express' && s.smsOptedOut;
  const live = held.granted && !isOver(held, now);
  // What was typed with an unconfirmed address undoes no refusal and weakens no agreement.
  if (pending) return live || !held.granted;
  if (basis === 'express') return live && held.basis === basis && held.expiresAt === expiresAt && !held.pending;
  // A basis that no one spoke undoes no refusal, and stands behind an express agreement; the longer of two stays.
  if (!held.granted || s.smsOptedOut) return true;
  if (!live || held.pending) return false;
  return held.basis === 'express' || (held.expiresAt !== undefined && Date.parse(held.expiresAt) >= Date.parse(expiresAt!));
}

/** No more of this class to this address, at once and without a question (4.8.5). */
export const withdrawConsent = decision({
  name: 'WithdrawConsent',
  input: contactEvents.ConsentWithdrawn.schema.extend({
    contactId,
    source: contactEvents.ConsentWithdrawn.schema.shape.source.default('page'),
  }),
  reasonRequired: true,
  streams: onContact,
  decide(asked, { contact: s }, ctx) {
    if (s.consents[asked.class]?.granted === false) return {};
    const said = isStaff(ctx.actor) ? { ...asked, source: 'staff' as const, evidence: `call ${ctx.actor.id}` } : asked;
    return { contact: [contactDid('ConsentWithdrawn', said)] };
  },
});

/** The end of a basis that no one spoke is written down once, when it has come; one that was extended or replaced since goes on. */
export const expireImpliedConsent = decision({
  name: 'ExpireImpliedConsent',
  input: z.object({ contactId, class: consentClass }),
  streams: onContact,
  decide({ contactId: id, class: of }, { contact: s }, { now }) {
    const held = s.consents[of];
    if (!held?.granted || !held.basis || held.basis === 'express' || !held.expiresAt || held.expired || !isOver(held, now)) return {};
    const { basis, expiresAt } = held;
    return { contact: [contactDid('ImpliedConsentExpired', { contactId: id, class: of, basis, expiresAt })] };
  },
});
