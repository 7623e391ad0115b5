import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { LINES, LIVES } from './test/architecture/long-functions.mjs';
import { PURE_LIBS } from './test/architecture/pure-libs.mjs';

const PURE = PURE_LIBS.map((lib) => `libs/${lib}/**/*.ts`);
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx'];

const never = (selector, message) => ({ selector, message });
const GIVEN = 'Time comes in with the command, or with the work: use the instant you were given.';
/** The clock of one machine, which may be wrong; the database's is everybody's. */
const CLOCK = [
  never('NewExpression[callee.name="Date"][arguments.length=0]', GIVEN),
  never('CallExpression[callee.name="Date"]', GIVEN),
  never('MemberExpression[object.name="Date"][property.name="now"]', GIVEN),
  never('MemberExpression[object.name="DateTime"][property.name=/^(now|local|utc)$/]', GIVEN),
];
/** In SQL, a clock that moves within a statement cannot bound an index: every row is read, and compared with another instant. */
const MOVING_BOUND = ['Literal[value', 'TemplateElement[value.raw'].map((text) =>
  never(
    `${text}=/[<>]=?\\s*clock_timestamp/i]`,
    'Compare columns with statement_timestamp(): an index is not asked about a clock that moves.',
  ),
);
/**
 * SQL is written in the source or put together by Kysely (`statement`, `fixed` of libs/persistence/src/database/statement.ts): never by joining
 * strings. What reads like SQL is refused wherever it stands, what `query` and `prepared` receive whatever it reads like.
 */
const SQL =
  '/\\b(select\\s[^.]*\\bfrom\\b|select\\s|insert into\\s|update \\S+ set\\b|delete from\\s|(left |cross )?join \\S+ on\\b|order by\\s|group by\\s|(create|drop|alter|lock) (unique |temporary |temp )?(table|index|sequence|schema|function|trigger|view)\\b|set local\\s|copy \\S+ (from|to) std)/';
