import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Rules that ask the compiler what a value is. They load the types of a whole program, so they run apart from the other rules
 * (`npm run lint:types`), one room after another in a process of its own: all rooms in one need more than 6 GB.
 */
export default defineConfig({
  files: ['{libs,services,console,public-site,test}/**/*.{ts,tsx}'],
  ignores: ['**/node_modules/', '**/dist/', '**/build/', '**/.react-router/', '**/*.d.ts', '**/*.config.ts'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  // The directives are those of eslint.config.mjs, whose rules are not read here.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  },
});
