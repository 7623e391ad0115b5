import { randomUUID } from 'node:crypto';
import { issueLink } from '@jurilien/runtime';
import { type GeneratedPaper, wordsOfPaper } from '@jurilien/reference';
import { structureOf, textsOf } from '../../services/api/src/pdf/pdf-structure.testing.js';
import { pathOf } from '../../public-site/src/routes.table';
import { bookings } from '../support/booking.js';
import { call } from '../support/call.js';
import { clientAccount } from '../support/client-account.js';
import { erased, heldUnder } from '../support/erasing.js';
import { eventually } from '../support/eventually.js';
import { signInPro } from '../support/pro.js';
import { newDevice, passStepUp } from '../support/step-up.js';
import { startSystem, type System } from '../support/system.js';

const KINDS = ['consentReceipt', 'requestSummary', 'legalAidSheet'] as const;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const wordsOf = (body: unknown): string => plain(wordsOfPaper(body as GeneratedPaper).join('\n'));
const flat = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();

describe('generated papers', () => {
  let system: System;
  let { job, staff, pros, accepted, later, book } = {} as Awaited<ReturnType<typeof bookings>>;
  beforeAll(async () => {
    system = await startSystem();
    ({ job, staff, pros, accepted, later, book } = await bookings(system));
  });
  afterAll(() => system?.close());

  const from = (token: string, device: string) => (path: string) =>
    call(system.origin, 'GET', `/api/public${path}`, undefined, { authorization: `Link ${token}`, 'x-device': device });
  const file = (path: string, headers: Record<string, string>) => fetch(`${system.origin}${path}`, { headers });
  const looksOf = (subject: string, more: string) =>
    system.kernel.db.query<{ action: string; detail: { shown?: string; paper?: string } }>(
      `select action, detail from access_log where subject = $1 and ${more}`,
      [subject],
    );

  it('of a request open behind its link after a code, in both languages, as words and as the same words in a tagged PDF', async () => {
    const lead = await job.submit({ clientName: 'Océane Papier' });
    await job.confirmPhone(lead);
    const [mine, theirs] = [newDevice(), newDevice()];
    for (const kind of ['consentReceipt', 'requestSummary'])
      for (const as of ['', '?as=pdf']) {
        const refused = await from(lead.statusToken, theirs)(`/papers/${kind}${as}`);
        expect([kind, refused.status, refused.body.code]).toEqual([kind, 403, 'STEP_UP_REQUIRED']);
      }
    // What legal aid is, is private to no one.
    expect(wordsOf((await from(lead.statusToken, theirs)('/papers/legalAidSheet')).body)).toContain('L’aide juridique au Québec');

    await passStepUp(system.kernel, lead.statusToken, mine);
    const own = from(lead.statusToken, mine);
    const summary = wordsOf((await own('/papers/requestSummary')).body);
    for (const said of ['Océane Papier', lead.email, plain(lead.fields.description as string).slice(0, 40)])
      expect(summary).toContain(said);
    const { body: inFrench } = await own('/papers/consentReceipt');
    expect((inFrench as GeneratedPaper).blocks.at(-1)).toMatchObject({
      links: [{ href: `${system.settings.publicUrl}${pathOf('privacyCentre', 'fr')}` }],
    });
    const receipt = wordsOf((await own('/papers/consentReceipt?lang=en')).body);
    expect(receipt).toContain('I agree that Jurilien contacts me by e-mail, text message and phone about this request.');
    expect(receipt).toContain('Consents of a request, version 1 (FR)');
    expect(wordsOf((await own('/papers/legalAidSheet?lang=en')).body)).toContain('Legal aid in Quebec');

    for (const kind of KINDS)
      for (const lang of ['fr', 'en'] as const) {
        const words = (await own(`/papers/${kind}?lang=${lang}`)).body as GeneratedPaper;
        const pdf = await file(`/api/public/papers/${kind}?as=pdf&lang=${lang}`, {
          authorization: `Link ${lead.statusToken}`,
          'x-device': mine,
        });
        expect([
          pdf.status,
          pdf.headers.get('content-type'),
          pdf.headers.get('cache-control'),
          pdf.headers.get('content-language'),
        ]).toEqual([200, 'application/pdf', 'no-store', `${lang}-CA`]);
        expect(pdf.headers.get('x-content-type-options')).toBe('nosniff');
        expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+-[A-Z\d]+-(fr|en)\.pdf"$/);
        const read = await structureOf(Buffer.from(await pdf.arrayBuffer()));
        expect(read).toMatchObject({ lang: `${lang}-CA`, marked: true, loose: [] });
        // The minute may have changed between the two.
        const minute = (text: string): string => text.replace(/\d+[ \u00a0]h([ \u00a0]\d+)?|\d+(:\d+)?[ \u00a0][ap]\.m\./g, 'HEURE');
        expect(minute(flat(textsOf(read.root)))).toBe(minute(flat(wordsOfPaper(words))));
      }
    await eventually(async () => {
      const shown = (await looksOf(`lead-${lead.leadId}`, `action = 'opened-link'`)).map(({ detail }) => detail.shown);
      return shown.includes('paper-consentReceipt') && shown.includes('paper-requestSummary');
    }, 'each paper in the access log');
  });

  it('are not there by a wrong kind, another request’s link, no link, or one that is over', async () => {
    const [lead, other] = [await job.submit(), await job.submit({ clientName: 'Quelqu’un d’autre' })];
    const device = newDevice();
    await passStepUp(system.kernel, lead.statusToken, device);
    const own = from(lead.statusToken, device);
    for (const kind of ['appointmentSheet', 'invoice', '..', 'requestSummary%2F..'])
      expect([kind, (await own(`/papers/${kind}`)).status]).toEqual([kind, 404]);
    expect((await own('/papers/requestSummary?lang=de')).status).toBe(422);
    expect((await own(`/papers/requestSummary?leadId=${other.leadId}`)).status).toBe(422);
    expect((await call(system.origin, 'GET', '/api/public/papers/requestSummary')).status).toBe(404);
    // The code of one link says nothing of another's.
    expect((await from(other.statusToken, device)('/papers/requestSummary')).status).toBe(403);

    const subject = { leadId: lead.leadId };
    const link = (purpose: 'draft' | 'survey' | 'lead-status', days: number) =>
      issueLink(system.kernel, { purpose, subject, lang: 'fr', days, occurrence: `for ${days} days` });
    for (const purpose of ['draft', 'survey'] as const)
      expect([purpose, (await from(await link(purpose, 7), device)('/papers/legalAidSheet')).status]).toEqual([purpose, 404]);
    const over = await from(await link('lead-status', -1), device)('/papers/legalAidSheet');
    expect([over.status, over.body.code]).toEqual([410, 'TOKEN_EXPIRED']);
  });

  it('show what was chosen for an address only once the request has proven it', async () => {
    // Someone types another person's address: their code goes to their own phone.
    const victim = await job.submit();
    await job.command(victim.statusToken, 'ConfirmLeadEmail', {});
    const typed = await job.submit({ email: victim.email });
    const device = newDevice();
    await passStepUp(system.kernel, typed.statusToken, device);
    const receipt = wordsOf((await from(typed.statusToken, device)('/papers/consentReceipt')).body);
    expect(receipt).toContain('Rien d’autre n’est consigné pour les adresses que vous avez confirmées.');
    expect(receipt).not.toContain(victim.email);
  });

  it('are for staff who work on the request, masked as the request is, each look written down; and for no one else who is signed in', async () => {
    const lead = await job.submit({ clientName: 'Océane Masquée' });
    const path = (kind: string): string => `/api/leads/${lead.leadId}/papers/${kind}`;
    const summary = await eventually(async () => {
      const answer = await staff('GET', path('requestSummary'));
      return answer.status === 200 && answer;
    }, 'the request in the view');
    expect(wordsOf(summary.body)).toContain('O. M.');
    expect(JSON.stringify(summary.body)).not.toMatch(new RegExp(`Masquée|${lead.email}|${lead.phone.slice(-7)}`));
    expect((await staff('GET', path('consentReceipt'))).status).toBe(200);
    expect((await staff('GET', path('payslip'))).status).toBe(404);
    expect((await staff('GET', `/api/leads/${randomUUID()}/papers/requestSummary`)).status).toBe(404);
    await eventually(async () => {
      const papers = (await looksOf(`lead-${lead.leadId}`, `action = 'saw'`)).map(({ detail }) => detail?.paper);
      return papers.includes('requestSummary') && papers.includes('consentReceipt');
    }, 'both looks written down');

    const [ontario, report] = [await system.signIn('admin_on'), await system.signIn('report_admin')];
    expect((await ontario('GET', path('requestSummary'))).status).toBe(404);
    expect((await report('GET', path('requestSummary'))).status).toBe(403);
    const pro = await signInPro(system, pros[0]!.professionalId);
    expect((await pro('GET', path('requestSummary'))).status).toBe(403);
    expect((await pro('GET', `/api/client/requests/${lead.leadId}/papers/requestSummary`)).status).toBe(403);
    expect((await call(system.origin, 'GET', path('requestSummary'))).status).toBe(401);
  });

  it('are a signed-in client’s for their own requests alone', async () => {
    const { email, ask } = await clientAccount(system, job);
    const [own, other] = [await job.submit({ email }), await job.submit()];
    const papers = (leadId: string, kind: string) => ask('GET', `/api/client/requests/${leadId}/papers/${kind}`);
    const summary = await eventually(async () => {
      const answer = await papers(own.leadId, 'requestSummary');
      return answer.status === 200 && answer;
    }, 'the request itself');
    expect(wordsOf(summary.body)).toContain(email);
    for (const kind of KINDS) expect([kind, (await papers(other.leadId, kind)).status]).toEqual([kind, 404]);
    expect((await papers(own.leadId, 'payslip')).status).toBe(404);
  });

  it('of an appointment are for both its sides by their links and signed in, for staff, and for no one else', async () => {
    const own = await accepted();
    const [slot] = await later(own.invitation);
    const { appointmentId, ofClient, ofPro } = await book(own, slot!.startsAt);
    const sheet = (token: string, more = '') =>
      job.link(token)('GET', `/api/public/appointment/sheet?appointmentId=${appointmentId}${more}`);
    const ofTheClient = wordsOf((await sheet(ofClient)).body);
    expect(ofTheClient).toContain('Rendez-vous avec ');
    expect(ofTheClient).toContain('Confirmé');
    expect(wordsOf((await sheet(own.lead.statusToken, '&lang=en')).body)).toContain('Confirmed');
    // The link of a professional names no client, and neither does its sheet.
    expect(wordsOf((await sheet(ofPro)).body)).not.toContain('Bélanger');
    const signedIn = await own.session('GET', `/api/appointments/${appointmentId}/sheet`);
    expect(wordsOf(signedIn.body)).toContain('Rendez-vous avec Océane Bélanger-Roy');
    const pdf = await file(`/api/public/appointment/sheet?appointmentId=${appointmentId}&as=pdf`, { authorization: `Link ${ofClient}` });
    expect([pdf.status, (await structureOf(Buffer.from(await pdf.arrayBuffer()))).loose]).toEqual([200, []]);

    const elsewhere = await job.submit();
    expect((await sheet(elsewhere.statusToken)).status).toBe(404);
    expect((await sheet(own.invitation)).status).toBe(404);
    const stranger = await signInPro(system, pros.find((p) => p.professionalId !== own.professionalId)!.professionalId);
    expect((await stranger('GET', `/api/appointments/${appointmentId}/sheet`)).status).toBe(404);
    const ofStaff = (leadId: string) => staff('GET', `/api/leads/${leadId}/appointments/${appointmentId}/sheet`);
    await eventually(async () => (await ofStaff(own.lead.leadId)).status === 200, 'the appointment in the view');
    expect((await ofStaff(elsewhere.leadId)).status).toBe(404);
  });

  it('are gone with an erased person, for everyone', async () => {
    const lead = await job.submit({ clientName: 'Océane Effacée' });
    const device = newDevice();
    await passStepUp(system.kernel, lead.statusToken, device);
    expect((await from(lead.statusToken, device)('/papers/requestSummary')).status).toBe(200);
    const held = await eventually(async () => {
      const found = await heldUnder(system, [lead.email]);
      return found.length > 0 && found;
    }, 'what is held');
    await erased(system, held);
    for (const kind of KINDS) {
      const byLink = await from(lead.statusToken, device)(`/papers/${kind}`);
      expect([kind, byLink.status, byLink.body.detail]).toEqual([kind, 409, 'person-erased']);
      const ofStaff = await staff('GET', `/api/leads/${lead.leadId}/papers/${kind}`);
      expect([kind, ofStaff.status, ofStaff.body.detail]).toEqual([kind, 409, 'person-erased']);
    }
  });

  it('are drawn so many times in an hour', async () => {
    const lead = await job.submit();
    const own = from(lead.statusToken, newDevice());
    const most = 60;
    const statuses: number[] = [];
    // The hour is that of the clock: one that begins meanwhile counts from nothing, and only one can.
    while (statuses.length <= 2 * most && statuses.at(-1) !== 429) statuses.push((await own('/papers/legalAidSheet?as=pdf')).status);
    expect([...new Set(statuses)]).toEqual([200, 429]);
    expect(statuses.length).toBeGreaterThan(most);
    expect((await own('/papers/legalAidSheet')).status).toBe(200);
  });
});
