import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** Someone registered and did not apply: said once a day after, and once more on the third day (R49). */
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
