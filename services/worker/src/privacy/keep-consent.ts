import { ERASED, type Answer } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { lead, leadEvents } from '@jurilien/lead';
import { contactPoint, recordConsent } from '@jurilien/messaging';
import { derivedId, readStream, type WorkItem } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../messages/address-id.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

interface Given {
  readonly textVersion: string;
  readonly source: 'form' | 'call';
  readonly evidence?: string;
  readonly channel?: string;
}
const NO_EVIDENCE = 'form of before evidence was kept';

/** Writes an agreement of a form to the mailbox it is about; until the mailbox is confirmed it only waits there. */
export function keepConsent(kernel: Kernel, bus: CommandBus): JobHandler<'keep-consent'> {
  return async (item) => {
    const { leadId, ...given } = item.input;
    const { email, facts } = await stateOf(kernel, lead, leadId);
    if (!email || email === ERASED) return;
    await record(bus, item, addressId(kernel, { channel: 'email', to: email }), given, facts.emailConfirmed === true);
  };
}

/** The mailbox is theirs: an agreement given with the request counts, unless its holder said no since. */
export function confirmConsent(kernel: Kernel, bus: CommandBus): JobHandler<'confirm-consent'> {
  return async (item) => {
    const { leadId } = item.input;
    const { email, consents } = await stateOf(kernel, lead, leadId);
    if (!email || email === ERASED || !consents.marketing) return;
    const events = await readStream(kernel.db, kernel.codec, `lead-${leadId}`);
    const recorded = events.findLast((e) => e.type === 'ConsentRecorded' && e.data.purpose === 'marketing');
    if (!recorded) return;
    const contactId = addressId(kernel, { channel: 'email', to: email });
    const held = (await stateOf(kernel, contactPoint, contactId)).consents.marketing;
    if (held?.granted === false && held.at >= recorded.occurredAt) return;
    const { textVersion, source = 'form', evidence, channel } = leadEvents.ConsentRecorded.schema.parse(recorded.data);
    await record(bus, item, contactId, { textVersion, source, ...(evidence ? { evidence } : {}), ...(channel ? { channel } : {}) }, true);
  };
}

const record = (
  bus: CommandBus,
  item: WorkItem,
  contactId: string,
  { evidence = NO_EVIDENCE, ...given }: Given,
  confirmed: boolean,
): Promise<Answer> => {
  const said = { contactId, class: 'marketing', part: 'marketing', ...given, evidence } as const;
  const input = { ...said, ...(confirmed ? {} : { pending: true as const }) };
  return bus.execute(command(recordConsent, input, sentBy(item, derivedId('keep-consent', item.position, item.id), 'consents')));
};
