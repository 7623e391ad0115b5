import type { Config } from '@jurilien/event-sourcing';
import {
  DAY_MS,
  leadConfirmExpireDays,
  leadConfirmGraceMinutes,
  leadDraftExpireDays,
  MINUTE_MS,
  plus,
  stepUpCodeMinutes,
} from '@jurilien/reference';
import { placeOf } from './config-place.js';

type Where = Parameters<typeof placeOf>[0];

/** When a draft that no one sends is closed; where it is from is not known yet. */
export const draftEndsAt = (startedAt: string, config: Config): string => plus(startedAt, config.value(leadDraftExpireDays, {}) * DAY_MS);

/** When staff get a request although nothing was confirmed. */
export const graceEndsAt = (submittedAt: string, where: Where, config: Config): string =>
  plus(submittedAt, config.value(leadConfirmGraceMinutes, placeOf(where)) * MINUTE_MS);

/** When a request that no one confirmed is closed. */
export const confirmEndsAt = (submittedAt: string, where: Where, config: Config): string =>
  plus(submittedAt, config.value(leadConfirmExpireDays, placeOf(where)) * DAY_MS);

/** Until when the link of a letter, or the code of a text message, proves an address. */
export const proofEndsAt = (channel: 'email' | 'sms', sentAt: string, where: Where, config: Config): string =>
  channel === 'email' ? confirmEndsAt(sentAt, where, config) : plus(sentAt, config.value(stepUpCodeMinutes) * MINUTE_MS);
