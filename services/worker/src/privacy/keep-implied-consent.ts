import { purchase, subscription } from '@jurilien/credits';
import { ERASED } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { enquiry, NO_TEXT, recordConsent } from '@jurilien/messaging';
import { derivedId, readStream, type WorkItem } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { consentImpliedInquiryDays, consentImpliedPurchaseDays, DAY_MS, plus } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { addressId } from '../messages/address-id.js';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

interface Implied {
  readonly basis: 'implied-contract' | 'implied-inquiry';
  readonly email: string | undefined;
  readonly expiresAt: string;
  readonly textVersion: string;
  readonly evidence: string;
}

/** Writes what a payment implies to the mailbox that its professional proved; each later one moves the end. */
export function keepImpliedConsent(kernel: Kernel, bus: CommandBus): JobHandler<'keep-implied-consent'> {
  return async (item) => {
    const { professionalId, purchaseId, subscriptionId, at } = item.input;
    const { email, channels } = await stateOf(kernel, professional, professionalId);
    if (!channels.includes('email')) return;
    const { started } = purchaseId ? await stateOf(kernel, purchase, purchaseId) : await stateOf(kernel, subscription, professionalId);
    await imply(kernel, bus, item, {
      ...{ basis: 'implied-contract', email },
      expiresAt: plus(at, kernel.configuration.current().value(consentImpliedPurchaseDays) * DAY_MS),
      textVersion: started?.termsVersion ?? NO_TEXT,
      evidence: purchaseId ? `purchase ${purchaseId}` : `subscription ${subscriptionId}`,
    });
  };
}

/** Writes what an answered message of a professional implies to the mailbox that it gave; of any other writer nothing. */
export function keepInquiryConsent(kernel: Kernel, bus: CommandBus): JobHandler<'keep-inquiry-consent'> {
  return async (item) => {
    const { enquiryId } = item.input;
    const events = await readStream(kernel.db, kernel.codec, `${enquiry.category}-${enquiryId}`);
    const received = events.find(({ type }) => type === 'EnquiryReceived');
    if (!received) return;
    const { topic, email } = enquiry.events.EnquiryReceived.schema.parse(received.data);
    if (topic !== 'professional') return;
    await imply(kernel, bus, item, {
      ...{ basis: 'implied-inquiry', email, textVersion: NO_TEXT, evidence: `enquiry ${enquiryId}` },
      expiresAt: plus(received.occurredAt, kernel.configuration.current().value(consentImpliedInquiryDays) * DAY_MS),
    });
  };
}

async function imply(kernel: Kernel, bus: CommandBus, item: WorkItem, { email, ...implied }: Implied): Promise<void> {
  // What is found so late that its time is over implies nothing any more.
  if (!email || email === ERASED || implied.expiresAt <= item.now) return;
  const contactId = addressId(kernel, { channel: 'email', to: email });
  const input = { contactId, class: 'marketing', source: 'system', ...implied } as const;
  await bus.execute(command(recordConsent, input, sentBy(item, derivedId('keep-implied-consent', item.position, item.id), 'consents')));
}
