import { randomBytes, randomUUID } from 'node:crypto';
import { readStream } from '@jurilien/persistence';
import { eventually } from '../support/eventually.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';

let phones = 0;
/** Of an exchange of its own: one that is drawn may be someone's. */
const newPhone = (): string => `514655${String(++phones).padStart(4, '0')}`;
const secret = (): string => randomBytes(32).toString('base64url');

/** The invented body of the attack of November 2026 (S1). */
const invented = (leadId: string, more: object = {}) => ({
  leadId,
  form: 'request',
  lang: 'fr',
  consents: { sharing: true, contact: true },
  fields: {
    clientName: 'X Y',
    email: 'x@y.example',
    phoneNumber: '5145551234',
    lawyerType: 'family',
    province: 'QC',
    region: '06',
    city: 'M',
    postalCode: 'H2X 1Y4',
    othersInvolved: 'Z',
    description: 'vingt caracteres au moins ici',
  },
  ...more,
});

/** What a problem says, without the reference that every one has for itself. */
const answerOf = ({ status, body }: { status: number; body: any }): unknown => ({ status, ...body, reference: undefined });

// proves: ASVS row 40
describe('who knows the id of a request', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Awaited<ReturnType<System['signIn']>>;
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const post = (body: object, headers: Record<string, string> = {}) =>
    call(system.origin, 'POST', '/api/public/requests', body, { ...fromHome(system), ...headers });
  const put = (leadId: string, body: object, headers: Record<string, string> = {}) =>
    call(system.origin, 'PUT', `/api/public/drafts/${leadId}`, body, { ...fromHome(system), ...headers });
  const draftBody = (more: object = {}) => ({ form: 'request', lang: 'fr', step: '1', answers: {}, ...more });
  const eventsOf = async (leadId: string) => (await readStream(system.kernel.db, system.kernel.codec, `lead-${leadId}`)).length;
  const send = (name: string, payload: object) =>
    staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Épreuve des portes' });

  /** Everything a stranger can ask of an id, and what they are told. */
  async function attacked(leadId: string): Promise<unknown[]> {
    const before = await eventsOf(leadId);
    const answers = [
      await post(invented(leadId)),
      await post(invented(leadId, { key: secret() })),
      await post(invented(leadId, { form: 'network', referral: { kind: 'clinic' } })),
      await put(leadId, draftBody()),
      await put(leadId, draftBody({ key: secret() })),
    ].map(answerOf);
    expect(await eventsOf(leadId)).toBe(before);
    return answers;
  }

  it('is refused alike in every state: no link, no code, nothing written, nothing disclosed', async () => {
    const pros = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const refused = async (leadId: string, state: string) => {
      const answers = await attacked(leadId);
      expect([state, ...answers]).toEqual([state, ...answers.map(() => answers[0])]);
      expect(answers[0]).toMatchObject({ status: 409, code: 'WRONG_STATE', detail: 'already-begun' });
      return JSON.stringify(answers[0]);
    };
    const distinct = new Set<string>();
    const check = async (leadId: string, state: string) => {
      expect((await staff('GET', `/api/views/lead-details/${leadId}`)).body?.state ?? 'Draft').toBe(state);
      distinct.add(await refused(leadId, state));
    };
    const reached = async (leadId: string, state: string) => {
      await eventually(async () => (await staff('GET', `/api/views/lead-details/${leadId}`)).body?.state === state, `the state ${state}`);
      await check(leadId, state);
    };

    const draft = randomUUID();
    expect((await put(draft, draftBody({ key: secret() }))).status).toBe(200);
    distinct.add(await refused(draft, 'Draft'));

    const lead = await job.submit();
    await reached(lead.leadId, 'AwaitingConfirmation');
    await job.confirmPhone(lead);
    await reached(lead.leadId, 'ToValidate');
    await send('TakeLeadForValidation', { leadId: lead.leadId });
    await reached(lead.leadId, 'InValidation');
    await job.validate(staff, lead.leadId);
    await reached(lead.leadId, 'Offering');
    const offer = await job.offerToken(pros[0]!.phoneNumber);
    for (const name of ['ClaimOffer', 'RevealClaimNames']) expect((await job.command(offer, name)).status).toBe(200);
    expect((await job.command(offer, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    await reached(lead.leadId, 'Accepted');
    expect((await job.command(offer, 'RecordContactMade')).status).toBe(200);
    await reached(lead.leadId, 'InService');

    const queued = async () => {
      const other = await job.submit();
      await job.confirmPhone(other);
      await send('TakeLeadForValidation', { leadId: other.leadId });
      return other.leadId;
    };
    for (const [state, name, payload] of [
      ['Rejected', 'RejectLead', { reasonCode: 'notServed' }],
      ['Blocked', 'BlockLead', { blockType: 'abuse' }],
      ['Closed', 'CloseLead', { closeReason: 'solved' }],
      ['Withdrawn', 'WithdrawLead', { reason: 'solved' }],
    ] as const) {
      const leadId = await queued();
      expect(await send(name, { leadId, ...payload })).toMatchObject({ status: 200 });
      await reached(leadId, state);
    }
    const board = await queued();
    await job.validate(staff, board);
    await reached(board, 'Offering');
    // There is a wave to skip a moment after the search began.
    await eventually(async () => (await send('SkipWave', { leadId: board })).status === 200, 'the wave to be skipped');
    await reached(board, 'SelfServe');
    await system.dispatch('MarkLeadUnserved', { leadId: board, reason: 'refused' });
    await reached(board, 'Unserved');
    expect([...distinct]).toHaveLength(1);
  });

  it('who holds another link, or the link of another draft, is told that there is no such draft', async () => {
    const lead = await job.submit();
    const mine = (await put(randomUUID(), draftBody({ key: secret() }))).body.token as string;
    for (const token of [mine, lead.statusToken, secret()]) {
      const as = { authorization: `Link ${token}` };
      for (const answer of [await post(invented(lead.leadId), as), await put(lead.leadId, draftBody(), as)]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect(JSON.stringify(answer.body)).not.toMatch(/token|already/i);
      }
    }
  });

  it('who wrote it goes on: pressed twice, asked again after a lost answer, from another page of the same form', async () => {
    for (const body of [invented(randomUUID(), { key: secret() }), invented(randomUUID())]) {
      const own = { ...body, fields: { ...body.fields, email: `${randomUUID()}@exemple.test`, phoneNumber: newPhone() } };
      const [once, twice] = await Promise.all([post(own), post(own)]);
      const later = await post({ ...own, startedAt: new Date(Date.now() - 60_000).toISOString(), searchTerms: 'avocat' });
      expect([once.status, twice.status, later.status]).toEqual([201, 201, 201]);
      expect(once.body.statusToken).toMatch(/^[\w-]{43}$/);
      expect([twice.body.statusToken, later.body.statusToken]).toEqual([once.body.statusToken, once.body.statusToken]);
      expect((await post({ ...own, lang: 'en' })).status).toBe(409);
    }
  });

  it('a draft goes on by its link or its form, and becomes one request', async () => {
    const [leadId, key] = [randomUUID(), secret()];
    const begun = await put(leadId, draftBody({ key }));
    const lost = await put(leadId, draftBody({ key, answers: { clientName: 'Maude' } }));
    expect(lost.body.token).toBe(begun.body.token);
    const link = { authorization: `Link ${begun.body.token}` };
    const weekLater = Date.now() + 7 * 86_400_000;
    expect(Math.abs(Date.parse(begun.body.endsAt) - weekLater)).toBeLessThan(60_000);
    expect((await call(system.origin, 'GET', '/api/public/drafts', undefined, link)).body.endsAt).toBe(begun.body.endsAt);
    expect((await put(leadId, draftBody({ answers: { clientName: 'Maude T.' } }), link)).body.token).toBe(begun.body.token);
    expect((await put(leadId, draftBody({ answers: { clientName: 'Maude T.' } }))).status).toBe(409);
    const body = invented(leadId, { key });
    const own = { ...body, fields: { ...body.fields, email: `${leadId}@exemple.test`, phoneNumber: newPhone() } };
    const sent = await post(own, link);
    expect(sent.status).toBe(201);
    expect((await post(own)).body.statusToken).toBe(sent.body.statusToken);
    expect((await post({ ...own, key: undefined })).status).toBe(409);
  });

  it('a referral is sent twice by its form, and taken over by no one', async () => {
    const [leadId, key] = [randomUUID(), secret()];
    const referral = {
      kind: 'clinic',
      referrerName: 'Nadia Roy',
      organisation: 'Clinique juridique',
      referrerEmail: 'nadia@clinique.test',
      reason: 'Elle ne peut écrire',
      personConsents: true,
      noBenefit: true,
    };
    const body = { ...invented(leadId, { key, form: 'network', referral }) };
    const own = { ...body, fields: { ...body.fields, email: `${leadId}@exemple.test`, phoneNumber: newPhone() } };
    const [once, again] = [await post(own), await post(own)];
    expect([once.status, again.status, once.body.statusToken]).toEqual([201, 201, '']);
    expect(again.body.code).toBe(once.body.code);
    expect((await post({ ...own, key: secret() })).status).toBe(409);
  });

  it('an id of a person that the public brings is refused: no two requests share a key', async () => {
    const wanted = invented(randomUUID());
    const answer = await post({ ...wanted, fields: { ...wanted.fields, personId: randomUUID() } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ message: 'unknown' }] } });
  });
});
