import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { configOf } from '@jurilien/reference';
import { linkDays } from './link-days.js';

const DAY_MINUTES = 24 * 60;

describe('how long a personal link opens its page', () => {
  it('is what is in force', () => {
    const config = configWith({
      'auth.loginLinkMinutes': 30,
      'auth.resetMinutes': 120,
      'auth.invitationDays': 3,
      'privateChange.undoHours': 24,
    });
    const days = (of: typeof config) =>
      (['login', 'reset-password', 'invitation', 'undo-change'] as const).map((purpose) => linkDays(purpose, of, {}));
    expect(days(asShipped())).toEqual([15 / DAY_MINUTES, 60 / DAY_MINUTES, 7, 3]);
    expect(days(config)).toEqual([30 / DAY_MINUTES, 120 / DAY_MINUTES, 3, 1]);
  });
  it.each([
    ['survey', 'survey.expireDays'],
    ['pro-survey', 'survey.expireDays'],
  ] as const)('of a %s is that of its province', (purpose, key) => {
    const config = configOf(new Map([[key, [{ scope: { province: 'ON' as const }, value: 21 }]]]), 2);
    expect([linkDays(purpose, config, { province: 'ON' }), linkDays(purpose, config, { province: 'QC' })]).toEqual([
      21,
      linkDays(purpose, asShipped(), {}),
    ]);
  });
  it('is the same whatever is in force where no figure of the business says it', () =>
    expect(linkDays('lead-status', asShipped(), {})).toBe(400));
});
