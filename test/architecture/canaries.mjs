/** One deliberate breach per dependency rule: if the rule does not catch it, the rule is asleep. */
const FOLDER = '__canary__';

const canary = (rule, room, files) => ({
  rule,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`${room}/${FOLDER}/${rule}/${name}`, text])),
});
const one = (rule, room, specifier, statement = `import * as x from '${specifier}';\nexport default x;\n`) =>
  canary(rule, room, { 'breach.ts': statement });

export const canaries = [
  canary('no-cycles', 'libs/lead/src', {
    'a.ts': "import { b } from './b.js';\nexport const a = (): number => b();\n",
    'b.ts': "import { a } from './a.js';\nexport const b = (): number => a();\n",
  }),
  canary('no-cycles-of-types', 'libs/credits/src', {
    'a.ts': "import type { B } from './b.js';\nexport interface A { readonly b?: B }\n",
    'b.ts': "import type { A } from './a.js';\nexport interface B { readonly a?: A }\n",
  }),
  one('no-unresolved', 'libs/lead/src', './nowhere.js'),
  canary('no-specs', 'libs/lead/src', { 'breach.ts': "export * from './some.spec.js';\n", 'some.spec.ts': 'export const some = 1;\n' }),
  one('context-stays-home', 'libs/credits/src', '@jurilien/lead'),
  one('life-in-order', 'libs/lead/src', '@jurilien/search'),
  one('contexts-by-their-index', 'libs/search/src', '../../../../lead/src/lead.js'),
  one('personal-data-stands-alone', 'libs/personal-data/src', '@jurilien/lead'),
  one('context-is-pure', 'libs/credits/src', 'node:fs'),
  one('processes-stay-inside', 'libs/processes/src', '@jurilien/persistence'),
  one('processes-are-pure', 'libs/processes/src', 'pg'),
  one('automation-above-processes', 'libs/automation/src', '@jurilien/persistence'),
  one('automation-is-pure', 'libs/automation/src', 'node:fs'),
  one('kernel-knows-no-context', 'libs/event-sourcing/src', '@jurilien/lead'),
  one('kernel-is-pure', 'libs/event-sourcing/src', '@nestjs/common'),
  one('command-bus-for-services', 'libs/lead/src', '@jurilien/event-sourcing/command-bus'),
  one('persistence-knows-no-context', 'libs/persistence/src', '@jurilien/lead'),
  one('reference-stands-alone', 'libs/reference/src', '@jurilien/lead'),
  one('reference-is-pure', 'libs/reference/src', 'uuid'),
  one('configuration-checks-with-zod', 'libs/reference/src/configuration/checks', 'luxon'),
  one('contracts-have-no-server-code', 'libs/contracts/src', '@jurilien/event-sourcing'),
  one('route-contracts-know-shapes', 'libs/contracts/src/api', '@jurilien/persistence'),
  one('route-contracts-above-contexts', 'libs/lead/src', '@jurilien/contracts/api'),
  one('contracts-are-pure', 'libs/contracts/src', 'node:crypto'),
  one('adapters-know-no-context', 'libs/notifications/src', '@jurilien/lead'),
  one('libs-below-services', 'libs/runtime/src', '../../../../../services/api/src/main.js'),
  one('services-apart', 'services/worker/src', '../../../../api/src/main.js'),
  one('database-in-one-room', 'services/api/src', '@mikro-orm/core'),
  one('queue-in-one-room', 'services/api/src', 'bullmq'),
  one('nest-in-services', 'libs/processes/src', '@nestjs/common'),
  one('front-ends-without-server-code', 'console/src', '@jurilien/lead'),
  one('front-ends-apart', 'console/src', '../../../../public-site/src/lang'),
  one('site-features-by-their-index', 'public-site/src/features/sms', '../../../offers/card'),
  one('site-rooms-by-their-index', 'public-site/src/features/sms', '../../../../lang/lang'),
  one('site-rooms-below-features', 'public-site/src/forms', '../../../features/intake'),
  one('site-pages-are-last', 'public-site/src/features/sms', '../../../../routes/addresses/alias'),
  canary('site-no-cycles', 'public-site/src/features/sms', {
    'a.ts': "import type { B } from './b';\nexport interface A { readonly b?: B }\n",
    'b.ts': "import type { A } from './a';\nexport interface B { readonly a?: A }\n",
  }),
  one('public-site-light', 'public-site/src', 'react-admin'),
  one('console-features-by-their-index', 'console/src/features/site', '../../../lead/lead'),
  one('console-rooms-below-features', 'console/src/components', '../../../features/lead'),
  canary('console-no-cycles', 'console/src/features/site', {
    'a.ts': "import type { B } from './b';\nexport interface A { readonly b?: B }\n",
    'b.ts': "import type { A } from './a';\nexport interface B { readonly a?: A }\n",
  }),
  one('console-in-the-browser', 'console/src', 'node:fs'),
];

