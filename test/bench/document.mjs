/**
 * `docs/benchmarks.md`: what each bench found when it last ran, with the machine and the versions it ran on. What it is drawn from is kept
 * beside it, so that one bench run again replaces its own figures and nothing else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Libraries whose version changes figures. */
const LIBRARIES = ['pg', '@mikro-orm/postgresql', '@nestjs/core', 'fastify', 'bullmq', 'ioredis', 'react-router'];
const GROWN = /^(list|list\.filter|list\.search|console\.lead)(?:\.(\d+)k)?\.p95Ms$/;

const versionOf = (root, name) => {
  for (const place of ['public-site', ''])
    try {
      return JSON.parse(readFileSync(join(root, place, 'node_modules', name, 'package.json'), 'utf8')).version;
    } catch {
      // Not of this workspace.
    }
  return 'unknown';
};

const stands = ({ ok }) => (ok === undefined ? '' : ok ? 'met' : '**short**');
const row = (cells) => `| ${cells.map((c) => String(c ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
const figureRow = (f) =>
  row([
    `\`${f.id}\``,
    `${f.value} ${f.unit}`,
    f.target === undefined ? '' : `${f.op} ${f.target}`,
    stands(f),
    f.anchor ? `${f.own === undefined ? '' : `${f.own} ${f.ownUnit} against `}${f.anchorValue} ${f.ownUnit ?? f.unit}, ${f.anchor}` : '',
    `${f.runs} (${f.spread.join(' to ')})`,
    f.note,
  ]);

/** How an answer grows with the list, one drawing for each question. */
function growth(figures) {
  const drawn = Map.groupBy(
    figures.flatMap((f) => {
      const [, what, size] = GROWN.exec(f.id) ?? [];
      return what ? [{ what, size: Number(size ?? 100), value: f.value }] : [];
    }),
    ({ what }) => what,
  );
  return [...drawn].flatMap(([what, points]) => {
    const sorted = points.toSorted((a, b) => a.size - b.size);
    if (sorted.length < 2) return [];
    const names = sorted.map(({ size }) => `"${size >= 1_000 ? `${size / 1_000} M` : `${size} k`}"`);
    return [
      '```mermaid',
      'xychart-beta',
      `  title "${what}: p95 in ms by requests in the list"`,
      `  x-axis [${names.join(', ')}]`,
      `  y-axis "ms" 0 --> ${Math.ceil(Math.max(...sorted.map(({ value }) => value)) * 1.2)}`,
      `  line [${sorted.map(({ value }) => value).join(', ')}]`,
      '```',
      '',
    ];
  });
}

/** The machine a bench ran on, as a reader would say it. */
const machineOf = (root, { cores, node, postgres }) =>
  `${cores} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release().split('-')[0]}, Node.js ${node}, PostgreSQL ${postgres} with full ` +
  `durability; ${LIBRARIES.map((name) => `${name} ${versionOf(root, name)}`).join(', ')}`;

function sectionOf({ bench, date, figures, failure }) {
  const loads = figures.map(({ load }) => load);
  const load = loads.length > 0 ? `; load of the machine ${Math.min(...loads)} to ${Math.max(...loads)}` : '';
  return [
    `## ${bench}`,
    '',
    `${date}${load}${failure ? `; **did not come to its end:** ${failure.split('\n')[0]}` : ''}`,
    '',
    ...(figures.length > 0
      ? [row(['Figure', 'Median', 'Target', '', 'Beside it', 'Runs', '']), row(Array(7).fill('---')), ...figures.map(figureRow), '']
      : []),
    ...(bench === 'console' ? growth(figures) : []),
  ];
}

/** Puts what was found now in its place; the order is the one given, what was found earlier stays. */
export async function writeDocument(root, { machine, found, order, date = new Date() }) {
  const kept = join(root, 'docs', 'benchmarks.json');
  const file = join(root, 'docs', 'benchmarks.md');
  const on = machineOf(root, machine);
  const now = new Map(found.map((one) => [one.bench, { ...one, date: date.toISOString().slice(0, 10), on }]));
  const earlier = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const all = order.flatMap((name) => now.get(name) ?? earlier.find(({ bench }) => bench === name) ?? []);
  const judged = all.flatMap(({ figures }) => figures).filter(({ ok }) => ok !== undefined);
  const lines = [
    '# Figures',
    '',
    '<!-- Written by `npm run bench -- --write`; changes by hand are lost. -->',
    '',
    `${judged.filter(({ ok }) => ok).length} of ${judged.length} targets are met. A figure is the median of its runs, which took turns with those of its ` +
      'anchor on the same machine; behind the number of runs stand the lowest and the highest. What a figure means: [figures](figures.md).',
    '',
    ...[...Map.groupBy(all, ({ on: where }) => where)].map(
      ([where, benches]) => `Measured on ${where}: ${benches.map(({ bench }) => bench).join(', ')}.\n`,
    ),
    ...all.flatMap(sectionOf),
  ];
  const formatted = async (path, text) => writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  await formatted(kept, JSON.stringify(all));
  await formatted(file, lines.join('\n'));
  return file;
}
