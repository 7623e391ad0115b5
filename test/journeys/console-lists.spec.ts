import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTS, ROUTES, VIEWS, type ListOf } from '@jurilien/contracts';

const FEATURES = join(import.meta.dirname, '../../console/src/features');
const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
  .map((file) => readFileSync(join(FEATURES, file), 'utf8'));

describe('the lists of the console', () => {
  it('can all be arranged, and nothing else is called a list', () => {
    const drawn = sources.flatMap((source) => [...source.matchAll(/<LiveList<[^>]+>\s+resource="([^"]+)"/g)].map(([, name]) => name!));
    expect([...new Set(drawn)].sort()).toEqual(Object.keys(LISTS).sort());
  });
  it('each have a view or a door that the permission matrix knows', () => {
    for (const [name, { view, route }] of Object.entries<ListOf>(LISTS))
      expect([name, view === undefined ? ROUTES[route!] !== undefined : VIEWS[view] !== undefined]).toEqual([name, true]);
  });
});
