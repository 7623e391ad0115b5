import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const ONE_PLACE = 'libs/contracts/src/csv.ts';
const sources = ['libs', 'services', 'console/src', 'public-site/src']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /(?<!\.spec|\.d)\.(?:m?ts|tsx)$/.test(file) && !/\/(?:dist|build|node_modules)\//.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const holding = (sign: RegExp): string[] => sources.filter((file) => sign.test(texts.get(file)!));

describe('files for spreadsheets', () => {
  it('are put together in one place, which knows what a formula is', () => {
    // The mark that spreadsheets look for, and lines of cells joined to a table.
    expect(holding(/\\ufeff['"`]|\\ufeff\$\{/i)).toEqual([ONE_PLACE]);
    expect(
      holding(/\.join\(['"`][;,|]?\\r\\n['"`]\)/).filter((file) => /csv/i.test(texts.get(file)!) && !/\bicsOf\b/.test(texts.get(file)!)),
    ).toEqual([]);
  });

  it('are sent or handed over only by what has them made there', () => {
    // A contract of a route names the media type, and sends nothing.
    const telling = holding(/['"`]text\/csv/).filter((file) => !file.startsWith('libs/contracts/src/api/'));
    expect(telling.length).toBeGreaterThan(2);
    const made = /\b(?:csvOf|csvLine|tableOf|statementCsv|reportFile|copyTable)\(/;
    expect(telling.filter((file) => !made.test(texts.get(file)!))).toEqual([]);
  });
});
