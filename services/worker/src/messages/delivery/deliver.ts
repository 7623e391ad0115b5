import { Refused, type Answer, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import {
  deferMessage,
  failMessage,
  HAND_OVER_MS,
  isAddressed,
  type AddressedMessage,
  gate,
  handMessageToProvider,
  isHeld,
  KILL_SWITCH_ID,
  killSwitch,
  message,
  optOutSms,
  recordMessageBounced,
  recordMessageSent,
  suppressMessage,
  switchOver,
  type Verdict,
} from '@jurilien/messaging';
import { isSendFailure, kindOf, neutralSender } from '@jurilien/notifications';
import { derivedId, listRows, restoredFrom, type WorkItem } from '@jurilien/persistence';
import { senderName } from '@jurilien/reference';
import type { Work } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { isOfCampaign, waitForCampaign } from '../../campaigns/at-gate.js';
import { gateFacts, type InLine } from './gate-facts.js';
import { HAND_OVERS } from './hand-overs.js';
import { addressId } from '../address-id.js';
import { senderNumber } from './sender-number.js';
import { codesAreFull } from './text-ceilings.js';
import { calendarPart } from './calendar-part.js';
import { answeredAt, dressed } from './mail-parts.js';
import { unsubscribeUrl } from './unsubscribe-url.js';
import { textsHeldBack } from '../../metrics.js';
import type { Gateways } from '../../work/gateways.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { JobHandler } from '../../work/handlers.js';
import { sentBy } from '../../work/sending.js';
import { tooEarly } from '../../work/too-early.js';
import { together, turns } from './turns.js';

/** The provider's code for a number that said STOP to it. */
const OPTED_OUT_AT_PROVIDER = '21610';
/** How soon an unknown outcome is looked up, and how often again. */
const LOOK_AGAIN_SECONDS = 5;

/** Answers of providers are written down together, at most this much later: one by one they cost the database as much as all before them. */
const ANSWERS_WITHIN_MS = 100;

type Answers = ReturnType<typeof together>;
/** Sends a command about the message of this run. */
type Act = <I extends z.ZodObject>(decision: Sendable<I>, input: Omit<NoInfer<z.input<I>>, 'messageId'>) => Promise<Answer>;

/**
 * Hands one message to its provider, at most once per answer: the attempt is written down before the call, an answer that
 * never came is looked up at the provider before anything is sent again (4.8.2).
 */
export function deliver(kernel: Kernel, bus: CommandBus, gateways: Gateways): JobHandler<'deliver'> {
  // A provider that is slow takes no turn of the other one's.
  const inTurn = { sms: turns(HAND_OVERS), email: turns(HAND_OVERS) };
  const answers = together(ANSWERS_WITHIN_MS);
  // A database is restored while nothing runs on it: one look lasts for the life of the process.
  let restored: { readonly from: RestoredFrom } | undefined;
  const restoredOnce = async (): Promise<RestoredFrom> => (restored ??= { from: await restoredFrom(kernel.db) }).from;
  return async (item) => {
    const { message: queued } = await stateOf(kernel, message, item.input.messageId);
    if (queued && isAddressed(queued)) await inTurn[queued.channel](() => deliverOne(kernel, bus, gateways, item, answers, restoredOnce));
  };
}

type RestoredFrom = Awaited<ReturnType<typeof restoredFrom>>;

async function deliverOne(
  kernel: Kernel,
  bus: CommandBus,
  gateways: Gateways,
  item: WorkItem<Work['deliver']>,
  answers: Answers,
  restoredOnce: () => Promise<RestoredFrom>,
): Promise<void> {
  const { messageId } = item.input;
  const state = await stateOf(kernel, message, messageId);
  const m = state.message;
  if (!m || !isAddressed(m) || !['Queued', 'Handed'].includes(state.status)) return;
  const act: Act = (decision, input) => {
    const commandId = derivedId(`deliver:${decision.name}`, state.attempts, `${messageId}/${state.deferrals}`);
    return bus.execute(command(decision, { messageId, ...input } as never, sentBy(item, commandId, 'deliver')));
  };

  const inLine = { ...state, message: m };
  if (state.status === 'Handed') {
    const settled = await settleUnknown(kernel, gateways, messageId, { m, handedAt: state.handedAt! }, item.now);
    if (settled) return void (await act(recordMessageSent, { providerId: settled }));
    await waitForCampaign(kernel, m, item.now);
    const verdict = await consideredAgain(kernel, inLine, item.now);
    if (isHeld(verdict)) return void (await act(suppressMessage, { ...verdict, notFoundAtProvider: true }));
    if (!(await taken(kernel, act, m, { notFoundAtProvider: true }))) return;
  } else {
    await waitForCampaign(kernel, m, item.now);
    const verdict = await considered(kernel, inLine, item.now);
    if (isHeld(verdict)) return void (await act(suppressMessage, verdict));
    if (verdict !== 'send') return void (await act(deferMessage, { until: verdict.later }));
    const lost = await sentInLostTime(kernel, gateways, messageId, m, { restored: await restoredOnce(), now: item.now });
    if (!(await taken(kernel, act, m, {}))) return;
    if (lost) return void (await act(recordMessageSent, { providerId: lost }));
  }
  await handOver(kernel, bus, gateways, messageId, m, act, answers, state.queuedAt ?? item.now);
}

/**
 * The address whose STOP, and of what sells whose agreement, is read in the transaction that writes the attempt down; answers to a keyword
 * go past it.
 */
const stopList = (kernel: Kernel, m: AddressedMessage): { contactId?: string } =>
  m.class === 'marketing' || (m.channel === 'sms' && kindOf(m.rule) !== 'carrier-answer') ? { contactId: addressId(kernel, m) } : {};

/** What the gate says of a message in line. A code takes its place under the ceilings last. */
async function considered(kernel: Kernel, inLine: InLine, now: string): Promise<Verdict> {
  const facts = await gateFacts(kernel, inLine, now);
  if (facts.noTexts) textsHeldBack.inc({ why: 'place' });
  const verdict = gate(facts);
  return verdict === 'send' && (await codesAreFull(kernel, inLine.message)) ? gate({ ...facts, codesFull: true }) : verdict;
}

/**
 * What the gate says of a message whose outcome is unknown. A text is not at its provider: everything is asked again. Whether a mailbox has
 * an e-mail no one can say: it is handed over again under its own Message-ID, unless its reader wants none of it or a kill switch is set.
 */
async function consideredAgain(kernel: Kernel, inLine: InLine, now: string): Promise<Verdict> {
  const facts = await gateFacts(kernel, inLine, now);
  if (inLine.message.channel === 'sms') return gate(facts);
  const { message: m, contact, switches, erased } = facts;
  return gate({ now, message: m, contact, switches, erased });
}

/**
 * Writes the attempt down. False when its reader said no, or a kill switch was set, between our look and the hand-over: then the message
 * ends here.
 */
async function taken(kernel: Kernel, act: Act, m: AddressedMessage, again: { readonly notFoundAtProvider?: true }): Promise<boolean> {
  try {
    await takeForHandOver(act, { ...again, ...stopList(kernel, m) });
    return true;
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'SUPPRESSED')) throw error;
    if (error.detail === 'number-said-stop') await act(suppressMessage, { code: 'Z05', ...again });
    else if (error.detail === 'not-agreed') await act(suppressMessage, { code: 'Z04', ...again });
    else {
      const switchId = switchOver(await stateOf(kernel, killSwitch, KILL_SWITCH_ID), m);
      if (!switchId || isOfCampaign(m)) throw tooEarly('it was switched off, and may go again', LOOK_AGAIN_SECONDS);
      await act(suppressMessage, { code: 'Z07', switchId, ...again });
    }
    return false;
  }
}

