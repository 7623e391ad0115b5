import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementTexts, type Promised } from './statement';

/** The test that keeps each promise of the statement: its file, and words of its title or of what it looks at. */
const KEPT: Readonly<Record<Promised, readonly [file: string, words: string]>> = {
  level: ['test/support/browser.ts', 'Everything axe finds on the page as it stands'],
  axe: ['test/browser/site-routes.ts', 'valid markup, no barrier, no complaint, narrow and wide, in both languages'],
  keyboard: ['test/browser/site-keyboard.ts', 'a keyboard is enough to send a request'],
  scripts: ['test/browser/site-states.ts', 'without scripts a request is sent, confirmed, held, accepted; another is refused'],
  narrow: ['test/support/browser.ts', 'page.evaluate(sidewaysPixels)'],
  targets: ['test/support/browser.ts', 'page.evaluate(targetsUnder, 44)'],
  paste: ['test/browser/account-passwords.ts', 'letsPaste'],
  paper: ['services/api/src/copies/copy-pdf.spec.ts', 'is a PDF/UA'],
  languages: ['test/browser/site-crawl.ts', 'reads on each page which page it is, in which language, and which is its twin'],
};

describe('the statement about accessibility', () => {
  it.each(Object.entries(KEPT))('promises nothing that no test keeps: %s', (_promise, [file, words]) => {
    expect(readFileSync(join(process.cwd(), file), 'utf8')).toContain(words);
  });
  it('promises the same in both languages', () => {
    expect(Object.keys(statementTexts.en.promises)).toEqual(Object.keys(statementTexts.fr.promises));
    expect(Object.keys(KEPT)).toEqual(Object.keys(statementTexts.fr.promises));
  });
});
