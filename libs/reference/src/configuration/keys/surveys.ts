import { keysOf } from '../key.js';
import { flag, whole } from '../kinds.js';

// Opinions of clients and professionals.
const key = keysOf('surveys');

export const surveyDelayDays = key({ key: 'survey.delayDays', kind: whole(0, 90), unit: 'days', shipped: 3, scope: 'P' });
export const surveyProDelayDays = key({ key: 'survey.proDelayDays', kind: whole(0, 90), unit: 'days', shipped: 5, scope: 'P' });
export const surveyRemindDays = key({ key: 'survey.remindDays', kind: whole(1, 60), unit: 'days', shipped: 4, scope: 'P' });
export const surveyExpireDays = key({ key: 'survey.expireDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const surveyDetractorMax = key({ key: 'survey.detractorMax', kind: whole(1, 4), unit: 'points', shipped: 2, scope: 'P' });
/** Opinions about the platform. No key opens opinions about professionals: that is a rule of the code (D13). */
export const reviewsPlatformEnabled = key({ key: 'reviews.platform.enabled', kind: flag(), shipped: true, scope: 'G' });
