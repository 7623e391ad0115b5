import { Refused } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/leads';
import { message, relay, lastWordOf } from '@jurilien/messaging';
import { derivedId } from '@jurilien/persistence';
import { localDate } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

/**
 * A message of the professional that the provider took counts as a try to reach the client (4.3.9): one a day and way, however much
 * is written, and none any more once the client has answered.
 */
export function countRelayedAttempt(kernel: Kernel): JobHandler<'count-relayed-attempt'> {
  return async (item) => {
    const { message: m } = await stateOf(kernel, message, item.input.messageId);
    const acceptanceId = m?.occasion?.input.acceptanceId;
    if (!m || typeof acceptanceId !== 'string') return;
    const [deal, talk] = await Promise.all([stateOf(kernel, acceptance, acceptanceId), stateOf(kernel, relay, acceptanceId)]);
    if (deal.status !== 'ToContact' || lastWordOf(talk, 'client')) return;
    const { leadId, professionalId } = deal;
    await kernel
      .dispatch({
        name: 'LogContactAttempt',
        commandId: derivedId('relayed-attempt', 0, `${acceptanceId}/${m.channel}/${localDate(item.occurredAt, deal.province ?? 'QC')}`),
        actor: { kind: 'system', id: 'relay' },
        causationId: String(item.position),
        correlationId: item.correlationId,
        input: { acceptanceId, leadId, professionalId, channel: m.channel, result: 'sent', auto: true },
      })
      .catch((error: unknown) => {
        // Somebody spoke with somebody meanwhile: there is nothing left to count.
        if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
      });
  };
}
