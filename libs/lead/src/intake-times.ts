import type { Config } from '@jurilien/event-sourcing';
import {
  DAY_MS,
  leadConfirmExpireDays,
  leadConfirmGraceMinutes,
  leadDraftExpireDays,
  MINUTE_MS,
  plus,
  type Province,
  stepUpCodeMinutes,
} from '@jurilien/reference';
import { placeOf } from './config-place.js';

type Where = Parameters<typeof placeOf>[0];

/** When a draft that no one sends is closed, as far as it is known where it is from. */
export const draftEndsAt = (startedAt: string, where: Where, config: Config): string =>
  plus(startedAt, config.value(leadDraftExpireDays, placeOf(where)) * DAY_MS);

/** The same of every place: what a draft that begins keeps. */
export function draftEnds(startedAt: string, config: Config) {
  const inProvince = (province?: Province): string => draftEndsAt(startedAt, { province }, config);
  return { draftEndsAt: inProvince(), draftEndsIn: { QC: inProvince('QC'), ON: inProvince('ON') } };
}

/** How many days a draft still has, a day at least: how long its link opens it, and what a letter says. */
export const draftDaysLeft = ({ draftEndsAt }: { readonly draftEndsAt?: string }, now: string): number =>
  Math.max(1, (Date.parse(draftEndsAt!) - Date.parse(now)) / DAY_MS);

/** When staff get a request although nothing was confirmed. */
export const graceEndsAt = (submittedAt: string, where: Where, config: Config): string =>
  plus(submittedAt, config.value(leadConfirmGraceMinutes, placeOf(where)) * MINUTE_MS);

/** When a request that no one confirmed is closed. */
export const confirmEndsAt = (submittedAt: string, where: Where, config: Config): string =>
  plus(submittedAt, config.value(leadConfirmExpireDays, placeOf(where)) * DAY_MS);

/** Until when the link of a letter, or the code of a text message, proves an address. */
export const proofEndsAt = (channel: 'email' | 'sms', sentAt: string, where: Where, config: Config): string =>
  channel === 'email' ? confirmEndsAt(sentAt, where, config) : plus(sentAt, config.value(stepUpCodeMinutes) * MINUTE_MS);