/** Only the run whose own command wrote the attempt down goes on to the provider: another one finds it written already. */
async function takeForHandOver(act: Act, input: Omit<z.input<(typeof handMessageToProvider)['input']>, 'messageId'>): Promise<void> {
  const { duplicate } = await act(handMessageToProvider, input);
  if (duplicate) throw tooEarly('another run is handing this message over', LOOK_AGAIN_SECONDS);
}

async function handOver(
  kernel: Kernel,
  bus: CommandBus,
  gateways: Gateways,
  messageId: string,
  m: AddressedMessage,
  act: Act,
  answers: Answers,
  queuedAt: string,
): Promise<void> {
  try {
    const calendar = await calendarPart(kernel, m, queuedAt);
    const sent = await answers(async () =>
      m.channel === 'sms'
        ? gateways.sms.send({ messageId, to: m.to, body: m.body, from: await senderNumber(kernel, m) })
        : gateways.email.send({
            messageId,
            to: m.to,
            subject: m.subject,
            ...(await dressed(kernel, m)),
            class: m.class,
            senderName: kernel.configuration.current().value(senderName),
            ...(m.neutral ? { neutralName: neutralSender(m.lang) } : {}),
            ...answeredAt(kernel, messageId, m),
            ...(calendar ? { calendar } : {}),
            ...(kindOf(m.rule) === 'receipt' ? { answersByItself: true } : {}),
            unsubscribeUrl: await unsubscribeUrl(kernel, m),
          }),
    );
    await act(recordMessageSent, { providerId: sent.providerId });
  } catch (error) {
    if (!isSendFailure(error)) throw error;
    if (error.kind === 'ambiguous') throw tooEarly(error.message, LOOK_AGAIN_SECONDS);
    if (error.providerCode === OPTED_OUT_AT_PROVIDER) {
      const sending = { commandId: derivedId('opt-out', 0, messageId), actor: { kind: 'provider', id: 'sms' } } as const;
      await bus.execute(command(optOutSms, { contactId: kernel.secrets.hash(`phone:${m.to}`), source: 'provider' }, sending));
    }
    if (error.bounced) {
      const bounce = {
        contactId: addressId(kernel, m),
        kind: 'hard',
        ...(error.providerCode ? { code: error.providerCode } : {}),
      } as const;
      return void (await act(recordMessageBounced, bounce));
    }
    await act(failMessage, { retryable: error.kind === 'before-acceptance', error: error.message });
    if (error.kind === 'before-acceptance') throw error;
  }
}

