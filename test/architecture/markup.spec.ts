import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inert } from '../../public-site/src/layout/described';

/**
 * Where something is written as it is: a script whose text is a constant of ours, named by its hash in the policy; and data for
 * machines, which no browser runs and which cannot end the element it stands in.
 */
const ALLOWED = ['public-site/src/layout/structured-data.tsx', 'public-site/src/root.tsx'];
const RAW = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;

const sources = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js)$/.test(name))
    .map((name) => join(room, name));

// proves: ASVS row 58
describe('markup of the front ends', () => {
  const found = ['console/src', 'public-site/src']
    .flatMap(sources)
    .filter((path) => RAW.test(readFileSync(path, 'utf8')))
    .sort();

  it('is made by React alone, which escapes what people wrote', () => {
    expect(found).toEqual(ALLOWED);
  });
  it('holds nothing but a constant where it is written as it is', () => {
    const uses = ALLOWED.flatMap((path) => readFileSync(path, 'utf8').match(/dangerouslySetInnerHTML=\{\{ __html: [\w()]+ \}\}/g));
    expect(uses).toEqual(['dangerouslySetInnerHTML={{ __html: inert(of) }}', 'dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }}']);
  });
  it('cannot be ended by what a description says', () => {
    const markup = inert({ name: '</script><script>alert(1)</script><!--' });
    expect(markup).not.toContain('<');
    expect(JSON.parse(markup)).toEqual({ '@context': 'https://schema.org', name: '</script><script>alert(1)</script><!--' });
  });
});
