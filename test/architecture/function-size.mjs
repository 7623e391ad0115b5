import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { LINES, LIVES } from './long-functions.mjs';

/** Files that are excused from the size of functions and no longer need it, or are gone. */
export async function shortAgain(root) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'max-lines-per-function': ['error', { max: LINES, skipBlankLines: true, skipComments: true }] },
    },
  });
  const there = LIVES.filter((path) => existsSync(join(root, path)));
  const read = await eslint.lintFiles(there);
  return [
    ...LIVES.filter((path) => !there.includes(path)).map((path) => `${path}: is gone, take it off the list`),
    ...read
      .filter(({ messages }) => messages.length === 0)
      .map(({ filePath }) => `${filePath.slice(root.length + 1)}: no longer long, take it off the list`),
  ];
}
