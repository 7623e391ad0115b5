import { createHash } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import { configWith, given, rowsOf, story, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { canonical, shippedDocument, textOf } from '@jurilien/reference';
import { another } from '../legal.testing.js';
import { legalDocument, type Written } from '../legal-document.js';
import { legalDocuments } from '../views/legal-documents.js';
import { publishLegalDocument } from './publish-legal-document.js';
import { saveLegalDocument } from './save-legal-document.js';

const hash = (said: string): string => createHash('sha256').update(said).digest('hex');
const admin = (id: string) => ({ actor: { kind: 'user', id, role: 'jurilien_admin' }, reason: 'Nouvel article', hash }) as const;
const [writer, second] = [admin('a'), admin('b')];
const code = 'professional-terms';
const next = another('2026-12-01');
const hashOf = (said: Written) => hash(canonical(said));
const drafted = (said: Written = next, by: string = 'a'): Past[number] => [
  'LegalDocumentDrafted',
  { code, ...said, hash: hashOf(said) },
  undefined,
  { kind: 'user', id: by },
];
const published = (version: number, said: Written): Past => [
  ['LegalDocumentPublished', { code, version, ...said, hash: hashOf(said) }],
  ['TermsPublished', { version, effectiveOn: said.effectiveOn, barAt: '2026-12-31T05:00:00.000Z', hashes: { fr: 'f', en: 'e' } }],
];
const clone = (said: Written): Written => structuredClone(said);

describe('SaveLegalDocument', () => {
  const save = (said: Written, document: Past = []) => given({ document }).when(saveLegalDocument, { code, ...said }, writer);
  it('keeps a draft, however unfinished, with a hash of all of it', () => {
    const unfinished = clone(next);
    unfinished.en.parts[1]!.title = '';
    expect(save(unfinished).events()).toEqual({
      document: [{ type: 'LegalDocumentDrafted', data: { code, ...unfinished, hash: hashOf(unfinished) } }],
    });
  });
  it('is no news when it says what is in force, or what is drafted already', () => {
    const { fr, en } = shippedDocument(code);
    expect(save(another('2027-01-01', { fr, en })).types()).toEqual({});
    expect(save(next, [drafted()]).types()).toEqual({});
    expect(save(another('2026-12-02'), [drafted()]).types()).toEqual({ document: ['LegalDocumentDrafted'] });
  });
  it('has French written first: English alone is refused where it stands', () => {
    const english = clone(next);
    english.fr.lead = '';
    english.fr.parts = english.fr.parts.slice(0, 1);
    english.changes.fr = [];
    const refused = (): unknown => {
      try {
        return save(english).events();
      } catch (error) {
        return error instanceof Refused ? [error.message, error.fields.map((f) => f.field)] : error;
      }
    };
    expect(refused()).toEqual(['VALIDATION: french-first', ['en.lead', 'en.changes', 'en.parts.essai']]);
  });
  it('keeps no empty lines, and takes no document that is none', () => {
    const gaps = clone(next);
    gaps.fr.parts[1]!.paragraphs = ['Un', '  ', 'Deux'];
    gaps.fr.parts[1]!.items = [''];
    expect(JSON.stringify(save(gaps).events())).toContain('["Un","Deux"]');
    expect(JSON.stringify(save(gaps).events())).not.toContain('""');
    expect(saveLegalDocument.input.safeParse({ code: 'recipes', ...next }).success).toBe(false);
  });
});

describe('PublishLegalDocument', () => {
  const publish = (document: Past, who: object = second, read = hashOf(next)) =>
    given({ document }).when(publishLegalDocument, { code, hash: read }, who);
  const faultsOf = (said: Written, past: Past = []): string[] => {
    try {
      publish([...past, drafted(said)], second, hashOf(said)).events();
      return [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [error.message, ...error.fields.map((f) => `${f.field}: ${f.message}`)];
    }
  };
  it('makes the draft the version after the last one, and gives professionals the notice in force before it bars', () => {
    const { fr, en } = next;
    expect(publish([drafted()]).events()).toEqual({
      document: [
        { type: 'LegalDocumentPublished', data: { code, version: 2, ...next, hash: hashOf(next) } },
        {
          type: 'TermsPublished',
          data: {
            version: 2,
            effectiveOn: '2026-12-01',
            barAt: '2026-12-31T05:00:00.000Z',
            hashes: { fr: hash(textOf(fr)), en: hash(textOf(en)) },
          },
        },
      ],
    });
    const ten = { ...second, config: configWith({ 'professional.termsNoticeDays': 10 }) };
    expect(publish([drafted()], ten).events()).toMatchObject({ document: [{}, { data: { barAt: '2026-12-11T05:00:00.000Z' } }] });
  });
  it('counts on from what is shipped, and tells professionals of no other document', () => {
    const said = another('2026-12-01', shippedDocument('terms'));
    const document: Past = [
      ['LegalDocumentDrafted', { code: 'privacy', ...said, hash: hashOf(said) }, undefined, { kind: 'user', id: 'a' }],
    ];
    const events = given({ document })
      .when(publishLegalDocument, { code: 'privacy', hash: hashOf(said) }, second)
      .events();
    expect(events).toMatchObject({
      document: [{ type: 'LegalDocumentPublished', data: { version: shippedDocument('privacy').version + 1 } }],
    });
    expect(events['document']).toHaveLength(1);
  });
  it('is refused to everyone who wrote in the draft, and to the one who did so before it was published last no more', () => {
    expect(publish([drafted()], writer).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(publish([drafted(another('2026-12-02'), 'b'), drafted()]).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    const later = another('2026-12-03', shippedDocument('terms'));
    expect(publish([drafted(next, 'b'), ...published(2, next), drafted(later)], second, hashOf(later)).types()['document']).toHaveLength(2);
  });
  it('publishes what was read: a draft that changed since is refused, and one that says the same as the last version', () => {
    expect(publish([drafted(), drafted(another('2026-12-02'))]).refusal()).toBe('STALE_VERSION: draft-changed');
    expect(publish([]).refusal()).toBe('WRONG_STATE: nothing-drafted');
    const again = another('2026-12-09');
    expect(publish([...published(2, next), drafted(again)], second, hashOf(again)).refusal()).toBe('WRONG_STATE: nothing-drafted');
  });
  it('needs French whole, then English with the same parts, a summary of changes, and no markup', () => {
    const said = clone(next);
    said.fr.parts[1]!.paragraphs = ['<b>Important</b>'];
    said.en.title = '';
    said.en.parts[1]!.id = 'trial';
    said.changes.en = [];
    expect(faultsOf(said)).toEqual([
      'VALIDATION: document-incomplete',
      'fr.essai: markup',
      'en.title: missing',
      'en.changes: missing',
      'en.parts: parts-differ',
    ]);
  });
  it('comes into force on a day that has not gone by, after the last version did', () => {
    expect(faultsOf(another('2026-11-01'))).toEqual(['VALIDATION: document-incomplete', 'effectiveOn: day-gone-by']);
    const other = another('2026-12-01', shippedDocument('terms'));
    expect(faultsOf(other, published(2, next))).toEqual(['VALIDATION: document-incomplete', 'effectiveOn: not-after-last']);
    expect(faultsOf(another('2026-11-02'))).toEqual([]);
    expect(faultsOf(another('2206-12-01'))).toEqual(['VALIDATION: document-incomplete', 'effectiveOn: too-far:366']);
  });
});

describe('legal-documents', () => {
  const of = (type: string, data: object): StoryEvent => [legalDocument, code, type, data as Record<string, unknown>];
  const all = story(...[drafted(), ...published(2, next)].map(([type, data]) => of(type, data)));
  it('shows the draft with who wrote it, then the version with who published it', () => {
    expect(rowsOf(legalDocuments, all.slice(0, 1)).get(code)).toMatchObject({
      id: code,
      draftHash: hashOf(next),
      versions: [],
      version: 1,
    });
    expect(rowsOf(legalDocuments, all).get(code)).toMatchObject({
      draft: null,
      writers: [],
      publishedVersion: 2,
      versions: [{ version: 2 }],
      version: 3,
    });
    expect(unexercised(legalDocuments, all)).toEqual([]);
  });
});