const JOINED = 'SQL is not put together of strings: use `statement` (values become parameters) or `fixed` of persistence.';
const JOINED_SQL = [
  ...[`TemplateElement[value.raw=${SQL}]`].flatMap((text) => [
    never(`:not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0]:has(> ${text})`, JOINED),
    never(`BinaryExpression[operator="+"]:has(> TemplateLiteral > ${text})`, JOINED),
  ]),
  never(`BinaryExpression[operator="+"]:has(> Literal[value=${SQL}])`, JOINED),
  never(`AssignmentExpression[operator="+="]:has(> Literal[value=${SQL}])`, JOINED),
  ...[
    'TemplateLiteral[expressions.length>0]',
    'BinaryExpression[operator="+"]',
    'CallExpression[callee.property.name=/^(join|concat|replace|replaceAll)$/]',
  ].map((made) => never(`CallExpression[callee.property.name=/^(query|prepared)$/] > ${made}.arguments:first-child`, JOINED)),
  never(
    'CallExpression[callee.object.name=/^(statement|sql)$/][callee.property.name="raw"]',
    'Names through `statement.id`, values as they are; a definition of the catalogue through `asDefined`.',
  ),
];
/** A line of a log is a sentence of the source; what it is about goes into fields, which a list admits (libs/runtime/src/telemetry/log-fields.ts). */
const SENTENCE = 'The sentence of a log line stands in the source: what it is about goes into fields of LOG_FIELDS.';
const LOG_CALLS = ['[callee.object.name=/^log(ger)?$/]', '[callee.object.property.name=/^log(ger)?$/]'].map(
  (log) => `CallExpression${log}[callee.property.name=/^(trace|debug|info|warn|error|fatal)$/]`,
);
const SENTENCES = LOG_CALLS.flatMap((call) => [
  never(`${call} > *.arguments:last-child:not(Literal):not(TemplateLiteral[expressions.length=0])`, SENTENCE),
  never(`${call}[arguments.length>2]`, SENTENCE),
]);
/** Spread among others, an object put together when the code runs hides misspelt events from the compiler. */
const NAMED_EVENTS = never(
  'Property[key.name="on"] > ObjectExpression > SpreadElement > CallExpression[callee.object.name="Object"]',
  'Name the events for the compiler: `...forEach(lead)([…], handler)`.',
);
/** What would make a rule answer differently on a second run. */
const IMPURE = [
  ...CLOCK,
  never('MemberExpression[object.name="performance"]', GIVEN),
  never(
    'MemberExpression[object.name="Math"][property.name="random"]',
    'Chance comes in with the command: ids and codes are made before deciding.',
  ),
  never('Decorator', 'Decorators belong to services/, where frameworks live.'),
];
const CLASSES = never(
  'ClassDeclaration[id.name!="Refused"], ClassExpression',
  'Plain functions and values here; `Refused` is the only class.',
);
const HANDLERS = {
  name: '@nestjs/common',
  importNames: ['All', 'Delete', 'Get', 'Head', 'Options', 'Patch', 'Post', 'Put', 'RequestMapping', 'Search', 'Sse'],
  message: 'Declare the route in libs/contracts/src/api and make its handler with `@Route` of http/contract.ts.',
};
const GLOBALS = ['process', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'crypto', 'require', 'globalThis'].map(
  (name) => ({ name, message: 'The pure rooms touch nothing outside: answer an effect or take it as input.' }),
);

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '.data/',
      'coverage/',
      'test-results/',
      '**/*.d.mts',
      'public-site/src/enhance/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs}'],
    extends: [...tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // The log goes through its list of fields; a stray print does not.
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    // What a server prints is a log, whatever it is printed with.
    files: ['libs/{runtime,persistence}/src/**/*.ts', 'services/{api,worker}/src/**/*.ts', 'public-site/src/**/*.{ts,tsx}'],
    ignores: SPECS,
    // Options, though there are none: a severity alone would keep those above.
    rules: { 'no-console': ['error', {}] },
  },
  {
    files: ['services/launcher/**', 'test/**', '**/*cli.ts', '**/*-cli/**', '**/*.config.*', 'services/*/src/main.ts'],
    rules: { 'no-console': 'off' },
  },
  // The kernel holds decisions and views of every context in one list: their types are erased there, and checked where each is written.
  {
    files: [
      'libs/event-sourcing/**',
      'libs/automation/src/{trigger,delay}.ts',
      'libs/runtime/src/kernel/books.ts',
      '**/*.spec.ts',
      '**/*.testing.ts',
      'test/**',
    ],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['libs/persistence/**/*.ts', 'libs/runtime/**/*.ts', 'services/**/*.ts'],
    // Migrations are texts of their own time; no value and no name of a request reaches them.
    ignores: [...SPECS, 'libs/persistence/src/migrations/**'],
    rules: { 'no-restricted-syntax': ['error', ...MOVING_BOUND, ...JOINED_SQL, ...SENTENCES] },
  },
  {
    files: ['{libs,services,console/src,public-site/src}/**/*.{ts,tsx}'],
    ignores: [...SPECS, '**/*.testing.{ts,tsx}', ...LIVES],
    rules: { 'max-lines-per-function': ['error', { max: LINES, skipBlankLines: true, skipComments: true }] },
  },
  // A handler is made from its contract, so that validation, OpenAPI and the typed clients know it.
  {
    files: ['services/api/**/*.ts'],
    ignores: [...SPECS, 'services/api/src/http/contract.ts'],
    rules: { 'no-restricted-imports': ['error', HANDLERS] },
  },
  {
    files: PURE,
    // The two files of the kernel that run rules instead of being rules: they retry, so they wait.
    ignores: [...SPECS, 'libs/event-sourcing/src/command-bus.ts', 'libs/event-sourcing/src/execute.ts'],
    rules: { 'no-restricted-syntax': ['error', ...IMPURE, CLASSES, NAMED_EVENTS], 'no-restricted-globals': ['error', ...GLOBALS] },
  },
  // What is early, late or over there is judged by the instant at which the work was opened.
  {
    files: [
      'services/worker/src/{messages,search,lead,acceptance,exclusions,privacy,recruiting,professionals,work}/**',
      'services/worker/src/webhooks/send-webhook.ts',
      'services/worker/src/ledger/check-books.ts',
    ],
    ignores: SPECS,
    rules: { 'no-restricted-syntax': ['error', ...CLOCK, ...MOVING_BOUND, ...JOINED_SQL, ...SENTENCES] },
  },
);
