import { Controller, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { LinkUse } from '@jurilien/messaging';
import { openContactLink, type Kernel } from '@jurilien/runtime';
import { v4 as uuidv4 } from 'uuid';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { KERNEL } from '../tokens.js';

const asked = z.object({ u: z.string().max(300) });
const CLASSES: Partial<Record<LinkUse, 'service' | 'marketing'>> = {
  'unsubscribe-service': 'service',
  'unsubscribe-marketing': 'marketing',
};

/**
 * One click of a mail programme, or of its reader: no more messages of this class to this address, at once, without a page and
 * without signing in (RFC 8058, 4.8.5). Opening the address does nothing: only a POST says no (D8).
 */
@Controller('api/public/unsubscribe')
export class UnsubscribeController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post()
  @HttpCode(204)
  async unsubscribe(@Query() query: unknown): Promise<void> {
    const { contactId, use } = (await openContactLink(this.kernel, parsed(asked, query).u)) ?? {};
    const refused = use && CLASSES[use];
    if (!contactId || !refused) throw new Refused('NOT_FOUND', 'no-such-link');
    await this.kernel.dispatch({
      name: 'WithdrawConsent',
      commandId: uuidv4(),
      actor: { kind: 'token', id: contactId, role: 'unsubscribe' },
      input: { contactId, class: refused, source: 'one-click' },
    });
  }
}
