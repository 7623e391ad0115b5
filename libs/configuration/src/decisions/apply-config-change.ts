import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { applied, hindrance, stuck } from '../applying.js';
import { configuration, type ConfigurationEvent, onConfiguration } from '../configuration.js';
import { scheduled } from '../plan.js';

/**
 * The day of a planned change has come. Changes that should have come before it come first, in their order: the process that applies
 * them may have been paused. One that no longer stands on what it was proposed on is stuck, and the team looks at it.
 */
export const applyConfigChange = decision({
  name: 'ApplyConfigChange',
  input: z.object({ changeId: ids.changeId, hash: z.string() }),
  streams: onConfiguration,
  decide({ changeId, hash }, { configuration: s }, ctx) {
    const change = scheduled(s).find((c) => c.changeId === changeId && c.hash === hash);
    // Edited, rejected or applied meanwhile.
    if (!change) return {};
    refuseUnless(reached(change.effectiveAt, ctx.now), 'WRONG_STATE', 'not-due');
    const due = scheduled(s).filter((c) => c.effectiveAt < change.effectiveAt || c.changeId === changeId);
    const meta = { occurredAt: ctx.now, actor: ctx.actor, stream: '', config: ctx.config };
    const events: ConfigurationEvent[] = [];
    let now = s;
    for (const each of due) {
      const why = hindrance(now, each, ctx.now);
      const written = why ? [stuck(each, why)] : applied(now, each);
      events.push(...written);
      now = written.reduce((state, e) => configuration.evolve(state, e, meta), now);
    }
    return { configuration: events };
  },
});
