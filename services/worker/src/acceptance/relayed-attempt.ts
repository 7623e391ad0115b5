import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { acceptance, logContactAttempt } from '@jurilien/acceptance';
import { isAddressed, message, relay, lastWordOf } from '@jurilien/messaging';
import { derivedId } from '@jurilien/persistence';
import { localDate } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/**
 * A message of the professional that the provider took counts as a try to reach the client (4.3.9): one a day and way, however much
 * is written, and none any more once the client has answered.
 */
export function countRelayedAttempt(kernel: Kernel, bus: CommandBus): JobHandler<'count-relayed-attempt'> {
  return async (item) => {
    const { message: m } = await stateOf(kernel, message, item.input.messageId);
    const acceptanceId = m?.occasion?.input.acceptanceId;
    if (!m || !isAddressed(m) || typeof acceptanceId !== 'string') return;
    const [deal, talk] = await Promise.all([stateOf(kernel, acceptance, acceptanceId), stateOf(kernel, relay, acceptanceId)]);
    if (deal.status !== 'ToContact' || lastWordOf(talk, 'client')) return;
    const { leadId, professionalId } = deal;
    const day = localDate(item.occurredAt, deal.province ?? 'QC');
    const sending = sentBy(item, derivedId('relayed-attempt', 0, `${acceptanceId}/${m.channel}/${day}`), 'relay');
    const input = { acceptanceId, leadId, professionalId, channel: m.channel, result: 'sent', auto: true } as const;
    await bus.execute(command(logContactAttempt, input, sending)).catch((error: unknown) => {
      // The client was reached meanwhile: there is nothing left to count.
      if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
    });
  };
}
