import {
  type AsOf,
  type Availability,
  type Config,
  type ConfigPlace,
  type Ctx,
  refuseUnlessAvailable,
  unless,
} from '@jurilien/event-sourcing';
import {
  type BillingModel,
  billingModel,
  featureBoard,
  HOUR_MS,
  leadMaxAcceptances,
  leadMultiMax,
  leadUnservedAfterHours,
  leadUrgentCourtHours,
  leadUrgentUnservedAfterHours,
  offerLateClaim,
  plus,
  pricingBase,
  pricingSuperMultiplier,
  superSelfServe,
} from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { price, type PriceInput } from '../../price/price.js';
import type { ManualPick } from '../../round-facts.js';

/** Answers that say by themselves that days are too long: custody, leaving home within three days, violence that goes on. */
const URGENT_ANSWERS = { detained: 'criminal.detained', violence: 'safety.violence', eviction: 'housing.evicted72' } as const;
export type Urgency = keyof typeof URGENT_ANSWERS | 'court' | 'deadline' | 'marked';
/** Answers that name a day, whatever the field of law: the next date in court, and the last day to answer. */
const NEXT_DATE = /\.next-date$/;
const LAST_DAY = /(?:\.|-)deadline$/;

/**
 * Why days are too long: custody, violence, an eviction within three days, a date in court or a last day to answer within the urgent span,
 * wherever it was answered, or the staff's mark; a date already past is not urgent.
 */
export function urgencyOf(s: Pick<LeadState, 'specificQuestions' | 'facts'>, { now, config }: AsOf): Urgency | undefined {
  const answered = (['detained', 'violence', 'eviction'] as const).find((why) => s.specificQuestions[URGENT_ANSWERS[why]] === 'yes');
  if (answered) return answered;
  const courtMs = config.value(leadUrgentCourtHours, placeOf(s.facts)) * HOUR_MS;
  const presses = (day: unknown): boolean => {
    const ahead = typeof day === 'string' ? Date.parse(day) - Date.parse(now) : Number.NaN;
    return ahead > -courtMs / 3 && ahead < courtMs;
  };
  const named = (ids: RegExp): boolean => Object.entries(s.specificQuestions).some(([id, day]) => ids.test(id) && presses(day));
  if ((s.facts.hasCourtDate && presses(s.facts.courtDate)) || named(NEXT_DATE)) return 'court';
  if (named(LAST_DAY)) return 'deadline';
  return s.facts.urgent ? 'marked' : undefined;
}

/** Whether it goes ahead of the others (4.3.3). */
export const isUrgent = (s: LeadState, asOf: AsOf): boolean => urgencyOf(s, asOf) !== undefined;

type Plan = 'urgent' | 'super' | 'aj' | 'renewed' | 'default';
/** Wave plan of the lead (4.3.3), first that fits; who came for one professional asks that one first (`preferredFirst`). */
export const planOf = (s: LeadState, urgent: boolean): Plan =>
  urgent ? 'urgent' : s.facts.superLead ? 'super' : s.facts.juridicalHelp ? 'aj' : s.facts.renewed ? 'renewed' : 'default';

/** The preferred professional has a wave alone, but for what cannot wait an hour: there they are the first of the first wave. */
const preferredFirst = (s: LeadState, urgent: boolean): boolean => Boolean(s.facts.preferredProfessionalId) && !urgent;

/** What the price is made of (4.3.6), as the lead stands. @param billing how access is paid for in the round it is about */
export const priceInput = (s: LeadState, config: Config, board = false, billing?: BillingModel): PriceInput => ({
  creditValue: s.facts.creditValue ?? config.value(pricingBase, placeOf(s.facts)),
  superLead: s.facts.superLead === true,
  superLeadMultiplier: s.facts.superLeadMultiplier ?? config.value(pricingSuperMultiplier, placeOf(s.facts)),
  juridicalHelp: s.facts.juridicalHelp === true,
  smallMandate: s.facts.smallMandate === true,
  consult: s.facts.consult === true,
  commercial: s.facts.commercial === true,
  rate: s.facts.rate ?? '3',
  budget: s.facts.budget ?? 0,
  budgetNumber: s.facts.budgetNumber ?? 0,
  emailConfirmed: s.facts.emailConfirmed === true,
  phoneNumberConfirmed: s.facts.phoneNumberConfirmed === true,
  clientReadySeriousAlert: s.facts.clientReadySeriousAlert === true,
  multi: s.facts.multi === true,
  renewed: s.facts.renewed === true,
  province: s.facts.province,
  lawyerType: s.facts.lawyerType,
  ...(board ? { board } : {}),
  ...(billing ? { billing } : {}),
});

