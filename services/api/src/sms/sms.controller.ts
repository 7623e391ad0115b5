import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { agreedText, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import {
  askTestText,
  ourNumber,
  recordConsent,
  sendNumberCode,
  setContactPreferences,
  standingOf,
  textWindows,
  thread,
  verifyNumber,
  withdrawConsent,
  writeToTeam,
  type ContactState,
} from '@jurilien/messaging';
import { agreedTextAt, HOUR_S, stepUpCodeDigits } from '@jurilien/reference';
import { databaseNow, asOf, stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { maskEmail, maskPhone } from '@jurilien/processes';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { ownMoments } from '../preferences/consent-moments.js';
import { conversationOf } from './conversation.js';
import { ownMailbox, ownNumber, type OwnMailbox, type OwnNumber } from './own-number.js';

/** M20: their own number and mailbox, what they agreed to, and the conversation with us. Whose number it is follows from the session alone. */
@Controller()
export class SmsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/sms')
  async own(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/sms'>> {
    const serverNow = await databaseNow(this.kernel);
    const own = await ownNumber(this.kernel, principal);
    const mailbox = await ownMailbox(this.kernel, principal);
    // The same mailbox as on the page behind the links of e-mails (N02): what is chosen on either is chosen on both.
    const mail = mailbox && {
      address: maskEmail(mailbox.email),
      consents: standingOf(mailbox.contact, serverNow),
      history: await ownMoments(this.kernel, mailbox.contactId),
    };
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
      history: verified ? await ownMoments(this.kernel, own.contactId) : undefined,
      lang: contact.preferences.lang ?? own.lang,
      format: contact.preferences.smsFormat ?? 'long',
      windows: textWindows(own.own ? 'professional' : 'client', own.own?.hours ?? {}, this.kernel.configuration.current(), province),
      ownHours: Boolean(own.own?.hours?.days?.length),
      conversation: verified ? await conversationOf(this.kernel, own, principal.actor.id) : undefined,
    };
  }

  @Route('POST /api/sms/code')
  async code(@Asked() { body: asked }: Asked<'POST /api/sms/code'>, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const own = await this.numberOf(principal);
    await limit(this.kernel.db, `sms-code:${principal.actor.id}`, 10, HOUR_S);
    await this.bus.execute(command(sendNumberCode, { contactId: own.contactId, ...own.holder, ...asked }, { actor: principal.actor }));
    return {};
  }

  @Route('POST /api/sms/verify')
  async verify(@Asked() { body }: Asked<'POST /api/sms/verify'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const digits = body.code.replace(/\D/g, '');
    const own = await this.numberOf(principal);
    await limit(this.kernel.db, `sms-verify:${principal.actor.id}`, 30, HOUR_S);
    if (digits.length !== this.kernel.configuration.current().value(stepUpCodeDigits)) throw wrong('invalid');
    // A code someone else asked for proves nothing about this person.
    if (!isFor(own.contact, own)) throw wrong('expired');
    const sent = command(verifyNumber, { contactId: own.contactId, code: digits }, { actor: principal.actor });
    const { events } = await this.bus.execute(sent).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'TOKEN_EXPIRED') throw wrong('expired');
      if (error instanceof Refused && error.code === 'RATE_LIMITED') throw wrong('tries');
      throw error;
    });
    if (events.some((e) => e.type === 'NumberCodeRejected')) throw wrong('invalid');
  }

  @Route('POST /api/sms/test')
  async test(@Asked() { body: asked }: Asked<'POST /api/sms/test'>, @Req() { principal }: GuardedRequest): Promise<Record<string, never>> {
    const own = await this.verifiedNumberOf(principal);
    await this.bus.execute(command(askTestText, { contactId: own.contactId, ...own.holder, ...asked }, { actor: principal.actor }));
    return {};
  }

  @Route('POST /api/sms/consent')
  async consent(@Asked() { body }: Asked<'POST /api/sms/consent'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const { channel, class: of, on, shown, lang } = body;
    // Neither in someone else's name: of an address that was merely given, no one here speaks.
    const { contactId } = await (channel === 'sms' ? this.verifiedNumberOf(principal) : this.mailboxOf(principal));
    if (!on)
      return void (await this.bus.execute(command(withdrawConsent, { contactId, class: of, source: 'page' }, { actor: principal.actor })));
    const textVersion = agreedText('form', agreedTextAt({ document: 'message-choices', shown, lang }, asOf(this.kernel)));
    const part = of === 'marketing' ? of : `${channel}-service-${principal.who === 'professional' ? 'professional' : 'client'}`;
    const proof = { textVersion, part, source: 'page' as const, channel: 'web', evidence: `account ${principal.actor.id}` };
    await this.bus.execute(command(recordConsent, { contactId, class: of, basis: 'express', ...proof }, { actor: principal.actor }));
  }

  @Route('POST /api/sms/lang')
  async lang(@Asked() { body: preferences }: Asked<'POST /api/sms/lang'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const { contactId } = await this.verifiedNumberOf(principal);
    await this.bus.execute(command(setContactPreferences, { contactId, preferences }, { actor: principal.actor }));
  }

  /** How long the texts of an offer are (M20); a client has none. */
  @Route('POST /api/sms/format')
  async format(@Asked() { body: { format } }: Asked<'POST /api/sms/format'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const { contactId } = await this.verifiedNumberOf(principal);
    await this.bus.execute(command(setContactPreferences, { contactId, preferences: { smsFormat: format } }, { actor: principal.actor }));
  }

  /** A word to the team, which answers by text. */
  @Route('POST /api/sms/messages')
  async write(
    @Asked() { body: message }: Asked<'POST /api/sms/messages'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Record<string, never>> {
    const own = await this.verifiedNumberOf(principal);
    await limit(this.kernel.db, `sms-write:${principal.actor.id}`, 20, HOUR_S);
    await this.bus.execute(command(writeToTeam, { threadId: own.contactId, from: own.phone, ...message }, { actor: principal.actor }));
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
}

const wrong = (message: 'invalid' | 'expired' | 'tries'): Refused =>
  new Refused('VALIDATION', `code-${message}`, [{ field: 'code', message }]);

/** Whether the code in progress was asked for in this person's name. */
const isFor = ({ code }: ContactState, { holder }: OwnNumber): boolean =>
  'professionalId' in holder ? code?.professionalId === holder.professionalId : code?.leadId === holder.leadId;