/**
 * Whether the provider took a message whose answer we never saw. A status report settles it sooner; throws while it is too
 * early to say that it did not.
 */
async function settleUnknown(
  kernel: Kernel,
  gateways: Gateways,
  messageId: string,
  { m, handedAt }: { readonly m: AddressedMessage; readonly handedAt: string },
  now: string,
): Promise<string | undefined> {
  const since = new Date(handedAt);
  // A worker whose clock is ahead would give up the answer that is still in flight, and send again.
  const age = Date.parse(now) - since.getTime();
  if (m.channel === 'sms') {
    const found = await gateways.sms.findByReference({
      messageId,
      to: m.to,
      body: m.body,
      since,
      notProviderIds: await otherTextsTo(kernel, messageId, m),
    });
    if (found) return found.providerId;
  }
  const patience = Math.max(HAND_OVER_MS, kernel.settings.UNKNOWN_OUTCOME_SECONDS * 1_000);
  if (age >= patience) return undefined;
  throw tooEarly(
    'outcome at the provider is unknown; looking again later',
    Math.min(60, Math.max(LOOK_AGAIN_SECONDS, (patience - age) / 1_000)),
  );
}

/** What went out in lost time is looked for this long after a restore: timers and work of that time act again at once, a day is ample. */
const RECONCILED_AFTER_MS = 86_400_000;

/**
 * Whether a text went out in the time a restore has lost (design/reliability.md F32): then it is written down and not sent again. The
 * provider keeps the ledger of that time; for e-mail no one does, and its Message-ID, which is the same, tells the two apart.
 */
async function sentInLostTime(
  kernel: Kernel,
  gateways: Gateways,
  messageId: string,
  m: AddressedMessage,
  { restored, now }: { restored: RestoredFrom; now: string },
): Promise<string | undefined> {
  if (m.channel !== 'sms' || !restored || Date.parse(now) - Date.parse(restored.at) > RECONCILED_AFTER_MS) return undefined;
  const since = new Date(restored.to);
  const notProviderIds = await otherTextsTo(kernel, messageId, m);
  return (await gateways.sms.findByReference({ messageId, to: m.to, body: m.body, since, notProviderIds }))?.providerId;
}

/** The same words to the same person twice are two messages: what belongs to another one does not settle this one. */
async function otherTextsTo(kernel: Kernel, messageId: string, m: AddressedMessage): Promise<string[]> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 100,
    filter: { recipientId: m.recipientId, channel: 'sms' },
  });
  return data.flatMap((row) => (row.id !== messageId && row.providerId ? [row.providerId as string] : []));
}
