import type { ConsentClass, ContactState } from './contact-point.js';

/** What comes to one address, class by class. */
export interface Standing {
  readonly service: boolean;
  readonly marketing: boolean;
  /** News were asked for with an address no one has proved yet: shown as given, and nothing is sent on it. */
  readonly pending?: true;
}

/** Whether an agreement is in force: given, and not over. */
function agreed({ consents }: ContactState, of: ConsentClass, now: string): boolean {
  const held = consents[of];
  return held?.granted === true && (held.expiresAt === undefined || Date.parse(now) < Date.parse(held.expiresAt));
}

/** Service messages come until their holder says no; news only to who said yes (4.8.5). Every page and the send gate ask here. */
export function standingOf(contact: ContactState, now: string): Standing {
  const marketing = agreed(contact, 'marketing', now);
  const pending = marketing && contact.consents.marketing?.pending;
  return { service: contact.consents.service?.granted !== false, marketing, ...(pending ? { pending } : {}) };
}
