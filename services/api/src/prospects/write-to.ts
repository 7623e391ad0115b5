import { type Actor, ERASED, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { addressName } from '@jurilien/messaging';
import { renderWritten } from '@jurilien/notifications';
import { derivedId } from '@jurilien/persistence';
import { writeToProspect } from '@jurilien/processes';
import { isInForce, prospect } from '@jurilien/prospects';
import { contactLink, preferencesUrl, senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';

/** Words of the team to one prospect. */
interface Words {
  readonly prospectId: string;
  readonly messageId: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Dresses the words with our name and address and the way to say no, and puts them in line. Sent twice under one id they go once.
 * @throws Refused where there is no address or no basis, or the address refused (CASL-11)
 */
export async function writeTo(kernel: Kernel, bus: CommandBus, { prospectId, messageId, ...words }: Words, actor: Actor): Promise<void> {
  const { email = '', lang = 'fr', name = '', basis } = await stateOf(kernel, prospect, prospectId);
  if (email === '' || email === ERASED) throw new Refused('WRONG_STATE', 'no-address');
  const contactId = kernel.secrets.hash(addressName('email', email));
  // Who may not be written to is given no link at the foot of a message either; the decision says why.
  const inForce = isInForce(basis, new Date().toISOString());
  const choices = inForce
    ? {
        preferencesUrl: preferencesUrl(
          kernel.settings.publicUrl,
          lang,
          await contactLink(kernel, contactId, 'preferences-anyone', prospectId),
        ),
      }
    : {};
  const to = { lang, messageClass: 'marketing', audience: 'anyone', name, sender: senderOf(kernel), ...choices } as const;
  const { subject = words.subject, text, html } = renderWritten('email', to, words);
  const sendKey = `prospect:${messageId}`;
  const input = { prospectId, messageId, contactId, sendKey, subject, body: text, ...(html ? { html } : {}) };
  await bus.execute(command(writeToProspect, input, { commandId: derivedId('write-to-prospect', 0, sendKey), actor }));
}
