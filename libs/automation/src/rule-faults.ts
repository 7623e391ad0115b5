import { channelsOf, hasNotice, templateOf, templates } from '@jurilien/notifications';
import { KEYS } from '@jurilien/reference';
import { factsNamed } from './condition.js';
import { FACTS } from './facts/index.js';
import type { RuleText } from './rule.js';
import { TRIGGERS } from './triggers/index.js';
import { variableNamed } from './variables/index.js';

/** What is wrong with a rule as it is written, at the field. */
export interface RuleFault {
  readonly field: keyof RuleText | string;
  readonly message: string;
}

const FACT_KEYS = new Set(FACTS.map((f) => f.key));
const TRIGGER_KEYS = new Set(TRIGGERS.map((t) => t.key));
const CONFIG_KEYS: ReadonlySet<string> = new Set(KEYS.map((k) => k.key));

/** Everything that keeps a rule from being put to work: names that no catalogue has, ways for which its template has no words. */
export function ruleFaults(text: RuleText): readonly RuleFault[] {
  const conditions = (['when', 'stop'] as const).flatMap((field) =>
    (text[field] ? factsNamed(text[field]) : [])
      .filter((key) => !FACT_KEYS.has(key))
      .map((key) => ({ field, message: `unknown-fact:${key}` })),
  );
  const delays = text.delays.flatMap((d, n) =>
    'key' in d && !CONFIG_KEYS.has(d.key) ? [{ field: `delays.${n}`, message: `unknown-key:${d.key}` }] : [],
  );
  return [
    ...(TRIGGER_KEYS.has(text.trigger) ? [] : [{ field: 'trigger', message: 'unknown-trigger' }]),
    ...conditions,
    ...delays,
    ...templateFaults(text),
  ];
}

function templateFaults({ template, channels }: RuleText): readonly RuleFault[] {
  if (!templates[template]) return [{ field: 'template', message: 'unknown-template' }];
  const written: readonly string[] = [...channelsOf(template), ...(hasNotice(template) ? ['inapp'] : [])];
  const unwritten = channels.filter((c) => c !== 'followUp' && !written.includes(c));
  const unknown = Object.keys(templateOf(template).vars).filter((name) => !variableNamed(name));
  return [
    ...unwritten.map((c) => ({ field: 'channels', message: `no-words:${c}` })),
    ...unknown.map((name) => ({ field: 'template', message: `unknown-variable:${name}` })),
  ];
}
