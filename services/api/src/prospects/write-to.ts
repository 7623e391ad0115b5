import { type Actor, ERASED, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { addressName } from '@jurilien/messaging';
import { renderWritten } from '@jurilien/notifications';
import { derivedId } from '@jurilien/persistence';
import { writeToProspect } from '@jurilien/processes';
import { basisFor, prospect } from '@jurilien/prospects';
import { zoneOf } from '@jurilien/reference';
import { contactLink, preferencesUrl, senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';

/** Words of the team to one prospect. */
interface Words {
  readonly prospectId: string;
  readonly messageId: string;
  readonly channel: 'sms' | 'email';
  readonly subject: string;
  readonly body: string;
}

/**
 * Dresses the words with our name and address and the way to say no, and puts them in line. Sent twice under one id they go once.
 * @throws Refused where there is no address or no basis, or the address refused (CASL-11)
 */
export async function writeTo(kernel: Kernel, bus: CommandBus, { prospectId, messageId, channel, ...words }: Words, actor: Actor) {
  const record = await stateOf(kernel, prospect, prospectId);
  const { email, phoneNumber, lang = 'fr', name = '', province = 'QC' } = record;
  const address = channel === 'sms' ? phoneNumber : email;
  if (!address || address === ERASED) throw new Refused('WRONG_STATE', 'no-address');
  const contactId = kernel.secrets.hash(addressName(channel, address));
  // Who may not be written to is given no link at the foot of a message either; the decision says why. A text has none.
  const inForce = channel === 'email' && typeof basisFor(record, channel, new Date().toISOString()) !== 'string';
  const choices = inForce
    ? {
        preferencesUrl: preferencesUrl(
          kernel.settings.publicUrl,
          lang,
          await contactLink(kernel, contactId, 'preferences-anyone', prospectId),
        ),
      }
    : {};
  const to = { lang, messageClass: 'marketing', audience: 'anyone', name, sender: senderOf(kernel, province), ...choices } as const;
  const { subject = words.subject, text, html } = renderWritten(channel, to, words);
  const sendKey = `prospect:${messageId}`;
  const occasion = { key: sendKey, input: { prospectId, zone: zoneOf(province), province } };
  const input = { prospectId, messageId, contactId, channel, sendKey, occasion, subject, body: text, ...(html ? { html } : {}) };
  await bus.execute(command(writeToProspect, input, { commandId: derivedId('write-to-prospect', 0, sendKey), actor }));
}
