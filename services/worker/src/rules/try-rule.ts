import {
  automationRule,
  countsOf,
  occurrencesOf,
  recordDryRun,
  shippedRule,
  trialTally,
  triggerNamed,
  type RuleText,
  type TrialReport,
  type TrialTally,
} from '@jurilien/automation';
import type { Recorded } from '@jurilien/event-sourcing';
import { countEventsOfTypes, horizon, noteTrial, positionSince, readEventsOfTypes } from '@jurilien/persistence';
import { automationDryRunDays, DAY_MS, plus } from '@jurilien/reference';
import { senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';
import { pastStates } from './past-states.js';
import type { Replayed } from './replayed.js';
import { tryEach } from './try-each.js';
import type { Outcome } from './try-one.js';

/** Events that are replayed side by side; after each page others have their turn: messages of now wait no longer than that. */
const PAGE = 100;

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

    const config = kernel.configuration.current();
    const from = plus(item.now, -config.value(automationDryRunDays) * DAY_MS);
    const replayed = { rule, text, trigger, now: item.now, sender: senderOf(kernel) };
    const tally = trialTally({ from, until: item.now, config, caps: text.caps });
    const pages = await pagesSince(kernel, from, Object.keys(trigger.on));
    let done = 0;
    const note = (report?: TrialReport) => noteTrial(kernel.db, { id: runId, subject: rule, done, total: pages.total, report });
    await note();
    // One page is read while the one before it is tried.
    let before: Promise<readonly Outcome[]> | undefined;
    for await (const events of pages.read()) {
      const tried = tryPage(kernel, replayed, events);
      // It is waited for in its turn.
      tried.catch(() => undefined);
      if (before) await count(tally, await before);
      before = tried;
      done += events.length;
      await note();
      if (!(await wanted())) return;
    }
    if (before) await count(tally, await before);
    const report = tally.report();
    await note(report);
    await send(bus, item, recordDryRun, { rule: shipped.code, hash, runId, counts: countsOf(report) });
  };
}

/** The events of some types since an instant, page by page: as many as there are now, for what happens meanwhile is of the next trial. */
async function pagesSince({ db, codec }: Kernel, from: string, types: readonly string[]) {
  const upTo = await horizon(db);
  const first = await positionSince(db, from);
  return {
    total: await countEventsOfTypes(db, types, { after: first, upTo }),
    async *read() {
      for (let after = first; ;) {
        const events = await readEventsOfTypes(db, codec, types, { after, upTo }, PAGE);
        if (events.length === 0) return;
        yield events;
        after = events.at(-1)!.position;
      }
    },
  };
}

/** What becomes of what events make, in their order. */
async function tryPage(kernel: Kernel, replayed: Replayed, events: readonly Recorded[]): Promise<readonly Outcome[]> {
  const states = pastStates(kernel);
  const tried = await Promise.all(
    events.flatMap((e) => {
      // An event by which an older version ended a wait is no beginning.
      const dues = occurrencesOf(replayed.trigger, replayed.text, e).filter(({ occurrence }) => !occurrence.waited);
      return dues.map((due) => tryEach(kernel, states, replayed, due, e));
    }),
  );
  return tried.flat();
}

async function count(tally: TrialTally, tried: readonly Outcome[]): Promise<void> {
  for (const one of tried) {
    tally.occurred();
    if (one.waits) tally.waits();
    for (const code of one.stopped) tally.stops(code);
    if (one.sent) tally.sends(tally.wantsSample() ? { ...one.sent, sample: await one.sample() } : one.sent);
  }
}
