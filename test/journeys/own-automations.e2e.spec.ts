import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { ownAutomation, ownAutomations, professional, type OwnKind } from '@jurilien/professionals';
import { localDate } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { startSystem, type System } from '../support/system.js';

/** Each professional works in a field of their own, so that a request is offered to one of them. */
const FIELDS = ['family', 'housing', 'consumer', 'insurance'] as const;
const DAY_MS = 86_400_000;
const plus = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

describe('a professional’s own automations', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  let staff: Awaited<ReturnType<System['signIn']>>;
  type Session = Awaited<ReturnType<typeof signInPro>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    pros = await Promise.all(FIELDS.map((field) => approvedProfessional(system, { practice: { fields: [field] } })));
    await ready(system, pros);
    for (const { professionalId } of pros) await system.dispatch('GrantCredits', { professionalId, cc: 10_000 });
    staff = await system.signIn('admin');
  });
  afterAll(async () => system?.close());

  const send = (pro: Session, name: string, payload: object) => pro('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
  const save = (pro: Session, professionalId: string, kind: OwnKind, more: object = {}) =>
    send(pro, 'SaveProfessionalAutomation', { professionalId, kind, enabled: true, ...more });
  const own = async (pro: Session, kind: OwnKind) =>
    (await pro('GET', '/api/pro/automations')).body.automations.find((a: { kind: string }) => a.kind === kind);

  /** A request accepted by one of the professionals. */
  async function accepted(professionalId: string, lang: 'fr' | 'en' = 'fr') {
    const lead = await job.submit({ lawyerType: FIELDS[pros.findIndex((p) => p.professionalId === professionalId)] }, lang);
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(staff, lead.leadId)).status).toBe(200);
    const offers = async () => (await stateOf(system.kernel, distribution, lead.leadId)).offers;
    const offer = await eventually(async () => (await offers()).find((o) => o.professionalId === professionalId), 'the offer');
    const pro = await signInPro(system, professionalId);
    const of = { leadId: lead.leadId, offerId: offer.offerId, professionalId };
    expect((await send(pro, 'ClaimOffer', of)).status).toBe(200);
    const [claim] = (await stateOf(system.kernel, distribution, lead.leadId)).claims;
    expect((await send(pro, 'RevealClaimNames', { ...of, claimId: claim!.claimId })).status).toBe(200);
    expect((await send(pro, 'ConfirmAcceptance', { ...of, claimId: claim!.claimId, noConflict: true })).status).toBe(200);
    return { ...lead, pro, ids: { acceptanceId: claim!.claimId, leadId: lead.leadId, professionalId } };
  }
  /** What the client was sent that says these words, on whichever way. */
  const said = async ({ phone, email }: { phone: string; email: string }, words: string) =>
    [...(await job.texts(phone)).map((m) => m.body), ...(await job.mails(email)).map((m) => m.text)].filter((text: string) =>
      text.replaceAll(/\s/g, ' ').includes(words),
    );
  const talkOf = async (pro: Session, leadId: string) => (await pro('GET', `/api/pro/threads/${leadId}`)).body.said as { body: string }[];

  it('welcome: once, in the client’s language, from the conversation; a new text is in the next one; off sends nothing', async () => {
    const { professionalId } = pros[0]!;
    const pro = await signInPro(system, professionalId);
    const wrong = await save(pro, professionalId, 'welcomeMessage', { texts: { fr: 'Le meilleur avocat, résultats garantis' } });
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ field: 'texts.fr', message: 'wording-superlative:Le meilleur' }]]);
    expect((await save(pro, professionalId, 'welcomeMessage', { texts: { fr: 'Bonjour {prenom}, dossier {code}.' } })).status).toBe(200);

    const first = await accepted(professionalId);
    const { code } = (await job.link(first.statusToken)('GET', '/api/public/lead-status')).body;
    await eventually(async () => (await said(first, `Bonjour Océane, dossier ${code}.`)).length > 0, 'the welcome');
    expect(await talkOf(pro, first.leadId)).toMatchObject([{ body: `Bonjour Océane, dossier ${code}.`, mine: true, automatic: true }]);
    await eventually(async () => (await own(pro, 'welcomeMessage')).sent === 1, 'the count');
    // Said by itself, it is no try to reach the client.
    expect((await stateOf(system.kernel, acceptance, first.ids.acceptanceId)).attempts).toBe(0);

    await save(pro, professionalId, 'welcomeMessage', { texts: { fr: 'Nouveau texte pour {prenom}.' } });
    const second = await accepted(professionalId);
    await eventually(async () => (await said(second, 'Nouveau texte pour Océane.')).length > 0, 'the new text');
    expect(await said(first, 'Nouveau texte')).toEqual([]);
    expect((await said(first, 'dossier')).length).toBe(1);

    // A client of the other language is not written to in this one, and the page says why.
    const english = await accepted(professionalId, 'en');
    await eventually(async () => (await own(pro, 'welcomeMessage')).lastCode === 'Z14', 'the reason');
    expect(await said(english, 'Nouveau texte')).toEqual([]);

    await save(pro, professionalId, 'welcomeMessage', { texts: { fr: 'Nouveau texte pour {prenom}.' }, enabled: false });
    const quiet = await accepted(professionalId);
    await eventually(async () => (await said(quiet, 'Me Test')).length > 0, 'the news of the acceptance');
    expect(await talkOf(pro, quiet.leadId)).toEqual([]);
    expect(await own(pro, 'welcomeMessage')).toMatchObject({ enabled: false, sent: 2, versions: [{}, {}] });

    // What one has switched on is for their own clients alone.
    const others = await accepted(pros[1]!.professionalId);
    expect(await talkOf(others.pro, others.leadId)).toEqual([]);
    const foreign = await save(others.pro, professionalId, 'welcomeMessage', { texts: { fr: 'Bonjour' } });
    expect(foreign.status).toBe(404);
  });

  it('reminder to oneself: when its hours have passed, unless the client was reached', async () => {
    const { professionalId, phoneNumber } = pros[2]!;
    const pro = await signInPro(system, professionalId);
    await save(pro, professionalId, 'selfReminder', { texts: { fr: 'Appeler, puis noter.' }, afterHours: 2 });
    const late = await accepted(professionalId);
    const reached = await accepted(professionalId);
    expect((await send(pro, 'RecordContactMade', reached.ids)).status).toBe(200);
    const waiting = await eventually(async () => {
      const found = (await stateOf(system.kernel, ownAutomations, professionalId)).waiting.filter((w) => w.kind === 'selfReminder');
      return found.length === 2 && found;
    }, 'both reminders');
    for (const { acceptanceId, leadId, dueAt } of waiting)
      await system.dispatch('RunOwnAutomation', { acceptanceId, leadId, professionalId, kind: 'selfReminder' }, { at: dueAt });
    await eventually(async () => (await job.texts(phoneNumber)).some((m) => m.body.includes('Appeler, puis noter.')), 'the reminder');
    expect((await job.texts(phoneNumber)).filter((m) => m.body.includes('Appeler, puis noter.'))).toHaveLength(1);
    expect(await said(late, 'Appeler, puis noter.')).toEqual([]);
    expect(ownAutomation(await stateOf(system.kernel, ownAutomations, professionalId), 'selfReminder')).toMatchObject({ lastCode: 'Z02' });
  });

  it('follow-ups: three and ten days after the first word, while the file is open', async () => {
    const { professionalId } = pros[3]!;
    const pro = await signInPro(system, professionalId);
    await save(pro, professionalId, 'followUp3d', { texts: { fr: 'Des questions, {prenom}?' } });
    await save(pro, professionalId, 'followUp10d', { texts: { fr: 'Où en êtes-vous, {prenom}?' } });
    const lead = await accepted(professionalId);
    expect((await send(pro, 'RecordContactMade', lead.ids)).status).toBe(200);
    const contactedAt = (await stateOf(system.kernel, acceptance, lead.ids.acceptanceId)).contactedAt!;
    const waiting = await eventually(async () => {
      const found = (await stateOf(system.kernel, ownAutomations, professionalId)).waiting.filter((w) => w.leadId === lead.leadId);
      return found.some((w) => w.kind === 'followUp10d') && found;
    }, 'both follow-ups');
    expect(waiting.map((w) => [w.kind, w.dueAt])).toEqual(
      expect.arrayContaining([
        ['followUp3d', plus(contactedAt, 3 * DAY_MS)],
        ['followUp10d', plus(contactedAt, 10 * DAY_MS)],
      ]),
    );
    const run = (kind: OwnKind, at: string) => system.dispatch('RunOwnAutomation', { ...lead.ids, kind }, { at });
    await run('followUp3d', plus(contactedAt, 3 * DAY_MS));
    await eventually(async () => (await said(lead, 'Des questions, Océane?')).length > 0, 'the first follow-up');
    await send(pro, 'CloseAcceptance', { ...lead.ids });
    await run('followUp10d', plus(contactedAt, 10 * DAY_MS));
    expect(await said(lead, 'Où en êtes-vous')).toEqual([]);
    expect(await own(pro, 'followUp10d')).toMatchObject({ sent: 0, notSent: 1 });
  });

  it('out of office: offers rest at once, a client who writes is answered once a day, and the end is the day of the return', async () => {
    const { professionalId } = pros[1]!;
    const lead = await accepted(professionalId);
    const { pro } = lead;
    const now = new Date().toISOString();
    const days = { fromDay: localDate(now, 'QC'), backOn: localDate(plus(now, 7 * DAY_MS), 'QC') };
    const texts = { fr: 'Je suis absente.' };
    expect((await save(pro, professionalId, 'outOfOffice', { texts, ...days })).status).toBe(200);
    const pausesOf = async () => (await stateOf(system.kernel, professional, professionalId)).pauses;
    await eventually(async () => (await pausesOf()).some((p) => p.reason === 'absence'), 'the pause');
    const write = (body: string) =>
      system.dispatch('WriteToProfessional', { ...lead.ids, entryId: randomUUID(), body }, { actor: { kind: 'token', id: lead.leadId } });
    await write('Êtes-vous là?');
    await eventually(async () => (await said(lead, 'Je suis absente.')).length > 0, 'the answer');
    expect((await said(lead, 'Je suis absente.'))[0]).toMatch(/De retour le/);
    await write('Et maintenant?');
    await eventually(async () => (await talkOf(pro, lead.leadId)).length === 3, 'both words and one answer');
    expect((await own(pro, 'outOfOffice')).backOn).toBe(days.backOn);

    // A longer rest that someone chose stays; the page says so.
    await send(pro, 'PauseOffers', { professionalId });
    expect((await pro('GET', '/api/pro/automations')).body.pause).toEqual({});
    const { until } = ownAutomation(await stateOf(system.kernel, ownAutomations, professionalId), 'outOfOffice');
    await system.dispatch('KeepAbsence', { professionalId }, { at: until! });
    expect(await own(pro, 'outOfOffice')).toMatchObject({ enabled: false });
    expect(await pausesOf()).toMatchObject([{ scope: 'all' }]);
    await send(pro, 'ResumeOffers', { professionalId });
  });

  it('shows how texts would read, on a sample and on the newest accepted request, and keeps nothing', async () => {
    const { professionalId, name } = pros[1]!;
    const pro = await signInPro(system, professionalId);
    const ask = (body: object) => pro('POST', '/api/pro/automations/preview', body);
    const { previews } = (await ask({ kind: 'welcomeMessage', texts: { fr: 'Bonjour {prenom}', en: 'Hello {firstName}, {name}' } })).body;
    expect(previews).toMatchObject([
      { lang: 'fr', sms: { text: expect.stringContaining('Bonjour Élise') } },
      { lang: 'en', sms: { text: expect.stringContaining(`Hello Elise, ${name}`) }, email: { subject: expect.stringContaining(name) } },
      { lang: 'fr', code: expect.any(String), sms: { text: expect.stringContaining('Bonjour Océane') } },
    ]);
    expect((await ask({ kind: 'welcomeMessage', texts: { en: '{prenom}' } })).body.errors).toEqual([
      { field: 'texts.en', message: 'variable:{prenom}' },
    ]);
    expect(await own(pro, 'welcomeMessage')).toMatchObject({ versions: [] });
  });

  it('staff read which of them are on, and change none', async () => {
    const { professionalId } = pros[3]!;
    const rows = async () =>
      (await staff('GET', `/api/views/own-automations?filter=${encodeURIComponent(JSON.stringify({ professionalId }))}`)).body;
    const found = await eventually(async () => {
      const { data } = await rows();
      return data?.length >= 2 && data;
    }, 'the rows');
    expect(found.find((r: { kind: string }) => r.kind === 'followUp3d')).toMatchObject({
      enabled: true,
      texts: { fr: 'Des questions, {prenom}?' },
    });
    const changed = await staff('POST', '/api/commands/SaveProfessionalAutomation', {
      commandId: randomUUID(),
      payload: { professionalId, kind: 'welcomeMessage', enabled: false, texts: {} },
    });
    expect(changed.status).toBe(403);
  });
});