/** Plan of the round: what staff chose by hand, the preferred professional first, or the plan that fits. */
function roundPlan(s: LeadState, urgent: boolean, manual: readonly ManualPick[]): { plan: string; then?: string } {
  if (manual.length > 0) return { plan: 'manual' };
  const plan = planOf(s, urgent);
  return preferredFirst(s, urgent) ? { plan: 'preferred', then: plan } : { plan };
}

/** When the board may open: right after the last wave, or at an instant, before the last wave only if staff wrote it (4.3.3). */
function boardRules(s: LeadState): { boardFrom?: string; boardEarly?: boolean } {
  const at = s.facts.selfServeAfter;
  return typeof at === 'string' ? { boardFrom: at, ...(s.scheduledByStaff ? { boardEarly: true } : {}) } : {};
}

/** Kinds of requests a professional may pause by themselves (E01). */
const kindsOf = ({ facts }: LeadState) => [
  ...(facts.juridicalHelp ? (['aj'] as const) : []),
  ...(facts.superLead ? (['super'] as const) : []),
  ...(facts.consult ? (['consult'] as const) : []),
];

/** When a search that found no one is over, by how urgent its request is. */
export const unservedAt = (place: ConfigPlace, urgent: boolean, { now, config }: AsOf): string =>
  plus(now, config.value(urgent ? leadUrgentUnservedAfterHours : leadUnservedAfterHours, place) * HOUR_MS);

/** Whom to ask for it can be said. */
export const placed = ({ facts }: LeadState): Availability =>
  unless(facts.province && facts.region && facts.lawyerType, 'WRONG_STATE', 'facts-missing');

/**
 * A round begins: plan, urgency, price and rules are frozen in the event that distribution starts from. A super lead is never
 * on the board, nor is what staff offer by hand alone.
 */
export function offeringStarted(s: LeadState, ctx: Ctx, resumed: boolean, manual: readonly ManualPick[] = []): LeadEvent {
  const { province, region, lawyerType, preferredProfessionalId } = s.facts;
  refuseUnlessAvailable(placed(s));
  const { config } = ctx;
  const place = placeOf(s.facts);
  const urgent = isUrgent(s, ctx);
  const { coinValueCc, factors } = price(priceInput(s, config), config);
  const onBoard =
    config.value(featureBoard, place) &&
    s.facts.selfServeAfterBool !== false &&
    manual.length === 0 &&
    (!s.facts.superLead || config.value(superSelfServe, place));
  return happened('LeadOfferingStarted', {
    leadId: s.leadId,
    ...roundPlan(s, urgent, manual),
    urgent,
    resumed,
    board: onBoard,
    configVersion: config.version,
    billing: billingModel(province, config),
    lateClaim: config.value(offerLateClaim, place),
    ...(onBoard ? boardRules(s) : {}),
    ...(preferredProfessionalId ? { preferredProfessionalId } : {}),
    ...(s.renewal.again.length > 0 ? { againIds: [...s.renewal.again] } : {}),
    kinds: kindsOf(s),
    ...(manual.length > 0 ? { manual: [...manual] } : {}),
    coinValueCc,
    factors: factors.map(({ code, bp }) => ({ code, bp })),
    maxAcceptances: config.value(s.facts.multi ? leadMultiMax : leadMaxAcceptances, place),
    province: province!,
    region: region!,
    lawyerType: lawyerType!,
    lang: s.lang,
    code: s.code ?? '',
    unservedAt: unservedAt(place, urgent, ctx),
  });
}
