import { type Mark, maySend, needsFreshSignIn, PROPOSABLE } from '@jurilien/contracts';
import { purchase } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import { session, user } from '@jurilien/identity';
import { acceptance } from '@jurilien/acceptance';
import { lead, type LeadState } from '@jurilien/lead';
import { message } from '@jurilien/messaging';
import { getRow, readStream } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { refuseStrangers, type Addressee } from '../views/addressees.js';
import { refuseMalformedIds } from './command-ids.js';
import { linkWithin } from '../links/link-permits.js';
import { refuseUnlessFresh } from '../permissions/permits.js';
import type { Principal } from '../permissions/principal.js';
import { scopeOf, UP_TO_READY } from '../views/scope.js';

type Payload = Readonly<Record<string, unknown>>;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((v) => text(v) ?? []) : []);
/** One answer for what is not there and for what is not theirs. */
const notTheirs = (): Refused => new Refused('NOT_FOUND', 'no-such-subject');

/**
 * Refuses a command that the matrix does not give this person, or not on this subject. Every request and professional that a payload
 * names is looked at, whatever else it names. What a subject is follows from the ids in the payload and from the log, so that who has
 * just been given a request may act on it. Limits of amount and second persons are each decision's own rule.
 */
export async function permitCommand(kernel: Kernel, name: string, payload: Payload, principal: Principal): Promise<void> {
  const mark = maySend(name, principal.who);
  if (!mark) throw new Refused('FORBIDDEN', 'role');
  if (needsFreshSignIn(name)) refuseUnlessFresh(principal);
  refuseMalformedIds(kernel.registry.decisions.get(name)!, payload);
  if (text(payload.threadId)) await refuseStrangers(kernel, payload as unknown as Addressee);
  if (mark === 'q' && !PROPOSABLE.has(name)) throw new Refused('FOUR_EYES_REQUIRED', 'propose-only');
  if (mark === 'c' && !text(payload.canned)) throw new Refused('FORBIDDEN', 'canned-text-only');
  return permitSubject(kernel, mark, payload, principal);
}

/** Refuses a subject that a mark of the matrix does not give this person, whatever the command. */
export async function permitSubject(kernel: Kernel, mark: Mark, payload: Payload, principal: Principal): Promise<void> {
  switch (mark) {
    case 'o':
      return own(kernel, payload, principal);
    case 's':
    case 'q':
    case 'c':
      return inHand(kernel, payload, principal);
    case 'p':
    case 'p4':
    case '$':
      return inProvince(kernel, payload, principal);
    case 'g':
    case '†':
      throw new Refused('FORBIDDEN', 'switched-off');
    default:
      return;
  }
}

/** Taken by, or assigned to, the person. A lead they may look at says so; of any other they are not told that it exists. */
async function inHand(kernel: Kernel, payload: Payload, principal: Principal): Promise<void> {
  const { actor, who } = principal;
  const conversation = await threadOf(kernel, payload);
  // A thread is in hand where it is visible: of a lead in validation, or assigned. What a text in it names belongs to its number.
  if (conversation) return visible(kernel, 'threads', conversation, principal);
  const named = [text(payload.leadId), (await subjectOf(kernel, payload)).leadId].filter((id) => id !== undefined);
  if (named.length === 0) throw notTheirs();
  for (const leadId of new Set(named)) {
    const s = await stateOf(kernel, lead, leadId);
    if (s.status === 'None') throw notTheirs();
    if (s.assigneeId === actor.id || (who === 'validation' && s.takenBy === actor.id)) continue;
    if (who === 'validation' && UP_TO_READY.includes(s.status)) throw new Refused('FORBIDDEN', 'not-taken-by-you');
    throw notTheirs();
  }
}

/** Of a province of theirs, wherever the subject says so; what has no province yet is everybody's. */
async function inProvince(kernel: Kernel, payload: Payload, principal: Principal): Promise<void> {
  const provinces = principal.actor.provinces ?? [];
  const within = (province: 'QC' | 'ON' | null | undefined): void => {
    if (province && !provinces.includes(province)) throw notTheirs();
  };
  const conversation = await threadOf(kernel, payload);
  if (conversation) await visible(kernel, 'threads', conversation, principal);
  const subject = await subjectOf(kernel, payload);
  const leads = [text(payload.leadId), subject.leadId];
  const professionals = [text(payload.professionalId), subject.professionalId, ...texts(payload.professionalIds)];
  for (const id of new Set(leads)) if (id) within((await stateOf(kernel, lead, id)).facts.province);
  for (const id of new Set(professionals)) if (id) within((await stateOf(kernel, professional, id)).province);
  if (text(payload.linkId) && !(await linkWithin(kernel, text(payload.linkId)!, provinces))) throw notTheirs();
  // A number has no province; who wrote from it may have one.
  if (text(payload.contactId)) await visible(kernel, 'threads', text(payload.contactId)!, principal);
}

