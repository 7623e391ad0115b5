import { creditAccount, creditLead, gaveAlone, givenByStaff, MEETINGS, onGiven, type CreditState, withinOwnLimit } from '@jurilien/credits';
import {
  allOf,
  type Actor,
  type Asking,
  type Ctx,
  decision,
  ids,
  Refused,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import {
  acceptance,
  type AcceptanceState,
  CREDIT_REFUSALS,
  creditFacts,
  creditRatePercent,
  type CreditReason,
  type CreditRule,
  creditsTooOften,
  creditVerdict,
  served,
} from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { z } from 'zod';

const ofAcceptance = z.object({ acceptanceId: ids.acceptanceId, leadId: ids.leadId, professionalId: ids.professionalId });
type Ids = z.infer<typeof ofAcceptance>;
const onCredit = (i: Ids) => ({
  acceptance: streamOf(acceptance, i.acceptanceId),
  account: streamOf(creditAccount, i.professionalId),
  lead: streamOf(lead, i.leadId),
});
const province = ({ acceptance: s }: { acceptance: AcceptanceState }): 'QC' | 'ON' | undefined => s.province;

const thisOne = (s: AcceptanceState, asked: Ids) => {
  const same = s.acceptanceId === asked.acceptanceId && s.leadId === asked.leadId && s.professionalId === asked.professionalId;
  return unless(s.status !== 'None' && same, 'NOT_FOUND', 'acceptance');
};
const refuseUnlessThisOne = (s: AcceptanceState, asked: Ids): void => refuseUnlessAvailable(thisOne(s, asked));

/** The full price goes back to the lots it came from, and the acceptance says so, in one append (4.4.8). */
function approved(
  { acceptance: s, account }: { acceptance: AcceptanceState; account: CreditState },
  credit: { readonly requestId: string; readonly no: number; readonly reason: CreditReason },
  rule: CreditRule,
  ctx: Ctx,
  by?: string,
) {
  const { acceptanceId, leadId, professionalId, priceCc: cc } = s;
  const { requestId, no: requestNo, reason } = credit;
  return {
    acceptance: [
      served('LeadCreditApproved', { acceptanceId, leadId, professionalId, requestId, cc, reason, rule, ...(by ? { by } : {}) }),
    ],
    account: creditLead(account, {
      claimId: acceptanceId,
      acceptanceId,
      requestNo,
      entryId: ctx.newId(),
      now: ctx.now,
      config: ctx.config,
    }),
  };
}

/**
 * The rules of 4.4.8 look at a request for coins: yes at once where they can say it, else what they lack is noted for the team.
 * A request answered meanwhile is left alone.
 */
export const checkLeadCredit = decision({
  name: 'CheckLeadCredit',
  input: ofAcceptance.extend({ requestId: ids.requestId, facts: creditFacts }),
  streams: onCredit,
  province,
  decide({ requestId, facts, ...ids }, states, ctx) {
    const { acceptance: s, lead: request } = states;
    refuseUnlessThisOne(s, ids);
    if (s.credit?.requestId !== requestId || s.credit.state !== 'asked') return {};
    const verdict = creditVerdict({ acceptance: s, request, facts, askedAt: s.credit.askedAt, now: ctx.now, config: ctx.config });
    if (verdict.yes) return approved(states, s.credit, s.credit.reason, ctx);
    return {
      acceptance: [
        served('LeadCreditChecked', {
          ...ids,
          requestId,
          doubts: [...verdict.doubts],
          ratePercent: creditRatePercent(facts),
          abuse: creditsTooOften(facts, s.province!, ctx.config),
          ...(verdict.againAt ? { againAt: verdict.againAt } : {}),
        }),
      ],
    };
  },
});

const movedBy = (s: AcceptanceState) => ({ professionalId: s.professionalId, what: 'lead-credit', cc: s.priceCc }) as const;

/** Province administrators decide on ten coins at most (4.11 `$`); giving them back counts with whatever they moved that day. */
const available = ({ acceptance: s }: { readonly acceptance: AcceptanceState }, who: Asking, named: Ids & { readonly requestId: string }) =>
  allOf(
    thisOne(s, named),
    unless(s.credit?.requestId === named.requestId, 'NOT_FOUND', 'credit-request'),
    unless(s.credit?.state === 'asked', 'WRONG_STATE', 'credit-decided'),
    withinOwnLimit(who, givenByStaff.initial, movedBy(s)),
  );

/** Someone of the team answers a request for coins: all of the price, or a reason why not, which the professional learns. */
export const decideLeadCredit = decision({
  name: 'DecideLeadCredit',
  input: ofAcceptance.extend({
    requestId: ids.requestId,
    approved: z.boolean(),
    refusal: z.enum(CREDIT_REFUSALS).optional(),
    note: z.string().trim().max(2000).optional(),
  }),
  reasonRequired: true,
  streams: (i: Ids, _hash: unknown, _now: string, actor: Actor) => ({ ...onCredit(i), ...onGiven(actor) }),
  tries: MEETINGS,
  province,
  available,
  decide({ requestId, approved: yes, refusal, note, ...ids }, states, ctx) {
    const { acceptance: s, lead: request } = states;
    refuseUnlessAvailable(available(states, ctx, { ...ids, requestId }));
    if (yes) {
      refuseUnlessAvailable(withinOwnLimit(ctx, states.given, movedBy(s)));
      return { ...approved(states, s.credit!, 'staff', ctx, ctx.actor.id), ...gaveAlone(ctx, movedBy(s)) };
    }
    if (!refusal) throw new Refused('VALIDATION', 'fields', [{ field: 'refusal', message: 'required' }]);
    const said = { ...ids, requestId, personId: request.personId, refusal, by: ctx.actor.id };
    return { acceptance: [served('LeadCreditRefused', { ...said, ...(note ? { note } : {}) })] };
  },
});

/** Four business days and no one answered: the professional does not pay for our silence. */
export const approveLeadCreditByTime = decision({
  name: 'ApproveLeadCreditByTime',
  input: ofAcceptance.extend({ requestId: ids.requestId }),
  streams: onCredit,
  province,
  decide({ requestId, ...ids }, states, ctx) {
    const { acceptance: s } = states;
    refuseUnlessThisOne(s, ids);
    if (s.credit?.requestId !== requestId || s.credit.state !== 'asked') return {};
    if (Date.parse(ctx.now) < Date.parse(s.credit.approveAt)) return {};
    return approved(states, s.credit, 'timeLimit', ctx);
  },
});

/**
 * The client took the request back before anyone spoke with them (W1): the coins return without being asked for. What was
 * credited already, or never cost anything, is left alone.
 */
export const creditWithdrawnLead = decision({
  name: 'CreditWithdrawnLead',
  input: ofAcceptance,
  streams: onCredit,
  province,
  decide(ids, states, ctx) {
    const { acceptance: s, lead: request } = states;
    refuseUnlessThisOne(s, ids);
    if (request.status !== 'Withdrawn' || s.contactedAt !== undefined || s.priceCc === 0 || s.credit?.state === 'approved') return {};
    const open = s.credit?.state === 'asked' ? s.credit : undefined;
    const credit = open ?? { requestId: ctx.newId(), no: s.creditRequests + 1, reason: 'clientWithdrew' as const };
    return approved(states, credit, 'clientWithdrew', ctx);
  },
});
