import {
  automationRule,
  countsOf,
  occurrencesOf,
  recordDryRun,
  shippedRule,
  trialTally,
  triggerNamed,
  type RuleText,
  type TrialTally,
} from '@jurilien/automation';
import type { Recorded } from '@jurilien/event-sourcing';
import { countEventsOfTypes, noteTrial, positionSince, readEventsOfTypes } from '@jurilien/persistence';
import { automationDryRunDays, DAY_MS, plus } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { pastStates } from './past-states.js';
import type { Replayed } from './replayed.js';
import { tryOne } from './try-one.js';

/** Events that are replayed side by side; after each page others have their turn. */
const PAGE = 200;

/**
 * Replays the events of the last days through the draft of a rule, with their own instants as the clock and a tally in the place of the
 * sender (B4). It reads and writes nothing but how far it is. A trial that was cancelled, or whose draft has changed, ends.
 */
export function tryRule(kernel: Kernel, bus: CommandBus): JobHandler<'try-rule'> {
  return async (item) => {
    const { rule, hash, runId } = item.input;
    const shipped = shippedRule(rule);
    const wanted = async (): Promise<RuleText | undefined> => {
      const { draft, trial } = await stateOf(kernel, automationRule, rule);
      return trial === runId && draft?.hash === hash ? draft.text : undefined;
    };
    const text = await wanted();
    const trigger = text && triggerNamed(text.trigger);
    if (!shipped || !text || !trigger) return;

    const from = plus(item.now, -kernel.configuration.current().value(automationDryRunDays) * DAY_MS);
    const types = Object.keys(trigger.on);
    const tally = trialTally(from, item.now);
    let after = await positionSince(kernel.db, from);
    const total = await countEventsOfTypes(kernel.db, types, after);
    for (let done = 0; ;) {
      await noteTrial(kernel.db, { id: runId, subject: rule, done, total });
      const events = await readEventsOfTypes(kernel.db, kernel.codec, types, after, PAGE);
      if (events.length === 0) break;
      await replay(kernel, { rule, text, trigger, now: item.now }, events, tally);
      after = events.at(-1)!.position;
      done += events.length;
      if (!(await wanted())) return;
    }
    const report = tally.report();
    await noteTrial(kernel.db, { id: runId, subject: rule, done: total, total, report });
    await send(bus, item, recordDryRun, { rule: shipped.code, hash, runId, counts: countsOf(report) });
  };
}

async function replay(kernel: Kernel, replayed: Replayed, events: readonly Recorded[], tally: TrialTally): Promise<void> {
  const states = pastStates(kernel);
  const tried = await Promise.all(
    events.flatMap((e) => {
      // An event by which an older version ended a wait is no beginning.
      const dues = occurrencesOf(replayed.trigger, replayed.text, e).filter(({ occurrence }) => !occurrence.waited);
      return dues.map((due) => tryOne(kernel, states, replayed, due, e));
    }),
  );
  for (const one of tried) {
    tally.occurred();
    if (one.waits) tally.waits();
    for (const code of one.stopped) tally.stops(code);
    for (const message of one.sent) tally.sends(message);
    if (one.sent.length > 0 && tally.wantsSample()) for (const sample of await one.samples()) tally.sample(sample);
  }
}
