import type { Occasion } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { followUpIdOf } from '@jurilien/follow-ups';
import { isLive, lead } from '@jurilien/lead';
import { message, suppressMessage } from '@jurilien/messaging';
import { channelsOf, kindOf, templates } from '@jurilien/notifications';
import { derivedId, listRows, waitForViews, type WorkItem } from '@jurilien/persistence';
import { createFollowUp } from '@jurilien/processes';
import { unverifyChannel } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { notify } from './notify.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send, sentBy } from '../work/sending.js';

/** Texts that have not left yet. */
const WAITING = ['Queued', 'Deferred', 'Scheduled'];
const A_PAGE = 100;

/** STOP: whatever waits for the number is suppressed now, not when its hour comes; only the one confirmation goes out. */
export function silenceNumber(kernel: Kernel, bus: CommandBus): JobHandler<'silence-number'> {
  return async (item) => {
    const { contactId } = item.input;
    const view = kernel.registry.views.get('messages')!;
    await waitForViews(kernel.db, [view], item.position);
    const { data } = await listRows(kernel.db, view, { page: 1, perPage: A_PAGE, filter: { threadId: contactId, state: WAITING } });
    for (const row of data) {
      if (kindOf(row.rule as string) === 'carrier-answer') continue;
      const messageId = row.id as string;
      const sending = sentBy(item, derivedId('silence-number', item.position, messageId), 'stop');
      await bus.execute(command(suppressMessage, { messageId, code: 'Z05' }, sending)).catch(unlessGone);
    }
    if (data.length === A_PAGE) throw new Error('more texts wait for this number: the rest is suppressed by the next run');
  };
}

/**
 * A number that takes no texts is no way to send offers, until its holder proves it again (E20); where it is that of the client of a live
 * request, the team looks for another way to them.
 */
export function unreachableNumber(kernel: Kernel, bus: CommandBus): JobHandler<'unreachable-number'> {
  return async (item) => {
    const { message: m } = await stateOf(kernel, message, item.input.messageId);
    if (m?.recipientKind === 'client' && m.leadId) await askForAnotherWay(kernel, bus, item, m.leadId);
    if (m?.recipientKind !== 'professional') return;
    const sending = sentBy(item, derivedId('unreachable-number', item.position, item.id), 'unreachable-number');
    await bus.execute(command(unverifyChannel, { professionalId: m.recipientId, channel: 'sms', cause: 'unreachable' }, sending));
  };
}

/** One task of a request at a time: it ends once the client says anything, proves a number, or the request is over. */
async function askForAnotherWay(kernel: Kernel, bus: CommandBus, item: WorkItem, leadId: string): Promise<void> {
  if (!isLive((await stateOf(kernel, lead, leadId)).status)) return;
  const followUpId = followUpIdOf('unreachable', leadId);
  await send(bus, item, createFollowUp, { followUpId, kind: 'unreachable', occurrence: item.key, leadId, dueAt: item.now });
}

/**
 * The same occasion as the person wishes it, where a wish of theirs held a message back (Z13); otherwise by e-mail, where the rule has words for one and they are not in flight already: the message's id comes
 * from the occasion, so an e-mail that was sent beside the text is found, not repeated.
 */
export function fallBack(kernel: Kernel, bus: CommandBus): JobHandler<'fall-back'> {
  const again = notify(kernel, bus);
  return async (item) => {
    const { message: m } = await stateOf(kernel, message, item.input.messageId);
    if (!m?.occasion || !templates[m.rule]) return;
    const { why } = item.input;
    const other: Partial<Occasion> = why === 'Z13' ? { instead: true } : { channels: ['email'] };
    if (why !== 'Z13' && !channelsOf(m.rule).includes('email')) return;
    const only = m.recipientKind === 'professional' ? { professionalId: m.recipientId } : {};
    await again({ ...item, key: m.occasion.key, input: { ...(m.occasion.input as unknown as Occasion), ...only, ...other } });
  };
}

/** A text that left or ended meanwhile needs no suppressing. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
}
