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
} from '@jurilien/automation';
import { channelsOf, templateOf, type Vars } from '@jurilien/notifications';
import type { NotifyInput } from '@jurilien/processes';
import { automationMaxLatenessHours, MINUTE_MS } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';
import { finderOf } from './finder.js';
import { readerOf } from './readers.js';

/** Why a run writes nothing: a code of 4.7.2. */
export interface Stopped {
  readonly code: 'Z01' | 'Z02' | 'Z03' | 'Z08' | 'Z11' | 'Z12';
}
export const isStopped = (c: Composed | Stopped | undefined): c is Stopped => c !== undefined && 'code' in c;

/** Facts for the words of a rule, or the code by which it writes nothing; everything is read now, not when the occurrence began. */
export async function composeRule(kernel: Kernel, shipped: Rule, input: NotifyInput): Promise<Composed | Stopped> {
  const state = kernel.books.of(automationRule, shipped.code);
  const { text } = versionNumbered(shipped, state, input.ruleVersion ?? 1);
  const finder = finderOf(kernel, input);
  const facts = await factsFor([text.stop, text.when], finder);
  if (text.stop && holds(text.stop, facts)) return { code: 'Z01' };
  if (text.when && !holds(text.when, facts)) return { code: 'Z02' };
  if (isLate(text.maxLateMinutes, input)) return { code: 'Z03' };
  if (inForce(shipped, state).status !== 'Active') return { code: 'Z11' };
  const reader = await readerOf(text.audience, finder);
  if (!reader) return { code: 'Z12' };
  const vars = await variablesOf(Object.keys(templateOf(text.template).vars), finder, reader);
  if (!vars) return { code: 'Z08' };
  const { kind: recipientKind, id: recipientId, lang, addresses, leadId } = reader;
  const channels = channelsOf(text.template).filter((c) => text.channels.includes(c));
  const ways = { channels, ...(text.inTurn ? { inTurn: true } : {}) };
  return { recipientKind, recipientId, lang, addresses, vars, ...ways, ...(leadId ? { leadId } : {}) };
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
