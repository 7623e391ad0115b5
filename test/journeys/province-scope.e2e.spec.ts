import { logIn } from '../support/log-in.js';
import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

// proves: ASVS row 45, 48
describe('an administrator of one province', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Staff;
  let qc: Staff;
  let on: Staff;
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;
  let lead: Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    [admin, qc, on] = [await system.signIn('admin'), await system.signIn('admin_qc'), await system.signIn('admin_on')];
    pro = await approvedProfessional(system, { province: 'ON' });
    await ready(system, [pro]);
    lead = await job.submit({ province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' }, 'en');
    await job.confirmPhone(lead);
    expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    await job.offerToken(pro.phoneNumber);
    const last = await admin('POST', '/api/commands/AddLeadNote', {
      commandId: randomUUID(),
      payload: { leadId: lead.leadId, note: 'Rappeler après 17 h' },
    });
    await settled(system.kernel, last.body.position as number);
  });
  afterAll(() => system?.close());

  const rows = async (who: Staff, view: string, filter: object): Promise<{ id: string }[]> =>
    (await who('GET', `/api/views/${view}?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.data;

  it.each(['lead-details', 'leads', 'lead-statuses', 'lead-timeline', 'offers', 'waves', 'messages'])(
    'reads no row of %s of the other province, in no way',
    async (view) => {
      const filter = /^lead-(details|statuses)|leads$/.test(view) ? { id: lead.leadId } : { leadId: lead.leadId };
      const own = await rows(on, view, filter);
      expect(own.length).toBeGreaterThan(0);
      expect(await rows(qc, view, filter)).toEqual([]);
      expect(await rows(qc, view, {})).toEqual([]);
      expect((await on('GET', `/api/views/${view}/${own[0]!.id}`)).status).toBe(200);
      expect((await qc('GET', `/api/views/${view}/${own[0]!.id}`)).status).toBe(404);
    },
  );

  it.each(['professionals', 'credit-accounts', 'ledger-entries', 'match-profiles'])(
    'reads no row of %s of the other province',
    async (view) => {
      expect((await rows(on, view, {})).length).toBeGreaterThan(0);
      expect(await rows(qc, view, {})).toEqual([]);
    },
  );

  it('does not find it by searching, and counts nothing of it', async () => {
    const found = async (who: Staff) => (await who('GET', `/api/views/leads?q=${lead.answer.body.code as string}`)).body.total;
    expect([await found(on), await found(qc)]).toEqual([1, 0]);
    const searches = async (who: Staff) => (await who('GET', '/api/dashboard')).body.live;
    expect((await searches(on)).n).toBe(1);
    expect(await searches(qc)).toEqual({ n: 0, more: false, rows: [] });
  });

  it.each(['matching-preview', 'price-preview', 'timers', 'duplicates'])('is told nothing by %s', async (about) => {
    expect((await on('GET', `/api/leads/${lead.leadId}/${about}`)).status).toBe(200);
    expect((await qc('GET', `/api/leads/${lead.leadId}/${about}`)).status).toBe(404);
  });

  it('is told what can be done with its own requests and why not, and nothing of another’s', async () => {
    const asked = async (who: Staff, view = 'leads', id: string = lead.leadId) => who('GET', `/api/views/${view}/actions?ids=${id}`);
    const theirs = (await asked(on)).body[lead.leadId];
    expect(theirs).toMatchObject({
      StopOffering: true,
      AddLeadNote: true,
      ValidateLead: { code: 'WRONG_STATE', detail: 'lead-is-offering' },
      ReleaseClaim: { code: 'NOT_FOUND', detail: 'claim' },
    });
    const refused = await on('POST', '/api/commands/ReopenLead', {
      commandId: randomUUID(),
      payload: { leadId: lead.leadId },
      reason: 'Essai de portée',
    });
    expect([refused.body.code, refused.body.detail]).toEqual([theirs.ReopenLead.code, theirs.ReopenLead.detail]);
    // Neither that it is there nor what could be done with it; a row that does not exist is answered the same.
    expect((await asked(qc)).body).toEqual({});
    expect((await asked(on, 'leads', randomUUID())).body).toEqual({});
    const validator = await system.signIn('admin_validation');
    const seen = (await asked(validator)).body[lead.leadId];
    expect(seen).toBeUndefined();
    const queued = await job.submit();
    await job.confirmPhone(queued);
    await eventually(async () => (await asked(validator, 'leads', queued.leadId)).body[queued.leadId], 'the request in the queue');
    const open = (await asked(validator, 'leads', queued.leadId)).body[queued.leadId];
    expect(open).toMatchObject({ TakeLeadForValidation: true, HoldLead: { code: 'FORBIDDEN', detail: 'not-taken-by-you' } });
    // What a role may never send is not listed.
    expect(Object.keys(open)).not.toContain('CloseLead');
    expect((await asked(await system.signIn('report_admin'))).status).toBe(403);
    expect((await asked(on, 'waves')).status).toBe(404);
    expect((await asked(on, 'leads', 'x')).status).toBe(422);
  });

  it('commands nothing there, and is told no more than of what does not exist', async () => {
    const [offer] = await rows(on, 'offers', { leadId: lead.leadId });
    const [message] = await rows(on, 'messages', { leadId: lead.leadId });
    const ofLead = { leadId: lead.leadId };
    const ofPro = { professionalId: pro.professionalId };
    const commands: [name: string, payload: object][] = [
      ['TakeLeadForValidation', ofLead],
      ['RequestLeadInfo', { ...ofLead, questions: ['Depuis quand?'] }],
      ['EditLead', { ...ofLead, city: 'Ottawa' }],
      ['EditLeadSummary', { ...ofLead, summary: 'Separation after eleven years together, two children, no procedure under way.' }],
      ['HoldLead', { ...ofLead, until: new Date(Date.now() + 86_400_000).toISOString() }],
      ['SetLeadPrice', { ...ofLead, creditValue: 2 }],
      ['TagLead', ofLead],
      ['AddLeadNote', { ...ofLead, note: 'Note' }],
      ['AssignLead', { ...ofLead, assigneeId: randomUUID() }],
      ['StopOffering', ofLead],
      ['SkipWave', ofLead],
      ['CloseLead', { ...ofLead, closeReason: 'other' }],
      ['BlockLead', { ...ofLead, blockType: 'spam' }],
      ['RevealContact', { ...ofLead, field: 'email', reasonCode: 'call' }],
      ['OfferLeadManually', { ...ofLead, ...ofPro, professionalName: 'X', overrides: [] }],
      ['ReleaseClaim', { ...ofLead, ...ofPro, claimId: randomUUID(), offerId: offer!.id }],
      ['ResendMessage', { messageId: randomUUID(), resendOf: message!.id }],
      ['GrantCredits', { ...ofPro, cc: 100, kind: 'promo' }],
      ['PauseOffers', ofPro],
      ['SuspendProfessional', { ...ofPro, notice: 'Permis à vérifier' }],
    ];
    const answers: Record<string, string> = {};
    for (const [name, payload] of commands) {
      const { status, body } = await qc('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Essai de portée' });
      answers[name] = `${status} ${(body.code as string | undefined) ?? ''}`;
    }
    expect(answers).toEqual(Object.fromEntries(commands.map(([name]) => [name, '404 NOT_FOUND'])));
  });

  it('commands nothing that names it beside a subject of their own', async () => {
    const home = await job.submit();
    const message = await eventually(
      async () => (await rows(qc, 'messages', { leadId: home.leadId, channel: 'email', state: 'Sent' }))[0],
      'a message of their own province',
    );
    const resend = async (beside: object) => {
      const payload = { messageId: randomUUID(), resendOf: message.id, ...beside };
      const { status, body } = await qc('POST', '/api/commands/ResendMessage', { commandId: randomUUID(), payload, reason: 'Essai' });
      return [status, body.detail];
    };
    const ofPro = { professionalId: pro.professionalId };
    for (const beside of [{ leadId: lead.leadId }, ofPro, { professionalIds: [pro.professionalId] }, { leadId: lead.leadId, ...ofPro }])
      expect(await resend(beside)).toEqual([404, 'no-such-subject']);
    expect((await resend({}))[0]).toBe(200);
  });

  it('hears nothing of it on the live stream', async () => {
    const hear = async (role: string) => {
      const stop = new AbortController();
      const { body } = await fetch(`${system.origin}/api/live`, {
        headers: { authorization: await system.bearer(role) },
        signal: stop.signal,
      });
      const heard = { text: '', close: () => stop.abort() };
      void (async () => {
        for await (const chunk of body!.pipeThrough(new TextDecoderStream())) heard.text += chunk;
      })().catch(() => undefined);
      return heard;
    };
    const [theirs, own] = [await hear('admin_qc'), await hear('admin_on')];
    const home = await job.submit();
    await on('POST', '/api/commands/TagLead', { commandId: randomUUID(), payload: { leadId: lead.leadId } });
    await eventually(() => Promise.resolve(own.text.includes(lead.leadId)), 'the change, at home');
    // What happens later at home arrives, so that what did not arrive before was not sent.
    await job.confirmPhone(home);
    await eventually(() => Promise.resolve(theirs.text.includes(home.leadId)), 'a change in their own province');
    expect(theirs.text).not.toContain(lead.leadId);
    expect(own.text).not.toContain(home.leadId);
    theirs.close();
    own.close();
  });

  it('is signed out when the account is closed or gets another role', async () => {
    const sent = async (name: string, payload: object, as = admin) => {
      const { body } = await as('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Départ de la personne' });
      await settled(system.kernel, body.position as number);
    };
    for (const name of ['DisableUser', 'SetUserRoles'] as const) {
      const person = await system.staff('admin_qc');
      const { userId } = person;
      const token = await logIn(system.origin, person);
      const read = async () =>
        (await call(system.origin, 'GET', '/api/views/leads', undefined, { authorization: `Bearer ${token}` })).status;
      expect(await read()).toBe(200);
      if (name === 'SetUserRoles') {
        const role = 'jurilien_report_admin';
        await sent('ProposeUserRole', { userId, role });
        await sent(name, { userId, role }, await system.signIn('admin'));
      } else await sent(name, { userId });
      await eventually(async () => (await read()) === 401, 'the end of the session, a second later at most');
    }
  });

  it('invites no one to the team, and proposes no role', async () => {
    const userId = randomUUID();
    const invitation = { userId, email: 'nouvelle@exemple.test', username: 'Nouvelle Personne', role: 'jurilien_admin_qc', lang: 'fr' };
    for (const [name, payload] of [
      ['InviteStaff', invitation],
      ['ResendInvitation', { userId }],
      ['ProposeUserRole', { userId, role: 'jurilien_admin' }],
    ] as const)
      expect(
        (await qc('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Arrivée dans l’équipe' })).status,
      ).toBe(403);
  });
});
