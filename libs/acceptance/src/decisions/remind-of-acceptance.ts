import { LEAD_ENDS } from '@jurilien/contracts';
import { decision } from '@jurilien/event-sourcing';
import { automationMaxLatenessHours, HOUR_MS } from '@jurilien/reference';
import { z } from 'zod';
import { type Reminder, REMINDERS } from '../acceptance-words.js';
import { served } from '../acceptance.js';
import { type AcceptanceState, UNDER_WAY } from '../acceptance-state.js';
import { ofAcceptance, onAcceptedLead, refuseUnlessOwn, servedProvince } from './acceptance-rules.js';

/** Whether there is still something to remind of (stop conditions of 4.7.4). */
const WANTED: Readonly<Record<Reminder, (s: AcceptanceState) => boolean>> = {
  R17: (s) => s.status === 'ToContact' && !s.slaMissed,
  R18: (s) => s.status === 'ToContact' && !s.slaMissed,
  R20: (s) => UNDER_WAY.includes(s.status) && !s.confirmedByClient,
  R54: (s) => UNDER_WAY.includes(s.status),
};

/** The instant of a reminder came: said once per occasion, and only while it is of use. */
export const remindOfAcceptance = decision({
  name: 'RemindOfAcceptance',
  input: ofAcceptance.extend({ rule: z.enum(REMINDERS), occasion: z.string().min(1).max(40), dueAt: z.string() }),
  streams: onAcceptedLead,
  province: servedProvince,
  decide({ dueAt, ...input }, { acceptance: s, lead: l }, ctx) {
    refuseUnlessOwn(s, input);
    // A machine that stood still for days has nothing to remind of any more.
    const late = Date.parse(ctx.now) > Date.parse(dueAt) + ctx.config.value(automationMaxLatenessHours) * HOUR_MS;
    const wanted = !late && WANTED[input.rule](s) && !s.reminded.includes(input.occasion) && !LEAD_ENDS.includes(l.status);
    return { acceptance: wanted ? [served('AcceptanceReminded', input)] : [] };
  },
});
