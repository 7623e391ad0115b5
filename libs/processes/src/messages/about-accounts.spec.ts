import { ERASED } from '@jurilien/event-sourcing';
import { user, type UserState } from '@jurilien/identity';
import { isWrittenTo } from './about-accounts.js';

const account = (given: Partial<UserState>): UserState => ({ ...user.initial, ...given });

it('an account is written to while it is open and its holder was not erased', () => {
  const email = 'ana@exemple.ca';
  expect(isWrittenTo(account({ status: 'Active', email }))).toBe(true);
  expect(isWrittenTo(account({ status: 'Disabled', email }))).toBe(false);
  expect(isWrittenTo(account({ status: 'Active', email: ERASED }))).toBe(false);
  expect(isWrittenTo(account({ status: 'Active' }))).toBe(false);
});
