import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { contactLink, errorReports, openContactLink, openKernel, openLog } from '@jurilien/runtime';
import { createApp } from '../../services/api/src/app.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { call, startSystem, type System } from '../support/system.js';

const DAY_MS = 86_400_000;

/** Whose key seals a token. */
const HOLDER = randomUUID();

describe('the links at the foot of messages', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());
  const contactOf = (email: string): string => system.kernel.secrets.hash(`email:${email}`);

  it('are chance, kept as hashes, the same in each message, and survive a rotation of LINK_SECRET', async () => {
    const job = mainJob(system);
    const { email } = await job.submit();
    const letters = () => job.mails(email) as Promise<{ text: string }[]>;
    const [letter] = await eventually(async () => ((await letters()).length > 0 ? letters() : undefined), 'the first letter');
    const token = /\/preferences\/([\w-]{43}\.[\w:+-]+)/.exec(letter!.text)![1]!;
    expect(await contactLink(system.kernel, contactOf(email), 'preferences-client', 'someone')).toBe(token);
    const [secret, contactId] = token.split('.') as [string, string];
    const stored = await system.kernel.db.query<{ payload: string }>(`select payload::text from events where stream = $1`, [
      `contact-${contactId}`,
    ]);
    expect(stored.map((e) => e.payload).join()).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(stored.map((e) => e.payload).join()).not.toContain(secret);

    // Another LINK_SECRET, nothing of the old one kept.
    const settings = { ...system.settings, LINK_SECRET: randomBytes(32).toString('hex'), LINK_SECRET_EARLIER: [] };
    const kernel = await openKernel(settings, 'rotated');
    const port = await freePort();
    const app = await createApp(kernel, openLog('rotated', errorReports(settings)));
    await app.listen(port, '127.0.0.1');
    try {
      const origin = `http://127.0.0.1:${port}`;
      const unsubscribe = await contactLink(system.kernel, contactId, 'unsubscribe-service', 'someone');
      expect((await call(origin, 'POST', '/api/public/preferences/standing', { token })).body).toMatchObject({
        who: 'client',
        service: true,
      });
      expect((await fetch(`${origin}/api/public/unsubscribe?u=${unsubscribe}`, { method: 'POST' })).status).toBe(204);
      expect((await call(origin, 'POST', '/api/public/preferences/standing', { token })).body).toMatchObject({ service: false });
      expect(await contactLink(kernel, contactId, 'preferences-client', 'someone')).toBe(token);
      // One use opens no other, and a secret no other address.
      expect((await fetch(`${origin}/api/public/unsubscribe?u=${token}`, { method: 'POST' })).status).toBe(404);
      expect((await call(origin, 'POST', '/api/public/preferences/standing', { token: unsubscribe })).status).toBe(404);
      const elsewhere = `${secret}.${contactOf('autre@exemple.test')}`;
      expect((await call(origin, 'POST', '/api/public/preferences/standing', { token: elsewhere })).status).toBe(404);
    } finally {
      await app.close();
      await kernel.close();
    }
  });

  // proves: ASVS row 90
  it('CASL-6: are good for 400 days from each message, renewed before that, and revoked by an administrator', async () => {
    const contactId = contactOf(`ancienne-${randomUUID()}@exemple.test`);
    const issue = async (daysAgo: number, contactId = contactOf(`ancien-${randomUUID()}@exemple.test`)) => {
      const token = randomBytes(32).toString('base64url');
      const input = {
        contactId,
        holderId: HOLDER,
        links: [{ use: 'unsubscribe-service', token, hash: createHash('sha256').update(token).digest('hex') }],
      };
      await system.dispatch('IssueContactLinks', input, { at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() });
      return `${token}.${contactId}`;
    };
    const gone = await issue(801);
    const old = await issue(799, contactId);
    expect(await openContactLink(system.kernel, gone)).toBeUndefined();
    expect(await openContactLink(system.kernel, old)).toEqual({ contactId, use: 'unsubscribe-service' });
    // It has a day left: a message of today carries another, and the old one goes on.
    const fresh = await contactLink(system.kernel, contactId, 'unsubscribe-service', HOLDER);
    expect(fresh).not.toBe(old);
    expect(await openContactLink(system.kernel, old)).toBeDefined();
    const [admin, quebec] = [await system.signIn('admin'), await system.signIn('admin_qc')];
    const revoke = (who: typeof admin) =>
      who('POST', '/api/commands/RevokeContactLinks', {
        commandId: randomUUID(),
        payload: { contactId },
        reason: 'Lien transmis à un tiers',
      });
    expect([(await revoke(quebec)).status, (await revoke(admin)).status]).toEqual([403, 200]);
    for (const token of [old, fresh]) expect(await openContactLink(system.kernel, token)).toBeUndefined();
    expect(await contactLink(system.kernel, contactId, 'unsubscribe-service', HOLDER)).not.toBe(fresh);
  });
});
