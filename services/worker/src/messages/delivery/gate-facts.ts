import { automationRule, ruleFactsOf, shippedRule, textOf, type Lookup, type RuleText } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { KILL_SWITCH_ID, killSwitch, type AddressedMessage, type GateFacts, type MessageState, type RuleFacts } from '@jurilien/messaging';
import { kindOf, templates } from '@jurilien/notifications';
import { asOf, barsOf, mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';
import { campaignFacts, prospectFacts } from '../../campaigns/at-gate.js';
import { finderOf } from '../rules/finder.js';
import { addressFacts, goesNowhere, recipientOf, subjectOf, type Subject } from './address-facts.js';
import { capsOf } from './caps-of.js';

/** A message in line. */
export type InLine = Pick<MessageState, 'keptUntil' | 'queuedAt'> & { readonly message: AddressedMessage };

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
  // A carrier requires these answers whatever the number said before (4.8.3 rows 1 to 3).
  if (kind === 'carrier-answer') return { ...facts, noTexts: goesNowhere(kernel, m) };
  const occasion = (m.occasion?.input ?? { rule: m.rule }) as unknown as Occasion;
  const l = finderOf(kernel, { ...occasion, ...asOf(kernel, now) });
  const seen = { kernel, now, state: l.state };
  const about = await subjectOf(seen, m);
  const waitsForRoom = m.occasion && shippedRule(m.rule)?.waitsForRoom;
  const [ofRule, ofCampaign, ofProspect, caps, barred] = await Promise.all([
    ruleFacts(kernel, l, s),
    campaignFacts(kernel, s, now),
    prospectFacts(kernel, s, now),
    capsOf(kernel, m, recipientOf(about).province, now),
    isBarred(kernel, s, about),
  ]);
  return {
    ...facts,
    ...ofRule,
    ...ofCampaign,
    ...ofProspect,
    ...addressFacts(seen, m, { ...about, window: windowOf(kernel, m, occasion) }),
    caps,
    barred,
    ...(waitsForRoom ? { waitsForRoom } : {}),
  };
}

/** The hours of the rule that it was written by, in the version that it began with. */
function windowOf(kernel: Kernel, m: AddressedMessage, begun: Occasion): RuleText['window'] {
  const shipped = shippedRule(m.rule);
  return shipped && m.occasion ? textOf(shipped, kernel.books.of(automationRule, shipped.code), begun).window : undefined;
}

/** What its rule says of it now. */
async function ruleFacts(kernel: Kernel, l: Lookup, { message: m, keptUntil, queuedAt: since }: InLine): Promise<RuleFacts> {
  const shipped = shippedRule(m.rule);
  if (!shipped || !m.occasion) return {};
  const { ruleVersion, dueAt } = l.about;
  const begun = { ruleVersion, dueAt: dueOf(dueAt, keptUntil), since, key: m.occasion.key };
  return ruleFactsOf(shipped, kernel.books.of(automationRule, shipped.code), begun, l);
}

/** Quiet hours make nothing late: what they kept was due when they ended. */
const dueOf = (dueAt: string | undefined, keptUntil: string | undefined): string | undefined =>
  dueAt && keptUntil && keptUntil > dueAt ? keptUntil : dueAt;

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
