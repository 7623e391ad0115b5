import { randomUUID } from 'node:crypto';
import { legalDocument } from '@jurilien/legal';
import { readStream } from '@jurilien/persistence';
import { localDate, shippedDocument, type LegalText } from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { fromHome } from '../support/main-job.js';
import { requestFields } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';

/** Who would have people agree to something else than they read, or read what is not published yet. */
describe('a legal text under attack', () => {
  let system: System;
  let writer: Awaited<ReturnType<System['signIn']>>;
  let second: typeof writer;
  const today = localDate(new Date().toISOString(), 'QC');
  const CODE = 'request-consents';
  const own = shippedDocument(CODE);
  const saying = (text: LegalText, lead: string, words?: string): LegalText => ({
    ...text,
    lead,
    parts: text.parts.map((part, n) => (n === 0 && words ? { ...part, paragraphs: [words] } : part)),
  });
  const draft = (words?: string, en: LegalText = saying(own.en, 'SECRET DRAFT', words)) => ({
    code: CODE,
    fr: saying(own.fr, 'BROUILLON SECRET', words),
    en,
    changes: { fr: ['Autrement.'], en: ['Otherwise.'] },
    effectiveOn: today,
  });

  beforeAll(async () => {
    system = await startSystem();
    [writer, second] = [await system.signIn('admin'), await system.signIn('admin')];
  });
  afterAll(() => system?.close());

  const send = (who: typeof writer, name: string, payload: object, more: object = {}) =>
    who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...more });
  const publish = async (who: typeof writer, hash?: string) => {
    const now = (await stateOf(system.kernel, legalDocument, CODE)).draft?.hash;
    return send(who, 'PublishLegalDocument', { code: CODE, hash: hash ?? now }, { reason: 'Une autre phrase' });
  };
  const shown = async (query = '') => call(system.origin, 'GET', `/api/public/legal/${CODE}${query}`);

  it('shows a draft to those who work on it alone', async () => {
    expect((await send(writer, 'SaveLegalDocument', draft())).status).toBe(200);
    const view = `/api/views/legal-documents/${CODE}`;
    await eventually(async () => (await second('GET', view)).status === 200 || undefined, 'the draft in the list');
    for (const role of ['admin_validation', 'admin_restricted']) expect((await (await system.signIn(role))('GET', view)).status).toBe(403);
    expect((await call(system.origin, 'GET', view)).status).toBe(401);
    const [inForce, next] = [await shown(), await shown('?version=2')];
    expect([inForce.body.version, next.status]).toEqual([1, 404]);
    expect(JSON.stringify(inForce.body)).not.toMatch(/SECRET/i);
  });

  it('is published by no one who had a hand in it, and not in other words than were read', async () => {
    const read = (await stateOf(system.kernel, legalDocument, CODE)).draft!.hash;
    expect((await publish(writer)).body.code).toBe('FOUR_EYES_REQUIRED');
    expect((await send(writer, 'SaveLegalDocument', draft('J’accepte tout.'))).status).toBe(200);
    expect((await publish(second, read)).body).toMatchObject({ status: 409, code: 'STALE_VERSION' });
    // Writing one word in it does not make its writer a stranger.
    expect((await send(second, 'SaveLegalDocument', draft('J’accepte tout!'))).status).toBe(200);
    for (const who of [writer, second]) expect((await publish(who)).body.code).toBe('FOUR_EYES_REQUIRED');
    for (const role of ['admin_qc', 'admin_on', 'admin_validation']) expect((await publish(await system.signIn(role))).status).toBe(403);
    expect((await shown()).body.version).toBe(1);
  });

  it.each([
    ['markup', { code: 'markup' }, draft('<img src=x onerror=alert(1)>')],
    ['words that read otherwise than they are written', { code: 'invisible' }, draft('Je n’accepte \u202eneir\u202c.')],
    ['French alone', { code: 'missing' }, draft(undefined, { ...own.en, title: '' })],
    [
      'a box less',
      { code: 'boxes-changed' },
      { ...draft(), fr: { ...own.fr, parts: own.fr.parts.slice(1) }, en: { ...own.en, parts: own.en.parts.slice(1) } },
    ],
    ['a day that keeps every other version out', { code: 'too-far:366' }, { ...draft(), effectiveOn: '2206-01-01' }],
    ['a day that has gone by', { code: 'day-gone-by' }, { ...draft(), effectiveOn: '2026-11-02' }],
  ])('is not published with %s', async (_what, { code }, said) => {
    expect((await send(writer, 'SaveLegalDocument', said)).status).toBe(200);
    const refused = await publish(await system.signIn('admin'));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toContain(code);
    expect((await shown()).body.version).toBe(1);
  });

  it('cannot be agreed to in a version that is not in force, or by the name of another document', async () => {
    const asked = async (consentTexts: string) => {
      const leadId = randomUUID();
      const form = { leadId, form: 'request', lang: 'fr', website: '', consents: { sharing: true, contact: true }, consentTexts };
      const sent = await call(system.origin, 'POST', '/api/public/requests', { ...form, fields: requestFields() }, fromHome(system));
      const { db, codec } = system.kernel;
      const kept = (await readStream(db, codec, `lead-${leadId}`)).filter(({ type }) => type === 'ConsentRecorded');
      return { status: sent.status, errors: sent.body.errors as unknown, kept: [...new Set(kept.map(({ data }) => data['textVersion']))] };
    };
    for (const name of ['request-consents/2/fr', 'request-consents/1/de', 'terms/1/fr', '../1/fr', '1'])
      expect(await asked(name)).toEqual({ status: 422, errors: [{ field: 'consents.sharing', message: 'text-changed' }], kept: [] });
    expect(await asked('request-consents/1/en')).toMatchObject({ status: 201, kept: ['request-consents/1/en'] });
  });
});
