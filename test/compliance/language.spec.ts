import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_CODES, legalFaults, shippedDocument } from '@jurilien/reference';
import { codesFr } from '../../console/src/i18n/fr/codes.js';
import { acceptedTexts } from '../../public-site/src/features/acceptances/words/accepted.js';
import { pros } from '../../public-site/src/features/joining/words/pros.js';
import { directoryTexts } from '../../public-site/src/features/professionals/words/directory.js';
import { langOf, pageAt, pages, pathOf, type PageId } from '../../public-site/src/routes.table.js';

const TITLES = ['lawyer', 'notary', 'paralegal', 'mediator'];
const ROOT = join(import.meta.dirname, '..', '..');

// 5.5: the Charter of the French language. FR-3 stands with the terms of professionals, FR-5 with the papers of purchases.
describe('the French language', () => {
  it('FR-1: no text is missing in French, and none is the same in both languages but for names and words they share', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--no-warnings', 'test/architecture/i18n.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/ok +console: no text is the same in French and in English/);
    expect({ status, faults: stdout.split('\n').filter((line) => line !== '' && !/^ok |^\d+ passed, 0 failed$/.test(line)) }).toEqual({
      status: 0,
      faults: [],
    });
  });

  it('FR-2: every page has an address of its own in each language, which leads back to it', () => {
    const segments = { token: 'jeton-1', account: 'compte-1', lead: 'demande-1', slug: 'un-texte', appointment: 'rendez-vous-1' };
    for (const page of Object.keys(pages) as PageId[])
      for (const lang of ['fr', 'en'] as const) {
        const path = pathOf(page, lang, segments);
        expect([path, langOf(path), pageAt(path)]).toEqual([path, lang, expect.objectContaining({ page, lang })]);
        expect(path).not.toMatch(/:/);
      }
  });

  it('FR-4: nothing is published in English alone: no text of the site, no legal document', () => {
    const texts = readdirSync(join(ROOT, 'public-site/content'), { recursive: true, encoding: 'utf8' });
    const english = texts.filter((file) => /\.en\.(md|yaml)$/.test(file));
    expect(english.length).toBeGreaterThan(20);
    expect(english.filter((file) => !texts.includes(file.replace('.en.', '.fr.')))).toEqual([]);
    for (const code of LEGAL_CODES) {
      const { fr, en } = shippedDocument(code);
      const [changes, withoutFrench] = [
        { fr: ['Ceci.'], en: ['This.'] },
        { ...fr, title: '', lead: '' },
      ];
      expect([code, legalFaults(code, { fr, en, changes })]).toEqual([code, []]);
      expect([code, legalFaults(code, { fr: withoutFrench, en, changes }).every(({ lang }) => lang === 'fr')]).toEqual([code, true]);
      expect([code, legalFaults(code, { fr: withoutFrench, en, changes }).length > 0]).toEqual([code, true]);
    }
  });

  it('FR-6: titles of professionals stand in French in the form their orders use, wherever one is shown', () => {
    const titlesIn = (words: Readonly<Record<string, unknown>>): unknown[] =>
      TITLES.map((title) => words[`title_${title}`] ?? words[title]);
    const shown = [directoryTexts.fr, acceptedTexts.fr, pros.fr, codesFr.titles].map(titlesIn);
    expect(shown).toEqual([
      ['Avocate ou avocat', 'Notaire', 'Parajuriste', 'Médiatrice ou médiateur'],
      ['Avocate ou avocat', 'Notaire', 'Parajuriste titulaire de permis', 'Médiatrice ou médiateur'],
      ['Avocate ou avocat', 'Notaire', 'Parajuriste titulaire d’un permis', 'Médiatrice ou médiateur accrédité'],
      ['Avocat', 'Notaire', 'Parajuriste', 'Médiateur'],
    ]);
  });
});
