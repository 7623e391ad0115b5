/** Figures: the median of the runs with their spread, against a target and beside the anchor of the same run. */
import { readFileSync } from 'node:fs';
import { median } from './measure.mjs';

const targets = new Map(JSON.parse(readFileSync(new URL('targets.json', import.meta.url), 'utf8')).map((t) => [t.id, t]));
const round = (n) => (n === undefined ? undefined : Math.abs(n) >= 100 ? Math.round(n) : Number(n.toPrecision(3)));
const holds = { '<=': (a, b) => a <= b, '>=': (a, b) => a >= b, '==': (a, b) => a === b };

/**
 * @param {{ id: string, unit: string, own: number[], anchor?: { name: string, runs: number[] }, asRatio?: boolean, note?: string, load: number }} f
 *   `own` and the anchor's runs in pairs, in the unit of the measurement; `asRatio`: the figure itself is own ÷ anchor
 */
export function judged(bench, f) {
  const ratios = f.anchor ? f.own.map((v, i) => v / f.anchor.runs[i]) : undefined;
  const values = f.asRatio ? ratios : f.own;
  const target = targets.get(f.id);
  const value = median(values);
  return {
    bench,
    id: f.id,
    value: round(value),
    unit: f.asRatio ? 'ratio' : f.unit,
    runs: values.length,
    spread: [round(Math.min(...values)), round(Math.max(...values))],
    ...(f.asRatio ? { own: round(median(f.own)), ownUnit: f.unit } : {}),
    ...(f.anchor ? { anchor: f.anchor.name, anchorValue: round(median(f.anchor.runs)), ratio: round(median(ratios)) } : {}),
    ...(target ? { target: target.target, op: target.op, ok: holds[target.op](value, target.target) } : {}),
    load: round(f.load),
    ...(f.note ? { note: f.note } : {}),
  };
}

const show = (n) => (n === undefined ? '' : String(n));

/** One line per figure. */
export function table(figures, withHeader) {
  const rows = figures.map((f) => [
    f.ok === undefined ? '    ' : f.ok ? 'ok  ' : 'MISS',
    f.id,
    `${show(f.value)} ${f.unit}`,
    `[${f.spread.map(show).join('..')}]x${f.runs}`,
    f.target === undefined ? '' : `${f.op} ${f.target}`,
    f.anchor
      ? `${f.own === undefined ? '' : `${show(f.own)} ${f.ownUnit} against `}${show(f.anchorValue)} ${f.ownUnit ?? f.unit}: ${f.anchor}`
      : '',
    `load ${show(f.load)}`,
    f.note ?? '',
  ]);
  const all = withHeader ? [['', 'figure', 'median', 'spread, runs', 'target', 'anchor of the same run', '', ''], ...rows] : rows;
  const widths = all[0].map((_, i) => Math.max(...all.map((r) => r[i].length)));
  return all
    .map((r) =>
      r
        .map((cell, i) => (withHeader ? cell.padEnd(widths[i]) : cell))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
