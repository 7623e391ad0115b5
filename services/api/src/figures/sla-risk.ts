import type { Config } from '@jurilien/event-sourcing';
import { validationEscalatePercent, validationSlaMinutes, type Province } from '@jurilien/reference';

/** How many minutes are left of the time to validate a request, in its province, when that time is nearly over. */
export const riskMinutes = (config: Config, province: Province): number =>
  (config.value(validationSlaMinutes, { province }) * (100 - config.value(validationEscalatePercent, { province }))) / 100;
