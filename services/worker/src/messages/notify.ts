import { automationRun, endAutomationRun, shippedRule } from '@jurilien/automation';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { message, queueMessage, type Held, type Way } from '@jurilien/messaging';
import { channelsOf, templateOf, type Sender } from '@jurilien/notifications';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import { SEVERAL, type NotifyInput } from '@jurilien/processes';
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
  type Logger,
} from '@jurilien/runtime';
import { compose } from './compose.js';
import type { Composed } from './composed.js';
import { addressId } from './address-id.js';
import { neutralWords } from './neutral-words.js';
import { notice } from './notices.js';
import { recipientsOf } from './recipients.js';
import { composeRule, isStopped } from './rules/compose-rule.js';
import { waysOf } from './wishes.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/**
 * Writes the words of one rule for one person and queues them, one message per channel. The message's id comes from the
 * send key, so the same occasion is never queued twice (4.8.2).
 */
export function notify(kernel: Kernel, bus: CommandBus, log: Logger): JobHandler<'notify'> {
  return async (item) => {
    const sender = senderOf(kernel);
    const asked = { ...item.input, ...asOf(kernel, item.now) };
    for (const input of await recipientsOf(kernel, asked)) await notifyOne(kernel, bus, log, sender, item, input);
  };
}

async function notifyOne(kernel: Kernel, bus: CommandBus, log: Logger, sender: Sender, item: WorkItem, input: NotifyInput): Promise<void> {
  const { now: _now, config: _config, instead: _instead, ...occasion } = input;
  const shipped = shippedRule(input.rule);
  if (shipped && (await isCancelled(kernel, item, input))) return;
  const composed = shipped ? await composeRule(kernel, shipped, input, item) : await compose(kernel, input);
  if (!composed) return log.info({ rule: input.rule, work: item.id }, 'nothing to say any more');
  if (isStopped(composed)) return endRun(bus, item, input, composed);
  const leadId = input.leadId ?? composed.leadId;
  const written = composed.channels && channelsOf(composed.template ?? input.rule).filter((c) => composed.channels!.includes(c));
  const channels = input.channels ?? written;
  const ways = await waysOf(kernel, composed, { ...input, ...(channels ? { channels } : {}), ...(leadId ? { leadId } : {}) });
  const usable = ways.filter(({ channel }) => composed.addresses[channel]);
  const about = { item, input, composed, sender, leadId, occasion };
  await Promise.all((composed.inTurn ? usable.slice(0, 1) : usable).map((way) => queueOn(kernel, bus, way, about)));
  // After what travels: an address is never kept waiting for a list.
  if (input.channels || input.instead || (composed.channels && !composed.channels.includes('inapp'))) return;
  await notice(kernel, bus, sender, item, composed, occasion);
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
  const { template = input.rule } = composed;
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
    { ...sentBy(item, queueIdOf(sendKey), `rule:${input.rule}`), begins: true },
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
  const { template = input.rule, lang, vars, shortTexts: short } = composed;
  return writeWords(kernel, template, channel, lang, vars, { sender, short, version: input.templateVersion, ...choices });
}

/** Somebody cancelled what waited; a run of another request is no matter of theirs. */
async function isCancelled(kernel: Kernel, item: WorkItem, { dueAt, leadId }: NotifyInput): Promise<boolean> {
  if (dueAt === undefined) return false;
  const { ended, about } = await stateOf(kernel, automationRun, runIdOfKey(item.key));
  return ended === 'Cancelled' && about?.['leadId'] === leadId;
}

/** A run that writes nothing says why. */
async function endRun(bus: CommandBus, item: WorkItem, input: NotifyInput, { code }: Held): Promise<void> {
  const { now: _now, config: _config, rule, ruleVersion = 1, ...about } = input;
  const only = SEVERAL[rule] && input.professionalId ? `/${input.professionalId}` : '';
  const runId = runIdOfKey(`${item.key}${only}`);
  const ended = { runId, rule, ruleVersion, key: item.key, about: { ...about }, outcome: 'Suppressed', code } as const;
  await bus.execute(
    command(endAutomationRun, ended, sentBy(item, derivedId('end-run', item.position, `${item.key}${only}`), `rule:${rule}`)),
  );
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
