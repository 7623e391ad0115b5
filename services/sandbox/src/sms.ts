import { randomBytes } from 'node:crypto';
import { segments } from '@jurilien/notifications';
import type { Faults } from './faults.js';
import { keywordOf } from './keywords.js';
import type { Sms } from './records.js';
import type { Store } from './store.js';
import type { Webhooks } from './webhooks.js';

export interface SmsOptions {
  store: Store;
  faults: Faults;
  hooks: Webhooks;
  inboundUrl: string;
  defaultFrom: string;
  delaysMs?: { sent: number; delivered: number };
}
export interface Refusal {
  status: number;
  code: number;
  message: string;
}

const e164 = /^\+[1-9]\d{7,14}$/;
const northAmerican = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
/** A number the network knows: E.164, and where it starts with +1 a well-formed North American one. */
export const isNumber = (phone: string): boolean => e164.test(phone) && (!phone.startsWith('+1') || northAmerican.test(phone));
const sid = (prefix: string) => prefix + randomBytes(16).toString('hex');

/** The network: takes messages, delivers them to the phones of the page, reports what became of them, carries answers back. */
export const smsNetwork = ({ store, faults, hooks, inboundUrl, defaultFrom, delaysMs = { sent: 120, delivered: 350 } }: SmsOptions) => {
  const report = async (sms: Sms, status: Sms['status'], callback: string, errorCode?: number) =>
    hooks.post(callback, {
      MessageSid: sms.sid,
      SmsSid: sms.sid,
      AccountSid: sms.accountSid,
      From: sms.from,
      To: sms.to,
      ApiVersion: '2010-04-01',
      MessageStatus: status,
      SmsStatus: status,
      ...(errorCode ? { ErrorCode: String(errorCode) } : {}),
    });

  /** Walks queued → sent → delivered, telling the application on the way as the switches allow. */
  const carry = (sms: Sms, callback: string | undefined, undelivered: number | undefined) => {
    const end: Sms['status'] = undelivered ? 'undelivered' : 'delivered';
    const errorCode = undelivered;
    const mode = callback ? faults.next('callbacks', sms.to).mode : 'none';
    /** False when the phones were cleared meanwhile: then there is nothing left to change or report. */
    const step = (status: Sms['status'], code?: number): boolean => {
      if (!store.sms.has(sms.sid)) return false;
      store.write({ kind: 'sms-changed', sid: sms.sid, change: { status, ...(code ? { errorCode: code } : {}) } });
      return true;
    };
    hooks.later(delaysMs.sent, async () => {
      if (!step('sent')) return;
      if (callback && mode !== 'none' && mode !== 'reversed') await report(sms, 'sent', callback);
    });
    hooks.later(delaysMs.delivered, async () => {
      if (!step(end, errorCode) || !callback || mode === 'none') return;
      await report(sms, end, callback, errorCode);
      if (mode === 'duplicate') await report(sms, end, callback, errorCode);
      if (mode === 'reversed') await report(sms, 'sent', callback);
    });
  };

  /** The network's own answer to a message it will not take. */
  const refusalOf = (to: string, body: string, from: string | undefined): Refusal | undefined => {
    if (!to) return { status: 400, code: 21604, message: "A 'To' phone number is required." };
    if (!isNumber(to)) return { status: 400, code: 21211, message: `Invalid 'To' Phone Number: ${to}` };
    if (!from) return { status: 400, code: 21603, message: "A 'From' phone number is required." };
    if (!body) return { status: 400, code: 21602, message: 'Message body is required.' };
    if (body.length > 1600) return { status: 400, code: 21617, message: 'The concatenated message body exceeds the 1600 character limit' };
    const answers = store.optedOut.get(to);
    if (answers === undefined) return undefined;
    if (answers === 0) return { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' };
    store.write({ kind: 'opted-out', phone: to, answers: answers - 1 });
    return undefined;
  };

  return {
    refusalOf,
    accept(input: { accountSid: string; from: string; to: string; body: string; callback?: string }, undelivered?: number): Sms {
      const sms: Sms = {
        sid: sid('SM'),
        accountSid: input.accountSid,
        direction: 'outbound-api',
        from: input.from,
        to: input.to,
        body: input.body,
        status: 'queued',
        at: new Date().toISOString(),
        segments: segments(input.body).segments,
      };
      store.write({ kind: 'sms', sms });
      carry(sms, input.callback || undefined, undelivered);
      return sms;
    },
    /** A person answers from their phone. Resolves once the application took it, or would not. */
    async reply(from: string, body: string, messageSid = sid('SM')): Promise<Sms> {
      const last = [...store.sms.values()].filter((m) => m.direction === 'outbound-api' && m.to === from).at(-1);
      const sms: Sms = {
        sid: messageSid,
        accountSid: last?.accountSid ?? `AC${'0'.repeat(32)}`,
        direction: 'inbound',
        from,
        to: last?.from ?? defaultFrom,
        body,
        status: 'received',
        at: new Date().toISOString(),
        segments: segments(body).segments,
      };
      store.write({ kind: 'sms', sms });
      const keyword = keywordOf(body);
      // The account answers keywords itself, so the network lets exactly one confirmation (or help text) through after STOP.
      if (keyword === 'stop') store.write({ kind: 'opted-out', phone: from, answers: 1 });
      if (keyword === 'help' && store.optedOut.has(from)) store.write({ kind: 'opted-out', phone: from, answers: 1 });
      if (keyword === 'start') store.write({ kind: 'opted-in', phone: from });
      const taken = await hooks.post(inboundUrl, {
        ToCountry: 'CA',
        FromCountry: 'CA',
        MessageSid: sms.sid,
        SmsSid: sms.sid,
        SmsMessageSid: sms.sid,
        AccountSid: sms.accountSid,
        From: sms.from,
        To: sms.to,
        Body: sms.body,
        NumMedia: '0',
        NumSegments: String(sms.segments),
        SmsStatus: 'received',
        ApiVersion: '2010-04-01',
      });
      if (store.sms.has(sms.sid)) store.write({ kind: 'sms-changed', sid: sms.sid, change: { taken: taken ? 'yes' : 'no' } });
      return { ...sms, taken: taken ? 'yes' : 'no' };
    },
  };
};
export type SmsNetwork = ReturnType<typeof smsNetwork>;
