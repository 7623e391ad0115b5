import { randomUUID } from 'node:crypto';
import { distribution } from '@jurilien/search';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

/** What stops a message between its beginning and its send: kill switches, a rule that pauses, a condition that no longer holds. */
let system: System;
let staff: Awaited<ReturnType<System['signIn']>>;
beforeAll(async () => {
  system = await startSystem();
  staff = await system.signIn('admin');
});
afterAll(() => system?.close());

type Said = { readonly status: number; readonly body: { readonly detail?: string } };
const send = (name: string, payload: object, reason = 'Essai du bouton d’arrêt', by = staff): Promise<Said> =>
  by('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
const queue = async (more: Record<string, unknown> = {}): Promise<string> => {
  const messageId = randomUUID();
  await system.dispatch('QueueMessage', {
    ...{ messageId, sendKey: `gate:${messageId}`, rule: 'thread', channel: 'email', class: 'service', lang: 'fr', templateVersion: 1 },
    ...{ recipientKind: 'anyone', recipientId: messageId, to: `${messageId}@exemple.test`, subject: 'Objet', body: 'Mot' },
    ...more,
  });
  return messageId;
};
interface Row {
  readonly id: string;
  readonly state: string;
  readonly suppressedCode: string | null;
  readonly switchId: string | null;
  readonly resendOf: string | null;
}
const rowsWhere = (where: string, values: readonly unknown[]): Promise<Row[]> =>
  system.kernel.db.query<Row & { [column: string]: unknown }>(`select * from ${viewTable(system, 'messages')} where ${where}`, values);
const became = (messageId: string) =>
  eventually(async () => {
    const [row] = await rowsWhere('id = $1', [messageId]);
    return row && ['Sent', 'Delivered', 'Suppressed', 'Deferred'].includes(row.state) ? (row.suppressedCode ?? row.state) : undefined;
  }, 'the message to be sent, put off or held back');
const sent = expect.stringMatching(/^(Sent|Delivered)$/);

describe('a kill switch', () => {
  it('stops what it names in every process: no hand-over is written after it, and what it stopped goes out again once, on request', async () => {
    // A second worker, which learns of the switch from the log alone.
    await system.startProcess('worker');
    const messages: Promise<string>[] = [];
    const later = (n: number) => new Promise((resolve) => setTimeout(resolve, n));
    for (let n = 0; n < 40; n++) messages.push(queue());
    await later(50);
    const [{ status }] = await Promise.all([
      send('SetKillSwitch', { of: 'email', on: true }),
      ...Array.from({ length: 40 }, () => queue()),
    ]);
    expect(status).toBe(200);
    const after = await Promise.all(Array.from({ length: 20 }, () => queue()));
    await nothingPending(system);
    for (const id of after) expect(await became(id)).toBe('Z07');

    const events = await system.kernel.db.query<{ type: string; position: string; stream: string }>(
      `select type, position, stream from events where type in ('KillSwitchSet', 'MessageHandedToProvider') order by position`,
    );
    const set = events.findIndex(({ type }) => type === 'KillSwitchSet');
    expect(set).toBeGreaterThanOrEqual(0);
    const emails = new Set((await rowsWhere(`channel = 'email'`, [])).map(({ id }) => `message-${id}`));
    expect(events.slice(set).filter(({ type, stream }) => type === 'MessageHandedToProvider' && emails.has(stream))).toEqual([]);

    // It can be seen, and how much it holds.
    const [row] = (await staff('GET', '/api/views/kill-switches')).body.data as { id: string; of: string; clearedAt: string | null }[];
    expect(row).toMatchObject({ of: 'email' });
    const heldNow = async () =>
      ((await staff('GET', '/api/kill-switches/held')).body.held as { switchId: string; messages: number }[]).find(
        ({ switchId }) => switchId === row!.id,
      )?.messages ?? 0;
    const stopped = await rowsWhere(`"switchId" = $1`, [row!.id]);
    expect(stopped.length).toBeGreaterThanOrEqual(20);
    expect(await heldNow()).toBe(stopped.length);
    expect((await send('ResendHeldMessages', { switchId: row!.id })).status).toBe(409);

    expect((await send('SetKillSwitch', { of: 'email', on: false })).status).toBe(200);
    expect(await became(await queue())).toEqual(sent);
    // Asked twice, each goes out once.
    for (let n = 0; n < 2; n++) expect((await send('ResendHeldMessages', { switchId: row!.id })).status).toBe(200);
    await eventually(async () => (await heldNow()) === 0, 'all of them to be sent again');
    await nothingPending(system);
    const again = await rowsWhere(`"resendOf" = any($1)`, [stopped.map(({ id }) => id)]);
    expect(new Set(again.map(({ resendOf }) => resendOf)).size).toBe(stopped.length);
    expect(again).toHaveLength(stopped.length);
    for (const { id } of again) expect(await became(id)).toEqual(sent);
    await system.processes.worker?.stop();
  });

  it('is an administrator’s, and stops a class on every channel, codes too when it says so', async () => {
    const quebec = await system.signIn('admin_qc');
    expect((await send('SetKillSwitch', { of: 'all', on: true }, 'Essai du bouton', quebec)).status).toBe(403);
    expect((await quebec('GET', '/api/views/kill-switches')).status).toBe(200);
    expect((await staff('POST', '/api/commands/SetKillSwitch', { commandId: randomUUID(), payload: { of: 'otp', on: true } })).status).toBe(
      422,
    );

    expect((await send('SetKillSwitch', { of: 'otp', on: true })).status).toBe(200);
    expect(await became(await queue({ class: 'otp' }))).toBe('Z07');
    expect(await became(await queue({ class: 'transactional' }))).toEqual(sent);
    expect((await send('SetKillSwitch', { of: 'otp', on: false })).status).toBe(200);
  });
});

describe('a message that waits for the end of quiet hours', () => {
  it('leaves at once when they become others, or are rolled back, instead of at the instant the former ones gave', async () => {
    const quiet = await startSystem({ env: { QUIET_HOURS: 'on' } });
    try {
      const people = { anna: await quiet.signIn('admin'), bruno: await quiet.signIn('admin') };
      const open = async (days: readonly number[]): Promise<void> => {
        const changeId = randomUUID();
        const value = { days, from: 0, to: 1_440, holidaysClosed: false };
        const ask = (by: keyof typeof people, name: string, payload: object) =>
          people[by]('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Essai des heures d’envoi' });
        const set = [{ key: 'quiet.email.service', scope: {}, value }];
        expect(await ask('anna', 'ProposeConfigChange', { changeId, set })).toMatchObject({ status: 200 });
        const { hash } = await eventually(async () => {
          const { status, body } = await people.bruno('GET', `/api/views/config-changes/${changeId}`);
          return status === 200 ? (body as { hash: string }) : undefined;
        }, 'the proposal');
        expect(await ask('bruno', 'ApproveConfigChange', { changeId, hash })).toMatchObject({ status: 200 });
      };
      const today = new Date().getUTCDay() || 7;
      await open([((today + 2) % 7) + 1]);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const messageId = randomUUID();
      await quiet.dispatch('QueueMessage', {
        ...{ messageId, sendKey: messageId, rule: 'thread', channel: 'email', class: 'service', lang: 'fr', templateVersion: 1 },
        ...{ recipientKind: 'anyone', recipientId: messageId, to: `${messageId}@exemple.test`, subject: 'Objet', body: 'Mot' },
      });
      const is = (...states: readonly string[]) =>
        eventually(
          async () => {
            const [row] = await quiet.kernel.db.query<{ state: string }>(
              `select state from ${viewTable(quiet, 'messages')} where id = $1`,
              [messageId],
            );
            return row && states.includes(row.state);
          },
          `the message to be ${states.join(' or ')}`,
        );
      await is('Deferred');
      await open([1, 2, 3, 4, 5, 6, 7]);
      await is('Sent', 'Delivered');
    } finally {
      await quiet.close();
    }
  });
});

