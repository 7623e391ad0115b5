import { randomUUID } from 'node:crypto';
import { ROUTES } from '@jurilien/contracts';
import { issueLink, leadRefOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

/** Routes that a professional reads, streams apart. */
const READ = Object.entries(ROUTES)
  .filter(([, { access }]) => access === 'signed-in' || (Array.isArray(access) && access.includes('professional')))
  .map(([route]) => route.split(' ') as [string, string])
  .filter(([method, path]) => method === 'GET' && path !== '/api/live' && !path.startsWith('/api/views'))
  .map(([, path]) => path);

describe('the ids of requests', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Awaited<ReturnType<System['signIn']>>;
  let pros: (Awaited<ReturnType<typeof approvedProfessional>> & { token: string })[];
  const leads: Record<string, Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>> = {};

  const as = (token: string) => (method: string, path: string, body?: unknown) =>
    call(system.origin, method, path, body, { authorization: token });
  const send = (token: string, name: string, payload: object) =>
    as(token)('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });

  async function offered(): Promise<Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>> {
    const lead = await job.submit();
    await job.confirmPhone(lead);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    for (const pro of pros)
      await eventually(
        async () => JSON.stringify((await as(pro.token)('GET', '/api/pro/offers')).body).includes(lead.answer.body.code),
        'the offer in the inbox',
      );
    return lead;
  }
  const cardOf = async (token: string, code: string, tab = 'new') =>
    (await as(token)('GET', `/api/pro/offers?tab=${tab}`)).body.offers.find((o: { code: string }) => o.code === code);

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = await system.signIn('admin');
    const made = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, made);
    pros = await Promise.all(
      made.map(async (pro) => {
        const userId = randomUUID();
        const role = 'jurilien_professional';
        const { professionalId } = pro;
        await system.dispatch('CreateUser', { userId, email: `${userId}@exemple.test`, username: role, role, professionalId });
        return { ...pro, token: await sessionOf(system.kernel, userId) };
      }),
    );
  });
  afterAll(() => system?.close());

  it('are in nothing a professional is answered: offers, missed offers, board, claims, acceptances, files, refusals', async () => {
    const [one, two] = [pros[0]!, pros[1]!];
    for (const what of ['open', 'claimed', 'taken', 'board']) leads[what] = await offered();
    const answers: [route: string, text: string][] = [];
    const keep = (route: string, { body }: { body: unknown }) => answers.push([route, JSON.stringify(body)]);

    for (const what of ['claimed', 'taken'] as const) {
      const { offerId, leadId } = await cardOf(one.token, leads[what]!.answer.body.code);
      expect(leadId).toBe(leadRefOf(system.kernel.secrets, one.professionalId, leads[what]!.leadId));
      const claimed = await send(one.token, 'ClaimOffer', { leadId, offerId, professionalId: one.professionalId });
      expect(claimed).toMatchObject({ status: 200 });
      keep('ClaimOffer', claimed);
      if (what === 'claimed') continue;
      const { claim } = (await as(one.token)('GET', `/api/pro/offers/${leadId}`)).body;
      const ids = { leadId, offerId, claimId: claim.claimId, professionalId: one.professionalId };
      keep('RevealClaimNames', await send(one.token, 'RevealClaimNames', ids));
      const accepted = await send(one.token, 'ConfirmAcceptance', { ...ids, noConflict: true });
      expect(accepted).toMatchObject({ status: 200 });
      keep('ConfirmAcceptance', accepted);
    }
    expect(
      (
        await staff('POST', '/api/commands/SkipWave', {
          commandId: randomUUID(),
          payload: { leadId: leads['board']!.leadId },
          reason: 'Tableau',
        })
      ).status,
    ).toBe(200);
    await eventually(async () => (await as(two.token)('GET', '/api/pro/board')).body.requests.length > 0, 'the board');
    await eventually(async () => (await cardOf(two.token, leads['taken']!.answer.body.code, 'missed')) !== undefined, 'the missed offer');

    for (const pro of [one, two]) {
      const [{ id: acceptanceId } = { id: randomUUID() }] = (await as(pro.token)('GET', '/api/pro/acceptances')).body.items;
      for (const path of READ) {
        const lead = (what: string) => leadRefOf(system.kernel.secrets, pro.professionalId, leads[what]!.leadId);
        for (const what of path.includes(':leadId') ? Object.keys(leads) : ['open']) {
          const at = path.replace(':leadId', lead(what)).replace(':acceptanceId', acceptanceId).replace(/:\w+/g, randomUUID());
          for (const tab of path === '/api/pro/offers' ? ['new', 'claimed', 'accepted', 'missed', 'refused'] : ['']) {
            const response = await fetch(`${system.origin}${at}${tab && `?tab=${tab}`}`, { headers: { authorization: pro.token } });
            expect([at, response.status < 500]).toEqual([at, true]);
            answers.push([at, await response.text()]);
          }
        }
      }
      const link = await job.offerToken(pro.phoneNumber);
      keep('the link of an offer', await job.link(link)('GET', '/api/public/offer'));
      keep('a command of the link', await job.command(link, 'RecordOfferViewed'));
      for (const { body } of await job.texts(pro.phoneNumber)) answers.push(['a text message', body]);
    }
    const leaking = answers.filter(([, text]) => Object.values(leads).some(({ leadId }) => text.includes(leadId)));
    expect(leaking.map(([route]) => route)).toEqual([]);
    const named = answers.filter(([, text]) => text.includes(leadRefOf(system.kernel.secrets, one.professionalId, leads['taken']!.leadId)));
    expect(named.map(([route]) => route)).toEqual(expect.arrayContaining(['/api/pro/acceptances', 'ConfirmAcceptance']));
  });

  it('still open an old address for who may see the request, and another’s name opens nothing', async () => {
    const [one, two] = [pros[0]!, pros[1]!];
    const { leadId } = leads['open']!;
    const [mine, theirs] = [one, two].map((pro) => leadRefOf(system.kernel.secrets, pro.professionalId, leadId));
    const ask = async (name: string) => (await as(one.token)('GET', `/api/pro/offers/${name}`)).status;
    expect([await ask(mine!), await ask(leadId), await ask(theirs!), await ask(randomUUID())]).toEqual([200, 200, 404, 404]);
    expect(
      (await call(system.origin, 'PUT', `/api/public/drafts/${mine}`, { form: 'request', lang: 'fr', step: '1', answers: {} })).status,
    ).toBe(422);
  });

  it('are in nothing a signed-in client is answered either, and their names for them open their pages', async () => {
    const { leadId, email } = leads['open']!;
    const userId = randomUUID();
    await system.dispatch('CreateUser', { userId, email, username: 'Océane', role: 'jurilien_client' });
    const proof = await issueLink(system.kernel, { purpose: 'verify-email', subject: { userId }, lang: 'fr', days: 1 });
    expect((await job.command(proof, 'VerifyEmail', { userId })).status).toBe(200);
    const token = await sessionOf(system.kernel, userId);
    const own = await eventually(
      async () => (await as(token)('GET', '/api/client/requests')).body.requests?.[0],
      'the client’s own request',
    );
    expect(own.id).toBe(leadRefOf(system.kernel.secrets, userId, leadId));
    const one = await as(token)('GET', `/api/client/requests/${own.id}`);
    expect(one).toMatchObject({ status: 200, body: { id: own.id } });
    expect(JSON.stringify([own, one.body, (await as(token)('GET', '/api/views/lead-statuses')).body])).not.toContain(leadId);
  });

  it('are still what the team works with', async () => {
    const { leadId } = leads['open']!;
    expect((await staff('GET', `/api/views/lead-details/${leadId}`)).body.id).toBe(leadId);
  });
});
