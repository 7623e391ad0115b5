import type { Config } from '@jurilien/event-sourcing';
import { appointmentMinNoticeHours, availabilityBufferMinutes, availabilitySlotMinutes, type Province } from '@jurilien/reference';
import type { Plan } from '../lives/availability.js';

/** What a plan begins with: minutes and hours as they are set for its province. */
export const planDefaults = (province: Province, config: Config): Pick<Plan, 'bufferMinutes' | 'minNoticeHours' | 'slotMinutes'> => ({
  bufferMinutes: config.value(availabilityBufferMinutes, { province }),
  minNoticeHours: config.value(appointmentMinNoticeHours, { province }),
  slotMinutes: config.value(availabilitySlotMinutes, { province }),
});
