import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ids, Refused } from '@jurilien/event-sourcing';
import { ourNumber, standingOf, textWindows, thread, type ContactState } from '@jurilien/messaging';
import { HOUR_S } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { maskEmail, maskPhone } from '../views/masking.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { databaseNow } from '../offers/offer-seen.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { conversationOf } from './conversation.js';
import { ownMailbox, ownNumber, type OwnMailbox, type OwnNumber } from './own-number.js';

/** The words beside the switches of the page: what somebody agreed to. */
const CONSENT_TEXT = 'sms-page-1';
const lang = z.object({ lang: z.enum(['fr', 'en']) }).strict();
const typed = z.object({ code: z.string().trim().min(1).max(20) }).strict();
const length = z.object({ format: z.enum(['short', 'long']) }).strict();
const choice = z
  .object({ channel: z.enum(['sms', 'email']).default('sms'), class: z.enum(['service', 'marketing']), on: z.boolean() })
  .strict();
const written = z.object({ replyId: ids.replyId, body: z.string().trim().min(1).max(1_600) }).strict();

/** M20: the own number and mailbox, what they agreed to, and the conversation with us. Whose number it is follows from the session alone. */
@Controller('api/sms')
export class SmsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async own(@Req() { principal }: GuardedRequest): Promise<object> {
    const serverNow = await databaseNow(this.kernel);
    const own = await ownNumber(this.kernel, principal);
    const mailbox = await ownMailbox(this.kernel, principal);
    // The same mailbox as on the page behind the links of e-mails (N02): what is chosen on either is chosen on both.
    const mail = mailbox && { address: maskEmail(mailbox.email), consents: standingOf(mailbox.contact, serverNow) };
    if (!own) return { serverNow, mail };
    const { contact, verified, province } = own;
    const { SMS_POOL: pool, SMS_FROM: single } = this.kernel.settings;
    const { received } = await stateOf(this.kernel, thread, own.contactId);
    if (verified) this.accesses.read(principal, { action: 'saw', subject: `thread-${own.contactId}`, detail: { own: true } });
    const { code } = contact;
    const open = code && isFor(contact, own) && Date.parse(serverNow) < Date.parse(code.expiresAt);
    return {
      serverNow,
      phone: maskPhone(own.phone),
      verified,
      verifiedAt: verified ? contact.verifiedAt : undefined,
      codeUntil: open ? code.expiresAt : undefined,
      stopped: contact.smsOptedOut,
      stoppedAt: contact.smsOptedOut ? contact.since : undefined,
      unreachable: contact.unreachable,
      ourNumber: ourNumber({ pool, single }, own.contactId, province, received.findLast((r) => r.to)?.to) ?? single,
      mail,
      consents: standingOf(contact, serverNow),
      lang: contact.preferences.lang ?? own.lang,
      format: contact.preferences.smsFormat ?? 'long',
      windows: textWindows(own.own ? 'professional' : 'client', own.own?.hours),
      ownHours: Boolean(own.own?.hours?.days?.length),
      conversation: verified ? await conversationOf(this.kernel, own, principal.actor.id) : undefined,
    };
  }

  @Post('code')
  @HttpCode(202)
  async code(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const asked = parsed(lang, body);
    const own = await this.numberOf(principal);
    await limit(this.kernel.db, `sms-code:${principal.actor.id}`, 10, HOUR_S);
    await this.send('SendNumberCode', principal, { contactId: own.contactId, ...own.holder, ...asked });
    return {};
  }

  @Post('verify')
  @HttpCode(204)
  async verify(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const digits = parsed(typed, body).code.replace(/\D/g, '');
    const own = await this.numberOf(principal);
    await limit(this.kernel.db, `sms-verify:${principal.actor.id}`, 30, HOUR_S);
    if (digits.length !== 6) throw wrong('invalid');
    // A code somebody else asked for proves nothing about this person.
    if (!isFor(own.contact, own)) throw wrong('expired');
    const { events } = await this.send('VerifyNumber', principal, { contactId: own.contactId, code: digits }).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'TOKEN_EXPIRED') throw wrong('expired');
      if (error instanceof Refused && error.code === 'RATE_LIMITED') throw wrong('tries');
      throw error;
    });
    if (events.some((e) => e.type === 'NumberCodeRejected')) throw wrong('invalid');
  }

  @Post('test')
  @HttpCode(202)
  async test(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const asked = parsed(lang, body);
    const own = await this.verifiedNumberOf(principal);
    await this.send('AskTestText', principal, { contactId: own.contactId, ...own.holder, ...asked });
    return {};
  }

  @Post('consent')
  @HttpCode(204)
  async consent(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const { channel, class: of, on } = parsed(choice, body);
    // Neither in somebody else's name: of an address that was merely given, nobody here speaks.
    const { contactId } = await (channel === 'sms' ? this.verifiedNumberOf(principal) : this.mailboxOf(principal));
    if (!on) return void (await this.send('WithdrawConsent', principal, { contactId, class: of, source: 'page' }));
    const proof = { textVersion: CONSENT_TEXT, source: 'page', evidence: `account ${principal.actor.id}` };
    await this.send('RecordConsent', principal, { contactId, class: of, basis: 'express', ...proof });
  }

  @Post('lang')
  @HttpCode(204)
  async lang(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const preferences = parsed(lang, body);
    const { contactId } = await this.verifiedNumberOf(principal);
    await this.send('SetContactPreferences', principal, { contactId, preferences });
  }

  /** How long the texts of an offer are (M20); a client has none. */
  @Post('format')
  @HttpCode(204)
  async format(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const { format } = parsed(length, body);
    const { contactId } = await this.verifiedNumberOf(principal);
    await this.send('SetContactPreferences', principal, { contactId, preferences: { smsFormat: format } });
  }

  /** A word to the team, which answers by text. */
  @Post('messages')
  @HttpCode(202)
  async write(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const said = parsed(written, body);
    const own = await this.verifiedNumberOf(principal);
    await limit(this.kernel.db, `sms-write:${principal.actor.id}`, 20, HOUR_S);
    await this.send('WriteToTeam', principal, { threadId: own.contactId, from: own.phone, ...said });
    return {};
  }

  private async numberOf(principal: Principal): Promise<OwnNumber> {
    const own = await ownNumber(this.kernel, principal);
    if (!own) throw new Refused('NOT_FOUND', 'no-number');
    return own;
  }

  private async verifiedNumberOf(principal: Principal): Promise<OwnNumber> {
    const own = await this.numberOf(principal);
    if (!own.verified) throw new Refused('WRONG_STATE', 'number-not-verified');
    return own;
  }

  private async mailboxOf(principal: Principal): Promise<OwnMailbox> {
    const own = await ownMailbox(this.kernel, principal);
    if (!own) throw new Refused('WRONG_STATE', 'mailbox-not-verified');
    return own;
  }

  private send(name: string, { actor }: Principal, input: Record<string, unknown>) {
    return this.kernel.dispatch({ name, commandId: randomUUID(), input, actor });
  }
}

const wrong = (message: 'invalid' | 'expired' | 'tries'): Refused =>
  new Refused('VALIDATION', `code-${message}`, [{ field: 'code', message }]);

/** Whether the code under way was asked for in this person's name. */
const isFor = ({ code }: ContactState, { holder }: OwnNumber): boolean =>
  'professionalId' in holder ? code?.professionalId === holder.professionalId : code?.leadId === holder.leadId;
