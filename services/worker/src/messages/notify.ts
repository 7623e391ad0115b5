import { automationRun, isAbout, shippedRule } from '@jurilien/automation';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { message, queueMessage, type Way } from '@jurilien/messaging';
import { templateOf, type Sender } from '@jurilien/notifications';
import type { WorkItem } from '@jurilien/persistence';
import type { NotifyInput } from '@jurilien/processes';
import {
  asOf,
  contactLink,
  messageIdOf,
  preferencesUrl,
  queueIdOf,
  runIdOfKey,
  senderOf,
  sendKeyOf,
  stateOf,
  writeWords,
  type Kernel,
} from '@jurilien/runtime';
import type { Composed } from './composed.js';
import { addressId } from './address-id.js';
import { endRun, withoutWay } from './end-run.js';
import { neutralWords } from './neutral-words.js';
import { notice } from './notices.js';
import { firstInTurn } from './in-turn.js';
import { composeRule, isStopped } from './rules/compose-rule.js';
import { finderOf } from './rules/finder.js';
import { remindedWhen } from './rules/reminding.js';
import { recipientsOf } from './rules/several.js';
import { teamTask } from './team-task.js';
import { waysOf, writtenOn } from './wishes.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentByRule } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';

/**
 * Writes the words of one rule for one person and queues them, one message per channel. The message's id comes from the
 * send key, so the same occasion is never queued twice (4.8.2).
 */
export function notify(kernel: Kernel, bus: CommandBus): JobHandler<'notify'> {
  return async (item) => {
    const sender = senderOf(kernel);
    const asked = { ...item.input, ...asOf(kernel, item.now) };
    if (await isCancelled(kernel, item, asked)) return;
    for (const input of await recipientsOf(kernel, asked)) await notifyOne(kernel, bus, sender, item, input);
  };
}

async function notifyOne(kernel: Kernel, bus: CommandBus, sender: Sender, item: WorkItem, input: NotifyInput): Promise<void> {
  const finder = finderOf(kernel, input);
  const moments = await remindedWhen(kernel, shippedRule(input.rule)!, input, item, finder);
  if (moments && 'code' in moments) return endRun(kernel, bus, item, input, { outcome: 'Suppressed', ...moments });
  if (!moments || moments.now.length > 0 || !moments.next)
    await writeOne(kernel, bus, sender, item, moments ? { ...input, channels: moments.now } : input, finder);
  if (moments?.next) throw tooEarly('a reminder whose time has not come', secondsUntil(moments.next, item.now));
}

const secondsUntil = (at: string, now: string): number => Math.max(1, Math.ceil((Date.parse(at) - Date.parse(now)) / 1_000));

/** Writes it now, or says why not. */
async function writeOne(
  kernel: Kernel,
  bus: CommandBus,
  sender: Sender,
  item: WorkItem,
  input: NotifyInput,
  finder: ReturnType<typeof finderOf>,
): Promise<void> {
  const { now: _now, config: _config, instead: _instead, ...occasion } = input;
  const composed = await composeRule(kernel, shippedRule(input.rule)!, input, item, finder);
  if (isStopped(composed)) {
    const { code, lacking } = composed;
    await endRun(kernel, bus, item, input, { outcome: 'Suppressed', code });
    if (lacking) await teamTask(kernel, bus, item, lacking, input, 'valueMissing');
    return;
  }
  const leadId = input.leadId ?? composed.leadId;
  const { template } = composed;
  const written = writtenOn(template, composed.channels);
  const seen = { kernel, now: item.now, state: finder.state };
  const ways = await waysOf(seen, composed, { template, leadId, channels: input.channels ?? written });
  const usable = ways.filter(({ channel }) => composed.addresses[channel]);
  const about = { item, input, composed, sender, leadId, occasion };
  const taken = composed.inTurn ? await firstInTurn(seen, usable, composed.addresses) : usable;
  await Promise.all(taken.map((way) => queueOn(kernel, bus, way, about)));
  // Another channel instead of one that failed, or one of several that go at their own times, is not all that the run does.
  if (input.instead) return;
  // After what travels: an address is never kept waiting for a list.
  const whole = !input.channels;
  const noticed = whole && composed.channels.includes('inapp') && (await notice(kernel, bus, sender, item, composed, occasion));
  const asked = whole && composed.channels.includes('followUp') && (await teamTask(kernel, bus, item, composed, input));
  if (taken.length > 0 || noticed || asked) return;
  await endRun(kernel, bus, item, input, { outcome: 'Suppressed', code: withoutWay(input.channels ?? written, ways) });
}

