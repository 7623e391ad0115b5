import { Controller, Inject, Req, type RawBodyRequest } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { finishProviderEvent, parkProviderEvent, takeProviderEvent } from '@jurilien/persistence';
import { applyMailEvent, isSignedCall, type Kernel, type MailEvent } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { webhooks } from '../http/metrics.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

const PROVIDER = 'mail';
const header = (request: FastifyRequest, name: string): string | undefined => [request.headers[name]].flat()[0];

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

  /** @throws Refused FORBIDDEN when none of our secrets signed it within five minutes, VALIDATION for another shape */
  @Route('POST /api/public/webhooks/mail')
  async mail(@Asked() asked: Asked<'POST /api/public/webhooks/mail'>, @Req() request: RawBodyRequest<FastifyRequest>): Promise<void> {
    const eventId = this.signed(request);
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

  /** The id of a call that was signed. */
  private signed(request: RawBodyRequest<FastifyRequest>): string {
    const { MAIL_WEBHOOK_SECRET: secret, MAIL_WEBHOOK_SECRET_EARLIER: earlier } = this.kernel.settings;
    const id = header(request, 'webhook-id');
    const call = {
      id,
      timestamp: header(request, 'webhook-timestamp'),
      signature: header(request, 'webhook-signature'),
      body: request.rawBody ?? Buffer.alloc(0),
    };
    if (id && secret && isSignedCall([secret, ...earlier], call)) return id;
    webhooks.inc({ kind: PROVIDER, answer: 'forged' });
    throw new Refused('FORBIDDEN', 'signature');
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
