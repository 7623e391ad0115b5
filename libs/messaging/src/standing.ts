import { reached } from '@jurilien/reference';
import type { ConsentClass, ContactState } from './contact-point.js';

/** What comes to one address, class by class. */
export interface Standing {
  readonly service: boolean;
  readonly marketing: boolean;
  /** News were asked for with an address no one has proved yet: shown as given, and nothing is sent on it. */
  readonly pending?: true;
  /** News come on a basis that no one spoke, until then. */
  readonly implied?: { readonly until: string };
}

type Held = NonNullable<ContactState['consents'][ConsentClass]>;

/** Whether the end of an agreement has come; one that is express has none. */
export const isOver = ({ expiresAt }: Pick<Held, 'expiresAt'>, now: string): boolean =>
  expiresAt !== undefined && Date.parse(now) >= Date.parse(expiresAt);

/** Whether an agreement is in force: given, and not over. */
function agreed({ consents }: ContactState, of: ConsentClass, now: string): boolean {
  const held = consents[of];
  return held?.granted === true && !isOver(held, now);
}

/** Service messages come until their holder says no; news only to who said yes (4.8.5). Every page and the send gate ask here. */
export function standingOf(contact: ContactState, now: string): Standing {
  const marketing = agreed(contact, 'marketing', now);
  const pending = marketing && contact.consents.marketing?.pending;
  const { basis, expiresAt: until } = contact.consents.marketing ?? {};
  const implied = marketing && basis !== 'express' && until ? { until } : undefined;
  return {
    service: contact.consents.service?.granted !== false,
    marketing,
    ...(pending ? { pending } : {}),
    ...(implied ? { implied } : {}),
  };
}

/** START brings texts back and no news (4.8.3): what was agreed to before a number's last STOP or START counts no more. */
export const agreedBeforeStop = ({ since }: Pick<ContactState, 'since'>, agreedAt: string | undefined): boolean =>
  since !== undefined && agreedAt !== undefined && !reached(since, agreedAt);

/** What a message that sells rests on: an agreement by its name, from when on, and of one that no one spoke until when. */
export type MarketingBasis =
  | { readonly kind: 'express'; readonly consentId: string; readonly since: string }
  | {
      readonly kind: 'implied';
      readonly basis: 'implied-contract' | 'implied-inquiry';
      readonly consentId: string;
      readonly since: string;
      readonly until: string;
    };

/**
 * The basis on which marketing may go to an address now (4.9 stores it for each recipient before sending, and asks again at sending);
 * nothing where there is none: not given, over, withdrawn, waiting for the address to be proved, or a number that said STOP. Whether the
 * address may be written to at all (bounced, unreachable) is `refusedBy`'s to say.
 */
export const basisOf = (contact: ContactState, channel: 'sms' | 'email', now: string): MarketingBasis | undefined =>
  channel === 'sms' && contact.smsOptedOut ? undefined : agreedBasis(contact, now);

/** What was agreed to at an address, whatever a number said to texts of every kind since: the send gate answers STOP by a code of its own. */
export function agreedBasis(contact: ContactState, now: string): MarketingBasis | undefined {
  const held = contact.consents.marketing;
  if (!held?.granted || held.pending || !held.consentId || isOver(held, now)) return undefined;
  const { basis, consentId, at: since, expiresAt: until } = held;
  if (basis === 'express') return { kind: 'express', consentId, since };
  return basis && until ? { kind: 'implied', basis, consentId, since, until } : undefined;
}
