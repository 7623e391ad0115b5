import { randomBytes } from 'node:crypto';
import { segmentsOf } from '@jurilien/notifications';
import type { Faults } from './faults.js';
import { keywordOf } from './keywords.js';
import type { Sms } from './records.js';
import { smsDelivery } from './sms-delivery.js';
import type { Store } from './store.js';
import type { Webhooks } from './webhooks.js';

interface SmsOptions {
  store: Store;
  faults: Faults;
  hooks: Webhooks;
  inboundUrl: string;
  defaultFrom: string;
  delaysMs?: { sent: number; delivered: number };
}
interface Refusal {
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
  const deliver = smsDelivery({ store, faults, hooks, delaysMs });
  return {
    refusalOf: (to: string, body: string, from: string | undefined) => malformed(to, body, from) ?? unsubscribed(store, to),
    accept(input: Outgoing, undelivered?: number): Sms {
      const sms = outgoing(input);
      store.write({ kind: 'sms', sms });
      deliver(sms, input.callback || undefined, undelivered);
      return sms;
    },
    /** A person answers from their phone. Resolves once the application took it, or would not. */
    async reply(from: string, body: string, messageSid = sid('SM')): Promise<Sms> {
      const last = [...store.sms.values()].filter((m) => m.direction === 'outbound-api' && m.to === from).at(-1);
      const sms = incoming({
        sid: messageSid,
        accountSid: last?.accountSid ?? `AC${'0'.repeat(32)}`,
        from,
        to: last?.from ?? defaultFrom,
        body,
      });
      store.write({ kind: 'sms', sms });
      followKeyword(store, from, body);
      const lost = faults.next('inbound', from).mode === 'none';
      const taken = !lost && (await hooks.post(inboundUrl, inboundForm(sms))) ? 'yes' : 'no';
      if (store.sms.has(sms.sid)) store.write({ kind: 'sms-changed', sid: sms.sid, change: { taken } });
      return { ...sms, taken };
    },
  };
};
export type SmsNetwork = ReturnType<typeof smsNetwork>;

/** The network's own answer to a message it cannot read. */
function malformed(to: string, body: string, from: string | undefined): Refusal | undefined {
  if (!to) return { status: 400, code: 21604, message: "A 'To' phone number is required." };
  if (!isNumber(to)) return { status: 400, code: 21211, message: `Invalid 'To' Phone Number: ${to}` };
  if (!from) return { status: 400, code: 21603, message: "A 'From' phone number is required." };
  if (!body) return { status: 400, code: 21602, message: 'Message body is required.' };
  if (body.length > 1600) return { status: 400, code: 21617, message: 'The concatenated message body exceeds the 1600 character limit' };
  return undefined;
}

/** Its answer to a message for someone who sent STOP; uses up one of the answers that are still let through. */
function unsubscribed(store: Store, to: string): Refusal | undefined {
  const answers = store.optedOut.get(to);
  if (answers === undefined) return undefined;
  if (answers === 0) return { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' };
  store.write({ kind: 'opted-out', phone: to, answers: answers - 1 });
  return undefined;
}

/** The account answers keywords itself, so the network lets exactly one confirmation (or help text) through after STOP. */
function followKeyword(store: Store, phone: string, body: string): void {
  const keyword = keywordOf(body);
  if (keyword === 'stop' || (keyword === 'help' && store.optedOut.has(phone))) store.write({ kind: 'opted-out', phone, answers: 1 });
  if (keyword === 'start') store.write({ kind: 'opted-in', phone });
}

interface Outgoing {
  accountSid: string;
  from: string;
  to: string;
  body: string;
  callback?: string;
}
const outgoing = ({ accountSid, from, to, body }: Outgoing): Sms => ({
  sid: sid('SM'),
  accountSid,
  direction: 'outbound-api',
  from,
  to,
  body,
  status: 'queued',
  at: new Date().toISOString(),
  segments: segmentsOf(body).segments,
});

const incoming = (answer: Pick<Sms, 'sid' | 'accountSid' | 'from' | 'to' | 'body'>): Sms => ({
  ...answer,
  direction: 'inbound',
  status: 'received',
  at: new Date().toISOString(),
  segments: segmentsOf(answer.body).segments,
});

/** The form of an answer on its way to the application. */
const inboundForm = (sms: Sms): Record<string, string> => ({
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
