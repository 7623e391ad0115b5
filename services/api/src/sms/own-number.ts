import { ERASED } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { contactPoint, type ContactState } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

/** Requests of one person that are looked at for their number; the newest matter. */
const REQUESTS = 25;

/** The mobile number of the person who is signed in, and in whose name it is on file. */
export interface OwnNumber {
  readonly phone: string;
  readonly contactId: string;
  readonly contact: ContactState;
  readonly holder: { readonly professionalId: string } | { readonly leadId: string };
  /** Proven to be in the hands of this person, not merely given by them: what was sent to it is shown then only. */
  readonly verified: boolean;
  readonly province: 'QC' | 'ON';
  readonly lang: 'fr' | 'en';
  /** As whom texts are sent to them. */
  readonly recipientIds: readonly string[];
  readonly own?: ProfessionalState;
}

/** The mailbox of the person who is signed in. */
export interface OwnMailbox {
  readonly email: string;
  readonly contactId: string;
  readonly contact: ContactState;
}

/** The number on file of the person who asks; nothing where they never gave one. */
export async function ownNumber(kernel: Kernel, principal: Principal): Promise<OwnNumber | undefined> {
  const { professionalId } = await stateOf(kernel, user, principal.actor.id);
  return principal.who === 'professional' && professionalId ? ofProfessional(kernel, professionalId) : ofClient(kernel, principal);
}

/** The mailbox of the person who asks, where they proved it: what they agreed to there is theirs to see and to change. */
export async function ownMailbox(kernel: Kernel, principal: Principal): Promise<OwnMailbox | undefined> {
  const { professionalId, ...account } = await stateOf(kernel, user, principal.actor.id);
  const own = principal.who === 'professional' && professionalId ? await stateOf(kernel, professional, professionalId) : undefined;
  const proved = own ? own.channels.includes('email') : account.emailVerified;
  const email = (own ?? account).email;
  if (!known(email) || !proved) return undefined;
  const contactId = kernel.secrets.hash(`email:${email.trim().toLowerCase()}`);
  return { email, contactId, contact: await stateOf(kernel, contactPoint, contactId) };
}

const known = (phone: string | undefined): phone is string => phone !== undefined && phone !== '' && phone !== ERASED;

async function ofProfessional(kernel: Kernel, professionalId: string): Promise<OwnNumber | undefined> {
  const own = await stateOf(kernel, professional, professionalId);
  if (!known(own.phoneNumber)) return undefined;
  const contactId = kernel.secrets.hash(`phone:${own.phoneNumber}`);
  return {
    phone: own.phoneNumber,
    contactId,
    contact: await stateOf(kernel, contactPoint, contactId),
    holder: { professionalId },
    verified: own.channels.includes('sms'),
    province: own.province === 'ON' ? 'ON' : 'QC',
    lang: own.lang,
    recipientIds: [professionalId],
    own,
  };
}

/** The number of the newest own request. A request proves it by its own code, or by one that was asked for in its name. */
async function ofClient(kernel: Kernel, principal: Principal): Promise<OwnNumber | undefined> {
  const view = kernel.registry.views.get('lead-statuses')!;
  const scope = await scopeOf(kernel, view, principal);
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: REQUESTS, filter: {}, scope, sort: 'createdAt', order: 'desc' });
  const states = await Promise.all(data.filter((r) => r.state !== 'Draft').map((r) => stateOf(kernel, lead, r.id as string)));
  const newest = states.find((s) => known(s.phoneNumber));
  if (!newest || !known(newest.phoneNumber)) return undefined;
  const contactId = kernel.secrets.hash(`phone:${newest.phoneNumber}`);
  const contact = await stateOf(kernel, contactPoint, contactId);
  const same = states.filter((s) => s.phoneNumber === newest.phoneNumber);
  return {
    phone: newest.phoneNumber,
    contactId,
    contact,
    holder: { leadId: newest.leadId },
    verified: same.some((s) => s.facts.phoneNumberConfirmed === true || contact.holders.includes(s.leadId)),
    province: newest.facts.province === 'ON' ? 'ON' : 'QC',
    lang: newest.lang,
    recipientIds: [...new Set(same.map((s) => s.personId))],
  };
}