/** Folders the canaries live in while they are read. */
export const canaryFolders = [
  ...new Set(canaries.flatMap((c) => Object.keys(c.files)).map((path) => path.slice(0, path.indexOf(FOLDER) + FOLDER.length))),
];

const LOG_OF_CLASS = 'log: Record<string, (...said: unknown[]) => void>';
const LOG = `declare const ${LOG_OF_CLASS};\n`;
/** The same for lint: text, the room it is read as, and the rule that must object. */
const objected = (name, code, file = 'libs/lead/src/canary.ts', rule = 'no-restricted-syntax') => ({ name, code: `${code}\n`, file, rule });
const outside = (name, code) => objected(name, code, undefined, 'no-restricted-globals');
/** Where SQL is written, and the one file of the worker under rules of its own. */
const SQL_ROOMS = [
  'libs/persistence/src/canary.ts',
  'libs/runtime/src/canary.ts',
  'services/api/src/canary.ts',
  'services/worker/src/search/canary.ts',
];
export const lintCanaries = [
  objected('new Date() in a rule', 'export const at = (): Date => new Date();'),
  objected('Date() in a rule', 'export const at = (): string => Date();'),
  objected('Date.now in a rule', 'export const at = (): number => Date.now();'),
  objected(
    'DateTime.now in a calendar',
    "import { DateTime } from 'luxon';\nexport const at = (): string | null => DateTime.now().toISO();",
    'libs/reference/src/canary.ts',
  ),
  objected('Math.random in a rule', 'export const dice = (): number => Math.random();'),
  objected('a class in a rule', 'export class Lead {}'),
  objected(
    'handlers spread from an object that is put together when the code runs',
    "export const a = { name: 'a', on: { ...Object.fromEntries(['LeadClosed'].map((type) => [type, () => []])) } };",
  ),
  objected('a decorator in a rule', 'declare const mark: ClassDecorator;\n@mark\nexport class Refused {}'),
  outside('process in a rule', 'export const home = process.env;'),
  outside('fetch in a rule', "export const ask = (): Promise<unknown> => fetch('/');"),
  outside('a timer in a rule', 'export const later = (f: () => void): unknown => setTimeout(f, 1);'),
  objected('console.log in a service', "console.log('x');\nexport {};", 'services/api/src/canary.ts', 'no-console'),
  objected(
    'a handler without a contract',
    "import { Controller, Get } from '@nestjs/common';\n@Controller('api/canary')\nexport class Canary {\n  @Get()\n  sing(): void {}\n}",
    'services/api/src/canary.ts',
    'no-restricted-imports',
  ),
  objected(
    'a function of more than 60 lines',
    `export const long = (n: number): number => {\n${'  n += 1;\n'.repeat(60)}  return n;\n};`,
    undefined,
    'max-lines-per-function',
  ),
  objected('console.error in a service', "console.error('x');\nexport {};", 'services/api/src/canary.ts', 'no-console'),
  ...SQL_ROOMS.flatMap((file) => [
    objected(
      'a log line with a value in its sentence',
      `${LOG}export const say = (who: string): void => log.warn(\`lost: \${who}\`);`,
      file,
    ),
    objected('a log line that was put together', `${LOG}export const say = (e: Error): void => log.error({ err: e }, e.message);`, file),
    objected('a log line with a value to fill in', `${LOG}export const say = (who: string): void => log.info({}, 'lost: %s', who);`, file),
  ]),
  objected(
    'a sentence of a log that a class was given',
    `export class A {\n  constructor(private readonly ${LOG_OF_CLASS}) {}\n  say(why: string): void {\n    this.log.warn(why);\n  }\n}`,
    'services/api/src/canary.ts',
  ),
  objected('console.log in a rule', "console.log('x');\nexport {};", undefined, 'no-console'),
  ...SQL_ROOMS.flatMap((file) => [
    objected('SQL with a value in its text', 'export const ask = (id: string): string => `select * from leads where id = ${id}`;', file),
    objected('SQL joined by a plus', "export const ask = (id: string): string => 'delete from leads where id = ' + id;", file),
  ]),
  objected(
    'a text that was put together where a statement is run',
    'declare const db: { query(text: string): void };\nexport const ask = (by: string): void => db.query(`vacuum ${by}`);',
    SQL_ROOMS[0],
  ),
  objected(
    'raw SQL within a statement',
    'declare const statement: { raw(text: string): unknown };\nexport const of = (by: string): unknown => statement.raw(by);',
    SQL_ROOMS[1],
  ),
];
/** The same for the rules that ask the compiler (.oxlintrc.json). */
const typed = (name, code, rule) => ({ name, code: `${code}\n`, rule: `typescript(${rule})` });
const WORK = 'declare const work: () => Promise<void>;\n';
export const typeCanaries = [
  typed('a promise that no one waits for', `${WORK}export const go = (): void => {\n  work();\n};`, 'no-floating-promises'),
  typed(
    'a promise where nothing is waited for',
    `${WORK}export const go = (): void => [1].forEach(async () => work());`,
    'no-misused-promises',
  ),
  typed('an await of what is no promise', 'export const go = async (): Promise<number> => await 1;', 'await-thenable'),
  typed('a type that was there already', 'export const name = (text: string): string => text as string;', 'no-unnecessary-type-assertion'),
];
/** What must stay allowed: a rule that objects to everything proves nothing. */
export const lintAllowed = [
  objected(
    'the instant that came with the command',
    'export const year = (iso: string): number => new Date(iso).getUTCFullYear() + Date.parse(iso);',
  ),
  objected('the one class', 'export class Refused extends Error {}', 'libs/event-sourcing/src/canary.ts'),
  objected(
    'SQL in the source, and put together by Kysely',
    "declare const statement: (text: TemplateStringsArray, ...values: unknown[]) => string;\nexport const [a, b] = ['select 1 from leads', statement`select 1 from leads where id = ${'x'}`];",
    'services/api/src/canary.ts',
  ),
  objected(
    'a sentence in a log',
    `${LOG}export const say = (day: string): void => log.info({ day }, 'sealed');`,
    'services/worker/src/search/canary.ts',
  ),
  objected('a controller', "export { Controller, Inject, Req } from '@nestjs/common';", 'services/api/src/canary.ts'),
  objected('the clock in a service', 'export const at = (): number => Date.now();', 'services/api/src/canary.ts'),
];

