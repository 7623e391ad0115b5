import { randomBytes, randomUUID } from 'node:crypto';
import { signStandardWebhook } from '@jurilien/runtime';
import { placeParkedReports } from '../../services/worker/src/parked-reports.js';
import { secondInstance } from '../support/instance.js';
import { eventually } from '../support/eventually.js';
import { viewTable } from '../support/invariants.js';
import { call, startSystem, type System } from '../support/system.js';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system?.close());

let n = 0;
/** An address of its own, that does what the sandbox reads in its name. */
const address = (does = ''): string => `lea${++n}${does && `+${does}`}@exemple.test`;
const contactOf = (email: string): string => system.kernel.secrets.hash(`email:${email}`);
const rows = <R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> =>
  system.kernel.db.query<R & { [k: string]: unknown }>(sql, values);
const messageRow = async (id: string) =>
  (
    await rows<{ state: string; suppressedCode: string | null; error: string | null; deferredUntil: string | null }>(
      `select * from ${viewTable(system, 'messages')} where id = $1`,
      [id],
    )
  )[0];
const typesOf = async (stream: string): Promise<string[]> =>
  (await rows<{ type: string }>('select type from events where stream = $1 order by version', [stream])).map((e) => e.type);
const mailsAt = async (to: string): Promise<any[]> =>
  (await call(system.sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(to)}`)).body;

async function write(to: string, more: object = {}): Promise<string> {
  const messageId = randomUUID();
  await system.dispatch('QueueMessage', {
    messageId,
    sendKey: `bounces:${messageId}`,
    rule: 'thread',
    channel: 'email',
    class: 'transactional',
    lang: 'fr',
    recipientKind: 'anyone',
    recipientId: messageId,
    templateVersion: 1,
    to,
    subject: 'Votre demande',
    body: `Mot ${messageId}`,
    ...more,
  });
  return messageId;
}
const becomes = (id: string, state: string) =>
  eventually(
    async () => (await messageRow(id))?.state === state,
    () => `${id} to be ${state}`,
  );

/** One event as the sandbox, or anyone else, would post it. */
async function post(
  event: object,
  {
    id = `evt_${randomUUID()}`,
    secret = system.settings.MAIL_WEBHOOK_SECRET!,
    seconds = Math.floor(Date.now() / 1_000),
    origin = system.origin,
  } = {},
): Promise<number> {
  const body = JSON.stringify(event);
  const answer = await fetch(`${origin}/api/public/webhooks/mail`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signStandardWebhook(secret, id, String(seconds), body),
    },
    body,
  });
  return answer.status;
}
const event = (type: string, messageId: string, recipient: string, more: object = {}) => ({
  type,
  timestamp: new Date().toISOString(),
  data: { message_id: `<${messageId}@jurilien.example>`, recipient, ...more },
});

describe('an e-mail that comes back', () => {
  it('hard, over the provider’s own protocol: it ends, and the next one is held back with Z05', async () => {
    const to = address('hard-bounce');
    const first = await write(to);
    await becomes(first, 'Bounced');
    expect(await mailsAt(to)).toEqual([]);
    await eventually(async () => (await typesOf(`contact-${contactOf(to)}`)).includes('AddressSuppressed'), 'the address to be left alone');
    const second = await write(to, { class: 'otp' });
    await becomes(second, 'Suppressed');
    expect(await messageRow(second)).toMatchObject({ suppressedCode: 'Z05' });
    // Who lives there proves another address: nothing keeps that one from being written to.
    const other = address();
    await becomes(await write(other), 'Sent');
    expect(await mailsAt(other)).toHaveLength(1);
  });

  it('hard at the door, with 5xx; with 4xx it is tried again', async () => {
    const gone = `lea${++n}@nulle-part.invalid`;
    const first = await write(gone);
    await becomes(first, 'Bounced');
    expect(await messageRow(first)).toMatchObject({ error: '550' });
    await eventually(
      async () => (await typesOf(`contact-${contactOf(gone)}`)).includes('AddressSuppressed'),
      'the address to be left alone',
    );
    const later = address();
    await call(system.sandbox.origin, 'PUT', '/api/faults', { email: { mode: 'greylist', times: 1, to: later } });
    await becomes(await write(later), 'Sent');
    expect(await typesOf(`contact-${contactOf(later)}`)).toEqual([]);
  });

  it('soft: it waits for another try, and the third one counts as hard', async () => {
    const to = address('soft-bounce');
    const first = await write(to);
    await becomes(first, 'Deferred');
    const waits = Date.parse((await messageRow(first))!.deferredUntil!) - Date.now();
    expect(waits).toBeGreaterThan(30_000);
    expect(waits).toBeLessThan(61_000);
    for (let i = 0; i < 2; i++) await becomes(await write(to), 'Deferred');
    await eventually(async () => (await typesOf(`contact-${contactOf(to)}`)).includes('AddressSuppressed'), 'the third to count');
    expect(await typesOf(`contact-${contactOf(to)}`)).toEqual([
      'SoftBounceCounted',
      'SoftBounceCounted',
      'SoftBounceCounted',
      'AddressSuppressed',
    ]);
  });
});

it('a complaint, from the page of a mail or by an address that complains, closes it for good', async () => {
  for (const to of [address(), address('complaint')]) {
    const first = await write(to, { class: 'service' });
    await eventually(async () => (await mailsAt(to)).length === 1, 'the mail');
    const [mail] = await mailsAt(to);
    if (!to.includes('complaint')) await call(system.sandbox.origin, 'POST', `/api/mail/${mail.id}/report`, { type: 'complaint' });
    await eventually(async () => (await typesOf(`message-${first}`)).includes('MessageComplained'), 'the complaint');
    // Beside the link under every message of its class.
    const closing = async () => (await typesOf(`contact-${contactOf(to)}`)).filter((type) => type !== 'ContactLinkIssued').sort();
    await eventually(async () => (await closing()).length === 3, 'the address to be closed');
    expect(await closing()).toEqual(['AddressSuppressed', 'ConsentWithdrawn', 'ConsentWithdrawn']);
    const next = await write(to);
    await becomes(next, 'Suppressed');
    const point = `select suppressed from ${viewTable(system, 'contact-points')} where id = $1`;
    await eventually(
      async () => (await rows<{ suppressed: string }>(point, [contactOf(to)]))[0]?.suppressed === 'complaint',
      'the complaint in the list of addresses',
    );
  }
});

it('CASL-10: too many complaints in a day switch marketing off at once, and only an administrator switches it on again', async () => {
  const news = { class: 'marketing' };
  const reader = address();
  const consent = { class: 'marketing', textVersion: 'message-choices/1/fr', source: 'page', evidence: 'test' };
  await system.dispatch('RecordConsent', { contactId: contactOf(reader), ...consent });
  await becomes(await write(reader, news), 'Sent');
  const bothComplain = await Promise.all([address('complaint'), address('complaint')].map((to) => write(to, { class: 'service' })));
  const switched = async () =>
    (
      await rows<{ of: string }>(`select payload ->> 'of' as of from events where type = 'KillSwitchSet' order by position desc limit 1`)
    )[0];
  await eventually(async () => (await switched())?.of === 'marketing', 'marketing to be switched off');
  // Each complaint is counted by itself: one that is counted later would switch it off again.
  await eventually(async () => {
    const complained = await Promise.all(bothComplain.map(async (id) => (await typesOf(`message-${id}`)).includes('MessageComplained')));
    const [left] = await rows<{ n: number }>(
      `select count(*)::int as n from work_items where job = 'count-complaints' and state = 'pending'`,
    );
    return complained.every(Boolean) && left!.n === 0;
  }, 'both complaints to be counted');
  const stopped = await write(reader, news);
  await becomes(stopped, 'Suppressed');
  expect(await rows(`select "suppressedCode" as code from ${viewTable(system, 'messages')} where id = $1`, [stopped])).toEqual([
    { code: 'Z07' },
  ]);
  // Anything but marketing goes on.
  await becomes(await write(address(), { class: 'service' }), 'Sent');
  const on = { commandId: randomUUID(), payload: { of: 'marketing', on: false }, reason: 'La cause est corrigée' };
  for (const [role, status] of [
    ['admin_qc', 403],
    ['admin', 200],
  ] as const)
    expect((await (await system.signIn(role))('POST', '/api/commands/SetKillSwitch', on)).status).toBe(status);
  await becomes(await write(reader, news), 'Sent');
});

// proves: ASVS row 69
describe('the door of mail events', () => {
  it('believes no one but who has the secret, and nothing old, and nothing twice', async () => {
    const to = address();
    const messageId = await write(to);
    await becomes(messageId, 'Sent');
    const bounced = event('email.bounced', messageId, to, { bounce: 'hard', code: '5.1.1' });
    expect(await post(bounced, { secret: randomBytes(32).toString('hex') })).toBe(403);
    const now = Math.floor(Date.now() / 1_000);
    expect(await post(bounced, { seconds: now - 400 })).toBe(403);
    expect(await post(bounced, { seconds: now + 400 })).toBe(403);
    expect(await post({ type: 'email.bounced', data: {} })).toBe(422);
    expect(await post(event('email.bounced', messageId, 'another@exemple.test'))).toBe(204);
    expect(await post(event('email.deferred', messageId, to))).toBe(204);
    expect(await typesOf(`message-${messageId}`)).not.toContain('MessageBounced');
    const id = `evt_${randomUUID()}`;
    expect(await Promise.all(Array.from({ length: 5 }, () => post(bounced, { id })))).toEqual([204, 204, 204, 204, 204]);
    expect(await post(bounced, { id })).toBe(204);
    expect((await typesOf(`message-${messageId}`)).filter((type) => type === 'MessageBounced')).toHaveLength(1);
  });

  it('believes the earlier secret during a rotation', async () => {
    const to = address();
    const messageId = await write(to);
    await becomes(messageId, 'Sent');
    const next = randomBytes(32).toString('hex');
    const second = await secondInstance(system, {
      MAIL_WEBHOOK_SECRET: next,
      MAIL_WEBHOOK_SECRET_EARLIER: system.settings.MAIL_WEBHOOK_SECRET!,
    });
    try {
      const { origin } = second;
      expect(await post(event('email.delivered', messageId, to), { origin })).toBe(204);
      expect(await post(event('email.delivered', messageId, to), { origin, secret: next })).toBe(204);
      expect(await post(event('email.delivered', messageId, to), { secret: next })).toBe(403);
      await becomes(messageId, 'Delivered');
    } finally {
      await second.close();
    }
  });

  it('looks again for the message of an event that came before it', async () => {
    const messageId = randomUUID();
    const to = address();
    const id = `evt_${randomUUID()}`;
    expect(await post(event('email.bounced', messageId, to), { id })).toBe(204);
    expect(await rows('select state from provider_inbox where provider = $1 and event_id = $2', ['mail', id])).toEqual([
      { state: 'parked' },
    ]);
    const [{ payload }] = (await rows<{ payload: object }>('select payload from provider_inbox where event_id = $1', [id])) as [
      { payload: object },
    ];
    expect(JSON.stringify(payload)).not.toContain('exemple.test');
    await write(to, { messageId });
    await becomes(messageId, 'Sent');
    await placeParkedReports(system.kernel);
    expect(await typesOf(`message-${messageId}`)).toContain('MessageBounced');
    expect(await rows('select state, payload from provider_inbox where event_id = $1', [id])).toEqual([{ state: 'done', payload: null }]);
  });
});
