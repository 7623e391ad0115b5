import { Controller, Inject } from '@nestjs/common';
import { finishProviderEvent, parkProviderEvent, takeProviderEvent } from '@jurilien/persistence';
import { applyMailEvent, type Kernel, type MailEvent } from '@jurilien/runtime';
import { z } from 'zod';
import { Vouched, type VouchedBy } from '../auth/webhook.strategy.js';
import { webhooks } from '../http/metrics.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

const PROVIDER = 'mail';

/** A provider that still tries by itself says `email.deferred`: nothing to do. */
const KINDS = ['email.delivered', 'email.bounced', 'email.complained'];

/** `<our id@domain>`, as every message of ours leaves. */
const ourId = (messageId: string | undefined): string | undefined => {
  const id = /^<?([^@>]+)@[^>]+>?$/.exec(messageId?.trim() ?? '')?.[1];
  return z.uuid().safeParse(id).success ? id : undefined;
};

/**
 * The door of mail events: signed in the manner of Standard Webhooks, at most five minutes old, written down once by its id and
 * answered at once. What finds no message is looked at again for a day.
 */
@Controller()
export class MailWebhooksController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** @throws Refused VALIDATION for another shape */
  @Route('POST /api/public/webhooks/mail')
  async mail(@Asked() asked: Asked<'POST /api/public/webhooks/mail'>, @Vouched() eventId: VouchedBy<'mail'>): Promise<void> {
    const { type, data } = asked.body;
    const event = KINDS.includes(type) ? this.eventOf(eventId, type, data) : undefined;
    if (!event) return void webhooks.inc({ kind: PROVIDER, answer: 'unheeded' });
    const taken = { provider: PROVIDER, eventId };
    if (!(await takeProviderEvent(this.kernel.db, taken, type))) return void webhooks.inc({ kind: PROVIDER, answer: 'repeated' });
    const known = await applyMailEvent(this.kernel, event);
    if (known) await finishProviderEvent(this.kernel.db, taken);
    else await parkProviderEvent(this.kernel.db, taken, { ...event });
    webhooks.inc({ kind: PROVIDER, answer: known ? 'done' : 'parked' });
  }

  private eventOf(eventId: string, type: string, data: Asked<'POST /api/public/webhooks/mail'>['body']['data']): MailEvent | undefined {
    const messageId = ourId(data.message_id);
    // A message that is not ours cannot have bounced here; who complains may be named alone.
    if (!messageId && type !== 'email.complained') return undefined;
    return {
      eventId,
      type: type === 'email.delivered' ? 'delivered' : type === 'email.complained' ? 'complained' : (data.bounce ?? 'hard'),
      ...(messageId ? { messageId } : {}),
      contactId: this.kernel.secrets.hash(`email:${data.recipient.trim().toLowerCase()}`),
      ...(data.code ? { code: data.code } : {}),
    };
  }
}
