import { Refused, systemActor, type Sendable, type Sending } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';

/**
 * What a command carries that a row of work sends.
 * @param commandId made from the row, or from what it is about, so that a row that runs twice sends one command; never changed once landed
 * @param by who sends it, where it is not the job itself
 */
export const sentBy = (item: WorkItem, commandId: string, by = `job:${item.job}`): Sending => ({
  commandId,
  actor: systemActor(by, item.ledBy),
  causationId: String(item.position),
  correlationId: item.correlationId,
});

/** The same of a run of a rule of messages: what comes of it begins no run of that rule. */
export const sentByRule = (item: WorkItem, commandId: string, rule: string): Sending => ({
  ...sentBy(item, commandId),
  actor: systemActor(`rule:${rule}`, [...(item.ledBy ?? []), rule]),
});

/**
 * Sends a command under an id of the row and the command's name; a refusal means that the state has moved on.
 * @param about tells the commands of one name apart that one job sends
 */
export async function send<I extends z.ZodObject>(
  bus: CommandBus,
  item: WorkItem,
  decision: Sendable<I>,
  input: NoInfer<z.input<I>>,
  about = '',
): Promise<void> {
  const commandId = derivedId(`work:${item.job}:${decision.name}${about}`, item.position, item.id);
  await bus.execute(command(decision, input, sentBy(item, commandId))).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
  });
}
