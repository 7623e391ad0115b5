import { randomInt, randomUUID } from 'node:crypto';
import { lead } from '@jurilien/lead';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { sessionOf } from '../support/session.js';
import { newDevice } from '../support/step-up.js';
import { call, startSystem, type System } from '../support/system.js';

const SYSTEM = { kind: 'system', id: 'test' } as const;

describe('one’s own details, changed without anyone’s help', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  const mailTo = (to: string, subject: RegExp) =>
    eventually(
      async () =>
        (await mainJob(system).mails(to)).find((m: { subject: string }) => subject.test(m.subject)) as { text: string; subject: string },
      `a mail to ${to} about ${String(subject)}`,
    );
  /** What a text to a number says where the pattern asks. */
  const textTo = (to: string, says: RegExp) =>
    eventually(async () => (await mainJob(system).texts(to)).map((m) => says.exec(m.body as string)?.[1]).find(Boolean), `a text to ${to}`);
  const outcomeOf = ({ status, body }: { status: number; body: { code?: string; detail?: string } }) => [status, body.code, body.detail];
  const account = async () => {
    const userId = randomUUID();
    const email = `marie-${userId.slice(0, 8)}@exemple.test`;
    await system.kernel.dispatch({
      name: 'CreateUser',
      commandId: randomUUID(),
      actor: SYSTEM,
      input: { userId, email, username: 'Marie Roy', role: `${system.kernel.settings.PRODUCT_SLUG}_client` },
    });
    const authorization = await sessionOf(system.kernel, userId);
    const ask = (method: string, path: string, body?: unknown, as = authorization) =>
      call(system.origin, method, `/api/account${path}`, body, { authorization: as });
    return { userId, email, ask };
  };

  it('an account’s e-mail moves with a code from the new address, and the old address takes it back', async () => {
    const { userId, email, ask } = await account();
    const stranger = await account();
    const fresh = `nouvelle-${userId.slice(0, 8)}@exemple.test`;

    expect((await ask('POST', '/changes', { field: 'name', value: 'Marie Tremblay' })).body).toEqual({ changeId: expect.any(String) });
    expect((await ask('POST', '/changes', { field: 'address', value: { street: '1, rue X', postalCode: 'H2X 1Y4' } })).status).toBe(200);
    expect((await ask('POST', '/changes', { field: 'lang', value: 'en' })).status).toBe(200);
    expect((await ask('POST', '/changes', { field: 'lang', value: 'fr' })).status).toBe(200);
    expect((await ask('POST', '/changes', { field: 'email', value: 'rien' })).body.errors).toEqual([{ field: 'value', message: 'email' }]);

    const asked = await ask('POST', '/changes', { field: 'email', value: fresh });
    expect(asked.body).toEqual({ changeId: expect.any(String), codeSentTo: 'n•••@exemple.test' });
    const { changeId } = asked.body as { changeId: string };
    const code = (await mailTo(fresh, /code pour confirmer/)).subject.slice(0, 7);
    const waiting = await ask('GET', '/changes');
    expect(waiting.body).toMatchObject({
      current: { name: 'Marie Tremblay', email: 'm•••@exemple.test', lang: 'fr', address: { street: '1, rue X', postalCode: 'H2X 1Y4' } },
      pending: [{ changeId, field: 'email', codeSentTo: 'n•••@exemple.test' }],
    });
    expect(JSON.stringify(waiting.body)).not.toContain(fresh);
    expect((await ask('GET', '')).body).toMatchObject({ email, pendingChanges: [{ changeId, field: 'email' }] });

    expect((await stranger.ask('POST', `/changes/${changeId}/confirm`, { code })).status).toBe(404);
    expect((await stranger.ask('POST', `/changes/${changeId}/cancel`, {})).status).toBe(404);
    const miss = await ask('POST', `/changes/${changeId}/confirm`, { code: code === '111 111' ? '222222' : '111111' });
    expect([...outcomeOf(miss), miss.body.errors]).toEqual([422, 'VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong:4' }]]);
    expect((await ask('POST', `/changes/${changeId}/confirm`, { code })).status).toBe(204);
    expect((await ask('GET', '')).body).toMatchObject({ email: fresh, name: 'Marie Tremblay', pendingChanges: [] });
    // Only the holder of the old address can undo.
    expect(outcomeOf(await ask('POST', `/changes/${changeId}/cancel`, {}))).toEqual([409, 'WRONG_STATE', 'change-settled']);

    const notice = await mailTo(email, /coordonnées ont été changées/);
    const token = /\/changement-prive\/([\w-]{43})/.exec(notice.text)![1]!;
    const link = (method: string, path: string, body?: unknown) =>
      call(system.origin, method, `/api/public${path}`, body, { authorization: `Link ${token}` });
    expect((await link('GET', '/link')).body).toMatchObject({ state: 'live', purpose: 'undo-change' });
    expect((await link('GET', '/changes')).body).toEqual({
      current: { lang: 'fr' },
      pending: [],
      history: [{ changeId, field: 'email', state: 'confirmed', at: expect.any(String), undoUntil: expect.any(String) }],
    });
    expect((await link('POST', '/changes', { field: 'name', value: 'Eve' })).status).toBe(404);
    expect((await link('POST', `/changes/${randomUUID()}/cancel`, {})).status).toBe(404);
    expect((await link('POST', `/changes/${changeId}/cancel`, {})).status).toBe(204);
    expect((await link('GET', '/changes')).body.history).toEqual([]);
    await eventually(async () => (await ask('GET', '')).status === 401, 'the sessions to end');
    const again = await sessionOf(system.kernel, userId);
    expect((await ask('GET', '', undefined, again)).body).toMatchObject({ email });
  });

  it('an address that is someone else’s is told only to who holds it', async () => {
    const { ask } = await account();
    const other = await account();
    const { changeId } = (await ask('POST', '/changes', { field: 'email', value: other.email })).body as { changeId: string };
    const code = (await mailTo(other.email, /code pour confirmer/)).subject.slice(0, 7);
    const answer = await ask('POST', `/changes/${changeId}/confirm`, { code });
    expect([...outcomeOf(answer), answer.body.errors]).toEqual([409, 'DUPLICATE', 'address-taken', [{ field: 'value', message: 'taken' }]]);
  });

  it('behind a link, after a code, a request without an account gets another phone, confirmed; the old one hears of it', async () => {
    const job = mainJob(system);
    const request = await job.submit();
    const status = job.link(request.statusToken);
    expect((await status('POST', '/api/public/changes/link', {})).status).toBe(202);
    const mail = await mailTo(request.email, /nouveau lien/);
    const token = /\/changement-prive\/([\w-]{43})/.exec(mail.text)![1]!;
    const device = newDevice();
    const from = (as: string) => (method: string, path: string, body?: unknown) =>
      call(system.origin, method, `/api/public${path}`, body, { authorization: `Link ${token}`, 'x-device': as });
    const mine = from(device);

    expect(outcomeOf(await mine('GET', '/changes'))).toEqual([403, 'STEP_UP_REQUIRED', 'step-up-code']);
    expect((await mine('POST', '/step-up', {})).status).toBe(202);
    const stepUp = await textTo(request.phone, /^(\d{3} \d{3}) est votre code .* pour voir/);
    expect((await mine('POST', '/step-up/verify', { code: stepUp })).status).toBe(204);
    expect((await mine('GET', '/changes')).body).toMatchObject({ current: { name: request.fields.clientName }, pending: [], history: [] });
    expect(outcomeOf(await from(newDevice())('POST', '/changes', { field: 'name', value: 'Eve' }))).toEqual([
      403,
      'STEP_UP_REQUIRED',
      'step-up-code',
    ]);

    // Of one exchange: among any there are those of services and dear ones, which are refused.
    const typed = `514 655-${randomInt(1_000, 9_999)}`;
    const number = `+1${typed.replace(/\D/g, '')}`;
    const asked = await mine('POST', '/changes', { field: 'phone', value: typed });
    expect(asked.body).toEqual({ changeId: expect.any(String), codeSentTo: `514-•••-${number.slice(-4)}` });
    const code = await textTo(number, /^(\d{3} \d{3}) est votre code .* nouveau numéro/);
    const { changeId } = asked.body as { changeId: string };
    expect((await mine('POST', `/changes/${changeId}/confirm`, { code })).status).toBe(204);
    expect((await mine('POST', '/changes', { field: 'lang', value: 'en' })).status).toBe(200);
    expect((await mine('POST', '/changes', { field: 'safeContact', value: { noVoicemail: true } })).status).toBe(200);
    expect((await mine('GET', '/changes')).body.current).toMatchObject({ lang: 'en', safeContact: { noVoicemail: true } });
    const now = await stateOf(system.kernel, lead, request.leadId);
    expect([now.phoneNumber, now.facts.phoneNumberConfirmed, now.lang]).toEqual([number, true, 'en']);

    const undo = await textTo(request.phone, /(?:changement-prive|private-change)\/([\w-]{43})/);
    const old = (method: string, path: string, body?: unknown) =>
      call(system.origin, method, `/api/public${path}`, body, { authorization: `Link ${undo}` });
    expect((await old('POST', `/changes/${changeId}/cancel`, {})).status).toBe(204);
    expect((await stateOf(system.kernel, lead, request.leadId)).phoneNumber).toBe(request.phone);
    // The link it was made with, and the device that passed its code, change nothing any more (T2).
    for (const value of [
      { field: 'phone', value: typed },
      { field: 'name', value: 'Eve' },
    ])
      expect(outcomeOf(await mine('POST', '/changes', value))).toEqual([404, 'NOT_FOUND', 'no-such-link']);
    expect((await call(system.origin, 'GET', '/api/public/link', undefined, { authorization: `Link ${token}` })).body).toEqual({
      state: 'unknown',
    });
    expect((await status('GET', '/api/public/lead-status')).status).toBe(200);
  });
});
