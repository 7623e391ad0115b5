import { DAY_MS as DAY, defaults } from '@jurilien/reference';

/** The configured figures this context obeys, by the names its rules use (specification 4.13). */
export const limits = { documentsMs: defaults['document.keptDays'] * DAY } as const;
