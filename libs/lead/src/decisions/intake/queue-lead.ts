import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { contactConfirmed } from '../../contact-confirmed.js';
import { inProvince, ofLead, onLead, queued } from '../rules.js';

/** The grace is over: staff get the request although nothing was confirmed yet, and see that. */
export const queueLead = decision({
  name: 'QueueLead',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide(_, { lead: s }, ctx) {
    if (s.status !== 'AwaitingConfirmation') return {};
    const confirmed = contactConfirmed(s, ctx.config);
    // Who was referred by someone else confirms, or nothing happens: no grace (F04).
    if (s.referredBy && !confirmed) return {};
    refuseUnless(confirmed || reached(s.graceEndsAt!, ctx.now), 'WRONG_STATE', 'grace-not-over');
    return { lead: [queued(s, ctx, confirmed)] };
  },
});
