import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { FEDERAL_TABLES_PATH, keptOffline, pages } from '../src/routes.table';

const WORKER = new URL('../src/enhance/sw.js', import.meta.url);
/** What the offline page and the kept ones are drawn with. */
const SHELL =
  /^assets\/(site-[\w-]+\.css|nunito-sans-latin-[\w-]+\.woff2|every-page-[\w-]+\.js|enhance-[\w-]+\.js|child-support-[\w-]+\.js|calculator-[\w-]+\.css)$/;

/** Scripts of our own that Vite hands on as they are (`?url`), made small; comments and names stay in the source. */
export const smallScripts = (): Plugin => ({
  name: 'small-scripts',
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'asset' && name.endsWith('.js')) file.source = small(name, String(file.source));
  },
});

/** `/sw.js`, which knows the files of its own build: another build is another worker, and what the one before kept is dropped. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).sort();
    const paths = [...keptOffline.flatMap((page) => [pages[page].fr, pages[page].en]), FEDERAL_TABLES_PATH];
    const source = readFileSync(WORKER, 'utf8')
      .replace("'__KEPT__'", listed(paths))
      .replace("'__SHELL__'", listed([...files.filter((name) => SHELL.test(name)).map((name) => `/${name}`), '/favicon.svg']));
    const version = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: small('sw.js', source.replace('__VERSION__', version)) });
  },
});

const listed = (paths: readonly string[]): string => paths.map((path) => `'${path}'`).join(', ');

function small(name: string, source: string): string {
  const { code, errors } = minifySync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  return code;
}
