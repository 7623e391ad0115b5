import { automationRule, stoppedNow, textOf, type Rule } from '@jurilien/automation';
import type { Held } from '@jurilien/messaging';
import type { NotifyInput } from '@jurilien/processes';
import type { WorkItem } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';
import { finderOf } from './finder.js';
import { readerOf } from './readers.js';
import { isRuleFull } from './rule-caps.js';
import { variablesOf } from './variables-of.js';

export const isStopped = (c: Composed | Held | undefined): c is Held => c !== undefined && 'code' in c;

/**
 * Facts for the words of a rule, or the code by which it writes nothing; everything is read now, not when the occurrence began.
 * @param row where the occurrence waited
 */
export async function composeRule(
  kernel: Kernel,
  shipped: Rule,
  input: NotifyInput,
  { key, occurredAt: since }: Pick<WorkItem, 'key' | 'occurredAt'>,
): Promise<Composed | Held> {
  const state = kernel.books.of(automationRule, shipped.code);
  const begun = { ruleVersion: input.ruleVersion, dueAt: input.dueAt, since, key };
  const finder = finderOf(kernel, input);
  const code = await stoppedNow(shipped, state, begun, finder);
  if (code) return { code };
  const { audience, template, caps, channels, inTurn } = textOf(shipped, state, begun);
  const reader = await readerOf(audience, finder);
  if (!reader) return { code: 'Z12' };
  if (caps && (await isRuleFull(kernel, caps, { rule: shipped.code, leadId: reader.leadId ?? input.leadId, now: input.now }, reader)))
    return { code: 'Z06' };
  const vars = await variablesOf(template, finder, reader);
  if (!vars) return { code: 'Z08' };
  const { kind: recipientKind, id: recipientId, lang, addresses, leadId } = reader;
  const ways = { channels, ...(inTurn ? { inTurn } : {}) };
  return { recipientKind, recipientId, lang, addresses, vars, template, ...ways, ...(leadId ? { leadId } : {}) };
}
