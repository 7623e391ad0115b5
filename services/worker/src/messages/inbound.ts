import { Refused } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/leads';
import { contactPoint, type Inbound, type ReceivedSms } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Answer, Dispatch, From } from './inbound-types.js';
import { answerOffer } from './inbound-offers.js';
import { forStaff } from './inbound-staff.js';

const HOUR_MS = 3_600_000;

/** The rows of table 4.8.3 in their order; whatever is not unambiguous goes to staff with a receipt. */
export async function answerTo(
  kernel: Kernel,
  item: WorkItem,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
): Promise<Answer | undefined> {
  const send =
    (actor: { kind: 'system' | 'token'; id: string; role?: string }): Dispatch =>
    (name, input) =>
      kernel.dispatch({
        name,
        input: { ...input },
        commandId: derivedId(`answer-sms:${name}`, item.position, item.id),
        causationId: String(item.position),
        correlationId: item.correlationId,
        actor,
      });
  const bySystem = send({ kind: 'system', id: 'keyword' });
  const byPerson = send({ kind: 'token', id: from.professional?.id ?? from.leadId ?? from.contactId, role: 'sms' });
  const toStaff = (): Promise<Answer | undefined> => forStaff(kernel, item, from, asked, received, bySystem);

  const contact = await stateOf(kernel, contactPoint, from.contactId);
  if (asked.kind === 'stop') {
    await bySystem('OptOutSms', { contactId: from.contactId, source: 'keyword' });
    return contact.smsOptedOut ? undefined : { rule: 'keyword-stop' };
  }
  if (asked.kind === 'help') return { rule: 'keyword-help' };
  if (contact.smsOptedOut) {
    if (asked.kind !== 'start') return undefined;
    await bySystem('OptInSms', { contactId: from.contactId, source: 'keyword' });
    return { rule: 'keyword-start' };
  }
  const { professional: pro } = from;
  const answer =
    asked.kind === 'code'
      ? await confirmCode(kernel, from, asked.code!, byPerson)
      : pro && (asked.kind === 'claim' || asked.kind === 'refuse')
        ? await answerOffer(kernel, pro.id, from.lang, asked, byPerson)
        : pro && asked.kind === 'pause'
          ? await pause(pro.id, received.at, byPerson)
          : pro && (asked.kind === 'resume' || asked.resumes)
            ? await resume(kernel, pro.id, byPerson)
            : undefined;
  return answer ?? toStaff();
}

async function confirmCode(kernel: Kernel, from: From, code: string, dispatch: Dispatch): Promise<Answer | undefined> {
  if (!from.leadId) return undefined;
  try {
    await dispatch('ConfirmLeadPhone', { leadId: from.leadId, code, method: 'code' });
  } catch (error) {
    if (error instanceof Refused) return { rule: 'code-expired' };
    throw error;
  }
  const state = await stateOf(kernel, lead, from.leadId);
  return state.facts.phoneNumberConfirmed
    ? { rule: 'code-confirmed' }
    : { rule: 'code-wrong', vars: { triesLeft: Math.max(0, defaults['stepUp.tries'] - state.codeTries) } };
}

/** A day without offers, counted from the moment the text arrived. */
async function pause(professionalId: string, receivedAt: string, dispatch: Dispatch): Promise<Answer | undefined> {
  const hours = defaults['sms.pauseHours'];
  const until = new Date(Date.parse(receivedAt) + hours * HOUR_MS).toISOString();
  return (await accepted(dispatch('PauseOffers', { professionalId, scope: 'all', until, pauseReason: 'sms' })))
    ? { rule: 'offers-paused', vars: { hours } }
    : undefined;
}

async function resume(kernel: Kernel, professionalId: string, dispatch: Dispatch): Promise<Answer | undefined> {
  if (!(await stateOf(kernel, professional, professionalId)).pause) return undefined;
  return (await accepted(dispatch('ResumeOffers', { professionalId }))) ? { rule: 'offers-resumed' } : undefined;
}

const accepted = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
