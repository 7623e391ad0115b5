import type { LeadState } from '@jurilien/lead';
import type { ProfessionalState } from '@jurilien/professionals';
import { notTheirs } from './subject.js';

/** Whom a text in a conversation names, as a payload states it. */
export interface Addressee {
  readonly threadId: string;
  readonly leadId?: string;
  readonly recipientKind?: string;
  readonly recipientId?: string;
}

/**
 * Refuses a text or an e-mail that names anyone but the people of the number or address it goes to. Its words are sealed with the key of the person named, and
 * shown with the request named: another's would put them on a page they do not belong to.
 * @param of states of the request and the professional that are named
 * @param threadOf the conversation of a number or an address, by its index: `phone:+1…`, `email:…`
 */
export function permitAddressee(
  { threadId, leadId, recipientKind, recipientId }: Addressee,
  of: { readonly request: LeadState | undefined; readonly professional: ProfessionalState | undefined },
  threadOf: (index: string) => string,
): void {
  const isOf = ({ phoneNumber, email }: { readonly phoneNumber?: string; readonly email?: string } = {}): boolean =>
    [phoneNumber && `phone:${phoneNumber}`, email && `email:${email.trim().toLowerCase()}`].some(
      (index) => index && threadOf(index) === threadId,
    );
  if (leadId !== undefined && !isOf(of.request)) throw notTheirs();
  if (recipientId === undefined || recipientId === threadId) return;
  const isTheirs =
    recipientKind === 'professional' ? isOf(of.professional) : recipientKind === 'client' && of.request?.personId === recipientId;
  if (!isTheirs) throw notTheirs();
}
