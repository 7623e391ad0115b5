import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one place where markup is written as it is: a script whose text is a constant of ours, named by its hash in the policy. */
const ALLOWED = ['public-site/src/root.tsx'];
const RAW = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js)$/.test(name))
    .map((name) => join(room, name));

// proves: ASVS row 58
describe('markup of the front ends', () => {
  const found = ['console/src', 'public-site/src'].flatMap(sources).filter((path) => RAW.test(readFileSync(path, 'utf8')));

  it('is made by React alone, which escapes what people wrote', () => {
    expect(found).toEqual(ALLOWED);
  });
  it('holds nothing but a constant where it is written as it is', () => {
    const uses = readFileSync(ALLOWED[0]!, 'utf8').match(/dangerouslySetInnerHTML=\{\{ __html: (\w+) \}\}/g);
    expect(uses).toEqual(['dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }}']);
  });
});
