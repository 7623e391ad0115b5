import { message } from '@jurilien/messaging';
import { ownKindOf, settleOwnAutomation } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** A message of a professional's own automation left or was held back: counted where they read what came of it (M21). */
export function settleOwnMessage(kernel: Kernel, bus: CommandBus): JobHandler<'settle-own-automation'> {
  return async (item) => {
    const { messageId, code } = item.input;
    const { message: m } = await stateOf(kernel, message, messageId);
    const { professionalId, entryId } = m?.occasion?.input ?? {};
    const kind = m && ownKindOf(m.rule);
    if (!kind || typeof professionalId !== 'string' || typeof entryId !== 'string') return;
    await send(bus, item, settleOwnAutomation, { professionalId, kind, entryId, ...(code ? { code } : {}) });
  };
}
