/** `npm run arch`: who imports whom, the lint rules' own canaries, wiring of contexts, sizes and forbidden words. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import rules from '../../.dependency-cruiser.mjs';
import {
  awaitedHead,
  canaries,
  canaryFolders,
  crowdedFolder,
  doubleRule,
  lintAllowed,
  lintCanaries,
  namedCommand,
  typeCanaries,
  untestedDecision,
} from './canaries.mjs';
import { awaitedReplies, commandsByName, decisionsWithoutSpec, forbiddenWords, longFiles, unlistedParts, wideFolders } from './sources.mjs';
import { complianceFaults, isStale as isComplianceStale } from './compliance.mjs';
import { shortAgain } from './function-size.mjs';
import { typeObjections } from './lint-types.mjs';
import { emptyMarks, isStale } from './security-checklist.mjs';
import { tally } from './tally.mjs';
import { unusedExports } from './unused-exports.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const rooms = ['libs', 'services', 'console/src', 'public-site/src', 'test'].filter((room) => existsSync(join(root, room)));
const { check, end } = tally();

function cruise(folders) {
  const args = [join(root, 'node_modules/.bin/depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  try {
    const { summary } = JSON.parse(stdout);
    return { read: summary.totalCruised, violations: summary.violations };
  } catch {
    throw new Error(`dependency-cruiser gave no answer: ${stderr || stdout}`);
  }
}

function removeCanaries() {
  for (const folder of canaryFolders) rmSync(join(root, folder), { recursive: true, force: true });
}

function withCanaries(read) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      removeCanaries();
      process.exit(130);
    });
  try {
    for (const [path, text] of canaries.flatMap((c) => Object.entries(c.files))) {
      if (!existsSync(join(root, path.slice(0, path.indexOf('/__canary__'))))) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return read();
  } finally {
    removeCanaries();
  }
}

removeCanaries();
const tree = cruise(rooms);
check(`reads the whole tree (${tree.read} modules)`, tree.read > 100 ? [] : `only ${tree.read} modules were read`);
for (const { name, comment } of rules.forbidden) {
  check(
    `dependency: ${name}`,
    tree.violations.filter((v) => v.rule.name === name).map((v) => `${v.from} → ${v.to}  (${comment})`),
  );
}

const caught = withCanaries(() => cruise(canaryFolders.filter((folder) => existsSync(join(root, folder)))));
for (const { name } of rules.forbidden) {
  const mine = canaries.find((c) => c.rule === name);
  const found = mine && caught.violations.some((v) => v.rule.name === name && v.from in mine.files);
  check(`canary caught: ${name}`, found ? [] : mine ? 'the breach was not noticed' : 'this rule has no canary');
}

const eslint = new ESLint({ cwd: root });
const objections = async ({ code, file }) =>
  (await eslint.lintText(code, { filePath: join(root, file) }))[0]?.messages.map((m) => m.ruleId) ?? [];
for (const canary of lintCanaries)
  check(`lint catches ${canary.name}`, (await objections(canary)).includes(canary.rule) ? [] : `${canary.rule} objected to nothing`);
for (const text of lintAllowed)
  check(
    `lint allows ${text.name}`,
    (await objections(text)).map((rule) => `${rule} objected`),
  );

const typeFaults = typeObjections(root, typeCanaries);
typeCanaries.forEach(({ name, rule }, i) =>
  check(`lint catches ${name}`, typeFaults[i].includes(rule) ? [] : `${rule} objected to nothing`),
);

check('every decision, view and automation is listed by its context', unlistedParts(root));
const untested = decisionsWithoutSpec(root);
check('every decision has a spec that names it', untested);
check(
  'canary caught: a decision without a spec',
  decisionsWithoutSpec(root, [untestedDecision]).length === untested.length + 1 ? [] : 'the breach was not noticed',
);
const byName = commandsByName(root);
check('a command is sent by its decision, never by a text', byName);
check(
  'canary caught: a command sent by its name',
  commandsByName(root, [namedCommand]).length === byName.length + 1 ? [] : 'the breach was not noticed',
);
const waiting = awaitedReplies(root);
check('a reply is awaited once it is sent', waiting);
check(
  'canary caught: an awaited head of an answer',
  awaitedReplies(root, [awaitedHead]).length === waiting.length + 1 ? [] : 'the breach was not noticed',
);
check('every mark of the security checklist means a row and a test', emptyMarks(root));
check('docs/security-checklist.md says what the specs say', isStale(root) ? 'it is stale: npm run security-checklist' : []);
const faults = complianceFaults(root);
check('every rule of section 5 is one test, named by its id', faults);
check(
  'canary caught: a second test of a rule, and one of no rule',
  complianceFaults(root, [doubleRule]).length === faults.length + 2 ? [] : 'the breach was not noticed',
);
check('docs/compliance.md says what the tests say', isComplianceStale(root) ? 'it is stale: npm run compliance' : []);
check('no source file above 400 lines', longFiles(root));
check('a file whose functions are short again is off the list of long ones', await shortAgain(root));
const wide = wideFolders(root);
check('no folder of 30 files', wide);
check(
  'canary caught: a folder of 30 files',
  wideFolders(root, crowdedFolder).length === wide.length + 1 ? [] : 'the breach was not noticed',
);
// Named here by its text: an import would be a use.
const isCanary = ({ name }) => name === 'usedByNoFile';
const unused = unusedExports(root);
check(
  'every export is used by another file',
  unused.filter((found) => !isCanary(found)).map(({ path, name }) => `${path}: ${name}`),
);
check('canary caught: an export that no file uses', unused.some(isCanary) ? [] : 'the breach was not noticed');
check('regulated and unfinished words stay out', forbiddenWords(root));
end();
