import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { command } from '@jurilien/event-sourcing/command-bus';
import { receiveSms } from '@jurilien/messaging';
import { finishProviderEvent, parkProviderEvent, takeProviderEvent } from '@jurilien/persistence';
import { withoutCards } from '@jurilien/personal-data';
import { applySmsReport, providerCommandId, type Kernel, type SmsReport } from '@jurilien/runtime';
import { webhooks } from '../http/metrics.js';
import { Asked, Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** Characters no table can hold, and numbers of cards that we must not, are not worth losing the text for. */
const storable = (text: string): string => withoutCards(text.replaceAll('\0', '').toWellFormed());
const PROVIDER = { kind: 'provider', id: 'twilio' } as const;

/**
 * Signed webhooks of the SMS provider: written down once by the provider's own id, answered at once, acted on by rules that
 * every repetition finds done. The provider signs the address and the body and sends no time with them: what is old is known by
 * its id, not by its hour.
 */
@Controller()
export class WebhooksController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/public/webhooks/sms')
  async sms(@Asked() asked: Asked<'POST /api/public/webhooks/sms'>): Promise<void> {
    const { MessageSid, From, To, Body: text } = asked.body;
    await this.once(`in/${MessageSid}`, 'sms', async () => {
      const threadId = this.kernel.secrets.hash(`phone:${From}`);
      const received = { threadId, from: From, ...(To ? { to: To } : {}), body: storable(text), providerMessageId: MessageSid };
      await this.bus.execute(command(receiveSms, received, { commandId: providerCommandId(`in/${MessageSid}`), actor: PROVIDER }));
    });
  }

  /**
   * A delivery report carries our own message id in its signed address, so it finds its message even when it is faster than
   * our record of the send, and even when the worker died before it could write one. One that finds no message is parked for a
   * day: a report may be faster than the message's own record.
   */
  @Route('POST /api/public/webhooks/sms-status')
  async status(@Asked() asked: Asked<'POST /api/public/webhooks/sms-status'>): Promise<void> {
    const { MessageSid, MessageStatus, ErrorCode, To } = asked.body;
    const { messageId } = asked.query;
    const report: SmsReport = {
      sid: MessageSid,
      status: MessageStatus,
      ...(ErrorCode ? { errorCode: ErrorCode } : {}),
      ...(messageId ? { messageId } : {}),
      ...(To ? { contactId: this.kernel.secrets.hash(`phone:${To}`) } : {}),
    };
    const eventId = [MessageSid, MessageStatus, ErrorCode ?? '', report.messageId ?? ''].join('/');
    await this.once(eventId, 'sms-status', async () => {
      if (await applySmsReport(this.kernel, report)) return true;
      await parkProviderEvent(this.kernel.db, { provider: PROVIDER.id, eventId }, { ...report });
      return false;
    });
  }

  /** Writes the call down, acts on it, and marks it as done; a repeated one finds the mark. */
  private async once(eventId: string, kind: string, act: () => Promise<boolean | void>): Promise<void> {
    const event = { provider: PROVIDER.id, eventId };
    if (!(await takeProviderEvent(this.kernel.db, event, kind))) return void webhooks.inc({ kind, answer: 'repeated' });
    const done = (await act()) !== false;
    if (done) await finishProviderEvent(this.kernel.db, event);
    webhooks.inc({ kind, answer: done ? 'done' : 'parked' });
  }
}
