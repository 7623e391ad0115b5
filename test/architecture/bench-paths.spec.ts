import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Programs that load built files by their path, which no compiler follows when a file moves. */
const ROOTS = ['test/bench', 'test/fuzz', 'services/launcher'];
const programs = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({ file: `${root}/${file}`, text: readFileSync(`${root}/${file}`, 'utf8') })),
);

const literals = (args: string): string[] => [...args.matchAll(/'([^']*)'/g)].map(([, literal]) => literal!);
const source = (built: string): string => built.replace(/^dist\//, '').replace(/\.js$/, '.ts');

/** The source files that a program's text names by their built path; a path with a variable in it is left out. */
function sourcesNamedIn(text: string): string[] {
  const libs = [...text.matchAll(/\blib\(root, ('[^)]*')\)/g)].map(([, args]) => {
    const [name, file = 'index'] = literals(args!);
    return `libs/${name}/src/${file}.ts`;
  });
  const joined = [...text.matchAll(/join\(root, ('dist'(?:, '[^']*')*, '[^']*\.js')\)/g)].map(([, args]) =>
    source(literals(args!).join('/')),
  );
  const written = [...text.matchAll(/dist\/[\w./-]+\.js\b/g)].map(([path]) => source(path));
  const api = [...text.matchAll(/\bapi\('([^']+)'\)/g)].map(([, file]) => `services/api/src/${file}.ts`);
  return [...libs, ...joined, ...written, ...api];
}

/** Names that a program takes out of a library's index. */
const namesTaken = (text: string): { lib: string; name: string }[] =>
  [...text.matchAll(/const \{ ([^}]+) \} = await lib\(root, '([^']+)'\)/g)].flatMap(([, names, lib]) =>
    names!.split(',').map((name) => ({ lib: lib!, name: name.split(':')[0]!.trim() })),
  );
const exportsOf = (lib: string): string =>
  readdirSync(`libs/${lib}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`libs/${lib}/src/${file}`, 'utf8'))
    .join('\n');

describe('programs that load built files', () => {
  it('name files that exist', () => {
    const named = programs.flatMap(({ file, text }) => sourcesNamedIn(text).map((path) => ({ file, path })));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(sourcesNamedIn(`lib(root, 'lead', 'gone') join(root, 'dist', 'services', 'api.js')`)).toEqual([
      'libs/lead/src/gone.ts',
      'services/api.ts',
    ]);
  });
  it('take names that their library has', () => {
    const taken = programs.flatMap(({ text }) => namesTaken(text));
    expect(taken.length).toBeGreaterThan(10);
    const missing = taken.filter(({ lib, name }) => !new RegExp(`export [^;]*\\b${name}\\b`).test(exportsOf(lib)));
    expect(missing).toEqual([]);
  });
});
