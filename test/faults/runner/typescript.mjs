/**
 * Lets Node.js run the TypeScript of `test/` as it is, against the product as it is built: `@jurilien/x` and paths into `libs/` and
 * `services/` lead to `dist/`, and a `.js` beside which only a `.ts` lies leads to that one.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..', '..', '..');
const ofTests = pathToFileURL(join(root, 'test') + '/').href;
const built = ['libs', 'services'].map((top) => join(root, top) + '/');
const entries = { testing: 'testing', 'command-bus': 'command-bus', 'child-support': 'child-support/index' };

registerHooks({
  resolve(specifier, context, next) {
    const lib = /^@jurilien\/([a-z-]+)(?:\/(.+))?$/.exec(specifier);
    if (lib) return next(pathToFileURL(join(root, 'dist', 'libs', lib[1], 'src', `${entries[lib[2]] ?? 'index'}.js`)).href, context);
    if (!/^\..*\.js$/.test(specifier) || !context.parentURL?.startsWith(ofTests)) return next(specifier, context);
    const path = resolve(dirname(fileURLToPath(context.parentURL)), specifier);
    const typed = path.replace(/\.js$/, '.ts');
    if (built.some((top) => path.startsWith(top)) && existsSync(typed))
      return next(pathToFileURL(join(root, 'dist', path.slice(root.length))).href, context);
    return next(!existsSync(path) && existsSync(typed) ? pathToFileURL(typed).href : specifier, context);
  },
});
