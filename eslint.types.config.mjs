import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Rooms where something is waited for: the services, what they stand on, and both front ends. The other libraries are pure. */
const WAITING = [
  '{services,console,public-site}/**/*.{ts,tsx}',
  'libs/{event-sourcing,persistence,runtime,files,payments,notifications}/**/*.ts',
];

/**
 * Rules that ask the compiler what a value is. They load the types of a whole program, so they run apart from the other rules
 * (`npm run lint:types`), one room after another in a process of its own: all rooms in one need more than 6 GB.
 */
export default defineConfig(
  {
    files: WAITING,
    ignores: ['**/node_modules/', '**/dist/', '**/build/', '**/.react-router/', '**/*.d.ts', '**/*.config.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // The directives are those of eslint.config.mjs, whose rules are not read here.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  { files: ['public-site/**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'error' } },
);
