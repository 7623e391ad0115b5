import { automationRule, ruleFactsOf, shippedRule } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { ERASED } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import {
  contactPoint,
  KILL_SWITCH_ID,
  killSwitch,
  openFrom,
  type AddressedMessage,
  type ContactState,
  type GateFacts,
  type MessageState,
  type Recipient,
  type RuleFacts,
} from '@jurilien/messaging';
import { kindOf, templates } from '@jurilien/notifications';
import { isOpenOffer } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { phoneFault, type ContactWish } from '@jurilien/reference';
import { asOf, barsOf, mayNotBeContacted, searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';
import { finderOf } from '../rules/finder.js';
import { wishUnder } from '../wishes.js';
import { zoneOfClient, zoneOfPro } from '../zones.js';
import { capsOf } from './caps-of.js';

/** A message in line. */
export type InLine = Pick<MessageState, 'keptUntil' | 'queuedAt'> & { readonly message: AddressedMessage };

/** What a message is about, read once for all that is asked of it. */
interface Subject {
  readonly request?: LeadState | undefined;
  readonly pro?: ProfessionalState | undefined;
  readonly contact: ContactState;
  /** The search an offer belongs to. */
  readonly search?: Awaited<ReturnType<typeof searchOf>> | undefined;
}

/** Everything the gate asks about a message before it goes, read now (4.7.2). */
export async function gateFacts(kernel: Kernel, s: InLine, now: string): Promise<GateFacts> {
  const { message: m } = s;
  const kind = kindOf(m.rule);
  const facts: GateFacts = {
    now,
    message: { channel: m.channel, class: m.class, kind, ...(m.neutral ? { neutral: m.neutral } : {}) },
    switches: kernel.books.of(killSwitch, KILL_SWITCH_ID),
    erased: m.to === ERASED,
  };
  // Nothing else is asked about an erased person.
  if (facts.erased) return facts;
  const noTexts = goesNowhere(kernel, m);
  // A carrier requires these answers whatever the number said before (4.8.3 rows 1 to 3).
  if (kind === 'carrier-answer') return { ...facts, noTexts };
  const about = await subjectOf(kernel, m);
  const wish = wishUnder(m, about);
  const [ofRule, caps, barred] = await Promise.all([
    ruleFacts(kernel, s, about, now),
    capsOf(kernel, m, recipientOf(about).province, now),
    isBarred(kernel, s, about),
  ]);
  return { ...facts, ...ofRule, contact: about.contact, caps, barred, wish, noTexts, opensAt: opensAt(kernel, m, about, { wish, now }) };
}

async function subjectOf(kernel: Kernel, m: AddressedMessage): Promise<Subject> {
  const { leadId, recipientKind } = m;
  const isOffer = kindOf(m.rule) === 'offer' && leadId !== undefined;
  const [request, pro, contact, search] = await Promise.all([
    recipientKind === 'client' && leadId ? stateOf(kernel, lead, leadId) : undefined,
    recipientKind === 'professional' ? stateOf(kernel, professional, m.recipientId) : undefined,
    stateOf(kernel, contactPoint, addressId(kernel, m)),
    isOffer ? searchOf(kernel, leadId) : undefined,
  ]);
  return { request, pro, contact, search };
}

/** What its rule says of it now; of an offer, that it can still be accepted. */
async function ruleFacts(
  kernel: Kernel,
  { message: m, keptUntil, queuedAt: since }: InLine,
  { search }: Subject,
  now: string,
): Promise<RuleFacts> {
  const shipped = shippedRule(m.rule);
  if (shipped && m.occasion) {
    const occasion = m.occasion.input as unknown as Occasion;
    const begun = { ruleVersion: occasion.ruleVersion, dueAt: dueOf(occasion, keptUntil), since, key: m.occasion.key };
    const finder = finderOf(kernel, { ...occasion, ...asOf(kernel, now) });
    return ruleFactsOf(shipped, kernel.books.of(automationRule, shipped.code), begun, finder);
  }
  if (!templates[m.rule]?.needsOpenOffer || !m.offerId || !search) return {};
  return { stopped: !search.offers.some((o) => o.offerId === m.offerId && isOpenOffer(o)) };
}

/** Quiet hours make nothing late: what they kept was due when they ended. */
const dueOf = ({ dueAt }: Occasion, keptUntil: string | undefined): string | undefined =>
  dueAt && keptUntil && keptUntil > dueAt ? keptUntil : dueAt;

/** The answer a carrier requires to STOP goes to the United States whatever the setting. */
function goesNowhere({ settings }: Kernel, m: AddressedMessage): boolean {
  if (m.channel !== 'sms') return false;
  const unitedStates = settings.SMS_UNITED_STATES || kindOf(m.rule) === 'carrier-answer';
  return phoneFault(m.to, { unitedStates }) !== undefined;
}

/** On the blacklist, of a request that was blocked, or between two who were kept apart meanwhile. */
async function isBarred(kernel: Kernel, s: InLine, { request }: Subject): Promise<boolean> {
  const { message: m } = s;
  if (m.class !== 'otp' && (await mayNotBeContacted(kernel, m.channel, m.to))) return true;
  if (await isOfBarredPair(kernel, s)) return true;
  return request?.status === 'Blocked' && m.author !== 'staff' && !templates[m.rule]?.toBlocked;
}

/** Matching keeps pairs apart when it offers: an offer that waited since, and what the two write to each other, is asked about again. */
async function isOfBarredPair(kernel: Kernel, { message: m, keptUntil }: InLine): Promise<boolean> {
  const waited = keptUntil !== undefined || m.resendOf !== undefined;
  const isBetween = m.author === 'professional' || m.author === 'client';
  if (!m.leadId || !(isBetween || (waited && kindOf(m.rule) === 'offer'))) return false;
  const professionalId = m.recipientKind === 'professional' ? m.recipientId : (m.occasion?.input as Occasion | undefined)?.professionalId;
  if (!professionalId) return false;
  return (await barsOf(kernel, await stateOf(kernel, lead, m.leadId)))(professionalId) !== undefined;
}

/** Where the recipient of a message is, and what they have said about hours. */
function recipientOf({ request, pro }: Pick<Subject, 'request' | 'pro'>): Recipient {
  if (pro) return { province: pro.province, zone: zoneOfPro(pro), own: { ...pro.hours, urgentOptIn: pro.practice?.urgentOptIn } };
  return request ? { province: request.facts.province ?? undefined, zone: zoneOfClient(request) } : {};
}

/**
 * When its hours are open: the next open minute of its recipient's own hours and zone (4.7.3). Who stated hours at which they may be
 * reached is reached in those alone, where quiet hours are switched off too.
 */
function opensAt(
  kernel: Kernel,
  m: AddressedMessage,
  about: Subject,
  { wish, now }: { readonly wish: ContactWish | undefined; readonly now: string },
): string | undefined {
  const theirs = wish?.windows ?? [];
  if (kernel.settings.QUIET_HOURS === 'off' && theirs.length === 0) return undefined;
  const urgent = about.search?.urgent === true;
  return openFrom({ ...m, kind: kindOf(m.rule) }, { ...recipientOf(about), theirs }, asOf(kernel, now), urgent);
}
