import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { verifyTwilioSignature } from '@jurilien/notifications';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { Public } from '../auth.guard.js';
import { parsed } from '../parsed.js';
import { KERNEL } from '../tokens.js';

const NAMESPACE = '9e0c3f9e-2d44-5a51-9f7c-7a1d5a8b9c01';
const inbound = z.object({ MessageSid: z.string().max(64), From: z.string().max(20), Body: z.string().max(1_600) });
const receipt = z.object({ MessageSid: z.string().max(64), MessageStatus: z.string().max(20), ErrorCode: z.string().max(10).optional() });
const PROVIDER = { kind: 'provider', id: 'twilio' } as const;

/** Signed webhooks of the SMS provider: recorded once, answered at once, worked on later. The provider's id is the command's id. */
@Controller('api/public/webhooks')
export class WebhooksController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Public() @Post('sms') @HttpCode(204)
  async sms(@Body() raw: Record<string, string>, @Req() request: FastifyRequest): Promise<void> {
    this.verify(request, raw);
    const { MessageSid, From, Body: text } = parsed(inbound, raw);
    const threadId = this.kernel.secrets.hash(`phone:${From}`);
    await this.kernel.dispatch({ name: 'ReceiveSms', commandId: uuidv5(`in/${MessageSid}`, NAMESPACE), actor: PROVIDER, input: { threadId, from: From, body: text, providerMessageId: MessageSid } });
  }

  @Public() @Post('sms-status') @HttpCode(204)
  async status(@Body() raw: Record<string, string>, @Req() request: FastifyRequest): Promise<void> {
    this.verify(request, raw);
    const { MessageSid, MessageStatus, ErrorCode } = parsed(receipt, raw);
    const name = MessageStatus === 'delivered' ? 'RecordMessageDelivered' : MessageStatus === 'undelivered' || MessageStatus === 'failed' ? 'RecordMessageUndelivered' : undefined;
    if (!name) return;
    const [row] = await this.kernel.db.query<{ id: string }>(`select id from views.messages_v1 where "providerId" = $1`, [MessageSid]);
    // The receipt can be faster than our own record of the send; the provider tries again.
    if (!row) throw new Refused('NOT_FOUND', 'no-such-message');
    await this.kernel.dispatch({ name, commandId: uuidv5(`status/${MessageSid}/${MessageStatus}`, NAMESPACE), actor: PROVIDER, input: { messageId: row.id, ...(ErrorCode ? { error: ErrorCode } : {}) } });
  }

  private verify(request: FastifyRequest, params: Record<string, string>): void {
    const { settings } = this.kernel;
    const signature = request.headers['x-twilio-signature'];
    const valid = typeof signature === 'string' && verifyTwilioSignature(settings.TWILIO_AUTH_TOKEN, `${settings.WEBHOOK_URL ?? settings.publicUrl}${request.url}`, params, signature);
    if (!valid) throw new Refused('FORBIDDEN', 'signature');
  }
}
