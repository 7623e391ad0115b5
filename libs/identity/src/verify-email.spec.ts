import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { requestEmailVerification } from './decisions/users/verify-email.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const created: Past[number] = [
  'UserCreated',
  { userId, email: 'a@exemple.ca', username: 'A', emailHash: 'h', role: 'jurilien_professional' },
];
const asked = (sequence: number): Past[number] => ['EmailVerificationRequested', { userId, sequence }];
const past = (...steps: Past) => given({ user: steps });

describe('the link that proves an address', () => {
  it('is sent again, four times an hour, until the address is proven', () => {
    expect(past(created).when(requestEmailVerification, { userId }).events().user).toEqual([
      { type: 'EmailVerificationRequested', data: { userId, sequence: 2 } },
    ]);
    const four = [created, asked(2), asked(3), asked(4), asked(5)];
    expect(
      past(...four)
        .when(requestEmailVerification, { userId })
        .refusal(),
    ).toBe('RATE_LIMITED: links-per-hour');
    expect(
      past(...four)
        .when(requestEmailVerification, { userId }, { now: at(61) })
        .types(),
    ).toEqual({ user: ['EmailVerificationRequested'] });
    expect(past(created, ['EmailVerified', { userId }]).when(requestEmailVerification, { userId }).types()).toEqual({});
    expect(given().when(requestEmailVerification, { userId }).refusal()).toBe('NOT_FOUND: user');
    expect(past(created, ['UserDisabled', { userId }]).when(requestEmailVerification, { userId }).refusal()).toBe(
      'WRONG_STATE: user-disabled',
    );
  });
});