/** The conversation a command is about, by its own id or by a text that was planned in it. */
async function threadOf(kernel: Kernel, payload: Payload): Promise<string | undefined> {
  if (text(payload.threadId)) return text(payload.threadId);
  const planned = text(payload.messageId);
  return planned ? (await stateOf(kernel, message, planned)).message?.threadId : undefined;
}

async function visible(kernel: Kernel, name: string, id: string, principal: Principal): Promise<void> {
  const view = kernel.registry.views.get(name)!;
  if (!(await getRow(kernel.db, view, id, await scopeOf(kernel, view, principal)))) throw notTheirs();
}

/** Every id in the payload must be the person's own, and there must be one. */
async function own(kernel: Kernel, payload: Payload, { actor, who }: Principal): Promise<void> {
  const account = await stateOf(kernel, user, actor.id);
  // A conversation belongs to a number, not to an account: who writes in their own does so through its own route.
  if (text(payload.threadId)) throw notTheirs();
  const { leadId, professionalId } = await subjectOf(kernel, payload);
  const checks: (boolean | Promise<boolean>)[] = [];
  // A client names an acceptance of the own request; whose professional it is does not make it theirs or not.
  // A candidate is the account itself; whose request it answers does not make it theirs or not.
  const asCandidate = who === 'recruit' && text(payload.candidateId);
  if (asCandidate) checks.push(asCandidate === actor.id);
  if (professionalId && !asCandidate && (who !== 'client' || text(payload.professionalId)))
    checks.push(who === 'professional' && professionalId === account.professionalId);
  // A professional is tied to a request by the offer or acceptance that the decision compares.
  if (leadId && !(who === 'professional' && professionalId))
    checks.push(stateOf(kernel, lead, leadId).then((s) => ownLead(kernel, leadId, s, { actor, who }, account)));
  if (text(payload.contactId)) checks.push(ownContact(kernel, text(payload.contactId)!, account));
  if (text(payload.userId)) checks.push(payload.userId === actor.id);
  if (text(payload.sessionId)) checks.push(stateOf(kernel, session, text(payload.sessionId)!).then(({ userId }) => userId === actor.id));
  const answers = await Promise.all(checks.map(async (check) => check));
  if (answers.length === 0 || !answers.every(Boolean)) throw notTheirs();
}

/** The keyed hash of the address the account proved, or of the number of the professional it belongs to. */
async function ownContact(
  kernel: Kernel,
  contactId: string,
  account: { email?: string; emailVerified: boolean; professionalId?: string },
): Promise<boolean> {
  const { hash } = kernel.secrets;
  if (account.email && account.emailVerified && hash(`email:${account.email.trim().toLowerCase()}`) === contactId) return true;
  const phone = account.professionalId && (await stateOf(kernel, professional, account.professionalId)).phoneNumber;
  return phone !== undefined && phone !== '' && hash(`phone:${phone}`) === contactId;
}

async function ownLead(
  kernel: Kernel,
  leadId: string,
  s: LeadState,
  { actor, who }: Pick<Principal, 'actor' | 'who'>,
  account: { email?: string; emailVerified: boolean; professionalId?: string },
): Promise<boolean> {
  if (s.status === 'None') return false;
  if (who === 'professional') return account.professionalId !== undefined && s.acceptedBy === account.professionalId;
  if (who !== 'client') return false;
  const sameAddress = account.emailVerified && s.email?.trim().toLowerCase() === account.email?.trim().toLowerCase();
  if (sameAddress) return true;
  const [first] = await readStream(kernel.db, kernel.codec, `lead-${leadId}`);
  return first?.actor.id === actor.id;
}

/** Whom a command is about, where its payload names only a thing of theirs. */
async function subjectOf(kernel: Kernel, payload: Payload): Promise<{ leadId?: string; professionalId?: string }> {
  const named = { leadId: text(payload.leadId), professionalId: text(payload.professionalId) };
  if (text(payload.acceptanceId)) {
    const s = await stateOf(kernel, acceptance, text(payload.acceptanceId)!);
    if (s.status === 'None') throw notTheirs();
    return { leadId: s.leadId, professionalId: s.professionalId };
  }
  if (text(payload.resendOf)) {
    const said = (await stateOf(kernel, message, text(payload.resendOf)!)).message;
    if (!said) throw notTheirs();
    return { leadId: said.leadId, ...(said.recipientKind === 'professional' ? { professionalId: said.recipientId } : {}) };
  }
  // A purchase that has not begun belongs to whoever begins it.
  if (text(payload.purchaseId)) {
    const s = await stateOf(kernel, purchase, text(payload.purchaseId)!);
    return s.status === 'None' ? named : { professionalId: s.professionalId };
  }
  return named;
}
