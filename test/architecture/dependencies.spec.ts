import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const WORKSPACES = ['.', 'console', 'public-site'];
const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

/** Every package that a workspace asks for, with the licence of what is installed. */
const installed = new Map(
  WORKSPACES.flatMap((workspace) => {
    const { dependencies, devDependencies } = json(join(workspace, 'package.json')) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies }).map((name) => {
      const place = [workspace, '.'].map((w) => join(w, 'node_modules', name, 'package.json')).find((path) => existsSync(join(ROOT, path)));
      return [name, (json(place!) as { license: string }).license] as const;
    });
  }),
);

/** Rows of the table, as they should read: names, a reason, one licence. */
function faultsOf(page: string): string[] {
  const rows = [...page.matchAll(/^\| (`.+?`) +\| (.*?) +\| (.*?) +\|$/gm)].map(([, names, why, licence]) => ({
    names: [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    why: why!,
    licence: licence!,
  }));
  const covers = (name: string, packageName: string): boolean =>
    name.endsWith('/*') ? packageName.startsWith(name.slice(0, -1)) : name === packageName;
  const rowsOf = (packageName: string) => rows.filter(({ names }) => names.some((name) => covers(name, packageName)));
  return [
    ...[...installed].flatMap(([name, licence]) => {
      const [row, ...others] = rowsOf(name);
      if (!row) return [`${name} has no row`];
      if (others.length > 0) return [`${name} has several rows`];
      return row.licence === licence ? [] : [`${name} is under ${licence}, not ${row.licence}`];
    }),
    ...rows.flatMap(({ names, why }) => [
      ...names.filter((name) => ![...installed.keys()].some((one) => covers(name, one))).map((name) => `${name} is not used`),
      ...(why.trim() === '' ? [`${names.join(', ')}: no reason`] : []),
    ]),
  ];
}

const page = readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8');

it('the workspaces are those that are compared', () => {
  expect(['.', ...(json('package.json') as Manifest).workspaces!]).toEqual(WORKSPACES);
  expect(installed.size).toBeGreaterThan(80);
});

it('docs/dependencies.md has every package with its reason and licence, and no other', () => {
  expect(faultsOf(page)).toEqual([]);
});

it.each([
  ['a package without a row', '`zod`', '`zod4`', ['zod has no row', 'zod4 is not used']],
  ['another licence', /(`ioredis` .*\| )MIT/, '$1ISC', ['bullmq is under MIT, not ISC', 'ioredis is under MIT, not ISC']],
  ['a package in two rows', '`pino`', '`pino`, `stripe`', ['stripe has several rows']],
  ['a row without a reason', /(`pino` +\| )structured logs/, '$1', ['pino: no reason']],
])('is read closely enough to notice %s', (_, from, to, faults) => {
  expect(new Set(faultsOf(page.replace(from, to)))).toEqual(new Set(faults));
});
