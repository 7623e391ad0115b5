import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from '@jurilien/runtime';

const glossary = readFileSync(join(import.meta.dirname, '..', '..', 'libs', 'GLOSSARY.md'), 'utf8');
const registry = registryOf(contexts);
const STORED = {
  stream: contexts.flatMap(({ deciders }) => deciders.map(({ category }) => category)),
  view: [...registry.views.keys()],
  events: [...registry.events.keys()],
};

const names = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** What the product stores and the glossary does not say, or says twice, or says although it is gone. */
function faultsOf(text: string, { stream, view, events }: typeof STORED): string[] {
  const rows = [...text.matchAll(/^\| (`.+) \|$/gm)].map(([, line]) => line!.split('|').map((cell) => cell.trim()));
  const stored = (kind: 'stream' | 'view'): string[] =>
    rows.flatMap((cells) =>
      [...(cells[3] ?? '').matchAll(new RegExp(`${kind}s? ((?:\`[^\`]+\`(?:, )?)+)`, 'g'))].flatMap(([, list]) => names(list!)),
    );
  const compared = (kind: 'stream' | 'view', there: readonly string[]): string[] => {
    const names = stored(kind);
    return [
      ...there
        .filter((name) => names.filter((other) => other === name).length !== 1)
        .map((name) => `${kind} ${name} must stand in one row`),
      ...names.filter((name) => !there.includes(name)).map((name) => `there is no ${kind} ${name}`),
    ];
  };
  const words = rows.flatMap(([code]) => names(code!).map(letters));
  return [
    ...compared('stream', stream),
    ...compared('view', view),
    ...events.filter((type) => !words.some((word) => letters(type).startsWith(word))).map((type) => `no word for ${type}`),
  ];
}

it('has the word of every category of streams, of every view, and of what every event is about', () => {
  expect(STORED.stream.length).toBeGreaterThan(35);
  expect(STORED.events.length).toBeGreaterThan(300);
  expect(faultsOf(glossary, STORED)).toEqual([]);
});

it('is read closely enough to notice what is new, what is gone and what is listed twice', () => {
  const { stream, view, events } = STORED;
  expect(faultsOf(glossary, { stream: [...stream, 'zebra'], view: [...view, 'zebras'], events: [...events, 'ZebraCounted'] })).toEqual([
    'stream zebra must stand in one row',
    'view zebras must stand in one row',
    'no word for ZebraCounted',
  ]);
  expect(faultsOf(glossary, { ...STORED, view: view.filter((name) => name !== 'waves') })).toEqual(['there is no view waves']);
  expect(faultsOf(`${glossary}\n| \`twice\` | a | b | stream \`lead\` | |\n`, STORED)).toEqual(['stream lead must stand in one row']);
});
