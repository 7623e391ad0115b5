import { Refused } from '@jurilien/event-sourcing';
import { channelsOf, render, templateOf, type Channel, type Sender, type Vars } from '@jurilien/notifications';
import type { WorkItem } from '@jurilien/persistence';
import type { Kernel, LinkGrant, Logger } from '@jurilien/runtime';
import { v5 as uuidv5 } from 'uuid';
import { acceptedBy, compose, secondChanceAskers } from '../messages/compose.js';
import type { JobHandler } from './index.js';
import { senderOf } from './sender.js';

const NAMESPACE = 'c1a9a1a0-6a1b-5b73-8a27-6d4e3c0f9a55';

/** What an automation asks to be said; ids only. */
export interface NotifyInput {
  readonly rule: string;
  readonly leadId?: string;
  readonly offerId?: string;
  readonly acceptanceId?: string;
  readonly professionalId?: string;
  readonly linkId?: string;
  readonly challengeId?: string;
  /** A change of private details, and whose. */
  readonly subjectId?: string;
  readonly changeId?: string;
  readonly purpose?: LinkGrant['purpose'];
  readonly sequence?: number;
  /** An account by its id, or by the keyed hash of the address somebody typed. */
  readonly userId?: string;
  readonly addressHash?: string;
  readonly lang?: 'fr' | 'en';
  /** Where a sign-in leads to. */
  readonly path?: string;
  readonly reason?: string;
  readonly happenedAt?: string;
  readonly channels?: readonly Channel[];
  readonly vars?: Vars;
}

/**
 * Writes the words of one rule for one person and queues them, one message per channel. The message's id comes from the
 * send key, so the same occasion is never queued twice (4.8.2).
 */
export function notify(kernel: Kernel, log: Logger): JobHandler {
  const sender = senderOf(kernel.settings);
  return async (item: WorkItem) => {
    const asked = item.input as unknown as NotifyInput;
    for (const input of await recipientsOf(kernel, asked)) await notifyOne(kernel, log, sender, item, input);
  };
}

/** Rules whose words go to several professionals: each who asked for another chance, each who accepted. */
const SEVERAL: Readonly<Record<string, (kernel: Kernel, leadId: string) => Promise<readonly string[]>>> = {
  R14: secondChanceAskers,
  R61: acceptedBy,
};

async function recipientsOf(kernel: Kernel, asked: NotifyInput): Promise<NotifyInput[]> {
  const several = SEVERAL[asked.rule];
  if (!several || asked.professionalId) return [asked];
  return (await several(kernel, asked.leadId!)).map((professionalId) => ({ ...asked, professionalId }));
}

async function notifyOne(kernel: Kernel, log: Logger, sender: Sender, item: WorkItem, input: NotifyInput): Promise<void> {
  const composed = await compose(kernel, input);
  if (!composed) return log.info({ rule: input.rule, work: item.id }, 'nothing to say any more');
  const { class: messageClass } = templateOf(input.rule);
  for (const channel of input.channels ?? channelsOf(input.rule)) {
    const to = composed.addresses[channel];
    if (!to) continue;
    const words = render(input.rule, channel, composed.lang, composed.vars, { sender });
    const sendKey = `${item.key}/${composed.recipientId}/${channel}`;
    const messageId = uuidv5(sendKey, NAMESPACE);
    await kernel
      .dispatch({
        name: 'QueueMessage',
        commandId: uuidv5(`queue/${sendKey}`, NAMESPACE),
        actor: { kind: 'system', id: `rule:${input.rule}` },
        causationId: String(item.position),
        correlationId: item.correlationId,
        input: {
          messageId,
          sendKey,
          rule: input.rule,
          channel,
          class: messageClass,
          lang: composed.lang,
          recipientKind: composed.recipientKind,
          recipientId: composed.recipientId,
          ...(input.leadId ? { leadId: input.leadId } : {}),
          ...(input.offerId ? { offerId: input.offerId } : {}),
          templateVersion: 1,
          to,
          subject: words.subject ?? '',
          body: words.text,
          ...(words.html ? { html: words.html } : {}),
        },
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
      });
  }
}
