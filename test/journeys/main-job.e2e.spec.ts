import { randomUUID } from 'node:crypto';
import { fold } from '@jurilien/event-sourcing';
import { availableCc, creditAccount, heldCc } from '@jurilien/credits';
import { readStream } from '@jurilien/persistence';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { eventually } from '../support/eventually.js';
import { call, startSystem, type Backend, type System } from '../support/system.js';

describe.each<Backend>(['postgres', 'redis'])('a request becomes a paid, accepted lead, with queues on %s', (backend) => {
  let system: System;
  let redis: TestRedis | undefined;
  let job: ReturnType<typeof mainJob>;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  let staff: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    redis = backend === 'redis' ? await testRedis() : undefined;
    system = await startSystem({ redisUrl: redis?.url });
    job = mainJob(system);
    pros = await Promise.all(Array.from({ length: 4 }, (_, i) => approvedProfessional(system, { lang: i % 2 ? 'en' : 'fr' })));
    await ready(system, pros);
    staff = await system.signIn('admin');
  });
  afterAll(async () => {
    await system?.close();
    await redis?.stop();
  });

  // proves: ASVS row 42
  it('from the form to the professional’s call, everyone informed, coins moved once, every step explained', async () => {
    const lead = await job.submit();
    expect(lead.answer.status).toBe(201);
    const again = await call(system.origin, 'POST', '/api/public/requests', lead.body);
    expect(again.body.code).toBe(lead.answer.body.code);

    const wrong = await job.command(lead.statusToken, 'ConfirmLeadPhone', { code: '000001' });
    expect(wrong.body.events[0].type).toBe('LeadPhoneCodeRejected');
    expect((await job.confirmPhone(lead)).status).toBe(200);
    const receipt = await eventually(async () => (await job.mails(lead.email))[0], 'the receipt by e-mail');
    expect(receipt.subject).toContain(lead.answer.body.code);

    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    const offered = (await eventually(async () => {
      const { body } = await staff('GET', `/api/views/offers?filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId }))}`);
      return body.data.length === 3 && body.data;
    }, 'three offers')) as { professionalId: string; id: string }[];
    const [first, second] = offered.map((o) => pros.find((p) => p.professionalId === o.professionalId)!);
    const [mine, theirs] = [await job.offerToken(first!.phoneNumber), await job.offerToken(second!.phoneNumber)];

    const before = await job.link(mine)('GET', '/api/public/offer');
    expect(before.body).toMatchObject({ state: 'open', availableCc: 200 });
    expect(JSON.stringify(before.body)).not.toMatch(/Bélanger|Desrosiers|exemple\.test/);

    expect((await job.command(mine, 'ClaimOffer')).status).toBe(200);
    expect((await job.command(theirs, 'ClaimOffer')).body.code).toBe('OFFER_TAKEN');
    expect((await job.link(mine)('GET', '/api/public/offer')).body.claim.names).toBeUndefined();
    await job.command(mine, 'RevealClaimNames');
    const claimed = await job.link(mine)('GET', '/api/public/offer');
    expect(claimed.body.claim.names).toMatchObject({ client: 'Océane Bélanger-Roy', others: [{ name: 'Mathieu Desrosiers' }] });
    expect(claimed.body.contact).toBeUndefined();

    expect((await job.command(mine, 'ConfirmAcceptance')).status).toBe(422);
    expect((await job.command(mine, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    expect((await job.command(mine, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    const accepted = await job.link(mine)('GET', '/api/public/offer');
    expect(accepted.body).toMatchObject({
      state: 'accepted',
      availableCc: 100,
      contact: { clientName: 'Océane Bélanger-Roy', phoneNumber: lead.phone },
    });
    expect((await job.link(theirs)('GET', '/api/public/offer')).body.state).toBe('taken');

    const messages = await eventually(
      async () => (await job.texts(lead.phone)).find((m) => m.body.includes(first!.name)),
      'the text that names the professional',
    );
    expect(messages.body).toContain(first!.phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'));
    await job.command(mine, 'RecordContactMade');
    const status = await eventually(async () => {
      const { body } = await job.link(lead.statusToken)('GET', '/api/public/lead-status');
      return body.state === 'InService' && body;
    }, 'the request in service');
    expect(status).toMatchObject({ namesShownTo: 1, acceptedBy: { name: first!.name } });
    // Who only checked names stays unnamed; who accepted is named.
    const byProfessionals = status.seen.filter(({ by }: { by: string }) => by === 'professional');
    expect(byProfessionals.map(({ what, name }: { what: string; name?: string }) => [what, name]).sort()).toEqual([
      ['contact', first!.name],
      ['names', undefined],
    ]);

    const page = async (n: number): Promise<{ type: string }[]> =>
      (
        await staff(
          'GET',
          `/api/views/lead-timeline?page=${n}&perPage=100&filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId }))}`,
        )
      ).body.data;
    // The client's page is read from the log; what staff see is a view, and comes a moment later.
    const timeline = await eventually(async () => {
      const rows = [...(await page(1)), ...(await page(2))];
      return rows.some(({ type }) => type === 'ContactRecorded') && rows;
    }, 'the call on the timeline');
    expect(timeline.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'LeadSubmitted',
        'LeadPhoneConfirmed',
        'LeadValidated',
        'OfferMade',
        'CreditsHeld',
        'ClaimStarted',
        'ClaimNamesRevealed',
        'AcceptanceConfirmed',
        'HoldCaptured',
        'MessageSent',
      ]),
    );
    expect(JSON.stringify(timeline)).not.toMatch(/Bélanger|Desrosiers|exemple\.test/);
  });

  it('CON-2: gives coins and request back when there is a conflict, shows no more names to who declared it, and the next one may take it', async () => {
    const lead = await job.submit({ clientName: 'Second Client', othersInvolved: 'Autre Partie' }, 'en');
    await job.confirmPhone(lead);
    await job.validate(staff, lead.leadId);
    const { data } = await eventually(async () => {
      const { body } = await staff('GET', `/api/views/offers?filter=${encodeURIComponent(JSON.stringify({ leadId: lead.leadId }))}`);
      return body.data.length > 1 && body;
    }, 'offers');
    const tokens = await Promise.all(
      data.map(async (o: { professionalId: string; code: string }) => {
        const pro = pros.find((p) => p.professionalId === o.professionalId)!;
        return eventually(
          async () =>
            (await job.texts(pro.phoneNumber))
              .filter((m) => m.body.includes(lead.answer.body.code))
              .map((m) => job.tokenIn(m.body, 'accepter') ?? job.tokenIn(m.body, 'accept'))
              .find(Boolean),
          'the offer',
        );
      }),
    );
    const rich: { token: string; id: string }[] = [];
    for (const [i, token] of tokens.entries())
      if ((await job.link(token)('GET', '/api/public/offer')).body.availableCc >= 100)
        rich.push({ token, id: data[i].professionalId as string });
    expect((await job.command(rich[0]!.token, 'ClaimOffer')).status).toBe(200);
    expect((await job.command(rich[0]!.token, 'RevealClaimNames')).status).toBe(200);
    const seen = async () => JSON.stringify((await job.link(rich[0]!.token)('GET', '/api/public/offer')).body);
    expect(await seen()).toMatch(/Second Client.*Autre Partie/);
    expect((await job.command(rich[0]!.token, 'DeclareConflict')).status).toBe(200);
    expect((await job.link(rich[0]!.token)('GET', '/api/public/offer')).body).toMatchObject({ state: 'conflict' });
    expect(await seen()).not.toMatch(/Second Client|Autre Partie/);
    expect((await job.command(rich[0]!.token, 'RevealClaimNames')).status).toBe(410);
    expect((await job.command(rich[1]!.token, 'ClaimOffer')).status).toBe(200);
    expect((await job.command(rich[1]!.token, 'RevealClaimNames')).status).toBe(200);
    expect((await job.command(rich[1]!.token, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    const account = async (id: string) => fold(creditAccount, await readStream(system.kernel.db, system.kernel.codec, `credit-${id}`));
    const [loser, winner] = [await account(rich[0]!.id), await account(rich[1]!.id)];
    expect(heldCc(loser) + heldCc(winner)).toBe(0);
    expect(winner.totals.out).toBeGreaterThanOrEqual(100);
    expect(availableCc(loser, new Date().toISOString())).toBeGreaterThanOrEqual(0);
  });

  it('takes OUI and a code by text message, once, however often the provider delivers it', async () => {
    const rich = await approvedProfessional(system, { practice: { fields: ['housing'] } });
    await ready(system, [rich]);
    const lead = await job.submit({ lawyerType: 'housing', clientName: 'Troisième Client' });
    await job.confirmPhone(lead);
    await job.validate(staff, lead.leadId);
    await job.offerToken(rich.phoneNumber);
    const messageSid = `SM${randomUUID().replaceAll('-', '')}`;
    const reply = { from: rich.phoneNumber, body: `oui ${(lead.answer.body.code as string).toLowerCase()}`, messageSid };
    await Promise.all([call(system.sandbox.origin, 'POST', '/api/reply', reply), call(system.sandbox.origin, 'POST', '/api/reply', reply)]);
    const answers = async () => (await job.texts(rich.phoneNumber)).filter((m) => /est à vous pour 10 minutes/.test(m.body));
    await eventually(async () => (await answers()).length > 0, 'the answer to OUI');
    const held = await answers();
    expect(held).toHaveLength(1);
    const past = await readStream(system.kernel.db, system.kernel.codec, `distribution-${lead.leadId}`);
    expect(past.filter((e) => e.type === 'ClaimStarted')).toHaveLength(1);
  });

  it('tells the client what else there is when no one fits, and stops at once when the client withdraws', async () => {
    const lead = await job.submit({
      lawyerType: 'tax',
      region: '10',
      city: 'Chibougamau',
      postalCode: 'G8P 1A1',
      clientName: 'Quatrième Client',
    });
    await job.confirmPhone(lead);
    await job.validate(staff, lead.leadId);
    const status = async () => (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body;
    await eventually(async () => (await status()).state === 'Unserved', 'the end of the search, since no one is eligible');
    expect(await status()).toMatchObject({ unservedReason: 'noEligible', widen: ['acceptDistance', 'anyRate', 'anyLanguage'] });
    expect((await job.command(lead.statusToken, 'WidenSearch', { acceptDistance: true, anyRate: true })).status).toBe(200);
    const rounds = async () =>
      (await readStream(system.kernel.db, system.kernel.codec, `distribution-${lead.leadId}`)).filter((e) => e.type === 'RoundStarted')
        .length;
    await eventually(async () => (await rounds()) === 2 && (await status()).state === 'Unserved', 'a wider round, in vain too');
    expect((await status()).widen).toEqual(['anyLanguage']);
    expect((await job.command(lead.statusToken, 'WithdrawLead', { reason: 'solved' })).status).toBe(200);
    expect((await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body).toMatchObject({ state: 'Withdrawn', actions: [] });
  });
});
