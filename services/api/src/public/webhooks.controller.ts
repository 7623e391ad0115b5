import { Body, Controller, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { verifyTwilioSignature } from '@jurilien/notifications';
import { placeOf } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import { KERNEL } from '../tokens.js';

const NAMESPACE = '9e0c3f9e-2d44-5a51-9f7c-7a1d5a8b9c01';
const inbound = z.object({ MessageSid: z.string().min(1).max(64), From: z.string().min(1).max(20), Body: z.string().max(1_600) });
const receipt = z.object({
  MessageSid: z.string().min(1).max(64),
  MessageStatus: z.string().max(20),
  ErrorCode: z.string().max(10).optional(),
  To: z.string().max(20).optional(),
});
const PROVIDER = { kind: 'provider', id: 'twilio' } as const;
/** The provider has it, whatever becomes of it. */
const TAKEN = ['queued', 'sending', 'sent', 'delivered', 'undelivered'];
const NOT_DELIVERED = ['undelivered', 'failed'];
/** The provider's code for a number that said STOP to it. */
const OPTED_OUT = '21610';

/** Signed webhooks of the SMS provider: recorded once, answered at once, worked on later. The provider's id is the command's id. */
@Controller('api/public/webhooks')
export class WebhooksController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post('sms')
  @HttpCode(204)
  async sms(@Body() raw: Record<string, string>, @Req() request: FastifyRequest): Promise<void> {
    this.verify(request, raw);
    const { MessageSid, From, Body: text } = parsed(inbound, raw);
    const threadId = this.kernel.secrets.hash(`phone:${From}`);
    await this.kernel.dispatch({
      name: 'ReceiveSms',
      commandId: uuidv5(`in/${MessageSid}`, NAMESPACE),
      actor: PROVIDER,
      input: { threadId, from: From, body: text, providerMessageId: MessageSid },
    });
  }

  /**
   * A delivery report carries our own message id in its signed address, so it finds its message even when it is faster than
   * our record of the send, and even when the worker died before it could write one. Repeated and disordered reports change nothing.
   */
  @Post('sms-status')
  @HttpCode(204)
  async status(@Body() raw: Record<string, string>, @Req() request: FastifyRequest, @Query('messageId') ours?: string): Promise<void> {
    this.verify(request, raw);
    const { MessageSid, MessageStatus, ErrorCode, To } = parsed(receipt, raw);
    const messageId = ours && z.uuid().safeParse(ours).success ? ours : await this.byProviderId(MessageSid);
    const record = (name: string, input: object = {}): Promise<unknown> =>
      this.kernel
        .dispatch({
          name,
          commandId: uuidv5(`${name}/${messageId}/${MessageSid}`, NAMESPACE),
          actor: PROVIDER,
          input: { messageId, ...input },
        })
        .catch(unlessMovedOn);
    if (TAKEN.includes(MessageStatus)) await record('RecordMessageSent', { providerId: MessageSid });
    if (MessageStatus === 'delivered') await record('RecordMessageDelivered');
    if (NOT_DELIVERED.includes(MessageStatus)) await record('RecordMessageUndelivered', ErrorCode ? { error: ErrorCode } : {});
    if (ErrorCode === OPTED_OUT && To)
      await this.kernel.dispatch({
        name: 'OptOutSms',
        commandId: uuidv5(`opt-out/${MessageSid}`, NAMESPACE),
        actor: PROVIDER,
        input: { contactId: this.kernel.secrets.hash(`phone:${To}`), source: 'provider' },
      });
  }

  /** Messages handed over before reports carried our id. */
  private async byProviderId(providerId: string): Promise<string> {
    const [row] = await this.kernel.db.query<{ id: string }>(
      `select id from ${placeOf(this.kernel.registry.views.get('messages')!)} where "providerId" = $1`,
      [providerId],
    );
    if (!row) throw new Refused('NOT_FOUND', 'no-such-message');
    return row.id;
  }

  private verify(request: FastifyRequest, sent: unknown): void {
    const { settings } = this.kernel;
    const params = typeof sent === 'object' && sent !== null ? (sent as Record<string, string>) : {};
    const signature = request.headers['x-twilio-signature'];
    const valid =
      typeof signature === 'string' &&
      [settings.TWILIO_AUTH_TOKEN, ...settings.TWILIO_AUTH_TOKEN_EARLIER].some((token) =>
        verifyTwilioSignature(token, `${settings.WEBHOOK_URL ?? settings.publicUrl}${request.url}`, params, signature),
      );
    if (!valid) throw new Refused('FORBIDDEN', 'signature');
  }
}

/** The message has moved past what the report says: nothing to add, and nothing for the provider to try again. */
function unlessMovedOn(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
}
