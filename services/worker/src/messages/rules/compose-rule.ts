import {
  automationRule,
  factsFor,
  holds,
  inForce,
  variableNamed,
  versionNumbered,
  type Finder,
  type Reader,
  type Rule,
  type RuleVersion,
} from '@jurilien/automation';
import { gate, isHeld, type Held, type RuleFacts } from '@jurilien/messaging';
import { templateOf, type Vars } from '@jurilien/notifications';
import type { NotifyInput } from '@jurilien/processes';
import { automationMaxLatenessHours, MINUTE_MS } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';
import { finderOf } from './finder.js';
import { readerOf } from './readers.js';

export const isStopped = (c: Composed | Held | undefined): c is Held => c !== undefined && 'code' in c;

/** Facts for the words of a rule, or the code by which it writes nothing; everything is read now, not when the occurrence began. */
export async function composeRule(kernel: Kernel, shipped: Rule, input: NotifyInput): Promise<Composed | Held> {
  const finder = finderOf(kernel, input);
  const ofRule = await ruleFactsOf(kernel, shipped, input, finder);
  const facts = { ...ofRule, now: input.now };
  // No link is made for what does not go.
  const before = gate(facts);
  if (isHeld(before)) return before;
  const { text } = versionOf(kernel, shipped, input);
  const reader = await readerOf(text.audience, finder);
  const vars = reader && (await variablesOf(Object.keys(templateOf(text.template).vars), finder, reader));
  const verdict = gate({ ...facts, missing: reader !== undefined && !vars, erased: !reader });
  if (isHeld(verdict)) return verdict;
  const { kind: recipientKind, id: recipientId, lang, addresses, leadId } = reader!;
  return { recipientKind, recipientId, lang, addresses, vars: vars!, ...(leadId ? { leadId } : {}) };
}

/** The version of its rule that an occurrence began with. */
export const versionOf = (kernel: Kernel, shipped: Rule, { ruleVersion = 1 }: Pick<NotifyInput, 'ruleVersion'>): RuleVersion =>
  versionNumbered(shipped, kernel.books.of(automationRule, shipped.code), ruleVersion);

/** What a rule says of an occurrence now: before its words are written, and once more before each message goes. */
export async function ruleFactsOf(
  kernel: Kernel,
  shipped: Rule,
  input: NotifyInput,
  finder: Finder = finderOf(kernel, input),
): Promise<RuleFacts> {
  const { text } = versionOf(kernel, shipped, input);
  const facts = await factsFor([text.stop, text.when], finder);
  return {
    stopped: text.stop !== undefined && holds(text.stop, facts),
    entryHolds: text.when === undefined || holds(text.when, facts),
    late: isLate(text.maxLateMinutes, input),
    paused: inForce(shipped, kernel.books.of(automationRule, shipped.code)).status !== 'Active',
  };
}

/** A machine that stood still for days has nothing to remind of any more. */
const isLate = (most: number | undefined, { dueAt, now, config }: NotifyInput): boolean =>
  dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > (most ?? config.value(automationMaxLatenessHours) * 60) * MINUTE_MS;

/** The variables that a template names; nothing when one of them has no value. */
async function variablesOf(names: readonly string[], finder: Finder, reader: Reader): Promise<Vars | undefined> {
  const found = await Promise.all(names.map(async (name) => [name, await variableNamed(name)?.find(finder, reader)] as const));
  if (found.some(([, value]) => value === undefined || value === '')) return undefined;
  return Object.fromEntries(found) as Vars;
}
