import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { broken, nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';

let system: System;
let n = 0;
beforeAll(async () => {
  system = await startSystem({ env: { PROVIDER_TIMEOUT_MS: '4000' } });
});
afterAll(() => system?.close());

const at = (channel: 'sms' | 'email'): string => (n++, channel === 'sms' ? `+1450555${String(2_000 + n)}` : `faute-${n}@exemple.test`);
const fault = (switches: object) => call(system.sandbox.origin, 'PUT', '/api/faults', switches);
const textsAt = async (to: string): Promise<any[]> =>
  (await call(system.sandbox.origin, 'GET', `/api/messages?to=${encodeURIComponent(to)}`)).body;
const mailsAt = async (to: string): Promise<any[]> =>
  (await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(to)}`)).body;
const rows = <R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> =>
  system.kernel.db.query<R & { [k: string]: unknown }>(sql, values);

/** Queues one message and answers its id. */
async function queue(channel: 'sms' | 'email', to: string): Promise<string> {
  const messageId = randomUUID();
  await system.dispatch('QueueMessage', {
    messageId,
    sendKey: `fault:${messageId}`,
    rule: 'R04',
    channel,
    class: 'otp',
    lang: 'fr',
    recipientKind: 'anyone',
    recipientId: messageId,
    templateVersion: 1,
    to,
    subject: 'Objet',
    body: `Mot ${messageId}`,
  });
  return messageId;
}
const message = async (id: string) =>
  (await rows<{ state: string; attempts: number }>(`select state, attempts from ${viewTable(system, 'messages')} where id = $1`, [id]))[0];
const stepsOf = (id: string) =>
  rows<{ type: string; at: number }>(
    `select type, extract(epoch from occurred_at)::float8 as at from events where stream = $1 order by version`,
    [`message-${id}`],
  );

interface Case {
  readonly channel: 'sms' | 'email';
  readonly mode: string;
  readonly ends: string;
  readonly tries: number;
  readonly there: number;
  readonly callbacks?: string;
  readonly copies?: number;
}
/** What the provider does once; how the message ends, in how many tries, and what lies at the provider afterwards. */
const CASES: readonly Case[] = [
  { channel: 'sms', mode: '429', ends: 'Delivered', tries: 2, there: 1 },
  { channel: 'sms', mode: '500', ends: 'Delivered', tries: 2, there: 1 },
  { channel: 'sms', mode: 'timeout', ends: 'Delivered', tries: 2, there: 1 },
  { channel: 'sms', mode: 'drop', ends: 'Delivered', tries: 2, there: 1 },
  // Taken, and the answer was lost: the delivery report tells, or without one a look at the provider's list. No second try.
  { channel: 'sms', mode: 'half', ends: 'Delivered', tries: 1, there: 1 },
  { channel: 'sms', mode: 'half', callbacks: 'none', ends: 'Sent', tries: 1, there: 1 },
  { channel: 'sms', mode: 'accept-then-hang', ends: 'Delivered', tries: 1, there: 1 },
  { channel: 'sms', mode: 'accept-then-hang', callbacks: 'none', ends: 'Sent', tries: 1, there: 1 },
  { channel: 'sms', mode: 'undelivered', ends: 'Undelivered', tries: 1, there: 1 },
  { channel: 'sms', mode: 'ok', callbacks: 'duplicate', ends: 'Delivered', tries: 1, there: 1 },
  { channel: 'sms', mode: 'ok', callbacks: 'reversed', ends: 'Delivered', tries: 1, there: 1 },
  { channel: 'sms', mode: 'undelivered', callbacks: 'reversed', ends: 'Undelivered', tries: 1, there: 1 },
  { channel: 'email', mode: '429', ends: 'Sent', tries: 2, there: 1 },
  { channel: 'email', mode: 'greylist', ends: 'Sent', tries: 2, there: 1 },
  // Refused with 5xx at the hand-over: a hard bounce.
  { channel: 'email', mode: '500', ends: 'Bounced', tries: 1, there: 0 },
  { channel: 'email', mode: 'close', ends: 'Sent', tries: 2, there: 1 },
  { channel: 'email', mode: 'timeout', ends: 'Sent', tries: 2, there: 1 },
  { channel: 'email', mode: 'drop', ends: 'Sent', tries: 2, there: 1 },
  // A mailbox cannot be asked: the same message goes again under the same Message-ID, and the mailbox keeps one.
  { channel: 'email', mode: 'accept-then-hang', ends: 'Sent', tries: 2, there: 1, copies: 2 },
];

describe('a provider that misbehaves', () => {
  it('loses no message and gets none twice, whatever it does', async () => {
    const sent = await Promise.all(
      CASES.map(async (c) => {
        const to = at(c.channel);
        if (c.mode !== 'ok') await fault({ [c.channel]: { mode: c.mode, times: 1, to } });
        if (c.callbacks) await fault({ callbacks: { mode: c.callbacks, to } });
        return { c, to, id: await queue(c.channel, to) };
      }),
    );
    const standing = () =>
      Promise.all(
        sent.map(async ({ id, c, to }) => {
          const kept = c.channel === 'sms' ? await textsAt(to) : await mailsAt(to);
          const found = await message(id);
          return {
            ...c,
            ends: found?.state ?? 'unknown',
            tries: found?.attempts ?? 0,
            there: kept.length,
            ...(c.copies ? { copies: kept[0]?.copies as number } : {}),
          };
        }),
      );
    await eventually(async () => (await standing()).every((s, i) => s.ends === CASES[i]!.ends), 'every outcome').catch(() => undefined);
    expect(await standing()).toEqual(CASES);
  });

  it('waits as long as the provider asked before it tries again', async () => {
    const to = at('sms');
    await fault({ sms: { mode: '429', times: 1, to, retryAfter: 5 } });
    const id = await queue('sms', to);
    await eventually(async () => (await message(id))?.state === 'Delivered', 'the delivered text');
    const handed = (await stepsOf(id)).filter((s) => s.type === 'MessageHandedToProvider').map((s) => s.at);
    expect(handed).toHaveLength(2);
    expect(handed[1]! - handed[0]!).toBeGreaterThanOrEqual(5);
  });

  it('hands everything over once it is back, when no one answered at its address', async () => {
    await system.stopProviders();
    const to = [at('sms'), at('email')];
    const ids = [await queue('sms', to[0]!), await queue('email', to[1]!)];
    const failed = async (id: string) => (await stepsOf(id)).some((s) => s.type === 'MessageFailed');
    await eventually(async () => (await Promise.all(ids.map(failed))).every(Boolean), 'failed tries');
    const waiting = await rows<{ state: string }>(`select state from work_items where key = any($1)`, [ids.map((id) => `deliver-${id}`)]);
    expect(waiting).toEqual([{ state: 'pending' }, { state: 'pending' }]);
    await system.startProviders();
    await eventually(
      async () => (await message(ids[0]!))?.state === 'Delivered' && (await message(ids[1]!))?.state === 'Sent',
      'both messages',
    );
    expect([await textsAt(to[0]!), await mailsAt(to[1]!)].map((kept) => kept.length)).toEqual([1, 1]);
  });
});

describe('what the provider tells us', () => {
  const hook = async (path: string, form: Record<string, string>, signature?: string) => {
    const response = await fetch(`${system.origin}/api/public/webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(signature ? { 'x-twilio-signature': signature } : {}) },
      body: new URLSearchParams(form),
    });
    return { status: response.status, body: JSON.parse((await response.text()) || '{}') as { code?: string } };
  };

  // proves: ASVS row 69
  it('is believed only when it is signed, and leaves no trace otherwise', async () => {
    const to = at('sms');
    const id = await queue('sms', to);
    await eventually(async () => (await message(id))?.state === 'Delivered', 'the delivered text');
    const [sms] = await textsAt(to);
    const before = await rows('select count(*) as n from events');
    for (const signature of [undefined, 'bm90IG91cnM=', Buffer.alloc(20).toString('base64')]) {
      expect(
        await hook(`sms-status?messageId=${id}`, { MessageSid: sms.sid, MessageStatus: 'undelivered', To: to }, signature),
      ).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await hook('sms', { MessageSid: `SM${'0'.repeat(32)}`, From: to, Body: 'STOP' }, signature)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    }
    expect(await rows('select count(*) as n from events')).toEqual(before);
  });

  // proves: ASVS row 69
  it('acts once on a text that is delivered many times at once, and on the last word of several', async () => {
    const job = mainJob(system);
    const pros = await Promise.all([1, 2, 3].map(() => approvedProfessional(system)));
    await ready(system, pros);
    const staff = await system.signIn('admin');
    const lead = await job.submit();
    await job.confirmPhone(lead);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    const offered = await eventually(async () => {
      const { body } = await staff(
        'GET',
        `/api/views/offers?filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId, state: 'Sent' }))}`,
      );
      return body.data[0] as { professionalId: string; code: string } | undefined;
    }, 'an offer');
    const { phoneNumber } = pros.find((p) => p.professionalId === offered.professionalId)!;
    await job.offerToken(phoneNumber);
    const before = (await textsAt(phoneNumber)).filter((m) => m.direction !== 'inbound').length;

    const messageSid = `SM${randomUUID().replaceAll('-', '')}`;
    const yes = { from: phoneNumber, body: `OUI ${offered.code}`, messageSid };
    const taken = await Promise.all(Array.from({ length: 6 }, () => call(system.sandbox.origin, 'POST', '/api/reply', yes)));
    expect(taken.map((t) => t.body.taken)).toEqual(Array(6).fill('yes'));
    await eventually(async () => (await textsAt(phoneNumber)).filter((m) => m.direction !== 'inbound').length > before, 'the answer');
    await nothingPending(system);
    expect((await textsAt(phoneNumber)).filter((m) => m.direction !== 'inbound')).toHaveLength(before + 1);
    expect(await rows(`select type from events where stream = $1 and type = 'ClaimStarted'`, [`distribution-${lead.leadId}`])).toHaveLength(
      1,
    );

    // STOP overtakes an older START on the way: the same two texts again change nothing more.
    const words = [
      ['ARRET', 'a'],
      ['DEBUT', 'b'],
      ['ARRET', 'c'],
    ] as const;
    const say = ([body, sid]: readonly [string, string]) =>
      call(system.sandbox.origin, 'POST', '/api/reply', { from: phoneNumber, body, messageSid: `SM${sid.repeat(32)}` });
    for (const word of words) {
      await say(word);
      await nothingPending(system);
    }
    for (const word of [words[1], words[0]]) await say(word);
    await nothingPending(system);
    const contact = await rows<{ type: string }>(`select type from events where type in ('SmsOptedOut', 'SmsOptedIn') order by position`);
    expect(contact.map((e) => e.type)).toEqual(['SmsOptedOut', 'SmsOptedIn', 'SmsOptedOut']);
    // The claim's hold ends with the search, so that the books can be closed.
    expect((await job.command(lead.statusToken, 'WithdrawLead', { reason: 'other' })).status).toBe(200);
  });

  afterAll(async () => {
    // Whatever was tried above, the books are right and nothing at the provider is a surprise.
    await nothingPending(system);
    expect(await broken(system, [])).toEqual([]);
  });
});
