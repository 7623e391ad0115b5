import { createFollowUp, type NotifyInput } from '@jurilien/processes';
import { followUpIdOf } from '@jurilien/follow-ups';
import { addBusinessHours, followUpRuleHours } from '@jurilien/reference';
import { asOf, stateOf, type Kernel } from '@jurilien/runtime';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import type { CommandBus } from '@nestjs/cqrs';
import { sentByRule } from '../work/sending.js';
import type { Composed } from './composed.js';

/** The name of the command of each kind. */
const ASKED = { ruleAsks: 'rule-task-asked', valueMissing: 'value-missing-asked' } as const;

/** Whom a task of a rule is about. */
export type TaskReader = Pick<Composed, 'leadId' | 'recipientKind' | 'recipientId'>;

/**
 * A task for the team, once for each occurrence and reader: channel T of a rule, or a message that could not be written because a value of
 * its words is missing (4.8.1), so that someone fills it in or says it in another way.
 * @returns whether there is one: a task is about a request or a professional
 */
export async function teamTask(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  composed: TaskReader,
  input: NotifyInput,
  kind: 'ruleAsks' | 'valueMissing' = 'ruleAsks',
): Promise<boolean> {
  const { rule } = input;
  const leadId = input.leadId ?? composed.leadId;
  const professionalId = input.professionalId ?? (composed.recipientKind === 'professional' ? composed.recipientId : undefined);
  if (!leadId && !professionalId) return false;
  const province =
    (leadId && (await stateOf(kernel, lead, leadId)).facts.province) ||
    (professionalId && (await stateOf(kernel, professional, professionalId)).province) ||
    'QC';
  const { config } = asOf(kernel, item.now);
  const occurrence = `${item.key}/${composed.recipientId}`;
  const task = {
    followUpId: followUpIdOf(kind, derivedId('rule-task', item.position, occurrence)),
    ...{ kind, rule, occurrence, leadId, professionalId },
    dueAt: addBusinessHours(item.now, config.value(followUpRuleHours, { province }), province, config),
  };
  await bus.execute(command(createFollowUp, task, sentByRule(item, derivedId(ASKED[kind], item.position, occurrence), rule)));
  return true;
}
