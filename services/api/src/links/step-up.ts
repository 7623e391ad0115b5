import type { Answer } from '@jurilien/contracts/api';
import { type AsOf, Refused } from '@jurilien/event-sourcing';
import { hasSteppedUp, stepUpTriesLeft, user, type LinkState } from '@jurilien/identity';
import { lead, wishOf } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { addressesFor, privacyRequest, type PrivacyRequestState } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { phoneFault, type ContactWish } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { deviceHashOf, isDevice } from '../factors/device.js';
import { maskEmail, maskPhone } from '@jurilien/processes';
import type { OpenLink } from './link.js';

/** Where the code of a link goes, masked: as its holder may see it. */
export type StepUpAddress = Answer<'POST /api/public/step-up'>;

/** What is kept of the name a device gives itself; one that is not shaped like ours is none. */
export const namedDevice = (device: string | undefined): string | undefined =>
  device && isDevice(device) ? deviceHashOf(device) : undefined;

/** The phone on file of whom a link is about, or the mailbox when there is none or it said STOP. */
export async function stepUpAddress(kernel: Kernel, subject: LinkState['subject']): Promise<StepUpAddress> {
  const { phoneNumber, email, wish } = await addressesOf(kernel, subject);
  const may = (channel: 'sms' | 'email'): boolean => wish?.channels.includes(channel) ?? true;
  const texted = may('sms') && phoneNumber && !phoneFault(phoneNumber, { unitedStates: kernel.settings.SMS_UNITED_STATES });
  const reachable = texted && !(await stateOf(kernel, contactPoint, kernel.secrets.hash(`phone:${phoneNumber}`))).smsOptedOut;
  if (reachable) return { channel: 'sms', to: maskPhone(phoneNumber) };
  if (!email || !may('email')) throw new Refused('NOT_FOUND', 'no-address-on-file');
  return { channel: 'email', to: maskEmail(email) };
}

async function addressesOf(
  kernel: Kernel,
  { professionalId, leadId, userId, privacyId }: LinkState['subject'],
): Promise<{ phoneNumber?: string; email?: string; wish?: ContactWish }> {
  if (professionalId) return stateOf(kernel, professional, professionalId);
  if (leadId) {
    const state = await stateOf(kernel, lead, leadId);
    const wish = wishOf(state);
    return { ...state, ...(wish ? { wish } : {}) };
  }
  if (privacyId) return provenAddresses(await stateOf(kernel, privacyRequest, privacyId));
  return { email: (await stateOf(kernel, user, userId!)).email };
}

/** Of a request about one's own data, what is proven: its code goes nowhere before that. */
const provenAddresses = (s: PrivacyRequestState) => (s.proven.length > 0 ? addressesFor(s) : {});

/** Whether the device of this call has passed the code of this link within the last half hour. */
export const steppedUp = ({ state, device }: OpenLink): boolean => {
  const deviceHash = namedDevice(device);
  return deviceHash !== undefined && hasSteppedUp(state, deviceHash, new Date().toISOString());
};

/** Refuses what shows private data until the holder of the link has typed the code (3.0, 4.3.4). */
export function refuseUnlessSteppedUp(link: OpenLink): void {
  if (!steppedUp(link)) throw new Refused('STEP_UP_REQUIRED', 'step-up-code');
}

/** How the code of a link stands for a device. */
export function codeStanding(
  state: LinkState,
  device: string | undefined,
  { now, config }: AsOf,
): { readonly sentUntil?: string; readonly triesLeft?: number } {
  const code = state.code?.deviceHash === namedDevice(device) ? state.code : undefined;
  const live = code && Date.parse(code.expiresAt) > Date.parse(now);
  return live ? { sentUntil: code.expiresAt, triesLeft: stepUpTriesLeft(code.tries, config) } : {};
}
