import type { Answer } from '@jurilien/contracts/api';
import { ERASED } from '@jurilien/event-sourcing';
import { addressName, agreedBeforeStop, contactPoint, quietHours, type ContactState } from '@jurilien/messaging';
import { basisFor, type ProspectState } from '@jurilien/prospects';
import { phoneFault } from '@jurilien/reference';
import { mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';

type Reach = Answer<'GET /api/prospects/:id/reach'>;

const known = (address: string | undefined): address is string => address !== undefined && address !== '' && address !== ERASED;

/** What the list of addresses says against any message to one: it was refused, or can be reached no more. */
export async function addressSays(
  kernel: Kernel,
  channel: 'sms' | 'email',
  to: string,
  agreedAt?: string,
): Promise<'refused' | 'suppressed' | 'blacklisted' | undefined> {
  const contact: ContactState = await stateOf(kernel, contactPoint, kernel.secrets.hash(addressName(channel, to)));
  if (await mayNotBeContacted(kernel, channel, to)) return 'blacklisted';
  if (contact.consents.marketing?.granted === false || contact.consents.service?.granted === false || contact.smsOptedOut) return 'refused';
  if (channel === 'sms' && agreedBeforeStop(contact, agreedAt)) return 'refused';
  return contact.suppressed || (agreedAt && contact.unreachable) ? 'suppressed' : undefined;
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
  const [email, texts] = await Promise.all([mailOf(kernel, p, now), textsOf(kernel, p, now)]);
  return { email, texts, calls, ...(calls === 'notNow' ? { callsFrom: opensAt } : {}) };
}

/** What the record says against a message, where it does. */
function recordSays(p: ProspectState, channel: 'sms' | 'email', now: string) {
  const basis = basisFor(p, channel, now);
  return typeof basis === 'string' ? basis : undefined;
}

async function mailOf(kernel: Kernel, p: ProspectState, now: string): Promise<Reach['email']> {
  if (!known(p.email)) return 'noAddress';
  return (await addressSays(kernel, 'email', p.email)) ?? recordSays(p, 'email', now) ?? 'yes';
}

/** Texts rest on an agreement to texts alone, and reach no number that said STOP since. */
async function textsOf(kernel: Kernel, p: ProspectState, now: string): Promise<Reach['texts']> {
  const { phoneNumber, textsSince } = p;
  if (!known(phoneNumber)) return 'noNumber';
  if (phoneFault(phoneNumber, { unitedStates: kernel.settings.SMS_UNITED_STATES })) return 'noTexts';
  const said = (await addressSays(kernel, 'sms', phoneNumber, textsSince)) ?? recordSays(p, 'sms', now) ?? 'yes';
  return said === 'basisOver' ? 'noBasis' : said;
}

async function callsOf(kernel: Kernel, { phoneNumber, noCalls }: ProspectState, open: boolean): Promise<Reach['calls']> {
  if (!known(phoneNumber)) return 'noNumber';
  if (noCalls) return 'noCalls';
  const said = await addressSays(kernel, 'sms', phoneNumber);
  if (said === 'blacklisted') return said;
  return open ? 'yes' : 'notNow';
}
