import { endAutomationRun } from '@jurilien/automation';
import type { GateCode } from '@jurilien/contracts';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { Way } from '@jurilien/messaging';
import type { Channel } from '@jurilien/notifications';
import { derivedId, type WorkItem } from '@jurilien/persistence';
import type { NotifyInput } from '@jurilien/processes';
import { runIdOfKey, stateOf, type Kernel } from '@jurilien/runtime';
import { appointment } from '@jurilien/scheduling';
import type { CommandBus } from '@nestjs/cqrs';
import { sentByRule } from '../work/sending.js';
import { oneOfSeveral } from './rules/several.js';

/** How a run ended that wrote nothing, and why: a code of the gate, or what went wrong. */
interface Ending {
  readonly outcome: 'Suppressed' | 'Failed';
  readonly code: string;
}

/** The code of a run whose work was given up. */
export const GAVE_UP = 'gave-up';

/** A run that writes nothing says why (AU2); that of an appointment says so at its request. */
export async function endRun(kernel: Kernel, bus: CommandBus, item: WorkItem, input: NotifyInput, ending: Ending): Promise<void> {
  const { now: _now, config: _config, rule, ruleVersion = 1, ...about } = input;
  const one = oneOfSeveral(kernel, input);
  const only = one ? `/${one}` : '';
  const { leadId } = about.appointmentId ? await stateOf(kernel, appointment, about.appointmentId) : about;
  const ended = {
    runId: runIdOfKey(`${item.key}${only}`),
    rule,
    ruleVersion,
    key: item.key,
    about: { ...about, ...(leadId ? { leadId } : {}) },
    ...{ outcome: ending.outcome, code: ending.code },
  } as const;
  await bus.execute(command(endAutomationRun, ended, sentByRule(item, derivedId('end-run', item.position, `${item.key}${only}`), rule)));
}

/**
 * Why a message that its rule wants goes on no way: its reader wishes none of them (Z13), or has no address on those there are (Z17).
 * @param written the channels its words are for
 * @param ways those of them that the reader wishes
 */
export const withoutWay = (written: readonly Channel[], ways: readonly Way[]): GateCode =>
  written.length > 0 && ways.length === 0 ? 'Z13' : 'Z17';
