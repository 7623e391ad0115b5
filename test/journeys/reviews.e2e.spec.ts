import { randomUUID } from 'node:crypto';
import { configuration } from '@jurilien/configuration';
import { review, reviewIdOf, survey } from '@jurilien/feedback';
import { distribution } from '@jurilien/search';
import { issueLink, stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { happenedBefore } from '../support/past.js';
import { approvedProfessional, ready } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

describe('opinions about the platform, and what a professional sees of theirs', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Staff;
  let pros: Awaited<ReturnType<typeof approvedProfessional>>[];
  /** Of the first journey: the professional who accepted has an answer already. */
  let accepting: string | undefined;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    pros = await Promise.all(Array.from({ length: 4 }, () => approvedProfessional(system)));
    await ready(system, pros);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const send = (who: Staff, name: string, payload: object) => who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
  const page = async () => (await job.link('')('GET', '/api/public/reviews')).body;

  /** A request that was accepted and its client reached, with the link of the opinion. */
  async function asked() {
    const lead = await job.submit();
    expect((await job.confirmPhone(lead)).status).toBe(200);
    expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    const { phoneNumber, professionalId } = await eventually(async () => {
      const { offers } = await stateOf(system.kernel, distribution, lead.leadId);
      return pros.find((p) => p.professionalId === offers[0]?.professionalId);
    }, 'an offer');
    const token = await eventually(
      async () => (await job.texts(phoneNumber)).map((m) => job.tokenIn(m.body, 'accepter')).find(Boolean),
      'the text with the offer',
    );
    await job.accept(token);
    expect((await job.command(token, 'RecordContactMade')).status).toBe(200);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    const subject = { leadId: lead.leadId, acceptanceId: acceptances[0]!.acceptanceId };
    await system.dispatch('SendSurvey', { ...subject, dueAt: new Date().toISOString() });
    return { lead, ...subject, professionalId, link: await issueLink(system.kernel, { purpose: 'survey', subject, lang: 'fr', days: 14 }) };
  }

  it('words of a dissatisfied client are read, published whole, answered, and withdrawn by their author', async () => {
    const { lead, acceptanceId, professionalId, link } = await asked();
    accepting = professionalId;
    const words = 'Le site est simple, mais j’ai attendu deux jours avant un premier appel.';
    const answer = { overall: 1, callMe: false, publicWords: words };
    expect((await job.command(link, 'SubmitSurvey', { ...answer, overall: 9, publishConsent: true })).status).toBe(422);
    expect((await job.command(link, 'SubmitSurvey', answer)).body.errors).toMatchObject([{ field: 'publishConsent' }]);
    expect((await job.command(link, 'SubmitSurvey', { ...answer, publishConsent: true })).status).toBe(200);

    const listed = async (state: string) =>
      ((await admin('GET', '/api/views/reviews')).body.data as { id: string; state: string }[]).find(
        (row) => row.id === acceptanceId && row.state === state,
      );
    const row = await eventually(() => listed('Candidate'), 'the words in the list of the team');
    expect(JSON.stringify(row)).not.toContain(words);
    expect((await admin('GET', `/api/views/reviews/${acceptanceId}`)).body.words).toBe(words);
    expect((await page()).reviews).toEqual([]);

    const named = { acceptanceId, professionalId };
    expect((await send(admin, 'PublishReview', named)).body.detail).toContain('survey-is-not-moderated');
    expect((await send(admin, 'ModerateSurvey', { acceptanceId, label: 'called' })).status).toBe(200);
    for (const role of ['admin_validation', 'report_admin'] as const)
      expect((await send(await system.signIn(role), 'PublishReview', named)).status).toBe(403);
    expect((await send(await system.signIn('admin_on'), 'PublishReview', named)).status).toBe(404);
    expect((await send(admin, 'PublishReview', { ...named, subject: 'professional' })).body.detail).toContain('review-of-professional');
    expect((await send(await system.signIn('admin_qc'), 'PublishReview', named)).status).toBe(200);
    expect((await send(admin, 'ReplyToReview', { ...named, reply: 'Appelez-nous au 514 555-0199.' })).status).toBe(422);
    const reply = 'Merci. Nous relançons maintenant plus tôt.';
    expect((await send(admin, 'ReplyToReview', { ...named, reply })).status).toBe(200);

    const shown = await eventually(async () => {
      const found = await page();
      return found.reviews[0]?.reply && found;
    }, 'the words on the public page');
    expect(shown).toEqual({
      counts: { asked: 1, answered: 1, proposed: 1, published: 1, refused: 0, withdrawn: 0 },
      reviews: [{ words, lang: 'fr', province: 'QC', publishedAt: expect.any(String), reply }],
    });
    const own = async () => (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body.accepted[0].review;
    expect(await own()).toEqual({ state: 'Published', words, reply });

    expect((await job.command(link, 'WithdrawReview', { acceptanceId })).status).toBe(404);
    expect((await job.command(lead.statusToken, 'WithdrawReview', { acceptanceId })).status).toBe(200);
    await eventually(async () => (await page()).reviews.length === 0, 'no words on the public page');
    expect((await page()).counts).toMatchObject({ published: 0, withdrawn: 1 });
    expect(await own()).toBeUndefined();
    const ended = (await admin('GET', `/api/views/reviews/${acceptanceId}`)).body;
    expect(ended).toMatchObject({ state: 'Withdrawn', endedBy: 'author' });
    expect(ended).not.toHaveProperty('words');
  });

  it('a professional sees whole groups of five answers, and none that were promised to reach no one', async () => {
    const [{ professionalId }, other] = pros.filter((p) => p.professionalId !== accepting) as [(typeof pros)[0], (typeof pros)[0]];
    const pro = await signInPro(system, professionalId);
    const quality = async () => (await pro('GET', '/api/pro/quality')).body;
    let minute = 0;
    const answered = (more: object) => {
      const acceptanceId = randomUUID();
      const ids = { acceptanceId, leadId: randomUUID(), professionalId, personId: randomUUID() };
      const at = new Date(Date.now() - 86_400_000 + minute++ * 60_000).toISOString();
      return happenedBefore(
        system.kernel,
        survey,
        acceptanceId,
        [
          ['SurveyInvited', { ...ids, side: 'client', code: 'K7QF', province: 'QC', lang: 'fr', expiresAt: at }],
          ['SurveySubmitted', { ...ids, callMe: false, followUp: false, ...more }],
        ],
        at,
      );
    };
    const grades = { overall: 5, listened: 5, contacted: 2 };
    await answered({ ...grades, overall: 1 });
    for (let n = 0; n < 4; n++) await answered({ ...grades, grouped: true });
    const trend = async () =>
      ((await admin('GET', '/api/surveys/trend?by=professional')).body.rows as { key: string; answers: number }[]).find(
        ({ key }) => key === professionalId,
      );
    await eventually(async () => (await trend())?.answers === 5, 'the answers in the trend of the team');
    expect(await quality()).toEqual({ group: 5, counted: 0, overall: null, items: [] });

    await answered({ ...grades, overall: 3, grouped: true });
    await answered({ ...grades, overall: 1, listened: 1, grouped: true });
    await eventually(async () => (await trend())?.answers === 7, 'two answers more');
    // The sixth of them waits for its group.
    expect(await quality()).toEqual({
      group: 5,
      counted: 5,
      overall: 4.6,
      items: [
        { item: 'listened', mean: 5, answers: 5 },
        { item: 'contacted', mean: 2, answers: 5 },
      ],
    });
    const another = await signInPro(system, other.professionalId);
    expect((await another('GET', '/api/pro/quality')).body).toMatchObject({ counted: 0 });
    expect((await pro('GET', '/api/surveys/trend?by=month')).status).toBe(403);
    for (const by of ['month', 'field']) expect((await admin('GET', `/api/surveys/trend?by=${by}`)).status).toBe(200);
  });

  it('words about a professional of Ontario stand on their page while the setting lets them, and about one of Quebec under no setting', async () => {
    const lawyer = await approvedProfessional(system, { province: 'ON', lang: 'en' });
    const quebec = pros[0]!;
    const words = { ON: 'They listened, and the price was the one they had told me.', QC: 'Une personne qui écoute.' };
    for (const { professionalId, lang } of [lawyer, quebec]) {
      await system.dispatch('UpdateProfessionalProfile', {
        professionalId,
        text: { aboutFr: 'Droit de la famille.', aboutEn: 'Family law.' },
      });
      const asker = { kind: 'user', id: professionalId, role: 'jurilien_professional', lang } as const;
      await system.dispatch('PublishProfile', { professionalId, consent: true }, { actor: asker });
      await system.dispatch('PublishProfile', { professionalId });
    }
    const proposed = async (professionalId: string, province: 'QC' | 'ON') => {
      const acceptanceId = randomUUID();
      const personId = randomUUID();
      const subject = { acceptanceId, leadId: randomUUID(), professionalId, personId };
      await happenedBefore(system.kernel, survey, acceptanceId, [
        ['SurveyInvited', { ...subject, side: 'client', code: 'K7QF', province, lang: 'fr', expiresAt: new Date().toISOString() }],
        ['SurveySubmitted', { ...subject, callMe: false, followUp: false, overall: 5 }],
      ]);
      await happenedBefore(system.kernel, review, reviewIdOf(acceptanceId, 'professional'), [
        [
          'ReviewProposed',
          {
            ...subject,
            province,
            lang: 'en',
            subject: 'professional',
            words: words[province],
            wordsKey: `${personId}/review-${acceptanceId}`,
          },
        ],
      ]);
      expect((await send(admin, 'ModerateSurvey', { acceptanceId, label: 'called' })).status).toBe(200);
      return { acceptanceId, professionalId, subject: 'professional' };
    };
    const about = { ON: await proposed(lawyer.professionalId, 'ON'), QC: await proposed(quebec.professionalId, 'QC') };
    const shown = async ({ professionalId }: { professionalId: string }) =>
      (await job.link('')('GET', `/api/public/profiles/${professionalId}`)).body.words as { words: string }[];
    const second = await system.signIn('admin');
    const turn = async (value: boolean) => {
      const changeId = randomUUID();
      const reason = 'Avis sur les membres de l’Ontario';
      const act = (who: Staff, name: string, payload: object) =>
        who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason });
      const set = [{ key: 'reviews.professional.on', scope: {}, value }];
      expect((await act(admin, 'ProposeConfigChange', { changeId, set })).status).toBe(200);
      const { hash } = (await stateOf(system.kernel, configuration, 'main')).changes.get(changeId)!;
      expect((await act(second, 'ApproveConfigChange', { changeId, hash })).status).toBe(200);
    };

    expect((await send(admin, 'PublishReview', about.ON)).body.detail).toContain('review-of-professional');
    await turn(true);
    await eventually(async () => (await send(admin, 'PublishReview', about.ON)).status === 200, 'the words to be published');
    expect((await send(admin, 'PublishReview', about.QC)).body.detail).toContain('review-of-professional');
    const text = await eventually(async () => (await shown(lawyer))[0], 'the words on the page');
    expect(text).toEqual({ words: words.ON, lang: 'en', publishedAt: expect.any(String), reply: null });
    expect(await shown(quebec)).toEqual([]);
    expect(JSON.stringify(await page())).not.toContain(words.ON);

    await turn(false);
    await eventually(async () => (await shown(lawyer)).length === 0, 'the page without words');
  });
});
