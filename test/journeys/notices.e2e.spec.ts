import { randomUUID } from 'node:crypto';
import { listRows, rebuildView } from '@jurilien/persistence';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

interface Holder {
  readonly professionalId: string;
  readonly userId: string;
  readonly token: string;
}
interface Told {
  readonly data: readonly { readonly id: string; readonly title: string; readonly link?: string; readonly read: boolean }[];
  readonly total: number;
  readonly unread: number;
}

describe('notices in the product', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let one: Holder;
  let two: Holder;
  let without: { readonly professionalId: string };
  let code: string;
  let leadId: string;

  const as = (token: string) => (method: string, path: string, body?: unknown) =>
    call(system.origin, method, path, body, { authorization: token });
  const send = (token: string, name: string, payload: object) =>
    as(token)('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
  const told = async (token: string): Promise<Told> => (await as(token)('GET', '/api/notices')).body as Told;
  const withTitle = async (token: string, title: string) => (await told(token)).data.find((n) => n.title.includes(title));

  async function account(role: string, professionalId?: string): Promise<{ userId: string; token: string }> {
    const userId = randomUUID();
    const email = `${userId}@exemple.test`;
    await system.dispatch('CreateUser', { userId, email, username: 'Camille Roy', role, ...(professionalId ? { professionalId } : {}) });
    return { userId, token: await sessionOf(system.kernel, userId) };
  }

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    const staff = await system.signIn('admin');
    const made = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, made);
    [one, two] = (await Promise.all(
      made.slice(0, 2).map(async ({ professionalId }) => ({ professionalId, ...(await account('jurilien_professional', professionalId)) })),
    )) as [Holder, Holder];
    without = made[2]!;
    const lead = await job.submit();
    leadId = lead.leadId;
    code = lead.answer.body.code as string;
    await job.confirmPhone(lead);
    expect((await job.validate(staff, leadId)).status).toBe(200);
    await eventually(async () => (await withTitle(one.token, code)) && (await withTitle(two.token, code)), 'the notices of the offer');
  });
  afterAll(() => system?.close());

  it('tell of an offer: the bell counts, the list names the request and leads to a page of ours', async () => {
    const { data, total, unread } = await told(one.token);
    expect([total, unread]).toEqual([1, 1]);
    expect(data).toEqual([expect.objectContaining({ title: expect.stringContaining(code), link: '/mes-offres', read: false })]);
    expect((await as(one.token)('GET', '/api/pro/me')).body.counts.notices).toBe(1);
  });

  it('are of one account: no one else lists, counts or marks them', async () => {
    const [{ id }] = (await told(one.token)).data as [Told['data'][number]];
    expect((await told(two.token)).data.map((n) => n.id)).not.toContain(id);
    const filter = encodeURIComponent(JSON.stringify({ accountId: one.userId }));
    const admin = await account('jurilien_admin');
    for (const token of [two.token, admin.token]) {
      const { status, body } = await as(token)('GET', `/api/views/notices?filter=${filter}`);
      expect([status, body.total]).toEqual([200, 0]);
      expect((await as(token)('GET', `/api/views/notices/${id}`)).status).toBe(404);
      expect((await send(token, 'MarkNoticeRead', { userId: one.userId, messageId: id })).status).toBe(404);
      expect((await send(token, 'MarkAllNoticesRead', { userId: one.userId })).status).toBe(404);
    }
    expect((await send(two.token, 'MarkNoticeRead', { userId: two.userId, messageId: id })).status).toBe(404);
    expect((await send(two.token, 'MarkAllNoticesRead', { userId: two.userId, messageIds: [id] })).status).toBe(200);
    expect((await told(one.token)).unread).toBe(1);
    const client = await account('jurilien_client');
    expect((await as(client.token)('GET', '/api/notices')).status).toBe(403);
  });

  it('are not written for who has no account, whose texts and letters go out as before', async () => {
    const view = system.kernel.registry.views.get('messages')!;
    const channels = async () =>
      (await listRows(system.kernel.db, view, { page: 1, perPage: 50, filter: { recipientId: without.professionalId } })).data.map(
        (m) => m.channel,
      );
    await eventually(async () => (await channels()).includes('email'), 'the letter of the offer');
    expect(await channels()).not.toContain('inapp');
  });

  it('are announced on the live stream to their account alone', async () => {
    const stop = new AbortController();
    const heard = async (token: string): Promise<{ ids: () => string[] }> => {
      const { body } = await fetch(`${system.origin}/api/live`, { headers: { authorization: token }, signal: stop.signal });
      let text = '';
      void (async () => {
        for await (const part of body!.pipeThrough(new TextDecoderStream())) text += part;
      })().catch(() => undefined);
      return {
        ids: () =>
          [...text.matchAll(/^data:(.*)$/gm)].flatMap(([, json]) => {
            const { view, ids = [] } = JSON.parse(json!) as { view?: string; ids?: string[] };
            return view === 'notices' ? ids : [];
          }),
      };
    };
    const [mine, others] = [await heard(one.token), await heard(two.token)];
    const messageId = randomUUID();
    await system.dispatch('PostNotice', noticeFor(one, messageId));
    await eventually(() => Promise.resolve(mine.ids().includes(messageId)), 'the notice on the stream');
    // A later notice of their own proves that the stream of the other was alive meanwhile.
    const own = randomUUID();
    await system.dispatch('PostNotice', noticeFor(two, own));
    await eventually(() => Promise.resolve(others.ids().includes(own)), 'the other’s own notice');
    expect(others.ids()).not.toContain(messageId);
    stop.abort();
  });

  it('let a page read everything again where the server itself missed what changed', async () => {
    const stop = new AbortController();
    const { body } = await fetch(`${system.origin}/api/live`, { headers: { authorization: one.token }, signal: stop.signal });
    let heard = '';
    void (async () => {
      for await (const part of body!.pipeThrough(new TextDecoderStream())) heard += part;
    })().catch(() => undefined);
    await eventually(() => Promise.resolve(heard.includes('data:')), 'the stream');
    await system.kernel.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jurilien-signals' and datname = current_database()`,
    );
    await eventually(() => Promise.resolve(/^data:.*"view":"\*"/m.test(heard)), 'the word that everything may have changed');
    stop.abort();
  });

  it('are read one by one, or all at once, and the bell is empty', async () => {
    const before = await told(one.token);
    const [{ id }] = before.data as [Told['data'][number]];
    expect((await send(one.token, 'MarkNoticeRead', { userId: one.userId, messageId: id })).status).toBe(200);
    await eventually(async () => (await told(one.token)).unread === before.unread - 1, 'one notice fewer');
    expect((await send(one.token, 'MarkAllNoticesRead', { userId: one.userId })).status).toBe(200);
    await eventually(async () => (await told(one.token)).unread === 0, 'no unread notice');
    expect((await as(one.token)('GET', '/api/pro/me')).body.counts.notices).toBe(0);
  });

  it('are there for the team too', async () => {
    const admin = await account('jurilien_admin');
    await system.dispatch('PostNotice', { ...noticeFor({ ...admin, professionalId: admin.userId }, randomUUID()), recipientKind: 'staff' });
    await eventually(async () => (await told(admin.token)).unread === 1, 'the notice of a colleague');
  });

  it('of a person who was erased are nowhere in a list that is built again', async () => {
    expect((await told(two.token)).total).toBeGreaterThan(0);
    await system.kernel.vault.destroy(two.professionalId);
    await rebuildView(system.kernel.db, system.kernel.codec, system.kernel.registry.views.get('notices')!);
    expect((await told(two.token)).total).toBe(0);
    expect((await told(one.token)).total).toBeGreaterThan(0);
  });

  const noticeFor = ({ professionalId, userId }: Holder, messageId: string) => ({
    ...{ messageId, sendKey: `test:${messageId}/inapp`, rule: 'R16', class: 'transactional', lang: 'fr', recipientKind: 'professional' },
    ...{ recipientId: professionalId, accountId: userId, templateVersion: 1, title: 'Un avis', text: 'Une phrase.', link: '/mes-offres' },
  });
});
