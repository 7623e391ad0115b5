import { type Mark, maySend, needsFreshSignIn } from '@jurilien/contracts';
import { campaign } from '@jurilien/campaigns';
import { purchase } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import { followUp, type FollowUpState } from '@jurilien/follow-ups';
import { session, user } from '@jurilien/identity';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { message } from '@jurilien/messaging';
import { getRow, readStream } from '@jurilien/persistence';
import {
  type Addressee,
  conversationOf,
  inHandLeads,
  type Named,
  namedIn,
  notTheirs,
  ownable,
  ownIndexes,
  permitInHand,
  permitOwn,
  permitPayload,
  permitSeen,
  permitWithin,
  type Place,
  placed,
  reachOf,
  subjectOf,
  wroteFrom,
} from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { appointment, meeting, type MeetingState, reservation } from '@jurilien/scheduling';
import { refuseStrangers } from './addressees.js';
import { refuseMalformedIds } from './command-ids.js';
import { placesOfLink } from '../links/link-places.js';
import { refuseUnlessFresh } from '../permissions/permits.js';
import type { Principal } from '../permissions/principal.js';

type Payload = Readonly<Record<string, unknown>>;

/**
 * Refuses a command that the matrix does not give this person, or not on this subject. Every request and professional that a payload
 * names is looked at, whatever else it names. What a subject is follows from the ids in the payload and from the log, so that a person
 * who has just been given a request may act on it. The rules are those of `libs/processes/src/permits`; here their states are loaded.
 */
export async function permitCommand(kernel: Kernel, name: string, payload: Payload, principal: Principal): Promise<void> {
  const mark = maySend(name, principal.who);
  if (!mark) throw new Refused('FORBIDDEN', 'role');
  if (needsFreshSignIn(name)) refuseUnlessFresh(principal);
  const decision = kernel.registry.decisions.get(name)!;
  refuseMalformedIds(decision, payload);
  // What an e-mail is filed under belongs to no address: a caller who may send the command may see that request.
  if (namedIn(payload).threadId && 'recipientKind' in decision.input.shape) await refuseStrangers(kernel, payload as unknown as Addressee);
  permitPayload(mark, name, payload);
  // A task in someone's hands opens nothing but the commands that take one.
  const { followUpId: _, ...others } = payload;
  return permitSubject(kernel, mark, 'followUpId' in decision.input.shape ? payload : others, principal);
}

/** Refuses a subject that a mark of the matrix does not give this person, whatever the command. */
export async function permitSubject(kernel: Kernel, mark: Mark, payload: Payload, principal: Principal): Promise<void> {
  const named = namedIn(payload);
  switch (reachOf(mark, principal.who)) {
    case 'own':
      return own(kernel, named, principal);
    case 'in-hand':
      return inHand(kernel, named, principal);
    case 'province':
      return inProvince(kernel, named, principal);
    case 'everything':
      return;
  }
}

/** Taken by, or assigned to, the person. */
async function inHand(kernel: Kernel, named: Named, principal: Principal): Promise<void> {
  const conversation = await threadOf(kernel, named);
  // A thread is in hand where it is visible: of a lead in validation, or assigned. What a text in it names belongs to its number.
  if (conversation) return visible(kernel, conversation, principal);
  const task = (await taskOf(kernel, named)) ?? (await meetingInHand(kernel, named));
  const leads = distinct([...inHandLeads(named, await about(kernel, named)), task?.leadId]);
  const caller = { who: principal.who, id: principal.actor.id };
  if (named.into) permitSeen(caller, await stateOf(kernel, lead, named.into));
  permitInHand(caller, await Promise.all(leads.map((id) => stateOf(kernel, lead, id))), task);
}

/** Of a province of theirs, wherever the subject says so. */
async function inProvince(kernel: Kernel, named: Named, principal: Principal): Promise<void> {
  const conversation = await threadOf(kernel, named);
  if (conversation) await visible(kernel, conversation, principal);
  const subject = await about(kernel, named);
  const task = await taskOf(kernel, named);
  const met = await meetingOf(kernel, named);
  const within = (places: readonly Place[]): void => permitWithin(principal.actor.provinces ?? [], places);
  // One after another: a list may be long, and its first stranger ends it.
  for (const id of distinct([named.leadId, named.into, subject.leadId, task?.leadId]))
    within([placed((await stateOf(kernel, lead, id)).facts.province)]);
  for (const id of distinct([named.professionalId, subject.professionalId, task?.professionalId, ...named.professionalIds]))
    within([placed((await stateOf(kernel, professional, id)).province)]);
  // A candidate states no province of its own; the meeting does.
  if (met) within([placed(met.province)]);
  if (named.linkId) within(await placesOfLink(kernel, named.linkId));
  // A number has no province; who wrote from it may have one.
  if (named.contactId) await visible(kernel, named.contactId, principal);
}

