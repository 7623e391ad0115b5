import { channelsOf, hasNotice, templateOf, templates } from '@jurilien/notifications';
import { KEYS } from '@jurilien/reference';
import { factsNamed } from './condition.js';
import { FACTS } from './facts/index.js';
import { READS, type RuleText } from './rule.js';
import { RULES } from './rules/index.js';
import { idsOf, triggerNamed, TRIGGERS } from './triggers/index.js';
import { variableOf } from './variables/index.js';

/** What is wrong with a rule as it is written, at the field. */
export interface RuleFault {
  readonly field: keyof RuleText | string;
  readonly message: string;
}

const FACT_KEYS = new Set(FACTS.map((f) => f.key));
const TRIGGER_KEYS = new Set(TRIGGERS.map((t) => t.key));
const CONFIG_KEYS: ReadonlySet<string> = new Set(KEYS.map((k) => k.key));

/** What must be known to write a template: what its rule is shipped to begin with. */
function neededBy(template: string): readonly string[] {
  const shipped = RULES.find(({ text }) => text.template === template);
  return shipped ? idsOf(shipped.text.trigger) : [];
}

/**
 * Everything that keeps a rule from being put to work: names that no catalogue has, and a template that has no words for its ways, is
 * written for other people, or says what its moment does not know.
 */
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
    ...windowFaults(text),
    ...templateFaults(text),
  ];
}

/** As for the hours of the configuration: an hour at least, so that every day that is named has a minute to send in. */
const SHORTEST_MINUTES = 60;
const windowFaults = ({ window }: RuleText): readonly RuleFault[] =>
  window && window.to - window.from < SHORTEST_MINUTES ? [{ field: 'window', message: 'window-empty' }] : [];

/** Ids that lead to a request or a professional, of which a task of the team is always about one. */
const ABOUT_SOMEONE = ['leadId', 'acceptanceId', 'appointmentId', 'professionalId'] as const;

function templateFaults({ trigger, template, channels, audience }: RuleText): readonly RuleFault[] {
  if (!templates[template]) return [{ field: 'template', message: 'unknown-template' }];
  const written: readonly string[] = [...channelsOf(template), ...(hasNotice(template) ? ['inapp'] : [])];
  const unwritten = channels.filter((c) => c !== 'followUp' && !written.includes(c));
  const unknown = Object.keys(templateOf(template).vars).filter((name) => !variableOf(template, name));
  const known: readonly string[] | undefined = triggerNamed(trigger)?.about;
  const taskless = channels.includes('followUp') && known && !ABOUT_SOMEONE.some((id) => known.includes(id));
  const lacking = known ? neededBy(template).filter((id) => !known.includes(id)) : [];
  return [
    ...unwritten.map((c) => ({ field: 'channels', message: `no-words:${c}` })),
    ...(taskless ? [{ field: 'channels', message: 'task-about-no-one' }] : []),
    ...unknown.map((name) => ({ field: 'template', message: `unknown-variable:${name}` })),
    ...(templateOf(template).audience === READS[audience] ? [] : [{ field: 'template', message: 'for-others' }]),
    ...lacking.map((id) => ({ field: 'template', message: `not-known:${id}` })),
  ];
}
