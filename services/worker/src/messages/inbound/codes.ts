import { Refused } from '@jurilien/event-sourcing';
import { stepUpTriesLeft } from '@jurilien/identity';
import { confirmLeadPhone, lead, type LeadState } from '@jurilien/lead';
import { contactPoint, numberCodeSubject, verifyNumber } from '@jurilien/messaging';
import { phoneCodeSubject, professional, verifyPhone } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Act, Answer, DoneBefore, From } from './types.js';

/** What a right code leaves behind. */
const PROVES = ['LeadPhoneConfirmed', 'ChannelVerified', 'NumberVerified'];

/** Where a code of this number may belong: a request that waits for one, a professional, or the number itself. */
interface Waiting {
  readonly leadId?: string;
  readonly professionalId?: string;
  readonly open: boolean;
  readonly right: boolean;
}

/**
 * Six digits (4.8.3 row 4). The codes are ours, so the one that fits says which request is meant, however many the number has;
 * a code that fits none counts against the newest one asked for. Without any code that was asked for, nothing is guessed.
 */
export async function confirmCode(
  kernel: Kernel,
  from: From,
  code: string,
  now: string,
  act: Act,
  doneBefore: DoneBefore,
): Promise<Answer | undefined> {
  const before = await doneBefore(confirmLeadPhone, verifyPhone, verifyNumber);
  if (before.some((e) => PROVES.includes(e.type))) return { rule: 'code-confirmed' };
  const waiting = [
    ...(await ofRequests(kernel, from, code, now)),
    ...(await ofProfessional(kernel, from, code, now)),
    ...(await ofNumber(kernel, from, code, now)),
  ];
  const meant = waiting.find((w) => w.open && w.right) ?? waiting.find((w) => w.open) ?? waiting[0];
  if (!meant) return undefined;
  try {
    if (meant.leadId) await act(confirmLeadPhone, { leadId: meant.leadId, code, method: 'code' });
    else if (meant.professionalId) await act(verifyPhone, { professionalId: meant.professionalId, code });
    else await act(verifyNumber, { contactId: from.contactId, code });
  } catch (error) {
    if (error instanceof Refused) return { rule: 'code-expired' };
    throw error;
  }
  if (await isProven(kernel, from, meant)) return { rule: 'code-confirmed' };
  const triesLeft = stepUpTriesLeft(await triesOf(kernel, from, meant), kernel.configuration.current());
  return { rule: 'code-wrong', vars: { triesLeft } };
}

async function ofRequests(kernel: Kernel, from: From, code: string, now: string): Promise<Waiting[]> {
  const states = await Promise.all(from.leadIds.map((leadId) => stateOf(kernel, lead, leadId)));
  return states.flatMap((s: LeadState) => {
    const sent = s.confirmationsSent.filter((c) => c.channel === 'sms').at(-1);
    if (!sent || s.facts.phoneNumberConfirmed || s.phoneNumber !== from.phone) return [];
    const right = kernel.secrets.code(`phone:${s.leadId}`, sent.sequence) === code;
    return [{ leadId: s.leadId, open: Date.parse(now) < Date.parse(sent.expiresAt), right }];
  });
}

async function ofProfessional(kernel: Kernel, from: From, code: string, now: string): Promise<Waiting[]> {
  const professionalId = from.professional?.id;
  const s = professionalId ? await stateOf(kernel, professional, professionalId) : undefined;
  if (!professionalId || !s?.phoneCode || s.channels.includes('sms')) return [];
  const right = kernel.secrets.code(phoneCodeSubject(professionalId), s.phoneCode.sequence) === code;
  return [{ professionalId, open: Date.parse(now) < Date.parse(s.phoneCode.expiresAt), right }];
}

async function ofNumber(kernel: Kernel, { contactId }: From, code: string, now: string): Promise<Waiting[]> {
  const { code: sent } = await stateOf(kernel, contactPoint, contactId);
  if (!sent) return [];
  const right = kernel.secrets.code(numberCodeSubject(contactId), sent.sequence) === code;
  return [{ open: Date.parse(now) < Date.parse(sent.expiresAt), right }];
}

async function isProven(kernel: Kernel, { contactId }: From, { leadId, professionalId }: Waiting): Promise<boolean> {
  if (leadId) return (await stateOf(kernel, lead, leadId)).facts.phoneNumberConfirmed === true;
  if (professionalId) return (await stateOf(kernel, professional, professionalId)).channels.includes('sms');
  return (await stateOf(kernel, contactPoint, contactId)).code === undefined;
}

async function triesOf(kernel: Kernel, { contactId }: From, { leadId, professionalId }: Waiting): Promise<number> {
  if (leadId) return (await stateOf(kernel, lead, leadId)).codeTries;
  if (professionalId) return (await stateOf(kernel, professional, professionalId)).phoneCode?.tries ?? 0;
  return (await stateOf(kernel, contactPoint, contactId)).code?.tries ?? 0;
}
