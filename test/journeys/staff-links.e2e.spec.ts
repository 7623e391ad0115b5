import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { issueLink } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

// proves: S4
describe('personal links and the team', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  it('no one of the team issues a link with a token of their own; an act through a link names the link in the log', async () => {
    const job = mainJob(system);
    const pro = await approvedProfessional(system);
    await ready(system, [pro]);
    const [admin, quebec, ontario] = [await system.signIn('admin'), await system.signIn('admin_qc'), await system.signIn('admin_on')];
    const lead = await job.submit();
    await job.confirmPhone(lead);
    expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    const token = await job.offerToken(pro.phoneNumber);

    const own = randomBytes(32).toString('base64url');
    const [{ subject }] = (await system.kernel.db.query(`select payload -> 'subject' as subject from events where stream = $1 limit 1`, [
      `link-${hashOf(token)}`,
    ])) as [{ subject: Record<string, string> }];
    for (const who of [admin, quebec, ontario]) {
      for (const about of [subject, { acceptanceId: randomUUID() }, { personId: randomUUID() }, { leadId: lead.leadId }]) {
        const payload = {
          linkId: hashOf(own),
          purpose: 'offer',
          subject: about,
          lang: 'fr',
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        };
        const answer = await who('POST', '/api/commands/IssueLink', {
          commandId: randomUUID(),
          payload,
          reason: 'Lien demandé par téléphone',
        });
        expect([answer.status, answer.body.code, answer.body.detail]).toEqual([403, 'FORBIDDEN', 'role']);
      }
    }
    expect((await job.command(own, 'ClaimOffer')).status).toBe(404);

    expect((await job.command(token, 'ClaimOffer')).status).toBe(200);
    const acts = await system.kernel.db.query<{ actor: object }>(
      `select distinct actor from events where type in ('OfferClaimed', 'CreditsHeld') and payload::text like $1`,
      [`%${pro.professionalId}%`],
    );
    expect(acts.map((a) => a.actor)).toEqual([{ kind: 'token', id: pro.professionalId, role: 'offer', link: hashOf(token) }]);

    // The other province does not end it either; their own does.
    const revoke = (who: typeof admin) =>
      who('POST', '/api/commands/RevokeLink', { commandId: randomUUID(), payload: { linkId: hashOf(token) }, reason: 'Téléphone perdu' });
    expect([(await revoke(ontario)).status, (await revoke(quebec)).status]).toEqual([404, 200]);
    expect((await job.command(token, 'ReleaseClaim')).status).toBe(404);
    await eventually(async () => (await admin('GET', `/api/views/links/${hashOf(token)}`)).body.revokedAt as string, 'the link as revoked');
    // What was taken back is not sent again: the next message about the offer carries another link.
    const next = await issueLink(system.kernel, { purpose: 'offer', subject, lang: 'fr', days: 14 });
    expect(next).not.toBe(token);
    expect((await job.link(next)('GET', '/api/public/link')).body).toMatchObject({ state: 'live', purpose: 'offer' });
    expect(await issueLink(system.kernel, { purpose: 'offer', subject, lang: 'fr', days: 14 })).toBe(next);

    // The team has one sent to the mailbox on file; the answer bears no token.
    const ask = (who: typeof admin) =>
      who('POST', '/api/commands/SendOfferLink', {
        commandId: randomUUID(),
        payload: { leadId: lead.leadId, professionalId: pro.professionalId },
        reason: 'Téléphone perdu',
      });
    expect((await ask(ontario)).status).toBe(404);
    const sent = await ask(quebec);
    expect([sent.status, JSON.stringify(sent.body).includes(next)]).toEqual([200, false]);
    const letter = await eventually(
      async () => ((await job.mails(pro.email)) as { subject: string; text: string }[]).find((m) => /nouveau lien/.test(m.subject)),
      'the letter with the new link',
    );
    const mailed = job.tokenIn(letter.text, 'accepter')!;
    expect([token, next]).not.toContain(mailed);
    expect((await job.link(mailed)('GET', '/api/public/link')).body).toMatchObject({ state: 'live', purpose: 'offer' });
  });
});
