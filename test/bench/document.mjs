/** `docs/benchmarks.md`: what the last full run found, with the machine and the versions it ran on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Libraries whose version changes figures. */
const LIBRARIES = ['pg', '@mikro-orm/postgresql', '@nestjs/core', 'fastify', 'bullmq', 'ioredis', 'react-router'];
const GROWN = /^(list|list\.filter|list\.search|console\.lead)(?:\.(\d+)k)?\.p95Ms$/;

const versionOf = (root, name) => {
  for (const place of ['', 'public-site'])
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

/** Writes the document; figures of benches that were not run are not in it. */
export async function writeDocument(root, { machine, figures, failures, date = new Date() }) {
  const judged = figures.filter(({ ok }) => ok !== undefined);
  const file = join(root, 'docs', 'benchmarks.md');
  const lines = [
    '# Figures',
    '',
    '<!-- Written by `npm run bench -- --write`; changes by hand are lost. -->',
    '',
    `Measured on ${date.toISOString().slice(0, 10)}: ${machine.cores} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GB, ` +
      `Linux ${release()}, Node.js ${machine.node}, PostgreSQL ${machine.postgres} with full durability; ` +
      `${LIBRARIES.map((name) => `${name} ${versionOf(root, name)}`).join(', ')}.`,
    '',
    `${judged.filter(({ ok }) => ok).length} of ${judged.length} targets are met. A figure is the median of its runs, which took turns with those of its ` +
      'anchor on the same machine; behind the number of runs stand the lowest and the highest. What a figure means: [README](../README.md#figures).',
    '',
    ...failures.flatMap(({ bench, message }) => [`**\`${bench}\` did not come to its end:** ${message.split('\n')[0]}`, '']),
    ...[...Map.groupBy(figures, ({ bench }) => bench)].flatMap(([bench, all]) => [
      `## ${bench}`,
      '',
      row(['Figure', 'Median', 'Target', '', 'Beside it', 'Runs', '']),
      row(Array(7).fill('---')),
      ...all.map(figureRow),
      '',
      ...(bench === 'console' ? growth(all) : []),
    ]),
  ];
  writeFileSync(file, await format(lines.join('\n'), { ...(await resolveConfig(file)), parser: 'markdown' }));
  return file;
}