interface Written {
  readonly item: WorkItem;
  readonly input: NotifyInput;
  readonly composed: Composed;
  readonly sender: Sender;
  readonly leadId: string | undefined;
  /** What it is about, as it is kept for another channel. */
  readonly occasion: object;
}

/** Writes the words for one way and puts them in line. */
async function queueOn(kernel: Kernel, bus: CommandBus, { channel, neutral }: Way, about: Written): Promise<void> {
  const { item, input, composed, leadId, occasion } = about;
  const to = composed.addresses[channel]!;
  const sendKey = await keyFor(kernel, sendKeyOf(item.key, composed.recipientId, channel), input.instead);
  if (!sendKey) return;
  const { template } = composed;
  const words = await wordsFor(kernel, { channel, neutral }, to, about);
  const queued = command(
    queueMessage,
    {
      messageId: messageIdOf(sendKey),
      sendKey,
      rule: input.rule,
      channel,
      class: templateOf(template).class,
      lang: composed.lang,
      recipientKind: composed.recipientKind,
      recipientId: composed.recipientId,
      ...(composed.author ? { author: composed.author } : {}),
      ...(leadId ? { leadId } : {}),
      ...(composed.speaksOf.length > 0 ? { speaksOf: composed.speaksOf } : {}),
      ...(neutral ? { neutral } : {}),
      ...(input.offerId ? { offerId: input.offerId } : {}),
      ...(template === input.rule ? {} : { template }),
      templateVersion: words.version,
      occasion: { key: item.key, input: { ...occasion } },
      to,
      subject: words.subject ?? '',
      body: words.text,
      ...(words.html ? { html: words.html } : {}),
    },
    { ...sentByRule(item, queueIdOf(sendKey), input.rule), begins: true },
  );
  await bus.execute(queued).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
  });
}

/** The words of one way: those of its template, or neutral ones that say nothing of what it is about. */
async function wordsFor(kernel: Kernel, { channel, neutral }: Way, to: string, { input, composed, sender, leadId }: Written) {
  const choices = channel === 'email' ? { preferencesUrl: await choicesUrl(kernel, composed, to) } : {};
  if (neutral) {
    const { preferencesUrl } = choices;
    const asked = { channel, ...(leadId ? { leadId } : {}), ...(preferencesUrl ? { choices: preferencesUrl } : {}) };
    return { version: 1, ...(await neutralWords(kernel, composed, asked)) };
  }
  const { template, lang, vars, shortTexts: short } = composed;
  return writeWords(kernel, template, channel, lang, vars, { sender, short, version: input.templateVersion, ...choices });
}

/** What waited was cancelled by hand, for the request, the professional or the appointment that it is about. */
async function isCancelled(
  kernel: Kernel,
  item: WorkItem,
  { dueAt, leadId, professionalId, appointmentId }: NotifyInput,
): Promise<boolean> {
  if (dueAt === undefined) return false;
  const { ended, about } = await stateOf(kernel, automationRun, runIdOfKey(item.key));
  const ofAppointment = appointmentId !== undefined && about?.['appointmentId'] === appointmentId;
  return ended === 'Cancelled' && (ofAppointment || isAbout(about, { leadId }) || isAbout(about, { professionalId }));
}

/**
 * The send key of a message; of one that goes instead of another that the person's wish held back, a key of its own where the first
 * one was suppressed, and none where it left.
 */
async function keyFor(kernel: Kernel, sendKey: string, instead: boolean | undefined): Promise<string | undefined> {
  if (!instead) return sendKey;
  const { status } = await stateOf(kernel, message, messageIdOf(sendKey));
  return status === 'None' ? sendKey : status === 'Suppressed' ? `${sendKey}/as-wished` : undefined;
}

/** Where the holder of an address chooses what comes to it (N02). */
async function choicesUrl(kernel: Kernel, { recipientKind, recipientId, lang }: Composed, email: string): Promise<string> {
  const who = recipientKind === 'client' || recipientKind === 'professional' ? recipientKind : 'anyone';
  const contactId = addressId(kernel, { channel: 'email', to: email });
  return preferencesUrl(kernel.settings.publicUrl, lang, await contactLink(kernel, contactId, `preferences-${who}`, recipientId));
}
