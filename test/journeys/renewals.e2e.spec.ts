import { randomBytes, randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { issueLink, stateOf } from '@jurilien/runtime';
import { call } from '../support/call.js';
import { clientAccount } from '../support/client-account.js';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

/** A request that came to nothing, and its client who is asked whether they still look for someone (4.6). */
describe('renewals', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Awaited<ReturnType<System['signIn']>>;
  type Lead = Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const told = ({ status, body }: { status: number; body: any }) => [status, body.code, body.detail];
  const eventsOf = async (stream: string) => readStream(system.kernel.db, system.kernel.codec, stream);
  const typesOf = async (leadId: string): Promise<string[]> => (await eventsOf(`lead-${leadId}`)).map((e) => e.type);
  const state = (leadId: string) => stateOf(system.kernel, lead, leadId);
  const command = (name: string, payload: object) =>
    staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Le client a rappelé' });
  /** A request that no one takes: no one in its field is a member yet. */
  async function unserved(fields: Record<string, unknown>, lang: 'fr' | 'en' = 'fr'): Promise<Lead> {
    const request = await job.submit(fields, lang);
    expect((await job.confirmPhone(request)).status).toBe(200);
    expect((await job.validate(staff, request.leadId)).status).toBe(200);
    await eventually(async () => (await typesOf(request.leadId)).includes('RenewalPlanned'), 'the plan of an invitation');
    return request;
  }
  /** The link of the invitation, out of its e-mail. */
  async function invited(request: Lead): Promise<string> {
    expect(told(await command('SendRenewalInvitation', { leadId: request.leadId }))).toEqual([200, undefined, undefined]);
    return mailed(request);
  }
  const mailed = (request: Lead): Promise<string> =>
    eventually(async () => {
      const found = (await job.mails(request.email)).map((m) => job.tokenIn(m.text, 'renouvellement') ?? job.tokenIn(m.text, 'renewal'));
      return found.findLast(Boolean);
    }, 'the invitation');
  const door = (token: string) => job.link(token)('GET', '/api/public/renewal');

  it('is followed to an acceptance: invited, confirmed behind the code, offered at half price by its own plan', async () => {
    const request = await unserved({ lawyerType: 'consumer', clientName: 'Première Renouvelée' });
    const { leadId } = request;
    const planned = (await eventsOf(`lead-${leadId}`)).find((e) => e.type === 'RenewalPlanned')!;
    const wait = Date.parse(planned.data.dueAt as string) - Date.parse(planned.occurredAt);
    expect(planned.data.cause).toBe('unserved');
    expect(wait).toBeGreaterThan(23 * 3_600_000);
    await eventually(
      async () => (await staff('GET', `/api/views/leads/${leadId}`)).body.nextTimer === 'lead.renewal.send',
      'the next step of the request',
    );
    const token = await invited(request);
    await eventually(
      async () => (await job.texts(request.phone)).some((m) => job.tokenIn(m.body, 'renouvellement') === token),
      'the same link by text',
    );

    // Who only holds the link learns nothing, and changes nothing.
    const closedDoor = (await door(token)).body;
    expect(closedDoor).toMatchObject({ standing: 'open', lang: 'fr', steppedUp: false });
    expect(closedDoor).not.toHaveProperty('renewal');
    for (const name of ['RenewLead', 'SnoozeRenewal']) expect(told(await job.command(token, name))[1]).toBe('STEP_UP_REQUIRED');
    await job.typeCode(token);
    const shown = (await door(token)).body;
    expect(shown.renewal).toMatchObject({
      request: { state: 'Unserved', lawyerType: 'consumer', description: request.fields.description },
      available: { RenewLead: true, DeclineRenewal: true, SnoozeRenewal: true },
      consentsOwed: [],
      professionals: [],
    });

    const pro = await approvedProfessional(system, { practice: { fields: ['consumer'] } });
    await ready(system, [pro]);
    const answer = await job.command(token, 'RenewLead', { changes: { acceptDistance: true } });
    expect(answer.status).toBe(200);
    const offer = await job.offerToken(pro.phoneNumber);
    const rounds = (await eventsOf(`distribution-${leadId}`)).filter((e) => e.type === 'RoundStarted').map((e) => e.data);
    expect(rounds.at(-1)).toMatchObject({ plan: 'renewed', round: 2 });
    expect(rounds.at(-1)!.factors).toContainEqual({ code: 'renewed', bp: 5_000 });
    // One answer per invitation, and its page still says what came of it.
    expect(told(await job.command(token, 'DeclineRenewal', { how: 'settled' }))).toEqual([410, 'TOKEN_USED', 'link-used']);
    expect((await door(token)).body).toMatchObject({ standing: 'answered', renewal: { answer: 'renewed', renewals: 1 } });
    await job.link(token)('POST', '/api/public/link/renew');
    expect((await eventsOf(`lead-${leadId}`)).filter((e) => e.type === 'RenewalInvitationSent')).toHaveLength(1);

    for (const [name, payload] of [
      ['ClaimOffer', {}],
      ['RevealClaimNames', {}],
      ['ConfirmAcceptance', { noConflict: true }],
    ] as const)
      expect([name, (await job.command(offer, name, payload)).status]).toEqual([name, 200]);
    await eventually(async () => (await state(leadId)).status === 'Accepted', 'the acceptance');
    const row = await eventually(async () => {
      const { body } = await staff('GET', `/api/views/leads/${leadId}`);
      return body.state === 'Accepted' ? body : undefined;
    }, 'the row of the request');
    expect(row).toMatchObject({ renewed: true, renewalSent: false, renewals: 1 });
    // What each search took and brought stands side by side for the team.
    const { rounds: compared } = (await staff('GET', `/api/leads/${leadId}/renewal`)).body;
    expect(compared).toMatchObject([
      { round: 1, acceptances: [], cause: expect.any(String) },
      { round: 2, plan: 'renewed', offers: 1, claims: 1, acceptances: [{ professionalId: pro.professionalId, name: pro.name }] },
    ]);
  });

  it('goes back to the team when something material changed, in English, and is not offered to who refused before', async () => {
    const pro = await approvedProfessional(system, { practice: { fields: ['insurance'] } });
    await ready(system, [pro]);
    const request = await job.submit({ lawyerType: 'insurance', clientName: 'Second Renewed' }, 'en');
    const { leadId } = request;
    await job.confirmPhone(request);
    await job.validate(staff, leadId);
    const offer = await job.offerToken(pro.phoneNumber);
    expect((await job.command(offer, 'RefuseOffer', {})).status).toBe(200);
    await eventually(async () => ['Unserved', 'SelfServe'].includes((await state(leadId)).status), 'the end of the waves');
    if ((await state(leadId)).status === 'SelfServe') await system.dispatch('MarkLeadUnserved', { leadId, reason: 'refused' });
    await eventually(async () => (await typesOf(leadId)).includes('RenewalPlanned'), 'the plan of an invitation');
    const token = await invited(request);
    await job.typeCode(token);
    const changes = { budget: 4, description: 'The insurer has answered since, and refuses to pay for the roof.' };
    expect(told(await job.command(token, 'RenewLead', { changes: { description: 'Short' } }))[1]).toBe('VALIDATION');
    expect((await job.command(token, 'RenewLead', { changes })).status).toBe(200);
    expect((await state(leadId)).status).toBe('ToValidate');
    expect((await job.validate(staff, leadId)).status).toBe(200);
    await eventually(
      async () => (await eventsOf(`distribution-${leadId}`)).filter((e) => e.type === 'RoundStarted').length === 2,
      'round 2',
    );
    await nothingPending(system);
    const made = (await eventsOf(`distribution-${leadId}`)).filter((e) => e.type === 'OfferMade');
    expect(made.map((e) => e.data.round)).toEqual([1]);
  });

  it('is closed by a client for whom it is solved, and put off by one for whom it is not the moment', async () => {
    const solved = await unserved({ lawyerType: 'tax', clientName: 'Troisième Réglée' });
    const first = await invited(solved);
    await job.typeCode(first);
    expect((await job.command(first, 'DeclineRenewal', { how: 'foundElsewhere' })).status).toBe(200);
    expect(await state(solved.leadId)).toMatchObject({ status: 'Closed', closeReason: 'solved' });
    expect((await door(first)).body).toMatchObject({ standing: 'answered', renewal: { answer: 'declined' } });

    const later = await unserved({ lawyerType: 'tax', clientName: 'Quatrième Reportée' });
    const second = await invited(later);
    await job.typeCode(second);
    expect((await job.command(second, 'SnoozeRenewal')).status).toBe(200);
    expect((await door(second)).body).toMatchObject({
      standing: 'answered',
      renewal: { answer: 'snoozed', snoozedUntil: expect.any(String) },
    });
    expect(told(await command('SendRenewalInvitation', { leadId: later.leadId }))).toEqual([409, 'WRONG_STATE', 'renewal-snoozed']);
    expect((await state(later.leadId)).status).toBe('Unserved');
  });

  it('takes one of two answers that come at once, whichever of them is first', async () => {
    const request = await unserved({ lawyerType: 'tax', clientName: 'Onzième Pressée' });
    const { leadId } = request;
    const token = await invited(request);
    await job.typeCode(token);
    const answers = await Promise.all([
      job.command(token, 'RenewLead'),
      job.command(token, 'DeclineRenewal', { how: 'settled' }),
      job.command(token, 'SnoozeRenewal'),
    ]);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual(status === 410 ? [410, 'TOKEN_USED'] : [409, 'WRONG_STATE']);
    const said = (await typesOf(leadId)).filter((type) => ['LeadRenewed', 'RenewalDeclined', 'RenewalSnoozed'].includes(type));
    expect(said).toHaveLength(1);
    expect((await door(token)).body.standing).toBe('answered');
  });

  it('is not answered once it is over: neither after the clock has ended it, nor by a link whose days are past', async () => {
    const request = await unserved({ lawyerType: 'tax', clientName: 'Douzième Tardive' });
    const { leadId } = request;
    const token = await invited(request);
    await job.typeCode(token);
    const { invitation } = (await state(leadId)).renewal;
    await system.dispatch('ExpireRenewal', { leadId, round: 1 }, { at: invitation!.expiresAt });
    expect((await door(token)).body.standing).toBe('over');
    const ended = await typesOf(leadId);
    for (const [name, payload] of [
      ['RenewLead', {}],
      ['DeclineRenewal', { how: 'settled' }],
      ['SnoozeRenewal', {}],
    ] as const)
      expect([name, told(await job.command(token, name, payload))]).toEqual([name, [409, 'WRONG_STATE', 'invitation-is-over']]);

    // A link of three weeks ago, whose clock never came by.
    const other = await unserved({ lawyerType: 'tax', clientName: 'Treizième Oubliée' });
    const at = new Date(Date.now() - 21 * 86_400_000).toISOString();
    const late = await issueLink(system.kernel, {
      purpose: 'renewal',
      subject: { leadId: other.leadId, round: 1 },
      lang: 'fr',
      days: 14,
      at,
    });
    for (const name of ['RenewLead', 'SnoozeRenewal'])
      expect([name, told(await job.command(late, name))]).toEqual([name, [410, 'TOKEN_EXPIRED', 'link-expired']]);
    expect((await door(late)).body).toMatchObject({ standing: 'over' });
    expect((await door(late)).body).not.toHaveProperty('renewal');
    expect(await typesOf(leadId)).toEqual(ended);
    expect((await state(other.leadId)).renewal.count).toBe(0);
  });

  it('never outlives a withdrawal, whichever of them comes first', async () => {
    const both = [];
    for (const clientName of ['Quatorzième Hésitante', 'Quinzième Hésitante'])
      both.push(await unserved({ lawyerType: 'business', clientName }));
    // By then there is someone whom it could be offered to.
    await ready(system, [await approvedProfessional(system, { practice: { fields: ['business'] } })]);
    for (const request of both) {
      const { leadId } = request;
      const token = await invited(request);
      await job.typeCode(token);
      const [renewed, withdrawn] = await Promise.all([
        job.command(token, 'RenewLead'),
        job.command(request.statusToken, 'WithdrawLead', { reason: 'solved' }),
      ]);
      expect(withdrawn.status).toBe(200);
      if (renewed.status !== 200) expect(told(renewed)).toEqual([409, 'WRONG_STATE', 'invitation-is-over']);
      const renewals = async () => (await typesOf(leadId)).filter((type) => type === 'LeadRenewed').length;
      const once = renewed.status === 200 ? 1 : 0;
      expect(await renewals()).toBe(once);
      await nothingPending(system);
      // No offer of it is left, and it is neither asked about nor answered any more.
      const row = (await staff('GET', `/api/views/leads/${leadId}`)).body;
      expect(row).toMatchObject({ state: 'Withdrawn', offersOpen: 0 });
      expect(row).not.toHaveProperty('nextTimer');
      expect([409, 410]).toContain((await job.command(token, 'RenewLead')).status);
      expect(told(await command('SendRenewalInvitation', { leadId }))).toEqual([409, 'WRONG_STATE', 'lead-is-withdrawn']);
      expect(await renewals()).toBe(once);
    }
  });

  it('goes out by the clock, is reminded of twice, and silence closes it', async () => {
    const request = await unserved({ lawyerType: 'tax', clientName: 'Neuvième Silencieuse' });
    const { leadId } = request;
    const { renewal } = await state(leadId);
    const early = system.dispatch('SendRenewalInvitation', { leadId });
    await expect(early).rejects.toMatchObject({ code: 'WRONG_STATE', detail: 'not-due' });
    const at = renewal.planned!.dueAt;
    await system.dispatch('SendRenewalInvitation', { leadId }, { at });
    const reminders = await eventually(async () => {
      const rows = await system.kernel.db.query<{ key: string; due_at: Date }>(
        "select key, due_at from work_items where key = any($1) and state = 'pending' order by due_at",
        [[`R24:${leadId}:1`, `R25:${leadId}:1`]],
      );
      return rows.length === 2 ? rows : undefined;
    }, 'both reminders');
    const days = reminders.map(({ due_at }) => (new Date(due_at).getTime() - Date.parse(at)) / 86_400_000);
    expect(days).toEqual([4, 11]);
    const { invitation } = (await state(leadId)).renewal;
    await system.dispatch('ExpireRenewal', { leadId, round: 1 }, { at: invitation!.expiresAt });
    expect(await state(leadId)).toMatchObject({
      status: 'Closed',
      closeReason: 'staleNoAnswer',
      renewal: { invitation: { answer: 'silent' } },
    });
  });

  it('is for a client whom no one called: the seat is given up, and the professional hears of it', async () => {
    const pro = await approvedProfessional(system, { practice: { fields: ['labour'] } });
    await ready(system, [pro]);
    const request = await job.submit({ lawyerType: 'labour', clientName: 'Dixième Sans Appel' });
    const { leadId } = request;
    await job.confirmPhone(request);
    await job.validate(staff, leadId);
    const offer = await job.offerToken(pro.phoneNumber);
    for (const [name, payload] of [
      ['ClaimOffer', {}],
      ['RevealClaimNames', {}],
      ['ConfirmAcceptance', { noConflict: true }],
    ] as const)
      expect([name, (await job.command(offer, name, payload)).status]).toEqual([name, 200]);
    await eventually(async () => (await state(leadId)).status === 'Accepted', 'the acceptance');
    const { acceptanceId } = (await eventsOf(`lead-${leadId}`)).find((e) => e.type === 'LeadAccepted')!.data as { acceptanceId: string };
    const seat = { acceptanceId, leadId, professionalId: pro.professionalId };
    const dueAt = async () => (await stateOf(system.kernel, acceptance, acceptanceId)).slaDueAt;
    const slaDueAt = await eventually(dueAt, 'the time for the first call');
    await system.dispatch('MissContactSla', seat, { at: slaDueAt });
    const planned = await eventually(async () => (await state(leadId)).renewal.planned, 'the plan of an invitation');
    expect(planned).toMatchObject({ cause: 'slaSilent', acceptanceId });
    await system.dispatch('SendRenewalInvitation', { leadId, acceptanceId }, { at: planned.dueAt });
    const token = await mailed(request);
    await job.typeCode(token);
    expect((await door(token)).body.renewal.professionals).toEqual([{ acceptanceId, name: pro.name }]);
    expect((await job.command(token, 'RenewLead')).status).toBe(200);
    expect((await state(leadId)).status).toBe('ToValidate');
    await eventually(
      async () => (await stateOf(system.kernel, acceptance, acceptanceId)).closeReason === 'requestEnded',
      'the end of the seat',
    );
    await eventually(
      async () => (await job.mails(pro.email)).some((m) => /cherche maintenant quelqu['’]un d['’]autre/.test(m.text)),
      'the word to the professional',
    );
  });

  it('has its own data asked to be erased by the same link', async () => {
    const request = await unserved({ lawyerType: 'tax', clientName: 'Cinquième Effacée' });
    const token = await invited(request);
    const asked = { requestId: randomUUID(), kind: 'erasure', lang: 'fr', province: 'QC', secret: randomBytes(32).toString('base64url') };
    const file = () => job.link(token)('POST', '/api/public/privacy-requests/by-link', asked);
    expect(told(await file())).toEqual([403, 'STEP_UP_REQUIRED', 'step-up-code']);
    await job.typeCode(token);
    expect((await file()).status).toBe(201);
  });

  it('is renewed by its signed-in client, and by the team on the phone; another’s stays another’s', async () => {
    const own = await clientAccount(system, job);
    const request = await unserved({ lawyerType: 'tax', clientName: 'Sixième Connectée', email: own.email });
    const other = await unserved({ lawyerType: 'tax', clientName: 'Septième Autre' });
    const mine = await eventually(async () => {
      const found = await own.ask('GET', `/api/client/requests/${request.leadId}/renewal`);
      return found.status === 200 ? found.body : undefined;
    }, 'their own request');
    expect(mine).toMatchObject({
      request: { state: 'Unserved' },
      available: { RenewLead: true, SnoozeRenewal: { detail: 'not-invited' } },
    });
    expect((await own.ask('GET', '/api/client/requests')).body.requests).toMatchObject([
      { code: request.answer.body.code, renewable: true },
    ]);
    expect((await own.ask('GET', `/api/client/requests/${other.leadId}/renewal`)).status).toBe(404);
    const send = (leadId: string) => own.ask('POST', '/api/commands/RenewLead', { commandId: randomUUID(), payload: { leadId } });
    expect((await send(other.leadId)).status).toBe(404);
    expect((await send(request.leadId)).status).toBe(200);
    expect((await typesOf(request.leadId)).filter((t) => t === 'LeadRenewed')).toHaveLength(1);
    const forCaller = (await staff('GET', `/api/leads/${other.leadId}/renewal`)).body;
    expect(forCaller).toMatchObject({ renewals: 0, consentsOwed: [], available: { RenewLead: true } });
    expect(forCaller).not.toHaveProperty('request');
    expect((await command('RenewLead', { leadId: other.leadId })).status).toBe(200);
    const said = (await eventsOf(`lead-${other.leadId}`)).find((e) => e.type === 'LeadRenewed')!;
    expect(said.data).toMatchObject({ channel: 'phone', renewalCount: 1 });
  });

  it('is followed by another request of its signed-in client where it ended too long ago, and no one else’s names it', async () => {
    const [own, stranger] = [await clientAccount(system, job), await clientAccount(system, job)];
    const request = await unserved({ lawyerType: 'tax', clientName: 'Seizième Ancienne', email: own.email });
    const { leadId } = request;
    const at = new Date(Date.now() - 100 * 86_400_000).toISOString();
    await system.dispatch('CloseLead', { leadId, closeReason: 'notRetained' }, { at });
    const mine = async () => (await own.ask('GET', '/api/client/requests')).body.requests[0];
    await eventually(async () => (await mine())?.state === 'Closed', 'their own request');
    expect(await mine()).toMatchObject({ renewable: false, anew: true });
    expect((await own.ask('GET', `/api/client/requests/${leadId}/renewal`)).body.available.RenewLead.detail).toBe('too-long-ago');

    const another = (who: typeof own) => who.ask('POST', `/api/client/requests/${leadId}/another`, {});
    expect((await another(stranger)).status).toBe(404);
    const { ref } = (await another(own)).body;
    const next = { ...request.body, leadId: randomUUID(), ref, duplicateConfirmed: true };
    expect((await call(system.origin, 'POST', '/api/public/requests', next, fromHome(system))).status).toBe(201);
    expect((await state(next.leadId)).renewedFrom).toBe(leadId);
    const draft = { form: 'request', lang: 'fr', step: '1', answers: {}, ref };
    const draftId = randomUUID();
    expect((await call(system.origin, 'PUT', `/api/public/drafts/${draftId}`, draft, fromHome(system))).status).toBe(200);
    expect((await state(draftId)).renewedFrom).toBe(leadId);
    // What names the earlier request opens nothing of it.
    expect((await door(ref)).body).toMatchObject({ standing: 'over', steppedUp: false });
    expect((await door(ref)).body).not.toHaveProperty('renewal');
    expect((await job.link(ref)('GET', '/api/public/lead-status')).status).toBe(404);
    expect((await job.command(ref, 'RenewLead')).status).toBe(403);
  });

  it('is gone on with by another request where it ended too long ago, which says of which', async () => {
    const request = await unserved({ lawyerType: 'tax', clientName: 'Huitième Ancienne' });
    const leadId = randomUUID();
    const body = { ...request.body, leadId, ref: request.statusToken, duplicateConfirmed: true };
    expect((await call(system.origin, 'POST', '/api/public/requests', body, fromHome(system))).status).toBe(201);
    expect((await state(leadId)).renewedFrom).toBe(request.leadId);
    const stranger = { ...body, leadId: randomUUID(), ref: 'A'.repeat(43) };
    expect((await call(system.origin, 'POST', '/api/public/requests', stranger, fromHome(system))).status).toBe(201);
    expect((await state(stranger.leadId)).renewedFrom).toBeUndefined();
  });
});
