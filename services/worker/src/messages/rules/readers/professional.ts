import { appointmentOf, professionalIdOf, professionalOf } from '@jurilien/automation';
import { contactPoint } from '@jurilien/messaging';
import { isReachable } from '@jurilien/processes';
import { zoneOfPro } from '../../zones.js';
import type { FindReader } from './reached.js';

/** The professional that an occurrence is about. */
export const professional: FindReader = async (l) => {
  const [id, pro] = await Promise.all([professionalIdOf(l), professionalOf(l)]);
  if (!id || !pro || !isReachable(pro.email)) return undefined;
  const { email, lang, phoneNumber: sms } = pro;
  // What is about an appointment names no request; its messages stand with those of the request.
  const leadId = (await appointmentOf(l))?.leadId;
  const reader = { kind: 'professional', id, lang, zone: zoneOfPro(pro), ...(leadId ? { leadId } : {}) } as const;
  if (!sms || !pro.channels.includes('sms')) return { ...reader, addresses: { email } };
  const { preferences } = await l.state(contactPoint, l.hash(`phone:${sms}`));
  return { ...reader, addresses: { email, sms }, shortTexts: preferences.smsFormat === 'short' };
};
