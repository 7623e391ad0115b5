import type { Answer } from '@jurilien/contracts/api';
import type { AsOf } from '@jurilien/event-sourcing';
import type { ProfessionalState } from '@jurilien/professionals';
import { DAY_MS, licenceNoticeDays } from '@jurilien/reference';

/** How a licence stands: looked up lately, so soon to be looked up again that it is a task of the day, or too long ago for offers. */
export function licenceStanding(
  { licenceVerifiedAt, licenceNextCheckAt, province }: Pick<ProfessionalState, 'licenceVerifiedAt' | 'licenceNextCheckAt' | 'province'>,
  { now, config }: AsOf,
): Answer<'GET /api/pro/me'>['licence'] {
  if (!licenceVerifiedAt) return { state: 'due' };
  if (!licenceNextCheckAt) return { state: 'ok' };
  const left = Date.parse(licenceNextCheckAt) - Date.parse(now);
  const soon = left < config.value(licenceNoticeDays, { province }) * DAY_MS;
  return { state: left <= 0 ? 'due' : soon ? 'soon' : 'ok', at: licenceNextCheckAt };
}
