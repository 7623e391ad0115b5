import { PRIVACY_KINDS } from '@jurilien/reference';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { privacyRequest } from '@jurilien/privacy';
import { stateOf } from '@jurilien/runtime';
import { clientAccount } from '../support/client-account.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { newDevice } from '../support/step-up.js';
import { call, startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

type Reply = Awaited<ReturnType<typeof call>>;
const told = ({ status, body }: Reply) => [status, body.code, body.detail];

describe('requests about one’s own data', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Awaited<ReturnType<System['signIn']>>;
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  /** As the site forwards it, each time from another address unless one is named. */
  const site = (from = `198.51.${randomInt(256)}.${randomInt(256)}`) => ({
    'x-site-key': system.settings.SITE_KEY,
    'x-forwarded-for': from,
  });
  const form = (over: object = {}) => ({
    ...{ requestId: randomUUID(), secret: randomBytes(32).toString('base64url'), kind: 'access', lang: 'fr', province: 'QC' },
    identifiers: [{ kind: 'email', value: `ana-${randomUUID().slice(0, 8)}@exemple.test` }],
    ...over,
  });
  const file = (body: object, from?: string) => call(system.origin, 'POST', '/api/public/privacy-requests', body, site(from));
  const behind =
    (token: string, device = newDevice()) =>
    (method: string, path: string, body?: unknown) =>
      call(system.origin, method, `/api/public${path}`, body, { ...site(), authorization: `Link ${token}`, 'x-device': device });
  const send = (link: ReturnType<typeof behind>, name: string, payload: object = {}) =>
    link('POST', `/commands/${name}`, { commandId: randomUUID(), payload });
  const mailTo = (to: string, subject: RegExp) =>
    eventually(
      async () =>
        (await job.mails(to)).find((m: { subject: string }) => subject.test(m.subject)) as { subject: string; text: string } | undefined,
      `a mail to ${to} about ${String(subject)}`,
    );
  const codeTo = async (to: string, subject = /code/) => (await mailTo(to, subject)).subject.slice(0, 7).replace(' ', '');
  /** Files by the form, types the code that was mailed, and follows it by the link. */
  async function proven(over: object = {}) {
    const asked = form(over);
    const { token } = (await file(asked)).body as { token: string };
    const link = behind(token);
    const [first] = asked.identifiers as { value: string }[];
    const code = await codeTo(first!.value);
    expect((await link('POST', '/privacy-request/verify', { identifier: 0, code })).status).toBe(204);
    return { ...asked, token, link, code, email: first!.value };
  }
  const decide = (requestId: string, payload: object, as = admin) =>
    as('POST', '/api/commands/DecidePrivacyRequest', {
      commandId: randomUUID(),
      payload: { requestId, ...payload },
      reason: 'Réponse écrite',
    });
  const reached = async (requestId: string) =>
    ((await admin('GET', `/api/privacy-requests/${requestId}/reached`)).body.holdings as { id: string; by: string[] }[]) ?? [];
  const reveal = (requestId: string, reason: string, as = admin) => as('POST', `/api/privacy-requests/${requestId}/reveal`, { reason });
  const stateIs = (requestId: string, status: string) =>
    eventually(async () => (await stateOf(system.kernel, privacyRequest, requestId)).status === status, `the request to be ${status}`);

  it('a client without an account proves their e-mail, sees what is kept and until when, and gets nothing of the number they only named', async () => {
    const mine = await job.submit();
    const other = await job.submit();
    const { requestId, link } = await proven({
      identifiers: [
        { kind: 'email', value: mine.email.toUpperCase() },
        { kind: 'phone', value: other.phone },
      ],
    });
    const followed = (await link('GET', '/privacy-request')).body;
    expect(followed).toMatchObject({
      ...{ requestId, kind: 'access', state: 'InReview', lang: 'fr', province: 'QC' },
      addresses: [
        { kind: 'email', proven: true },
        { kind: 'phone', proven: false, to: expect.stringContaining('•••') },
      ],
      actions: ['SendPrivacyCode', 'VerifyPrivacyRequester', 'AbandonPrivacyRequest'],
      opened: {
        kept: [{ kind: 'request', why: 'stoppedRequest', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) }],
        consents: expect.arrayContaining([expect.objectContaining({ what: 'sharing', happened: 'given' })]),
      },
    });
    expect(Date.parse(followed.dueAt) - Date.parse(followed.filedAt)).toBe(30 * 86_400_000);
    expect(JSON.stringify(followed)).not.toContain(mine.email);
    // Another device with the same link sees where it stands, and nothing that is private.
    expect((await behind('x'.repeat(43))('GET', '/privacy-request')).status).toBe(404);
    expect(await reached(requestId)).toMatchObject([{ id: `request:${mine.leadId}`, by: ['email'] }]);
    const refs = (id: string) => ({ verdict: 'approve', thirdPartiesRemoved: true, holdings: [{ kind: 'request', id }] });
    expect(told(await decide(requestId, refs(other.leadId)))).toEqual([403, 'FORBIDDEN', 'not-covered-by-what-is-proven']);
    expect(told(await decide(requestId, { ...refs(other.leadId), covered: [`request:${other.leadId}`] }))).toEqual([
      403,
      'FORBIDDEN',
      'not-covered-by-what-is-proven',
    ]);
    expect((await decide(requestId, refs(mine.leadId))).status).toBe(200);
    expect(told(await decide(requestId, refs(mine.leadId)))).toEqual([409, 'WRONG_STATE', 'privacy-request-Approved']);
  });

  it('the receipt has the date and a link, and the link alone shows nothing private on another device until its code is typed', async () => {
    const mine = await job.submit({}, 'en');
    const { token, requestId } = await proven({
      lang: 'en',
      kind: 'erasure',
      province: 'ON',
      identifiers: [{ kind: 'email', value: mine.email }],
    });
    const receipt = await mailTo(mine.email, /Your personal information request/);
    expect(receipt.text).toMatch(/answer it in writing by/);
    const again = /\/en\/privacy\/([\w-]{43})/.exec(receipt.text)![1]!;
    expect(again).not.toBe(token);
    const device = newDevice();
    const link = behind(again, device);
    expect((await link('GET', '/privacy-request')).body.opened).toBeUndefined();
    expect((await link('POST', '/step-up', {})).body).toMatchObject({ channel: 'email' });
    const code = await codeTo(mine.email, /code to see the page/);
    expect((await link('POST', '/step-up/verify', { code })).status).toBe(204);
    expect((await link('GET', '/privacy-request')).body.opened.kept).toHaveLength(1);
    // A refusal in writing, with whom to turn to in Ontario.
    expect(told(await decide(requestId, { verdict: 'refuse', cause: 'legalDuty', answer: 'Trop court' }))).toEqual([
      422,
      'VALIDATION',
      'fields',
    ]);
    expect(
      (await decide(requestId, { verdict: 'refuse', cause: 'legalDuty', answer: 'We must keep the invoices for six years.' })).status,
    ).toBe(200);
    const refusal = await mailTo(mine.email, /Answer to your request/);
    expect(refusal.text).toMatch(/six years[\s\S]*Office of the Privacy Commissioner of Canada/);
    expect((await link('GET', '/privacy-request')).body).toMatchObject({ state: 'Refused', actions: [], opened: { recourse: 'OPC' } });
  });

  it('an erasure that is granted is carried out step by step, and answered when nothing is left', async () => {
    const mine = await job.submit({});
    const { requestId } = await proven({ kind: 'erasure', identifiers: [{ kind: 'email', value: mine.email }] });
    const granted = { verdict: 'approve', thirdPartiesRemoved: true, holdings: [{ kind: 'request', id: mine.leadId }] };
    expect((await decide(requestId, granted)).status).toBe(200);
    await stateIs(requestId, 'Fulfilled');
    await expect(system.dispatch('ReopenLead', { leadId: mine.leadId }, { reason: 'x' })).rejects.toMatchObject({
      detail: 'person-erased',
    });
  });

  it('agreements are taken back at once, when the address that gave them is proven', async () => {
    const { requestId, link } = await proven({ kind: 'withdrawConsent' });
    await stateIs(requestId, 'Fulfilled');
    const { opened } = (await link('GET', '/privacy-request')).body;
    expect(opened.consents.map((c: { what: string; happened: string }) => [c.what, c.happened]).sort()).toEqual([
      ['marketing', 'withdrawn'],
      ['service', 'withdrawn'],
    ]);
  });

  it('an address that is unknown is answered like one that is known, and a form is one request', async () => {
    const mine = await job.submit();
    const known = form({ identifiers: [{ kind: 'email', value: mine.email }] });
    const unknown = form();
    const [a, b] = [await file(known), await file(unknown)];
    expect([a.status, Object.keys(a.body)]).toEqual([b.status, Object.keys(b.body)]);
    await Promise.all([codeTo(mine.email), codeTo(unknown.identifiers[0]!.value)]);
    expect((await file(known)).body).toEqual(a.body);
    // Who names another's request without the secret of its form learns and gets nothing.
    expect(told(await file({ ...known, secret: randomBytes(32).toString('base64url') }))).toEqual([
      409,
      'DUPLICATE',
      'privacy-request-exists',
    ]);
  });

  it('codes are few, count once, and guessing is over soon', async () => {
    const { link, code } = await proven({
      identifiers: ['a', 'b'].map((n) => ({ kind: 'email', value: `${n}-${randomUUID().slice(0, 8)}@exemple.test` })),
    });
    expect(told(await link('POST', '/privacy-request/verify', { identifier: 1, code }))).toEqual([410, 'TOKEN_EXPIRED', 'code-expired']);
    expect((await send(link, 'SendPrivacyCode', { identifier: 1 })).status).toBe(200);
    expect(told(await send(link, 'SendPrivacyCode', { identifier: 1 }))).toEqual([429, 'RATE_LIMITED', 'code-just-sent']);
    // The code of one address proves no other; tries run out.
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push(told(await link('POST', '/privacy-request/verify', { identifier: 1, code }))[2]);
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'code-tries']);
    expect((await link('GET', '/privacy-request')).body.addresses.map((each: { proven: boolean }) => each.proven)).toEqual([true, false]);
    expect((await send(link, 'AbandonPrivacyRequest')).status).toBe(200);
    expect((await link('GET', '/privacy-request')).body).toMatchObject({ state: 'Abandoned', actions: [] });
  });

  it('an address is named in few requests a day, no matter who files them', async () => {
    const identifiers = [{ kind: 'email', value: `victim-${randomUUID().slice(0, 8)}@exemple.test` }];
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push((await file(form({ identifiers }))).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    // And one caller files few, whomever they name.
    await roomInWindow();
    const from = '203.0.113.9';
    const statuses = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await file(form(), from)).status);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it('no one of the team reads or decides but an administrator of everything; a colleague files for a caller', async () => {
    const { requestId } = await proven();
    for (const role of ['admin_qc', 'admin_validation', 'report_admin'] as const) {
      const as = await system.signIn(role);
      expect([role, (await as('GET', '/api/views/privacy-cases')).status]).toEqual([role, 403]);
      expect([role, (await as('GET', `/api/privacy-requests/${requestId}/reached`)).status]).toEqual([role, 403]);
      expect([role, (await reveal(requestId, 'Pour répondre', as)).status]).toEqual([role, 403]);
      expect([role, (await decide(requestId, { verdict: 'refuse', cause: 'other', answer: 'x'.repeat(30) }, as)).status]).toEqual([
        role,
        403,
      ]);
    }
    const validator = await system.signIn('admin_validation');
    const { secret: _, ...asked } = form({ kind: 'correction', words: 'Mon nom est Ana Roy, avec un y.' });
    expect((await validator('POST', '/api/privacy-requests', asked)).status).toBe(201);
    await codeTo(asked.identifiers[0]!.value);
    const row = (await admin('GET', `/api/views/privacy-cases/${asked.requestId}`)).body;
    expect(row).toMatchObject({ channel: 'staff', state: 'Verifying', proven: 0 });
    // What is personal is masked until it is asked for.
    expect(JSON.stringify(row)).not.toMatch(/Ana Roy|exemple\.test/);
    expect((await reveal(asked.requestId, 'non')).status).toBe(422);
    expect((await reveal(randomUUID(), 'Pour répondre')).status).toBe(404);
    expect((await reveal(asked.requestId, 'Pour répondre')).body).toEqual({
      addresses: [asked.identifiers[0]!.value],
      words: 'Mon nom est Ana Roy, avec un y.',
    });
    const looks = async () =>
      (await admin('GET', `/api/audit?filter=${encodeURIComponent(JSON.stringify({ subject: [`privacy-${asked.requestId}`] }))}`)).body
        .data;
    await eventually(async () => JSON.stringify(await looks()).includes('Pour répondre'), 'the look with its reason in the audit');
    const seen = { requestId: asked.requestId, identifier: 0 };
    const verify = (payload: object, reason?: string) =>
      admin('POST', '/api/commands/VerifyPrivacyRequester', { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
    expect(told(await verify(seen, 'Permis de conduire vu'))).toEqual([422, 'VALIDATION', 'proof-must-be-deleted']);
    expect(told(await verify({ ...seen, proofDeleted: true }))).toEqual([422, 'VALIDATION', 'reason-required']);
    expect((await verify({ ...seen, proofDeleted: true }, 'Permis de conduire vu')).status).toBe(200);
    expect((await decide(asked.requestId, { verdict: 'approve' })).status).toBe(200);
    const done = await admin('POST', '/api/commands/FulfilPrivacyRequest', {
      commandId: randomUUID(),
      payload: { requestId: asked.requestId, note: 'Votre nom est corrigé.' },
    });
    expect(done.status).toBe(200);
    expect((await mailTo(asked.identifiers[0]!.value, /est traitée/)).text).toContain('Votre nom est corrigé.');
  });

  // proves: ASVS row 87
  it('what a request reaches is held by two administrators, and the buttons say whose turn it is', async () => {
    const mine = await job.submit();
    const { requestId } = await proven({ kind: 'erasure', identifiers: [{ kind: 'email', value: mine.email }] });
    const of = { kind: 'request', id: mine.leadId } as const;
    await eventually(async () => (await reached(requestId)).some(({ id }) => id === `request:${of.id}`), 'what it reaches');
    const second = await system.signIn('admin');
    const hold = { ...of, holdId: randomUUID(), until: new Date(Date.now() + 90 * 86_400_000).toISOString() };
    const place = (as: typeof admin) =>
      as('POST', '/api/commands/PlaceLegalHold', { commandId: randomUUID(), payload: hold, reason: 'Litige en cours' });
    const buttons = async (as: typeof admin) => (await as('GET', `/api/views/legal-holds/actions?ids=${hold.holdId}`)).body[hold.holdId];
    expect((await place(admin)).status).toBe(200);
    await eventually(async () => (await buttons(second))?.PlaceLegalHold === true, 'the proposal');
    expect((await buttons(admin)).PlaceLegalHold).toEqual({ code: 'FOUR_EYES_REQUIRED', detail: 'same-administrator' });
    expect(told(await place(admin))).toEqual([403, 'FOUR_EYES_REQUIRED', 'same-administrator']);
    expect((await place(second)).status).toBe(200);
    // The hold outlives the answer: what was granted waits for its end.
    expect((await decide(requestId, { verdict: 'approve', holdings: [of] })).status).toBe(200);
    const erasure = () => admin('GET', `/api/views/erasures/${encodeURIComponent(`request:${of.id}`)}`);
    await eventually(async () => (await erasure()).body.state === 'Erasing', 'the erasure that waits');
    expect((await erasure()).body).toMatchObject({ done: [], requestId });
  });

  it('a lawyer asks from their account: the session proves it, another’s request is none', async () => {
    const pro = await approvedProfessional(system);
    const as = await signInPro(system, pro.professionalId);
    const { secret: _, identifiers: _i, ...asked } = form({ kind: 'humanReview', lang: 'en', words: 'Why was I ranked last?' });
    expect((await as('POST', '/api/privacy-requests', asked)).status).toBe(201);
    const mine = (await as('GET', '/api/privacy-requests')).body;
    expect(mine.requests).toMatchObject([{ requestId: asked.requestId, state: 'InReview', kind: 'humanReview' }]);
    expect(mine.kept.map((k: { kind: string }) => k.kind)).toContain('professional');
    expect(told(await decide(asked.requestId, { verdict: 'approve' }))).toEqual([422, 'VALIDATION', 'fields']);
    const { ask: stranger } = await clientAccount(system, job);
    for (const path of ['verify', 'code', 'take-back']) {
      const body = { verify: { identifier: 0, code: '123456' }, code: { identifier: 0 }, 'take-back': {} }[path];
      expect([path, (await stranger('POST', `/api/privacy-requests/${asked.requestId}/${path}`, body)).status]).toEqual([path, 404]);
    }
    expect((await as('POST', `/api/privacy-requests/${asked.requestId}/take-back`, {})).status).toBe(204);
    await stateIs(asked.requestId, 'Abandoned');
  });

  it('a hold on a lawyer’s file keeps the account that opens it; both go once it is lifted', async () => {
    const { professionalId: id } = await approvedProfessional(system);
    const as = await signInPro(system, id);
    const { secret: _, identifiers: _i, ...asked } = form({ kind: 'erasure' });
    expect((await as('POST', '/api/privacy-requests', asked)).status).toBe(201);
    const holdings = await eventually(async () => {
      const found = await reached(asked.requestId);
      return found.length === 2 && found.map((each) => ({ kind: each.id.split(':')[0], id: each.id.split(':')[1] }));
    }, 'the file and its account');
    const hold = { kind: 'professional', id, holdId: randomUUID() };
    const until = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const second = await system.signIn('admin');
    const both = async (name: string, payload: object) => {
      for (const who of [admin, second])
        expect((await who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Litige' })).status).toBe(200);
    };
    await both('PlaceLegalHold', { ...hold, until });
    expect((await decide(asked.requestId, { verdict: 'approve', holdings })).status).toBe(200);
    const erasure = (of: string) => admin('GET', `/api/views/erasures/${encodeURIComponent(of)}`);
    const account = `account:${holdings.find(({ kind }) => kind === 'account')!.id}`;
    await eventually(async () => (await erasure(`professional:${id}`)).body.state === 'Erasing', 'the erasure that waits');
    expect((await as('GET', '/api/privacy-requests')).body.kept).toHaveLength(2);
    expect((await erasure(account)).status).toBe(404);
    await both('LiftLegalHold', hold);
    await stateIs(asked.requestId, 'Fulfilled');
    await eventually(async () => (await erasure(account)).body.state === 'Erased', 'the account in the list of erasures');
  });

  it('a client files by the link of a request, whose code is the proof', async () => {
    const mine = await job.submit();
    const device = newDevice();
    const link = behind(mine.statusToken, device);
    const { identifiers: _, ...asked } = form({ kind: 'erasure' });
    expect(told(await link('POST', '/privacy-requests/by-link', asked))).toEqual([403, 'STEP_UP_REQUIRED', 'step-up-code']);
    await job.typeCode(mine.statusToken);
    expect((await job.link(mine.statusToken)('POST', '/api/public/privacy-requests/by-link', asked)).status).toBe(201);
    const s = await stateOf(system.kernel, privacyRequest, asked.requestId);
    expect([s.status, s.originProven, s.leadId]).toEqual(['InReview', true, mine.leadId]);
    expect(
      await eventually(async () => (await reached(asked.requestId)).length > 0 && (await reached(asked.requestId)), 'what it reaches'),
    ).toMatchObject([{ id: `request:${mine.leadId}` }]);
  });

  it.each(PRIVACY_KINDS.flatMap((kind) => (['fr', 'en'] as const).map((lang) => [kind, lang] as const)))(
    '%s is received in %s, with its receipt; looking at it changes nothing',
    async (kind, lang) => {
      const asked = form({ kind, lang, words: 'Voici ce que je demande.' });
      const { token } = (await file(asked)).body as { token: string };
      const receipt = await mailTo(asked.identifiers[0]!.value, lang === 'fr' ? /^Votre demande / : /^Your personal information request$/);
      expect(receipt.text).toContain(lang === 'fr' ? '/vie-privee/' : '/en/privacy/');
      const count = () => system.kernel.db.query('select count(*)::int as n from events where stream = $1', [`privacy-${asked.requestId}`]);
      await codeTo(asked.identifiers[0]!.value);
      const before = await count();
      for (let n = 0; n < 3; n += 1)
        expect((await behind(token)('GET', '/privacy-request')).body).toMatchObject({ kind, lang, state: 'Verifying' });
      expect(await count()).toEqual(before);
    },
  );
});
