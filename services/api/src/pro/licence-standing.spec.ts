import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { licenceStanding } from './licence-standing.js';

const DAY = 24 * 60;
const next = (days: number, province: 'QC' | 'ON' = 'QC', config = asShipped()) =>
  licenceStanding({ licenceVerifiedAt: T0, licenceNextCheckAt: at(days * DAY), province }, { now: T0, config }).state;

describe('how a licence stands', () => {
  it('is due without a look-up and once the next one is, soon before it', () => {
    expect(licenceStanding({ province: 'QC' }, { now: T0, config: asShipped() })).toEqual({ state: 'due' });
    expect([next(0), next(13), next(14), next(60)]).toEqual(['due', 'soon', 'ok', 'ok']);
  });
  it('is soon as early as is in force in the province', () => {
    const config = configOf(new Map([['licence.noticeDays', [{ scope: { province: 'ON' as const }, value: 45 }]]]), 2);
    expect([next(40, 'ON', config), next(40, 'QC', config)]).toEqual(['soon', 'ok']);
  });
});
