/** Three levels by suffix: `.spec` pure, `.int.spec` with real PostgreSQL, `.e2e.spec` through HTTP or a browser. */
const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
  moduleNameMapper: {
    '^@jurilien/([^/]+)/testing$': '<rootDir>/libs/$1/src/testing.ts',
    '^@jurilien/event-sourcing/command-bus$': '<rootDir>/libs/event-sourcing/src/command-bus.ts',
    '^@jurilien/contracts/api$': '<rootDir>/libs/contracts/src/api/index.ts',
    '^@jurilien/reference/child-support$': '<rootDir>/libs/reference/src/child-support/index.ts',
    '^@jurilien/(?!console|public-site)([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Its modules import JSON in a way that Jest complains about, file by file; its other form has the same functions.
    '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/min/index.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
const engines = { globalSetup: '<rootDir>/test/support/global-setup.mjs', globalTeardown: '<rootDir>/test/support/global-teardown.mjs' };
/** Packages are loaded once per process, not once per suite: of the time of a journey, loading them took the most. */
const oneRealm = { runtime: '<rootDir>/test/support/packages-once.cjs', testEnvironment: '<rootDir>/test/support/one-realm.cjs' };
/** The same for the code of packages, where each suite has a page of its own. */
const ownPage = { runtime: '<rootDir>/test/support/compiled-once.cjs', testEnvironment: '<rootDir>/test/support/browser-page.mjs' };
const COMPONENTS = {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2024' },
  module: { type: 'commonjs' },
};
/** Files that a build hands on by their address. */
const ASSETS = {
  '^pdfjs-dist/.+\\?url$': '<rootDir>/test/support/asset.cjs',
  '/(enhance/[\\w-]+\\.js|styles/[\\w-]+\\.css)(\\?url)?$': '<rootDir>/test/support/asset.cjs',
};
const ROUTER = { swcrc: false, jsc: { parser: { syntax: 'ecmascript' }, target: 'es2024' }, module: { type: 'commonjs' } };
/** Some specs of the product read modules of the public site, whose rooms have components in them. */
const readsPages = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { ...base.transform, '^.+\\.tsx$': ['@swc/jest', { ...COMPONENTS, module: { type: 'es6' } }] },
  moduleNameMapper: { ...ASSETS, ...base.moduleNameMapper },
};
const ends = (suffix) => ['libs', 'services', 'test'].map((d) => `<rootDir>/${d}/**/*${suffix}.ts`);

export default {
  // Longer than the longest wait in vain, so that the wait says what it was for.
  testTimeout: 420_000,
  // Packages that stay loaded keep what suites leave in them: a worker that has grown is replaced between two suites.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  projects: [
    {
      ...base,
      ...oneRealm,
      ...readsPages,
      displayName: 'unit',
      testMatch: ends('.spec'),
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.(int|e2e)\\.spec\\.ts$'],
    },
    {
      ...base,
      ...ownPage,
      // Components of the console, in a page without a window; their packages come in the CommonJS form, which Jest reads faster.
      displayName: 'component',
      testEnvironmentOptions: { url: 'http://localhost/admin/' },
      extensionsToTreatAsEsm: [],
      transform: { '^.+\\.tsx?$': ['@swc/jest', COMPONENTS], '\\.css$': '<rootDir>/test/support/as-text.mjs' },
      testMatch: ['<rootDir>/console/src/**/*.spec.{ts,tsx}'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^(.*\\.css)\\?raw$': '$1',
        '^@jurilien/reference/segments$': '<rootDir>/libs/reference/src/segments.ts',
      },
    },
    {
      ...base,
      ...ownPage,
      // Components of the public site, the same way; its router comes as ES modules only and is turned into CommonJS.
      displayName: 'site',
      extensionsToTreatAsEsm: [],
      transform: { '^.+\\.tsx?$': ['@swc/jest', COMPONENTS], 'react-router/.+\\.js$': ['@swc/jest', ROUTER] },
      transformIgnorePatterns: ['/node_modules/(?!react-router/)'],
      testMatch: ['<rootDir>/public-site/src/**/*.spec.{ts,tsx}'],
      moduleNameMapper: { ...ASSETS, ...base.moduleNameMapper },
    },
    { ...base, ...engines, ...oneRealm, ...readsPages, displayName: 'int', testMatch: ends('.int.spec') },
    { ...base, ...engines, ...oneRealm, ...readsPages, displayName: 'e2e', testMatch: ends('.e2e.spec') },
  ],
};
