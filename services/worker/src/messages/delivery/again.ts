import { Refused, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { gate, isAddressed, message, resendMessage, resumeMessage } from '@jurilien/messaging';
import { derivedId, placeOf, statement, waitForViews, type WorkItem } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { gateFacts } from './gate-facts.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { JobHandler } from '../../work/handlers.js';
import { sentBy } from '../../work/sending.js';

/** Messages that are looked at side by side: the rest of the worker goes on. */
const AT_ONCE = 10;

/**
 * Sends again what a kill switch stopped, once, no matter who asks how often; not what someone sent again since. Codes are not repeated: the
 * person asks for a new one.
 */
export function resendHeld(kernel: Kernel, bus: CommandBus): JobHandler<'resend-held'> {
  return async (item) => {
    const { switchId } = item.input;
    const table = await caughtUp(kernel, item);
    const held = await kernel.db.query<{ id: string }>(
      statement`select m.id from ${table} m
        where m."switchId" = ${switchId}::uuid and m.state = 'Suppressed' and m.class <> 'otp'
          and not exists (select from ${table} r where r."resendOf" = m.id)
        order by m."queuedAt"`,
    );
    await each(held, async ({ id }) => {
      const messageId = derivedId('resend-held', 0, `${switchId}/${id}`);
      await sendUnlessGone(bus, item, resendMessage, { messageId, resendOf: id }, id);
    });
  };
}

/**
 * Brings back in line what quiet hours keep and, by those that are in force now, would keep less long. Messages that wait for another try
 * at their provider keep their instant.
 */
export function recheckDeferred(kernel: Kernel, bus: CommandBus): JobHandler<'recheck-deferred'> {
  return async (item) => {
    await kernel.configuration.upTo(item.input.version);
    const table = await caughtUp(kernel, item);
    const deferred = await kernel.db.query<{ id: string }>(
      statement`select id from ${table} where state = 'Deferred' and attempts = 0 order by "queuedAt"`,
    );
    await each(deferred, async ({ id }) => {
      const state = await stateOf(kernel, message, id);
      if (state.status !== 'Deferred' || !state.message || !isAddressed(state.message)) return;
      const verdict = gate(await gateFacts(kernel, { ...state, message: state.message }, item.now));
      const waitsAsLong =
        typeof verdict === 'object' && 'later' in verdict && Date.parse(verdict.later) >= Date.parse(state.deferredUntil!);
      if (!waitsAsLong) await sendUnlessGone(bus, item, resumeMessage, { messageId: id, hoursChanged: true }, id);
    });
  };
}

/** The table of messages, as of this row of work. */
async function caughtUp(kernel: Kernel, item: WorkItem) {
  const view = kernel.registry.views.get('messages')!;
  await waitForViews(kernel.db, [view], item.position);
  return placeOf(view);
}

async function each<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(act));
}

/** One command per message; a message that has moved on needs none. */
async function sendUnlessGone<I extends z.ZodObject>(
  bus: CommandBus,
  item: WorkItem,
  decision: Sendable<I>,
  input: NoInfer<z.input<I>>,
  messageId: string,
): Promise<void> {
  const sending = sentBy(item, derivedId(`${item.job}:${decision.name}`, item.position, messageId));
  await bus.execute(command(decision, input, sending)).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
  });
}
