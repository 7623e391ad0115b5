import { keysOf } from '../key.js';
import { flag, whole } from '../kinds.js';

// Opinions of clients and professionals.
const key = keysOf('surveys');

export const surveyDelayDays = key({ key: 'survey.delayDays', kind: whole(0, 90), unit: 'days', shipped: 3, scope: 'P' });
export const surveyProDelayDays = key({ key: 'survey.proDelayDays', kind: whole(0, 90), unit: 'days', shipped: 5, scope: 'P' });
export const surveyRemindDays = key({ key: 'survey.remindDays', kind: whole(1, 60), unit: 'days', shipped: 4, scope: 'P' });
export const surveyExpireDays = key({ key: 'survey.expireDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const surveyDetractorMax = key({ key: 'survey.detractorMax', kind: whole(1, 4), unit: 'points', shipped: 2, scope: 'P' });
export const reviewsPlatformEnabled = key({ key: 'reviews.platform.enabled', kind: flag(), shipped: true, scope: 'G' });
/** Words of clients about a professional in Ontario (U14). No key opens them in Quebec: that is a rule of the code (D13, BAR-5). */
export const reviewsProfessionalOn = key({ key: 'reviews.professional.on', kind: flag(), shipped: false, flags: 'L', scope: 'G' });
