import { acceptanceOf, professionalOf, requestOf, type Finder, type Reader, type RuleText } from '@jurilien/automation';
import { isReachable } from '@jurilien/processes';
import type { Composed } from '../composed.js';
import { zoneOfClient, zoneOfPro } from '../zones.js';

/** Who reads a message, and where they are reached. */
export interface Reached extends Reader {
  readonly addresses: Composed['addresses'];
  readonly leadId?: string;
}

/** How the reader of each audience is found; nothing where there is no one to reach: erased, or without an address. */
const READERS: Readonly<Record<RuleText['audience'], (l: Finder) => Promise<Reached | undefined>>> = {
  async client(l) {
    const request = await requestOf(l);
    if (!request || !isReachable(request.email)) return undefined;
    const { personId: id, lang, email, phoneNumber: sms, leadId } = request;
    return { kind: 'client', id, lang, zone: zoneOfClient(request), addresses: { email, ...(sms ? { sms } : {}) }, leadId };
  },
  async professional(l) {
    const pro = await professionalOf(l);
    if (!pro || !isReachable(pro.email)) return undefined;
    const sms = pro.channels.includes('sms') ? pro.phoneNumber : undefined;
    const id = l.about.professionalId ?? (await acceptanceOf(l))!.professionalId;
    return { kind: 'professional', id, lang: pro.lang, zone: zoneOfPro(pro), addresses: { email: pro.email, ...(sms ? { sms } : {}) } };
  },
};

/** The reader of a rule's message. */
export const readerOf = (audience: RuleText['audience'], l: Finder): Promise<Reached | undefined> => READERS[audience](l);
