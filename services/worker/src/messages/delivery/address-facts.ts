import type { RuleText } from '@jurilien/automation';
import { lead, type LeadState } from '@jurilien/lead';
import {
  contactPoint,
  openFrom,
  remindsAt,
  type AddressedMessage,
  type ContactState,
  type GateFacts,
  type Recipient,
  type Reminding,
} from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { phoneFault, type ContactWish } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';
import { distribution, type SearchState } from '@jurilien/search';
import { readersPlace } from '../../campaigns/at-gate.js';
import { addressId } from '../address-id.js';
import type { Seen } from '../seen.js';
import { wishUnder } from '../wishes.js';
import { zoneOfClient, zoneOfPro } from '../zones.js';

/** As much of a message as its address and its reader are asked about. */
export type Addressed = Pick<
  AddressedMessage,
  'rule' | 'channel' | 'class' | 'to' | 'recipientKind' | 'recipientId' | 'author' | 'leadId' | 'neutral' | 'occasion'
>;

/** What a message is about, read once for all that is asked of it. */
export interface Subject {
  readonly request?: LeadState | undefined;
  readonly pro?: ProfessionalState | undefined;
  readonly contactId: string;
  readonly contact: ContactState;
  /** The search an offer belongs to. */
  readonly search?: SearchState | undefined;
  /** Where its reader is, of a campaign. */
  readonly place?: Recipient | undefined;
  /** The hours of the rule that it was written by, where that has some. */
  readonly window?: RuleText['window'];
}

export async function subjectOf({ kernel, state }: Seen, m: Addressed): Promise<Subject> {
  const { leadId, recipientKind } = m;
  const contactId = addressId(kernel, m);
  const isOffer = kindOf(m.rule) === 'offer' && leadId !== undefined;
  const [request, pro, contact, search] = await Promise.all([
    recipientKind === 'client' && leadId ? state(lead, leadId) : undefined,
    recipientKind === 'professional' ? state(professional, m.recipientId) : undefined,
    state(contactPoint, contactId),
    isOffer ? state(distribution, leadId) : undefined,
  ]);
  return { request, pro, contactId, contact, search, place: readersPlace(m) };
}

/** What the address of a message says to it, and its reader: consents, wishes and hours. */
export function addressFacts(seen: Seen, m: Addressed, about: Subject): Pick<GateFacts, 'contact' | 'wish' | 'noTexts' | 'opensAt'> {
  const wish = wishUnder(m, about);
  return { contact: about.contact, wish, noTexts: goesNowhere(seen.kernel, m), opensAt: opensAt(seen, m, about, wish) };
}

/** The answer a carrier requires to STOP goes to the United States whatever the setting. */
export function goesNowhere({ settings }: Kernel, m: Pick<Addressed, 'channel' | 'rule' | 'to'>): boolean {
  if (m.channel !== 'sms') return false;
  const unitedStates = settings.SMS_UNITED_STATES || kindOf(m.rule) === 'carrier-answer';
  return phoneFault(m.to, { unitedStates }) !== undefined;
}

/** Where the recipient of a message is, and what they have said about hours. */
export function recipientOf({ request, pro, place }: Pick<Subject, 'request' | 'pro' | 'place'>): Recipient {
  if (pro) return { province: pro.province, zone: zoneOfPro(pro), own: { ...pro.hours, urgentOptIn: pro.practice?.urgentOptIn } };
  return request ? { province: request.facts.province ?? undefined, zone: zoneOfClient(request) } : (place ?? {});
}

/** When a reminder goes to its reader on one way, by the hours that it would otherwise wait for. */
export function reminderMoment({ kernel, now }: Seen, m: Addressed, about: Subject, reminding: Reminding): string {
  const theirs = wishUnder(m, about)?.windows ?? [];
  if (keepsNoHours(kernel, theirs, about)) return reminding.dueAt;
  return remindsAt({ ...m, kind: kindOf(m.rule), window: about.window }, { ...recipientOf(about), theirs }, reminding, asOf(kernel, now));
}

const keepsNoHours = ({ settings }: Kernel, theirs: readonly unknown[], { window }: Subject): boolean =>
  settings.QUIET_HOURS === 'off' && theirs.length === 0 && !window;

/**
 * When its hours are open: the next open minute of its recipient's own hours and zone (4.7.3), within those of its rule. Who stated hours
 * at which they may be reached is reached in those alone; they, and those of a rule, count where quiet hours are switched off too.
 */
function opensAt({ kernel, now }: Seen, m: Addressed, about: Subject, wish: ContactWish | undefined): string | undefined {
  const theirs = wish?.windows ?? [];
  if (keepsNoHours(kernel, theirs, about)) return undefined;
  const urgent = about.search?.urgent === true;
  return openFrom({ ...m, kind: kindOf(m.rule), window: about.window }, { ...recipientOf(about), theirs }, asOf(kernel, now), urgent);
}
