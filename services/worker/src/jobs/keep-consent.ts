import { ERASED } from '@jurilien/event-sourcing';
import { lead, leadEvents } from '@jurilien/leads';
import { contactPoint } from '@jurilien/messaging';
import { derivedId, readStream, type WorkItem } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../messages/address-id.js';
import type { JobHandler } from './index.js';

interface Given {
  readonly textVersion: string;
  readonly source: 'form' | 'call';
  readonly evidence?: string;
  readonly channel?: string;
}
const NO_EVIDENCE = 'form of before evidence was kept';

/** Writes an agreement of a form to the mailbox it is about; until the mailbox is confirmed it only waits there. */
export function keepConsent(kernel: Kernel): JobHandler<'keep-consent'> {
  return async (item) => {
    const { leadId, ...given } = item.input;
    const { email, facts } = await stateOf(kernel, lead, leadId);
    if (!email || email === ERASED) return;
    await record(kernel, item, addressId(kernel, { channel: 'email', to: email }), given, facts.emailConfirmed === true);
  };
}

/** The mailbox is theirs: an agreement given with the request counts, unless its holder said no since. */
export function confirmConsent(kernel: Kernel): JobHandler<'confirm-consent'> {
  return async (item) => {
    const { leadId } = item.input;
    const { email, consents } = await stateOf(kernel, lead, leadId);
    if (!email || email === ERASED || !consents.marketing) return;
    const events = await readStream(kernel.db, kernel.codec, `lead-${leadId}`);
    const said = events.findLast((e) => e.type === 'ConsentRecorded' && e.data.purpose === 'marketing');
    if (!said) return;
    const contactId = addressId(kernel, { channel: 'email', to: email });
    const held = (await stateOf(kernel, contactPoint, contactId)).consents.marketing;
    if (held?.granted === false && held.at >= said.occurredAt) return;
    const { textVersion, source = 'form', evidence, channel } = leadEvents.ConsentRecorded.schema.parse(said.data);
    await record(
      kernel,
      item,
      contactId,
      { textVersion, source, ...(evidence ? { evidence } : {}), ...(channel ? { channel } : {}) },
      true,
    );
  };
}

const record = (kernel: Kernel, item: WorkItem, contactId: string, { evidence = NO_EVIDENCE, ...given }: Given, confirmed: boolean) =>
  kernel.dispatch({
    name: 'RecordConsent',
    commandId: derivedId('keep-consent', item.position, item.id),
    actor: { kind: 'system', id: 'consents' },
    causationId: String(item.position),
    correlationId: item.correlationId,
    input: { contactId, class: 'marketing', ...given, evidence, ...(confirmed ? {} : { pending: true }) },
  });
