import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { mayClaim, professional } from '@jurilien/professionals';
import { legalDocument } from '@jurilien/legal';
import { readStream } from '@jurilien/persistence';
import { localDate, SHIPPED_TERMS, shippedDocument, startOf, termsInForce, textOf, type LegalText } from '@jurilien/reference';
import { asOf, stateOf } from '@jurilien/runtime';
import { announceTerms } from '../../services/worker/src/professionals/announce-terms.js';
import { crowd } from '../support/crowd.js';
import { eventually } from '../support/eventually.js';
import { fromHome } from '../support/main-job.js';
import { requestFields } from '../support/people.js';
import { nothingPending } from '../support/invariants.js';
import { call, settled, startSystem, type System } from '../support/system.js';

const DAY_MS = 86_400_000;
const CODE = 'professional-terms';

/** A new version of a text: from the draft of one administrator, by the publication of another, to who agrees to it, or does not. */
describe('a legal text', () => {
  let system: System;
  let [writer, second]: Awaited<ReturnType<System['signIn']>>[] = [];
  /** Members who agreed to the terms of before, while those were in force. */
  let pros: string[] = [];
  const today = localDate(new Date().toISOString(), 'QC');
  const own = shippedDocument(CODE);
  const longer = (text: LegalText, title: string, words: string): LegalText => ({
    ...text,
    parts: [...text.parts, { id: 'essai', title, paragraphs: [words] }],
  });
  const next = {
    fr: longer(own.fr, 'Essai', 'Le nouvel article.'),
    en: longer(own.en, 'Trial', 'The new clause.'),
    changes: { fr: ['Un article de plus.'], en: ['One more clause.'] },
    effectiveOn: today,
  };

  beforeAll(async () => {
    system = await startSystem();
    pros = (await crowd(system, 2)).map(({ professionalId }) => professionalId);
    [writer, second] = [await system.signIn('admin'), await system.signIn('admin')];
  });
  afterAll(() => system?.close());

  const send = (who: typeof writer, name: string, payload: object, reason?: string) =>
    who!('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  const shown = async (code = CODE, query = '') => (await call(system.origin, 'GET', `/api/public/legal/${code}${query}`)).body;
  const hashNow = async () => (await stateOf(system.kernel, legalDocument, CODE)).draft!.hash;

  it('is shown as shipped until another version is published; a version or document that does not exist is not found', async () => {
    expect(await shown()).toMatchObject({ version: 1, effectiveOn: SHIPPED_TERMS, fr: own.fr, en: own.en, versions: [{ version: 1 }] });
    expect((await shown('privacy')).version).toBe(shippedDocument('privacy').version);
    const statuses = ['terms?version=2', 'recipes', 'terms?version=x'].map((path) => fetch(`${system.origin}/api/public/legal/${path}`));
    expect((await Promise.all(statuses)).map((r) => r.status)).toEqual([404, 422, 422]);
  });

  it('is drafted in French first, and not published by who wrote it', async () => {
    const alone = { ...next, fr: own.fr, changes: { fr: [], en: [] } };
    const refused = await send(writer, 'SaveLegalDocument', { code: CODE, ...alone });
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'en.parts.essai', message: 'french-first' }] });
    expect((await send(writer, 'SaveLegalDocument', { code: CODE, ...next })).status).toBe(200);
    const hash = await hashNow();
    expect((await send(writer, 'PublishLegalDocument', { code: CODE, hash }, 'Un nouvel article')).body.code).toBe('FOUR_EYES_REQUIRED');
    for (const role of ['admin_qc', 'admin_validation'] as const)
      expect((await send(await system.signIn(role), 'SaveLegalDocument', { code: CODE, ...next })).status).toBe(403);
    expect((await shown()).version).toBe(1);
  });

  it('is published by a second administrator who read that draft, and shown from its day on in both languages; the one before stays', async () => {
    expect((await send(second, 'PublishLegalDocument', { code: CODE, hash: 'another' }, 'Un nouvel article')).status).toBe(409);
    const published = await send(second, 'PublishLegalDocument', { code: CODE, hash: await hashNow() }, 'Un nouvel article');
    expect(published.status).toBe(200);
    expect(await shown()).toMatchObject({ version: 2, effectiveOn: today, changes: next.changes });
    const { fr, en, versions } = await shown();
    expect([fr.parts.at(-1), en.parts.at(-1)]).toEqual([next.fr.parts.at(-1), next.en.parts.at(-1)]);
    expect(versions.map((v: { version: number }) => v.version)).toEqual([2, 1]);
    expect(await shown(CODE, '?version=1')).toMatchObject({ version: 1, fr: own.fr, inForce: { version: 2 } });
    await settled(system.kernel, published.body.position as number);
    const row = (await second!('GET', `/api/views/legal-documents/${CODE}`)).body;
    expect(row).toMatchObject({ publishedVersion: 2, writers: [], versions: [{ version: 2, reason: 'Un nouvel article' }] });
    const gone = await send(writer, 'PublishLegalDocument', { code: CODE, hash: 'any' }, 'Encore');
    expect(gone.body).toMatchObject({ code: 'WRONG_STATE' });
  });

  it('of the consents of a request is what a request was sent under: which sentences were agreed to is kept with each', async () => {
    const { fr, en } = shippedDocument('request-consents');
    const clearer = (text: LegalText, lead: string): LegalText => ({ ...text, lead });
    const said = { ...next, fr: clearer(fr, 'Chaque phrase est claire.'), en: clearer(en, 'Each sentence is clear.') };
    expect((await send(writer, 'SaveLegalDocument', { code: 'request-consents', ...said })).status).toBe(200);
    const { hash } = (await stateOf(system.kernel, legalDocument, 'request-consents')).draft!;
    const published = await send(second, 'PublishLegalDocument', { code: 'request-consents', hash }, 'Plus clair');
    expect(published.status).toBe(200);
    const sent = async (consentTexts?: string) => {
      const leadId = randomUUID();
      const form = { leadId, form: 'request', lang: 'fr', website: '', consents: { sharing: true, contact: true } };
      const body = { ...form, fields: requestFields(), ...(consentTexts ? { consentTexts } : {}) };
      expect((await call(system.origin, 'POST', '/api/public/requests', body, fromHome(system))).status).toBe(201);
      const { db, codec } = system.kernel;
      const consents = (await readStream(db, codec, `lead-${leadId}`)).filter(({ type }) => type === 'ConsentRecorded');
      return [...new Set(consents.map(({ data }) => data['textVersion']))];
    };
    const name = (version: number) => `request-consents/${version}/fr`;
    await eventually(async () => (await sent())[0] === name(2) || undefined, 'the sentences in every process');
    expect(await sent(name(1))).toEqual([name(1)]);
    await expect(sent(name(9))).rejects.toThrow();
  });

  const night = async (day: number) => {
    await announceTerms(
      system.kernel,
      system.app!.get(CommandBus),
    )({
      id: randomUUID(),
      job: 'announce-terms',
      key: `announce-terms:${day}`,
      input: { day: String(day) },
      position: 1,
      occurredAt: new Date().toISOString(),
      now: new Date(Date.parse(startOf(today)) + day * DAY_MS + DAY_MS / 2).toISOString(),
      attempts: 1,
    });
  };
  const noticesTo = async (id: string) =>
    (
      await system.kernel.db.query<{ n: number }>(
        `select count(*)::int as n from events where type = 'MessageQueued' and payload ->> 'rule' = 'R66' and payload ->> 'recipientId' = $1`,
        [id],
      )
    )[0]!.n;

  it('of professionals gives them notice once a step, is agreed to with the text that was shown, and bars the others after its notice', async () => {
    await eventually(async () => termsInForce(asOf(system.kernel)).effectiveOn === today || undefined, 'the terms in every process');
    const [agrees, waits] = pros as [string, string];
    const after = async (day: number) => {
      await night(day);
      await nothingPending(system);
      return Promise.all([agrees, waits].map(noticesTo));
    };
    expect([await after(0), await after(1)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const agreed = { professionalId: agrees, lang: 'en', frDeliveredAt: new Date().toISOString() };
    const old = system.dispatch('AcceptProfessionalTerms', { ...agreed, version: SHIPPED_TERMS });
    await expect(old).rejects.toThrow('old-terms');
    await system.dispatch('AcceptProfessionalTerms', { ...agreed, version: today });
    const { db, codec } = system.kernel;
    expect((await readStream(db, codec, `professional-${agrees}`)).at(-1)).toMatchObject({
      type: 'ProfessionalTermsAccepted',
      data: { version: today, lang: 'en', textHash: system.kernel.secrets.hash(textOf((await shown()).en)) },
    });
    await nothingPending(system);
    expect([await after(7), await after(8), await after(14)]).toEqual([
      [1, 2],
      [1, 2],
      [1, 3],
    ]);
    const { terms } = await stateOf(system.kernel, legalDocument, CODE);
    const bar = Date.parse(terms[0]!.barAt);
    const may = async (id: string, at: number) =>
      mayClaim(await stateOf(system.kernel, professional, id), { province: 'QC', ...asOf(system.kernel, new Date(at).toISOString()) });
    expect([await may(waits, bar - 1), await may(waits, bar)]).toEqual([true, { code: 'E03', detail: 'terms' }]);
    expect(await may(agrees, bar)).toBe(true);
  });
});
