import { ERASED } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { privateChange, user } from '@jurilien/identity';
import { lead, wishOf } from '@jurilien/lead';
import { keepSafeContact as wishKept, type AddressedMessage } from '@jurilien/messaging';
import { derivedId } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { contactWish, type ContactWish, type SafeContact } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../messages/address-id.js';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

interface Holder {
  readonly subjectId: string;
  readonly of: 'request' | 'account';
  readonly wish: ContactWish | undefined;
  readonly addresses: readonly (Pick<AddressedMessage, 'channel'> & { readonly to: string | undefined; readonly proven: boolean })[];
}

/** Writes a person's wish about being reached to each of their addresses, so that every sender finds it there (IN5, Z13). */
export function keepSafeContact(kernel: Kernel, bus: CommandBus): JobHandler<'keep-safe-contact'> {
  return async (item) => {
    const { leadId, userId } = item.input;
    const { subjectId, of, wish, addresses } = leadId ? await ofRequest(kernel, leadId) : await ofAccount(kernel, userId!);
    for (const { channel, to, proven } of addresses) {
      if (!to || to === ERASED) continue;
      const contactId = addressId(kernel, { channel, to });
      const sending = sentBy(item, derivedId('keep-safe-contact', item.position, `${subjectId}/${channel}`), 'safe-contact');
      await bus.execute(
        command(
          wishKept,
          { contactId, subjectId, of, proven, wish: wish ? { ...wish, channels: [...wish.channels], windows: [...wish.windows] } : null },
          sending,
        ),
      );
    }
  };
}

async function ofRequest(kernel: Kernel, leadId: string): Promise<Holder> {
  const s = await stateOf(kernel, lead, leadId);
  return {
    subjectId: leadId,
    of: 'request',
    wish: wishOf(s),
    addresses: [
      { channel: 'email', to: s.email, proven: s.facts.emailConfirmed === true },
      { channel: 'sms', to: s.phoneNumber, proven: s.facts.phoneNumberConfirmed === true },
    ],
  };
}

/** An account's mailbox was proven when it was opened; a professional has a number beside it. */
async function ofAccount(kernel: Kernel, userId: string): Promise<Holder> {
  const [{ details }, { email, professionalId }] = await Promise.all([
    stateOf(kernel, privateChange, userId),
    stateOf(kernel, user, userId),
  ]);
  const member = professionalId ? await stateOf(kernel, professional, professionalId) : undefined;
  return {
    subjectId: userId,
    of: 'account',
    wish: contactWish(details.safeContact as SafeContact | undefined),
    addresses: [
      { channel: 'email', to: email, proven: true },
      ...(member
        ? [
            { channel: 'email' as const, to: member.email, proven: true },
            { channel: 'sms' as const, to: member.phoneNumber, proven: true },
          ]
        : []),
    ],
  };
}
