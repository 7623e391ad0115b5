import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationContext } from '@jurilien/configuration';

const ROOT = join(import.meta.dirname, '..', '..');
const EVENTS = Object.keys(configurationContext.deciders[0]!.events);

/** Sources of the product, without specs. */
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile() && /\.(ts|tsx|mjs)$/.test(f.name) && !/\.(spec|testing)\.tsx?$/.test(f.name))
    .map((f) => join(f.parentPath, f.name).slice(ROOT.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist|build)\//.test(path));

/** Files that name an event of the configuration. */
const naming = (): string[] =>
  ['libs', 'services', 'console/src', 'public-site/src', 'ops']
    .flatMap(sources)
    .filter((path) => EVENTS.some((type) => readFileSync(join(ROOT, path), 'utf8').includes(type)))
    .sort();

describe('what changes the configuration', () => {
  it('are its own commands and nothing else: the API, an import, a seed and a roll-back send these', () => {
    expect(configurationContext.decisions.map(({ name }) => name).sort()).toEqual([
      'ApplyConfigChange',
      'ApproveConfigChange',
      'NoteShippedValues',
      'ProposeConfigChange',
      'RejectConfigChange',
      'RollbackConfig',
    ]);
  });
  it('is written by their context alone; elsewhere its events are read', () => {
    const elsewhere = naming().filter((path) => !path.startsWith('libs/configuration/'));
    expect(elsewhere).toEqual([
      'console/src/features/configuration/events-of-config.ts',
      'libs/automation/src/triggers/accounts.ts',
      'libs/processes/src/automations/messages/recheck-deferred.ts',
    ]);
  });
});
