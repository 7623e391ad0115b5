import { automationRule, stoppedNow, textOf, type Rule } from '@jurilien/automation';
import type { Held } from '@jurilien/messaging';
import type { NotifyInput } from '@jurilien/processes';
import type { WorkItem } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Composed } from '../composed.js';
import type { TaskReader } from '../team-task.js';
import { finderOf } from './finder.js';
import { readerOf } from './readers/index.js';
import { isRuleFull } from './rule-caps.js';
import { variablesOf } from './variables-of.js';

/** Why nothing is written; of words that lack a value, for whom they were. */
type Stopped = Held & { readonly lacking?: TaskReader };
export const isStopped = (c: Composed | Stopped): c is Stopped => 'code' in c;

/**
 * Facts for the words of a rule, or the code by which it writes nothing; everything is read now, not when the occurrence began.
 * @param row where the occurrence waited
 * @param finder remembers what it read, for who goes on with the occasion
 */
export async function composeRule(
  kernel: Kernel,
  shipped: Rule,
  input: NotifyInput,
  { key, occurredAt: since }: Pick<WorkItem, 'key' | 'occurredAt'>,
  finder = finderOf(kernel, input),
): Promise<Composed | Stopped> {
  const state = kernel.books.of(automationRule, shipped.code);
  const begun = { ruleVersion: input.ruleVersion, dueAt: input.dueAt, since, key };
  const code = await stoppedNow(shipped, state, begun, finder);
  if (code) return { code };
  const { audience, template, caps, channels, inTurn } = textOf(shipped, state, begun);
  const reader = await readerOf(audience, finder);
  if (!reader) return { code: 'Z12' };
  if (caps && (await isRuleFull(kernel, caps, { rule: shipped.code, leadId: reader.leadId ?? input.leadId, now: input.now }, reader)))
    return { code: 'Z06' };
  const said = await variablesOf(template, finder, reader);
  const { kind: recipientKind, id: recipientId, lang, addresses, leadId, shortTexts } = reader;
  if (!said) return { code: 'Z08', lacking: { recipientKind, recipientId, ...(leadId ? { leadId } : {}) } };
  const ways = { channels, ...(inTurn ? { inTurn } : {}) };
  return {
    recipientKind,
    recipientId,
    lang,
    addresses,
    ...said,
    template,
    ...ways,
    ...(shipped.author ? { author: shipped.author } : {}),
    ...(leadId ? { leadId } : {}),
    ...(shortTexts ? { shortTexts } : {}),
  };
}
