import { linkOf, type Finder } from '@jurilien/automation';
import { user, type LinkState } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { draftedEmail, isReachable } from '@jurilien/processes';
import { privacyRequest } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { zoneOf } from '@jurilien/reference';
import { zoneOfClient, zoneOfPro } from '../../../zones.js';
import type { FindReader, Reached } from '../reached.js';
import { requesterOf } from './privacy-requester.js';

/** Whom a personal link is for, and where they are on file. */
async function holderOf(l: Finder, { professionalId, leadId, userId, privacyId }: LinkState['subject']): Promise<Reached> {
  if (professionalId) {
    const pro = await l.state(professional, professionalId);
    const { lang, phoneNumber: sms, email } = pro;
    return { kind: 'professional', id: professionalId, lang, zone: zoneOfPro(pro), addresses: { sms, email } };
  }
  if (leadId) {
    const request = await l.state(lead, leadId);
    const { personId: id, lang, phoneNumber: sms, email = draftedEmail(request) } = request;
    return { kind: 'client', id, leadId, lang, zone: zoneOfClient(request), addresses: { sms, email } };
  }
  if (privacyId) return requesterOf(privacyId, await l.state(privacyRequest, privacyId));
  const { email, preferences } = await l.state(user, userId!);
  return { kind: 'anyone', id: userId!, lang: preferences.lang, zone: zoneOf('QC'), addresses: { email } };
}

/** Who holds a personal link: a new one goes to the mailbox on file; a code to the one address that was chosen, in the link's language. */
export const linkHolder: FindReader = async (l) => {
  const link = (await linkOf(l))!;
  const holder = await holderOf(l, link.subject);
  const channel = l.about.purpose ? 'email' : link.code!.channel;
  const to = holder.addresses[channel];
  return isReachable(to) ? { ...holder, ...(l.about.purpose ? {} : { lang: link.lang }), addresses: { [channel]: to } } : undefined;
};
