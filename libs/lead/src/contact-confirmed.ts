import type { Config } from '@jurilien/event-sourcing';
import { leadConfirmRequired } from '@jurilien/reference';
import { placeOf } from './config-place.js';
import type { LeadState } from './lead-state.js';

/** Whether as many of the addresses of a request are proven as must be: one of them, or each that was given. */
export function contactConfirmed(
  { facts, email, phoneNumber }: Pick<LeadState, 'facts' | 'email' | 'phoneNumber'>,
  config: Config,
): boolean {
  const { emailConfirmed, phoneNumberConfirmed } = facts;
  const one = Boolean(emailConfirmed || phoneNumberConfirmed);
  if (config.value(leadConfirmRequired, placeOf(facts)) === 'any') return one;
  return one && Boolean(emailConfirmed || !email) && Boolean(phoneNumberConfirmed || !phoneNumber);
}
