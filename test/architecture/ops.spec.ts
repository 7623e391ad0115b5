import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { metrics } from '@jurilien/runtime';
import { parse } from 'yaml';
// What API and worker add to the figures of every process.
import '../../services/api/src/http/metrics.js';
import '../../services/worker/src/metrics.js';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', '..', 'ops', file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Record<string, string>;
  readonly annotations: Record<string, string>;
}
const rules = (parse(read('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }).groups.flatMap((g) => g.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { id: number; title: string; gridPos: object; targets: { expr: string; legendFormat: string }[] }[];
};

/** What an expression asks for, and whether PromQL can read it. */
function readPromql(expr: string) {
  const asked: { metric: string; labels: string[] }[] = [];
  let errors = 0;
  parser.parse(expr).iterate({
    enter({ type, node, name }) {
      if (type.isError) errors++;
      if (name !== 'VectorSelector') return;
      const id = node.getChild('Identifier');
      const labels = [...expr.slice(node.from, node.to).matchAll(/[{,]\s*(\w+)\s*[=!]/g)].map((m) => m[1]!);
      asked.push({ metric: id ? expr.slice(id.from, id.to) : '', labels });
    },
  });
  return { errors, asked };
}

/** Names under which Prometheus stores what we count, with their labels. */
const series = new Map<string, readonly string[]>();
for (const metric of metrics.getMetricsAsArray()) {
  const { name, labelNames, aggregator: _, ...more } = metric as unknown as { name: string; labelNames: string[]; aggregator: string };
  const isHistogram = 'upperBounds' in more;
  for (const suffix of isHistogram ? ['_bucket', '_sum', '_count'] : ['']) series.set(`${name}${suffix}`, labelNames);
}

/** What Prometheus itself says of each target. */
series.set('up', ['job', 'instance']);

const sound = (expr: string): string[] => {
  const { errors, asked } = readPromql(expr);
  return [
    ...(errors > 0 ? ['is no PromQL'] : []),
    ...(asked.length === 0 ? ['asks for nothing'] : []),
    ...asked.flatMap(({ metric, labels }) => {
      const known = series.get(metric);
      if (!known) return [`${metric} is counted by no one`];
      return labels.filter((label) => !known.includes(label)).map((label) => `${metric} has no label ${label}`);
    }),
  ];
};

describe('alerts', () => {
  it('notices what is wrong with an expression', () => {
    expect(sound('rate(ready[5m')).toContain('is no PromQL');
    expect(sound('max(raedy) > 1')).toEqual(['raedy is counted by no one']);
    expect(sound('ready{chek="disk"}')).toEqual(['ready has no label chek']);
    expect(sound('1 > 2')).toEqual(['asks for nothing']);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s is a rule over figures there are', (name, rule) => {
    expect(sound(rule.expr)).toEqual([]);
    expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(rule.for ?? '0m').toMatch(/^\d+[smh]$/);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).toBeTruthy();
  });

  it('have each its steps in docs/operations.md, and no other has', () => {
    const docs = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
    const [section] = docs.split('\n## Alerts\n')[1]!.split('\n## ');
    const steps = [...section!.matchAll(/^\| `(\w+)` \| \S[^|]* \| \S[^|]* \|$/gm)].map((row) => row[1]);
    expect(steps.sort()).toEqual(rules.map((r) => r.alert).sort());
  });

  it('name the jobs that ops/prometheus.yml scrapes', () => {
    const { scrape_configs: jobs } = parse(read('prometheus.yml')) as { scrape_configs: { job_name: string }[] };
    const named = rules.flatMap((r) => [...r.expr.matchAll(/job=~?"([^"]+)"/g)].map((m) => new RegExp(`^(?:${m[1]})$`)));
    for (const job of named) expect(jobs.some(({ job_name }) => job.test(job_name))).toBe(true);
  });

  it('have names of their own', () => {
    expect(new Set(rules.map((r) => r.alert)).size).toBe(rules.length);
  });
});

describe('the dashboard', () => {
  it.each(panels.map((panel) => [panel.title, panel] as const))('%s shows figures there are', (_, panel) => {
    expect(panel.targets.flatMap(({ expr }) => sound(expr))).toEqual([]);
  });

  it('has a place for each panel', () => {
    expect(new Set(panels.map((p) => p.id)).size).toBe(panels.length);
    expect(new Set(panels.map((p) => JSON.stringify(p.gridPos))).size).toBe(panels.length);
  });
});
