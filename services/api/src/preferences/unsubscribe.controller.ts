import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { Refused } from '@jurilien/event-sourcing';
import { withdrawConsent, type LinkUse } from '@jurilien/messaging';
import { openContactLink, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

const CLASSES: Partial<Record<LinkUse, 'service' | 'marketing'>> = {
  'unsubscribe-service': 'service',
  'unsubscribe-marketing': 'marketing',
};

/**
 * One click of a mail programme, or of its reader: no more messages of this class to this address, at once, without a page and
 * without signing in (RFC 8058, 4.8.5). Opening the address does nothing: only a POST says no (D8).
 */
@Controller()
export class UnsubscribeController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/public/unsubscribe')
  async unsubscribe(@Asked() { query: { u } }: Asked<'POST /api/public/unsubscribe'>): Promise<void> {
    const { contactId, use } = (await openContactLink(this.kernel, u)) ?? {};
    const refused = use && CLASSES[use];
    if (!contactId || !refused) throw new Refused('NOT_FOUND', 'no-such-link');
    const actor = { kind: 'token', id: contactId, role: 'unsubscribe' } as const;
    await this.bus.execute(command(withdrawConsent, { contactId, class: refused, source: 'one-click' }, { actor }));
  }
}