/** Every id in the payload is the person's own, and there is one. */
async function own(kernel: Kernel, named: Named, { actor, who }: Principal): Promise<void> {
  const account = await stateOf(kernel, user, actor.id);
  const holder = { who, id: actor.id, account };
  const of = ownable(named, await about(kernel, named), who);
  const request = of.leadId ? await stateOf(kernel, lead, of.leadId) : undefined;
  // Who started it counts where the address does not show it already.
  const startedBy = request && who === 'client' && !wroteFrom(account, request) ? await firstActor(kernel, of.leadId!) : undefined;
  permitOwn(of, holder, {
    request: request && { state: request, startedBy },
    contactIds: of.contactId ? await ownContacts(kernel, account) : [],
    sessionOf: of.sessionId ? (await stateOf(kernel, session, of.sessionId)).userId : undefined,
    campaignBy: of.campaignId ? (await stateOf(kernel, campaign, of.campaignId)).authorId : undefined,
  });
}

/** The keyed hashes of the addresses that an account is reached at. */
async function ownContacts(kernel: Kernel, account: Parameters<typeof ownIndexes>[0]): Promise<readonly string[]> {
  const { professionalId } = account;
  const number = professionalId ? (await stateOf(kernel, professional, professionalId)).phoneNumber : undefined;
  return ownIndexes(account, number).map((index) => kernel.secrets.hash(index));
}

const firstActor = async (kernel: Kernel, leadId: string): Promise<string | undefined> =>
  (await readStream(kernel.db, kernel.codec, `lead-${leadId}`))[0]?.actor.id;

/** Whom a command is about, where its payload names only a thing of theirs. */
async function about(kernel: Kernel, named: Named): Promise<ReturnType<typeof subjectOf>> {
  const { acceptanceId, appointmentId, reservationId, resendOf, purchaseId } = named;
  return subjectOf(named, {
    appointment: appointmentId ? await stateOf(kernel, appointment, appointmentId) : undefined,
    reservation: reservationId ? await stateOf(kernel, reservation, reservationId) : undefined,
    acceptance: acceptanceId ? await stateOf(kernel, acceptance, acceptanceId) : undefined,
    resent: resendOf ? await stateOf(kernel, message, resendOf) : undefined,
    purchase: purchaseId ? await stateOf(kernel, purchase, purchaseId) : undefined,
    meeting: await meetingOf(kernel, named),
  });
}

/** The task a command is about; nothing for one that does not exist yet. */
async function taskOf(kernel: Kernel, { followUpId }: Named): Promise<FollowUpState | undefined> {
  const task = followUpId ? await stateOf(kernel, followUp, followUpId) : undefined;
  return task?.status === 'None' ? undefined : task;
}

/** The meeting a command is about; nothing for one that does not exist yet. */
async function meetingOf(kernel: Kernel, { meetingId }: Named): Promise<MeetingState | undefined> {
  const found = meetingId ? await stateOf(kernel, meeting, meetingId) : undefined;
  return found?.status === 'None' ? undefined : found;
}

/** Who of the team meets has it in hand. */
async function meetingInHand(kernel: Kernel, named: Named): Promise<Pick<FollowUpState, 'assigneeId' | 'leadId'> | undefined> {
  const found = await meetingOf(kernel, named);
  return found && { assigneeId: found.staffId };
}

const threadOf = async (kernel: Kernel, named: Named): Promise<string | undefined> =>
  conversationOf(named, named.messageId ? await stateOf(kernel, message, named.messageId) : undefined);

async function visible(kernel: Kernel, threadId: string, principal: Principal): Promise<void> {
  const view = kernel.registry.views.get('threads')!;
  if (!(await getRow(kernel.db, view, threadId, await scopeOf(kernel, view, principal)))) throw notTheirs();
}

const distinct = (ids: readonly (string | undefined)[]): readonly string[] => [...new Set(ids.filter((id) => id !== undefined))];
