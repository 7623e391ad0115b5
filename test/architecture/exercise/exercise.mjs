/**
 * The exercise of the design: a new fact with its event, decision, column, button and words in both languages is added to a copy of the
 * tree from a template. It counts the files that a developer writes, and proves that the compiler or a check demands each place.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decisionsWithoutSpec, unlistedParts } from '../sources.mjs';
import { GOLDEN, places, SPEC } from './template.mjs';
import { compilerOf } from './types.mjs';

/** Files by hand that a fact may cost, beside its spec. */
const MOST = 6;
const COPIED = [
  'libs',
  'services',
  'console/src',
  'console/tsconfig.json',
  'test/golden',
  'test/support',
  'test/journeys',
  'test/architecture',
];
const CONFIGURED = ['package.json', 'tsconfig.json', 'jest.config.mjs', '.swcrc'];
const GOLDEN_SUITE = 'test/golden/events.spec.ts';
/** Suites of everything the fact touches. */
const SUITES = [
  SPEC,
  GOLDEN_SUITE,
  'libs/runtime/src/start/permissions.spec.ts',
  'libs/processes/src/views/request/lead-views.spec.ts',
  'libs/processes/src/actions.property.spec.ts',
  'test/architecture/sentences.spec.ts',
  'test/journeys/console-commands.spec.ts',
  'test/journeys/console-buttons.spec.ts',
];
const CHECKS = { decisionsWithoutSpec, unlistedParts };
/** A check that objects to the place has to name the fact. */
const NAMES_IT = /star/i;

const PROJECTS = ['tsconfig.json', 'console/tsconfig.json'];

/** A copy of what the fact touches, with the packages of the tree. */
function copyOf(root) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'exercise-')));
  const kept = (path) => !/\/(node_modules|dist|build|\.data)(\/|$)/.test(path.slice(root.length));
  for (const path of [...COPIED, ...CONFIGURED]) cpSync(join(root, path), join(copy, path), { recursive: true, filter: kept });
  for (const folder of ['node_modules', 'console/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  return copy;
}

/** The touched files as they are without some of the places; nothing for a file that is not there then. */
function textsWithout(root, left) {
  const texts = new Map();
  for (const place of places) {
    const before = texts.has(place.file)
      ? texts.get(place.file)
      : existsSync(join(root, place.file))
        ? readFileSync(join(root, place.file), 'utf8')
        : undefined;
    texts.set(place.file, left.includes(place) ? (place.without?.(before) ?? before) : place.edit(before));
  }
  return texts;
}

function write(copy, texts) {
  for (const [path, text] of texts) {
    if (text === undefined) rmSync(join(copy, path), { force: true });
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
  }
}

/** What each suite objects to, by its path; an empty list where it passes. */
function specs(copy, suites, env = {}) {
  const answer = join(copy, 'answer.json');
  const args = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--runInBand', '--json'];
  const { stderr } = spawnSync(process.execPath, [...args, `--outputFile=${answer}`, '--runTestsByPath', ...suites], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (!existsSync(answer)) throw new Error(`the specs of the exercise gave no answer: ${stderr}`);
  const { testResults } = JSON.parse(readFileSync(answer, 'utf8'));
  rmSync(answer);
  return new Map(testResults.map(({ name, status, message }) => [name.slice(copy.length + 1), status === 'passed' ? [] : [message]]));
}

function* demandsOfCompiler(root, copy) {
  const full = textsWithout(root, []);
  const compiled = places.filter(({ demanded }) => demanded.by === 'compiler');
  const compiler = compilerOf(copy, PROJECTS, [...full.keys()]);
  try {
    write(copy, full);
    yield ['compiles', compiler.objections([...new Set([...full.keys(), ...compiled.map(({ demanded }) => demanded.path)])])];
    for (const place of compiled) {
      write(copy, textsWithout(root, [place]));
      const found = compiler.objections([place.demanded.path]);
      yield [`the compiler demands ${place.what} (${place.file})`, found.length > 0 ? [] : `${place.demanded.path} compiles without it`];
    }
  } finally {
    compiler.close();
  }
}

function* demands(root, copy) {
  yield* demandsOfCompiler(root, copy);

  for (const place of places.filter(({ demanded }) => demanded.by === 'sources')) {
    write(copy, textsWithout(root, [place]));
    const found = CHECKS[place.demanded.name](copy).filter((sentence) => NAMES_IT.test(sentence));
    yield [`a check demands ${place.what} (${place.file})`, found.length > 0 ? [] : `${place.demanded.name} objects to nothing`];
  }

  const tested = places.filter(({ demanded }) => demanded.by === 'spec');
  write(copy, textsWithout(root, tested));
  const without = specs(copy, [GOLDEN_SUITE, ...tested.map(({ demanded }) => demanded.path)]);
  const missed = (suite) => (without.get(suite)?.some((message) => NAMES_IT.test(message)) ? [] : `${suite} objects to nothing`);
  for (const place of tested) yield [`a spec demands ${place.what} (${place.file})`, missed(place.demanded.path)];
  yield [`a spec demands the stored example of the event (${GOLDEN}), which GOLDEN=write writes`, missed(GOLDEN_SUITE)];

  write(copy, textsWithout(root, []));
  specs(copy, [GOLDEN_SUITE], { GOLDEN: 'write' });
  for (const [suite, problems] of specs(copy, SUITES)) yield [`passes ${suite}`, problems];
  yield ['leaves nothing unlisted or untested', [...unlistedParts(copy), ...decisionsWithoutSpec(copy)]];
}

/** The results of the exercise: name of a check, and what is wrong. @param root the tree; it is copied, not changed */
export function exercise(root) {
  const files = [...new Set(places.map(({ file }) => file))].filter((path) => path !== SPEC);
  const count = [
    `the exercise: a new fact costs ${files.length} files by hand and a spec, ${MOST} at most`,
    files.length > MOST ? files.map((path) => `by hand: ${path}`) : [],
  ];
  const copy = copyOf(root);
  try {
    return [count, ...[...demands(root, copy)].map(([name, problems]) => [`the exercise: ${name}`, problems])];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
