import { type AsOf, type Ctx, ids, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import {
  addressDid,
  emailIndex,
  isPending,
  onAddress,
  privateChange,
  stepUpTriesLeft,
  textOf,
  user,
  userDid,
  type AddressEvent,
  type AddressState,
  type ChangeField,
  type ChangeValue,
  type PrivateChange,
  type PrivateChangesState,
  type UserEvent,
  type UserState,
} from '@jurilien/identity';
import { confirmLeadEmail, confirmLeadPhone, editLead, lead, type LeadEvent, type LeadState, safeContactOf } from '@jurilien/lead';
import { questionSet } from '@jurilien/questions';
import { dialled } from '@jurilien/reference';
import { z } from 'zod';

/** Whose details: an account, or the person one request is about. */
export const ofSubject = z.object({ subjectId: ids.subjectId, leadId: ids.leadId.optional(), changeId: ids.changeId });
/** The addresses an account's e-mail goes from and to, where that is what changes: each is a stream of its own. */
export const addresses = { from: z.string().max(254).optional(), to: z.string().max(254).optional() };

/** Whose detail is asked for, and the addresses an account's e-mail goes from and to. */
export interface Asked {
  readonly subjectId: string;
  readonly leadId?: string;
  readonly from?: string;
  readonly to?: string;
}
interface States {
  readonly change: PrivateChangesState;
  readonly user: UserState;
  readonly lead: LeadState;
  readonly taken: AddressState;
  readonly freed: AddressState;
}

/** The changes of a person, and everything a confirmed one is written to. */
export function onDetails(i: Asked, hash: (value: string) => string) {
  const { to = 'nobody', from } = i;
  return {
    change: streamOf(privateChange, i.subjectId),
    user: streamOf(user, i.subjectId),
    lead: streamOf(lead, i.leadId ?? i.subjectId),
    taken: onAddress(to, hash),
    // The same address written another way is neither freed nor taken.
    freed: onAddress(from === undefined || emailIndex(from) === emailIndex(to) ? 'none' : from, hash),
  };
}

/** Province of the request, when the change is about one. */
export const ofRequest = ({ lead: s }: { lead: LeadState }): 'QC' | 'ON' | undefined => s.facts.province ?? undefined;

/** Refuses unless there is such an account, or such a request of this very person. */
export function refuseUnlessSubject({ subjectId, leadId }: Asked, { user: u, lead: l }: States): void {
  refuseUnless(leadId ? l.personId === subjectId : u.status === 'Active', 'NOT_FOUND', 'subject');
}

/** A change of this person and this request; someone else's does not exist. */
export function changeOf(s: PrivateChangesState, { changeId, leadId }: { changeId: string; leadId?: string }): PrivateChange {
  const found = s.changes.find((c) => c.changeId === changeId && c.leadId === leadId);
  if (!found) throw new Refused('NOT_FOUND', 'private-change');
  return found;
}

/** The detail as it stands. */
export function currentDetail({ leadId }: Asked, { change, user: u, lead: l }: States, field: ChangeField): ChangeValue | undefined {
  const elsewhere: Partial<Record<ChangeField, ChangeValue>> = leadId
    ? {
        name: l.clientName,
        email: l.email,
        phone: l.phoneNumber && dialled(l.phoneNumber, l.phoneExtension),
        address: l.address,
        lang: l.lang,
        safeContact: safeContactOf(l),
      }
    : { name: u.username, email: u.email, lang: u.preferences.lang };
  return elsewhere[field] ?? change.details[field];
}

interface Written {
  readonly user?: UserEvent[];
  readonly taken?: AddressEvent[];
  readonly freed?: AddressEvent[];
  readonly lead?: LeadEvent[];
}

/** Writes a detail where it is read from, in the same transaction as the change itself. */
export const written = (i: Asked, states: States, field: ChangeField, value: ChangeValue | undefined, ctx: Ctx): Written =>
  i.leadId ? onLead(i.leadId, states.lead, field, value, ctx) : onAccount(i, states, field, value, ctx);

function onAccount(i: Asked, { user: u, taken, freed }: States, field: ChangeField, value: ChangeValue | undefined, ctx: Ctx): Written {
  const { subjectId: userId } = i;
  const text = textOf(value);
  if (field === 'name' && text) return { user: [userDid('UserDetailsChanged', { userId, username: text })] };
  if (field === 'lang' && (text === 'fr' || text === 'en'))
    return { user: [userDid('PreferencesSet', { userId, ...u.preferences, lang: text })] };
  if (field !== 'email' || !text) return {};
  // The streams were named by these two: what was meant must still be so.
  refuseUnless(text === i.to && u.email === i.from, 'STALE_VERSION', 'changed-meanwhile');
  const emailHash = ctx.hash(emailIndex(text));
  const event = userDid('UserDetailsChanged', { userId, email: text, emailHash });
  if (emailHash === u.emailHash) return { user: [event] };
  if (taken.userId && taken.userId !== userId) throw new Refused('DUPLICATE', 'address-taken', [{ field: 'value', message: 'taken' }]);
  return {
    user: [event],
    taken: [addressDid('AddressTaken', { addressHash: emailHash, userId })],
    freed: freed.userId === userId ? [addressDid('AddressFreed', { addressHash: u.emailHash!, userId })] : [],
  };
}

/** The request is corrected as the system corrects it; an address that a code has proven is confirmed again. */
function onLead(leadId: string, s: LeadState, field: ChangeField, value: ChangeValue | undefined, ctx: Ctx): Written {
  if (value === undefined) return {};
  const as: Ctx = { ...ctx, actor: { kind: 'system', id: 'private-change' } };
  const name = ({ name: 'clientName', phone: 'phoneNumber' } as Partial<Record<ChangeField, string>>)[field] ?? field;
  const edited = editLead.decide(editLead.input.parse({ leadId, [name]: value }), { lead: s, set: questionSet.initial }, as).lead ?? [];
  const meta = { occurredAt: ctx.now, actor: as.actor, stream: `lead-${leadId}`, config: ctx.config };
  const now = edited.reduce((state, e) => lead.evolve(state, e, meta), s);
  const confirmed =
    field === 'email'
      ? confirmLeadEmail.decide({ leadId, method: 'link' }, { lead: now }, as).lead
      : field === 'phone'
        ? confirmLeadPhone.decide({ leadId, method: 'code' }, { lead: now }, as).lead
        : [];
  return { lead: [...edited, ...(confirmed ?? [])] };
}

/** Whether a code of this change may still be typed. */
export function refuseUnlessPending(c: PrivateChange, { now, config }: AsOf): void {
  refuseUnless(c.state === 'requested', 'WRONG_STATE', 'change-settled');
  refuseUnless(isPending(c, now), 'TOKEN_EXPIRED', 'code-expired');
  refuseUnless(stepUpTriesLeft(c.tries, config) > 0, 'RATE_LIMITED', 'code-tries');
}
