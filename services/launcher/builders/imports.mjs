/** Turns `@jurilien/lead` into the relative path Node needs in `dist/`, where no path mapping exists. */
import { posix } from 'node:path';

/** Entries that are folders with an index of their own. */
const FOLDERS = ['child-support', 'api'];
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])@jurilien\/([a-z][a-z-]*)(?:\/(testing|command-bus|child-support|api))?\2/g;

/**
 * @param code JavaScript with the aliases of tsconfig.json
 * @param file the module's path from the repository root, with forward slashes
 */
export function rewriteImports(code, file) {
  const from = posix.dirname(file);
  return code.replace(specifier, (_, before, quote, lib, entry) => {
    const target = `libs/${lib}/src/${FOLDERS.includes(entry) ? `${entry}/index` : (entry ?? 'index')}.js`;
    const path = posix.relative(from, target);
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}
