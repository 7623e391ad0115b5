/** Lets this process import TypeScript texts as they stand: finds `./x` and `./x.js` as `./x.ts`, and the libraries by name. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

export function loadTypeScript(root) {
  registerHooks({
    resolve(specifier, context, next) {
      const lib = /^@jurilien\/([a-z-]+)$/.exec(specifier);
      if (lib) return next(pathToFileURL(join(root, 'libs', lib[1], 'src', 'index.ts')).href, context);
      if (specifier.startsWith('.') && context.parentURL?.startsWith('file:')) {
        const path = fileURLToPath(new URL(specifier, context.parentURL));
        for (const found of [`${path}.ts`, path.replace(/\.js$/, '.ts'), join(path, 'index.ts')]) {
          if (found.endsWith('.ts') && existsSync(found)) return next(pathToFileURL(found).href, context);
        }
      }
      return next(specifier, context);
    },
  });
}
