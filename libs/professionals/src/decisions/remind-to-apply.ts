import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** Someone registered and did not apply (R49): timers of before rules had delays of their own end here, one per reminder. */
export const remindToApply = decision({
  name: 'RemindToApply',
  input: z.object({ professionalId, sequence: z.number().int().min(1).max(2) }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    if (s.status !== 'Registered' || (s.reminders ?? 0) >= input.sequence) return {};
    return { professional: [happened('ApplicationReminderDue', input)] };
  },
});
