import type { Answer } from '@jurilien/contracts/api';
import { ERASED } from '@jurilien/event-sourcing';
import { addressName, contactPoint, quietHours, type ContactState } from '@jurilien/messaging';
import { isInForce, type ProspectState } from '@jurilien/prospects';
import { mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';

type Reach = Answer<'GET /api/prospects/:id/reach'>;

const known = (address: string | undefined): address is string => address !== undefined && address !== '' && address !== ERASED;

/** What the list of addresses says against any message to one: it was refused, or can be reached no more. */
export async function addressSays(
  kernel: Kernel,
  channel: 'sms' | 'email',
  to: string,
): Promise<'refused' | 'suppressed' | 'blacklisted' | undefined> {
  const contact: ContactState = await stateOf(kernel, contactPoint, kernel.secrets.hash(addressName(channel, to)));
  if (await mayNotBeContacted(kernel, channel, to)) return 'blacklisted';
  if (contact.consents.marketing?.granted === false || contact.consents.service?.granted === false || contact.smsOptedOut) return 'refused';
  return contact.suppressed ? 'suppressed' : undefined;
}

/**
 * Whether a prospect may be written to and called now. What the address itself refused wins over every basis we hold (CASL-11); calls of
 * sales keep to the hours of texts and to our own do-not-call list (SMS-6).
 */
export async function reachOf(kernel: Kernel, p: ProspectState): Promise<Reach> {
  const now = new Date().toISOString();
  const config = kernel.configuration.current();
  const opensAt = quietHours('sms', 'client', { now, config }, p.province!);
  const calls = await callsOf(kernel, p, opensAt <= now);
  return { email: await mailOf(kernel, p, now), calls, ...(calls === 'notNow' ? { callsFrom: opensAt } : {}) };
}

async function mailOf(kernel: Kernel, { email, basis }: ProspectState, now: string): Promise<Reach['email']> {
  if (!known(email)) return 'noAddress';
  const said = await addressSays(kernel, 'email', email);
  if (said) return said;
  if (!basis) return 'noBasis';
  return isInForce(basis, now) ? 'yes' : 'basisOver';
}

async function callsOf(kernel: Kernel, { phoneNumber, noCalls }: ProspectState, open: boolean): Promise<Reach['calls']> {
  if (!known(phoneNumber)) return 'noNumber';
  if (noCalls) return 'noCalls';
  const said = await addressSays(kernel, 'sms', phoneNumber);
  if (said === 'blacklisted') return said;
  return open ? 'yes' : 'notNow';
}
