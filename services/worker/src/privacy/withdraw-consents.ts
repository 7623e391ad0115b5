import { command } from '@jurilien/event-sourcing/command-bus';
import { contactPoint, type ConsentClass, withdrawConsent } from '@jurilien/messaging';
import { derivedId } from '@jurilien/persistence';
import { addressIndex, fulfilPrivacyRequest, privacyRequest, proofOf } from '@jurilien/privacy';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

const CLASSES: readonly ConsentClass[] = ['service', 'marketing'];

/**
 * Takes back what the proven addresses of a request agreed to, where that is what the person asks; once no address is left to prove, the
 * request is done.
 */
export function withdrawConsents(kernel: Kernel, bus: CommandBus): JobHandler<'withdraw-consents'> {
  return async (item) => {
    const { requestId } = item.input;
    const s = await stateOf(kernel, privacyRequest, requestId);
    if (s.kind !== 'withdrawConsent' || s.status !== 'InReview') return;
    const sending = (name: string) => sentBy(item, derivedId('withdraw-consents', item.position, name), 'privacy-request');
    for (const index of proofOf(s).identifiers.map(addressIndex)) {
      const contactId = kernel.secrets.hash(index);
      const { consents } = await stateOf(kernel, contactPoint, contactId);
      for (const of of CLASSES.filter((each) => consents[each]?.granted !== false))
        await bus.execute(command(withdrawConsent, { contactId, class: of, source: 'page' }, sending(`${contactId}/${of}`)));
    }
    // An account proves no address that it has not confirmed: nothing was taken back there yet.
    if (s.proven.length > 0 && s.proven.length === s.identifiers.length)
      await bus.execute(command(fulfilPrivacyRequest, { requestId }, sending('done')));
  };
}