describe('a message of a declared rule', () => {
  it('is looked at once more before it goes: held back when its rule was paused, its condition no longer holds, or it is too late', async () => {
    const job = mainJob(system);
    const pros = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    const search = () => stateOf(system.kernel, distribution, lead.leadId);
    const offer = await eventually(async () => (await search()).offers[0], 'an offer');
    const pro = pros.find(({ professionalId }) => professionalId === offer.professionalId)!;
    const token = await job.offerToken(pro.phoneNumber);
    await job.accept(token);
    const { acceptanceId } = (await search()).acceptances[0]!;
    await nothingPending(system);

    const { professionalId } = pro;
    const ofRule = (rule: string, more: object = {}) =>
      queue({
        ...{ rule, class: 'transactional', recipientKind: 'professional', recipientId: professionalId, leadId: lead.leadId },
        occasion: { key: randomUUID(), input: { rule, leadId: lead.leadId, professionalId, acceptanceId, ...more } },
      });
    expect(await became(await ofRule('R17'))).toEqual(sent);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await became(await ofRule('R17', { dueAt: daysAgo(3) }))).toBe('Z03');

    expect((await send('PauseAutomationRule', { rule: 'R17', waiting: 'keep' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await became(await ofRule('R17'))).toBe('Z11');
    expect(await became(await ofRule('R16'))).toEqual(sent);

    // They spoke: there is nothing to remind of. The condition comes before the pause.
    expect((await job.command(token, 'RecordContactMade', {})).status).toBe(200);
    expect(await became(await ofRule('R17'))).toMatch(/^Z0[12]$/);
  });
});
