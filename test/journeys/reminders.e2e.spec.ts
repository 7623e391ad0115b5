import { randomUUID } from 'node:crypto';
import { lead } from '@jurilien/lead';
import { stateOf } from '@jurilien/runtime';
import { call } from '../support/call.js';
import { eventually } from '../support/eventually.js';
import { nothingPending } from '../support/invariants.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { startSystem, type System } from '../support/system.js';

const TORONTO = { province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' };

/** Reminders to the client of a request that wait for hours or days: each is due when the test says so. */
describe('reminders to a client', () => {
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

  const waiting = async (key: string) =>
    (
      await system.kernel.db.query<{ input: Record<string, string> }>("select input from work_items where key = $1 and state = 'pending'", [
        key,
      ])
    )[0];
  /** What waits under a key is due now; answers when it was to be. */
  async function due(key: string): Promise<string> {
    const row = await eventually(() => waiting(key), `the run ${key}`);
    await system.kernel.db.query("update work_items set due_at = clock_timestamp() where key = $1 and state = 'pending'", [key]);
    await eventually(async () => !(await waiting(key)), `${key} has run`);
    await nothingPending(system);
    return row.input.dueAt!;
  }
  /** The code by which a run of a key wrote nothing. */
  const endedBy = async (key: string): Promise<string | undefined> =>
    (
      await system.kernel.db.query<{ code: string }>(
        "select payload ->> 'code' as code from events where type = 'AutomationRunEnded' and payload ->> 'key' = $1",
        [key],
      )
    )[0]?.code;
  const mailsAbout = async (to: Lead, subject: RegExp) => (await job.mails(to.email)).filter((m) => subject.test(m.subject));
  const textsAbout = async (to: Lead, body: RegExp) => (await job.texts(to.phone)).filter((m) => body.test(m.body));
  const tell = async (name: string, payload: object) => {
    const answer = await staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Demandé par le client' });
    expect([name, answer.status, answer.body.errors]).toEqual([name, 200, undefined]);
  };
  const confirmed = async (fields: Record<string, unknown>, lang: 'fr' | 'en' = 'fr'): Promise<Lead> => {
    const request = await job.submit(fields, lang);
    expect((await job.confirmPhone(request)).status).toBe(200);
    return request;
  };

  it('R01, R02 and the link that is asked for: each letter leads back to the draft', async () => {
    const leadId = randomUUID();
    const email = `brouillon-${leadId}@exemple.test`;
    const save = (answers: object) =>
      call(system.origin, 'PUT', `/api/public/drafts/${leadId}`, { form: 'request', lang: 'fr', step: '1', answers }, fromHome(system));
    expect((await save({ resumeEmail: email, remind: 'yes' })).status).toBe(200);
    await system.dispatch('MailDraft', { leadId });
    await system.dispatch('RemindOfDraft', { leadId, cause: 'remind1' });
    await system.dispatch('RemindOfDraft', { leadId, cause: 'remind2' });
    const letters = await eventually(async () => {
      const all = await job.mails(email);
      return all.length === 3 ? all : undefined;
    }, 'the three letters');
    expect(letters.map((m) => m.subject).toSorted()).toEqual([
      'Votre demande est presque prête',
      'Votre demande vous attend encore',
      'Votre lien pour continuer',
    ]);
    const tokens = letters.map((m) => job.tokenIn(m.text, 'demande')!);
    for (const token of tokens) expect((await job.link(token)('GET', '/api/public/drafts')).body.leadId).toBe(leadId);
  });

  it('R60: why a request is not taken, and who else can help', async () => {
    const request = await confirmed({});
    await tell('TakeLeadForValidation', { leadId: request.leadId });
    await tell('BlockLead', { leadId: request.leadId, blockType: 'outOfTerritory' });
    const [letter] = await eventually(async () => {
      const found = await mailsAbout(request, /^Réponse à votre demande/);
      return found.length > 0 ? found : undefined;
    }, 'the answer');
    expect(letter.text).toContain('nous couvrons le Québec et l’Ontario');
    expect(letter.text).toContain('justicedeproximite.qc.ca');
  });

  it('R05, R06: please confirm, by text alone, then by e-mail, in French', async () => {
    const request = await job.submit();
    await due(`R05:${request.leadId}`);
    const [text, ...more] = await textsAbout(request, /Un geste pour lancer votre demande/);
    expect(more).toEqual([]);
    expect((await job.link(job.tokenIn(text.body, 'ma-demande')!)('GET', '/api/public/lead-status')).status).toBe(200);
    expect(await mailsAbout(request, /Un geste/)).toEqual([]);
    await due(`R06:${request.leadId}`);
    const [mail, ...others] = await mailsAbout(request, /^Un geste pour lancer votre demande [A-Z0-9]{4}$/);
    expect(others).toEqual([]);
    expect(mail.text).toContain('C’est notre dernier rappel');
    const answer = await job.command(job.tokenIn(mail.text, 'validation-demande')!, 'ConfirmLeadEmail');
    expect(answer.status).toBe(200);
  });

  it('R05, R06: in English, and not once any address is proven', async () => {
    const request = await job.submit(TORONTO, 'en');
    await due(`R05:${request.leadId}`);
    expect(await textsAbout(request, /One step to start your request/)).toHaveLength(1);
    expect((await job.confirmPhone(request)).status).toBe(200);
    await due(`R06:${request.leadId}`);
    expect(await endedBy(`R06:${request.leadId}`)).toBe('Z01');
    expect(await mailsAbout(request, /One step/)).toEqual([]);
  });

  it('R08: the question again, until it is answered', async () => {
    const request = await confirmed({});
    const ask = async () => {
      await tell('TakeLeadForValidation', { leadId: request.leadId });
      await tell('RequestLeadInfo', { leadId: request.leadId, questions: ['Habitez-vous encore ensemble?'] });
    };
    await ask();
    const keys = async () =>
      (
        await system.kernel.db.query<{ key: string }>('select key from work_items where key like $1 order by due_at', [
          `R08:${request.leadId}:%`,
        ])
      ).map(({ key }) => key);
    const [first] = await eventually(
      async () => ((await keys()).length === 1 ? await keys() : undefined),
      'the wait of the first question',
    );
    const { questions } = await stateOf(system.kernel, lead, request.leadId);
    const answers = { [questions[0]!.id]: 'Non, depuis juin' };
    expect((await job.command(request.statusToken, 'ProvideLeadInfo', { answers })).status).toBe(200);
    await ask();
    const [, second] = await eventually(
      async () => ((await keys()).length === 2 ? await keys() : undefined),
      'the wait of the second question',
    );
    // The first question was answered: its reminder is not about the second one.
    await due(first!);
    expect(await endedBy(first!)).toBe('Z01');
    await due(second!);
    expect(await textsAbout(request, /Rappel : une question vous attend/)).toHaveLength(1);
    expect(await mailsAbout(request, /Rappel : une question/)).toEqual([]);
  });

  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('R53: a week and a day before the court date, by text and e-mail; a date that moves is counted again', async () => {
    const [week, date, later] = [inDays(13), inDays(20), inDays(40)];
    const request = await confirmed({ hasCourtDate: true, courtDate: date });
    const key = `R53:${request.leadId}:${date}`;
    expect((await due(key)).slice(0, 10)).toBe(week);
    const [mail, ...more] = await mailsAbout(request, /Rappel : date d’audience/);
    expect(more).toEqual([]);
    expect(mail.text).toContain('Ce n’est pas un avis juridique');
    expect(await textsAbout(request, /Rappel : date d'audience.+pas un avis juridique/)).toHaveLength(1);

    await tell('EditLead', { leadId: request.leadId, courtDate: later });
    await due(`${key}:2`);
    expect(await endedBy(`${key}:2`)).toBe('Z01');
    await due(`R53:${request.leadId}:${later}`);
    expect(await mailsAbout(request, /Rappel : date d’audience/)).toHaveLength(2);
    expect((await job.command(request.statusToken, 'WithdrawLead', { reason: 'solved' })).status).toBe(200);
    await due(`R53:${request.leadId}:${later}:2`);
    expect(await endedBy(`R53:${request.leadId}:${later}:2`)).toBe('Z01');
  });

  it('R53: in English', async () => {
    const date = inDays(20);
    const request = await confirmed({ ...TORONTO, hasCourtDate: true, courtDate: date }, 'en');
    await due(`R53:${request.leadId}:${date}:2`);
    expect(await mailsAbout(request, /^Reminder: court date, [A-Z][a-z]+day, /)).toHaveLength(1);
    expect(await textsAbout(request, /Reminder: court date.+not legal advice/)).toHaveLength(1);
  });

  it('R55: where the certificate of each province comes from, and nothing to who has it', async () => {
    const [quebec, ontario, has] = [
      await confirmed({ juridicalHelp: true }),
      await confirmed({ ...TORONTO, juridicalHelp: true }, 'en'),
      await confirmed({ juridicalHelp: true }),
    ];
    await tell('EditLead', { leadId: has.leadId, hasLegalAidCert: true });
    for (const { leadId } of [quebec, ontario, has]) await due(`R55:${leadId}`);
    const [fr] = await mailsAbout(quebec, /^Obtenir votre attestation d’aide juridique$/);
    expect(fr.text).toContain('bureau d’aide juridique de votre région');
    const [en] = await mailsAbout(ontario, /^Getting your legal aid certificate$/);
    expect(en.text).toContain('1-800-668-8258');
    expect(await mailsAbout(has, /attestation/)).toEqual([]);
    expect(await endedBy(`R55:${has.leadId}`)).toBe('Z01');
  });
});
