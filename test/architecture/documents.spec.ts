import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLinks, deadPaths, decisionFaults, decisionNumbers, documentsOf, filesOf, unknownDecisions } from './documents.js';

const ROOT = join(import.meta.dirname, '..', '..');
const files = filesOf(ROOT);
const documents = documentsOf(ROOT);
const architecture = documents.find(({ path }) => path === 'libs/ARCHITECTURE.md')!.text;

describe('documents', () => {
  it('name files and folders that exist', () => {
    expect(documents.length).toBeGreaterThan(10);
    expect(documents.flatMap((document) => deadPaths(document, files))).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    expect(documents.flatMap((document) => deadLinks(ROOT, document))).toEqual([]);
  });

  it('are read closely enough to notice a file that is gone, a folder nothing fills, a heading that changed', () => {
    const text =
      '`libs/lead/src/lead.ts` `libs/lead/src/gone.ts` `services/*/src/<feature>/` `libs/<context>/src/gone/` `lead.ts` `gone.ts` ' +
      '`lead/src/index.ts` `gone/index.ts` [a](libs/ARCHITECTURE.md#index) [b](libs/ARCHITECTURE.md#gone) [c](gone.md)';
    const document = { path: 'README.md', text };
    expect(deadPaths(document, files).map((fault) => fault.split(' ').at(-1))).toEqual([
      'libs/lead/src/gone.ts',
      'libs/<context>/src/gone/',
      'gone.ts',
      'gone/index.ts',
    ]);
    expect(deadLinks(ROOT, document)).toHaveLength(2);
  });
});

describe('decisions', () => {
  it('have each a number of their own, a title, a date and their place in the index', () => {
    expect(decisionNumbers(architecture).size).toBeGreaterThan(100);
    expect(decisionFaults(architecture)).toEqual([]);
  });

  it('that others refer to are written down', () => {
    const read = files.filter((path) => /\.(ts|tsx|mjs|md|yml)$/.test(path) && !path.startsWith('test/architecture/documents'));
    const texts = read.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    expect(texts.length).toBeGreaterThan(1_000);
    expect(unknownDecisions(decisionNumbers(architecture), texts)).toEqual([]);
  });

  it.each([
    ['twice the same number', '### 2. Processes', '### 3. Processes'],
    ['no date', '\n\n2026-11-21. Processes are', '\n\nProcesses are'],
    ['another title', '### 2. Processes', '### 2. All processes'],
    ['no place in the index', '[2 Processes are', '[two Processes are'],
    ['a predecessor without its successor', 'Superseded by [20]', 'Superseded by 20'],
  ])('are read closely enough to notice %s', (_, from, to) => {
    const small =
      '## Index\n\n- [1 One](#1-one); [2 Processes are](#2-processes-are)\n\n## A\n\n### 2. Processes are\n\n2026-11-21. Processes are.\n\n';
    const text = `${small}## Superseded\n\n### 1. One\n\n2026-11-21. One. Superseded by [20](#20).\n`;
    expect(decisionFaults(text)).toEqual([]);
    expect(text).toContain(from);
    expect(decisionFaults(text.replace(from, to))).not.toEqual([]);
  });

  it('are noticed where a number does not exist', () => {
    expect(unknownDecisions(new Set([1]), [{ path: 'a.ts', text: 'see decision 1, and Decision 2' }])).toEqual(['a.ts: Decision 2']);
  });
});
