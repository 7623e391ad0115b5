import { randomBytes, randomUUID } from 'node:crypto';
import { privacyRequest } from '@jurilien/privacy';
import { personalCopy } from '@jurilien/processes';
import { stateOf } from '@jurilien/runtime';
import { readPdf } from '../../services/api/src/pdf/pdf-read.testing.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { newDevice, passStepUp } from '../support/step-up.js';
import { call, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

describe('the copy of one’s own data', () => {
  let system: System;
  let staff: Staff;
  let job: ReturnType<typeof mainJob>;
  beforeAll(async () => {
    system = await startSystem();
    staff = await system.signIn('admin');
    job = mainJob(system);
  });
  afterAll(() => system?.close());

  /** Filed by the form, proven by the code that was mailed, and granted for what the address reaches. */
  async function granted(leadId: string, email: string, lang: 'fr' | 'en') {
    const requestId = randomUUID();
    const site = { 'x-site-key': system.settings.SITE_KEY, 'x-forwarded-for': '198.51.100.7' };
    const secret = randomBytes(32).toString('base64url');
    const filed = { requestId, secret, kind: 'access', lang, province: 'QC', identifiers: [{ kind: 'email', value: email }] };
    const { token } = (await call(system.origin, 'POST', '/api/public/privacy-requests', filed, site)).body as { token: string };
    const code = await eventually(async () => {
      const mail = (await job.mails(email)).find(({ subject }: { subject: string }) => /^\d{3} \d{3}/.test(subject));
      return mail?.subject.slice(0, 7);
    }, 'the code by e-mail');
    const behind = { ...site, authorization: `Link ${token}`, 'x-device': newDevice() };
    expect((await call(system.origin, 'POST', '/api/public/privacy-request/verify', { identifier: 0, code }, behind)).status).toBe(204);
    await eventually(
      async () => (await staff('GET', `/api/privacy-requests/${requestId}/reached`)).body.holdings.length > 0,
      'what the address reaches',
    );
    const payload = { requestId, verdict: 'approve', thirdPartiesRemoved: true, holdings: [{ kind: 'request', id: leadId }] };
    const decided = { commandId: randomUUID(), payload, reason: 'Adresse prouvée' };
    expect((await staff('POST', '/api/commands/DecidePrivacyRequest', decided)).status).toBe(200);
    await eventually(async () => (await stateOf(system.kernel, privacyRequest, requestId)).status === 'Fulfilled', 'the copy to be made');
    return { requestId, token };
  }
  const from =
    (token: string, device: string) =>
    (path = '') =>
      fetch(`${system.origin}/api/public/privacy-copy${path}`, { headers: { authorization: `Link ${token}`, 'x-device': device } });

  it('is made once granted, and read behind its link and a code alone, as a page, data, a table and a document', async () => {
    const lead = await job.submit();
    const { requestId, token } = await granted(lead.leadId, lead.email, 'fr');
    const [mine, theirs] = [newDevice(), newDevice()];
    for (const path of ['', '/json', '/csv', '/pdf']) expect((await from(token, theirs)(path)).status).toBe(403);
    await passStepUp(system.kernel, token, mine);
    const own = from(token, mine);

    const page = await own();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { parts } = (await page.json()) as { parts: { title: string; entries: { lines: { label: string; text: string }[] }[] }[] };
    expect(parts[0]!.title).toMatch(/^Demande, depuis le /);

    const data = personalCopy.omit({ files: true }).parse(await (await own('/json')).json());
    const values = JSON.stringify(data.personal);
    expect(values).toContain('Océane Bélanger-Roy');
    expect(values).toContain(lead.email);
    expect(data.personal.find(({ field }) => field === 'othersInvolved')).toMatchObject({ withheld: 'other' });
    expect(data.facts.map(({ event }) => event)).toContain('LeadSubmitted');
    expect(data.holdings.map(({ kind }) => kind)).toEqual(['request', 'privacyRequest']);

    const table = await (await own('/csv')).text();
    expect(table).toContain('Océane Bélanger-Roy');
    const pdf = await own('/pdf');
    expect([pdf.headers.get('content-type'), pdf.headers.get('content-language')]).toEqual(['application/pdf', 'fr-CA']);
    const read = readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(read.tree.join('\n')).toContain('H1: Copie de vos renseignements');
    expect(read.dictionaries).toContain('/Lang (fr-CA)');

    // Without a link there is nothing.
    expect((await call(system.origin, 'GET', '/api/public/privacy-copy')).status).toBe(404);
    const seen = await eventually(async () => {
      const rows = await system.kernel.db.query<{ shown: string }>(
        `select detail ->> 'shown' as shown from access_log where subject = $1 and action = 'opened-link' order by id`,
        [`privacy-${requestId}`],
      );
      return rows.length >= 4 && rows;
    }, 'each download to be recorded');
    expect(seen.map(({ shown }) => shown)).toEqual(['copy-page', 'copy-json', 'copy-csv', 'copy-pdf']);
  });
});
