import { ERASED } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import { contactPoint, message, quietHours, sendKindOf, UNKNOWN_MS, type MessageState, type QueuedMessage } from '@jurilien/messaging';
import { isSendFailure } from '@jurilien/notifications';
import { derivedId } from '@jurilien/persistence';
import type { Province } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Gateways } from './gateways.js';
import type { JobHandler } from './index.js';

/** The provider's code for a number that said STOP to it. */
const OPTED_OUT_AT_PROVIDER = '21610';

/**
 * Hands one message to its provider, at most once per answer: the attempt is written down before the call, an answer that
 * never came is looked up at the provider before anything is sent again (4.8.2).
 */
export function deliver(kernel: Kernel, gateways: Gateways): JobHandler {
  return async (item) => {
    const { messageId } = item.input as { messageId: string };
    const state = await stateOf(kernel, message, messageId);
    if (!state.message || !['Queued', 'Handed'].includes(state.status)) return;
    const act = (name: string, input: object = {}): Promise<unknown> => kernel.dispatch({
      name, input: { messageId, ...input }, commandId: derivedId(`deliver:${name}`, state.attempts, `${messageId}/${state.deferrals}`), actor: { kind: 'system', id: 'deliver' }, causationId: String(item.position) });

    if (state.status === 'Handed') {
      const settled = await settleUnknown(gateways, messageId, state);
      if (settled) return void await act('RecordMessageSent', { providerId: settled });
      await act('HandMessageToProvider', { notFoundAtProvider: true });
    } else {
      const suppressed = await suppression(kernel, state.message);
      if (suppressed) return void await act('SuppressMessage', { code: suppressed });
      const until = quietUntil(kernel, state.message, item.occurredAt);
      if (until) return void await act('DeferMessage', { until });
      await act('HandMessageToProvider');
    }
    await handOver(kernel, gateways, messageId, state.message, act);
  };
}

async function handOver(kernel: Kernel, gateways: Gateways, messageId: string, m: QueuedMessage, act: (name: string, input?: object) => Promise<unknown>): Promise<void> {
  try {
    const sent = m.channel === 'sms'
      ? await gateways.sms.send({ messageId, to: m.to, body: m.body })
      : await gateways.email.send({ messageId, to: m.to, subject: m.subject, text: m.body, ...(m.html ? { html: m.html } : {}), class: m.class });
    await act('RecordMessageSent', { providerId: sent.providerId });
  } catch (error) {
    if (!isSendFailure(error) || error.kind === 'ambiguous') throw error;
    if (error.providerCode === OPTED_OUT_AT_PROVIDER) {
      await kernel.dispatch({ name: 'OptOutSms', commandId: derivedId('opt-out', 0, messageId), actor: { kind: 'provider', id: 'sms' }, input: { contactId: kernel.secrets.hash(`phone:${m.to}`), source: 'provider' } });
    }
    await act('FailMessage', { retryable: error.kind === 'before-acceptance', error: error.message });
    if (error.kind === 'before-acceptance') throw error;
  }
}

/** Whether the provider took a message whose answer we never saw; throws while it is too early to know. */
async function settleUnknown(gateways: Gateways, messageId: string, state: MessageState): Promise<string | undefined> {
  const m = state.message!;
  const since = new Date(state.handedAt!);
  if (m.channel === 'sms') {
    const found = await gateways.sms.findByReference({ messageId, to: m.to, body: m.body, since });
    if (found) return found.providerId;
  }
  if (Date.now() - since.getTime() < UNKNOWN_MS) throw new Error('outcome at the provider is unknown; looking again later');
  return undefined;
}

/** Z-codes of 4.7.2 that apply now: the last look before a send. */
async function suppression(kernel: Kernel, m: QueuedMessage): Promise<string | undefined> {
  if (m.to === ERASED) return 'Z12';
  if (m.rule === 'R10' && m.offerId && m.leadId) {
    const search = await stateOf(kernel, distribution, m.leadId);
    if (!search.offers.some((o) => o.offerId === m.offerId && (o.state === 'Sent' || o.state === 'Late'))) return 'Z01';
  }
  if (m.channel === 'sms' && !m.rule.startsWith('keyword-')) {
    const contact = await stateOf(kernel, contactPoint, kernel.secrets.hash(`phone:${m.to}`));
    if (contact.smsOptedOut) return 'Z05';
  }
  return undefined;
}

function quietUntil(kernel: Kernel, m: QueuedMessage, occurredAt: string): string | undefined {
  if (kernel.settings.QUIET_HOURS === 'off') return undefined;
  const now = new Date().toISOString();
  const province: Province = 'QC';
  const open = quietHours(sendKindOf(m.channel, m.class), m.recipientKind, now, province);
  return Date.parse(open) > Math.max(Date.parse(now), Date.parse(occurredAt)) ? open : undefined;
}