/** Files of one folder, one too many. */
export const crowdedFolder = Array.from({ length: 30 }, (_, n) => `libs/lead/src/crowd/file-${n}.ts`);

/** An export that no file uses: this one. */
export const usedByNoFile = true;

/** A decision that no spec names, as the check for specs must find it. */
export const untestedDecision = {
  path: 'libs/lead/src/decisions/forget-all-that.ts',
  text: "export const forgetAllThat = decision({ name: 'ForgetAllThat' });\n",
};

/** A command sent by its name, as the check for services must find it. */
export const namedCommand = {
  path: 'services/worker/src/search/named.ts',
  text: "kernel.dispatch({ name: 'TagLead', commandId, actor, input: { leadId } });\n",
};

/** A head that is awaited before anything is sent, as the check for replies must find it; the ones beside it are sent. */
export const awaitedHead = {
  path: 'services/api/src/http/awaited.ts',
  text: "await reply\n  .status(200)\n  .headers({ etag: tag(), a: 'b' });\nawait reply.header('a', of('b')).send(bytes);\nvoid reply.header('a', 'b');\n",
};

/** A second test of a rule, and a test of a rule that does not exist. */
export const doubleRule = {
  path: 'test/compliance/double.spec.ts',
  text: "it('CASL-1: again', () => {});\nit('CASL-99: of no rule', () => {});\n",
};
