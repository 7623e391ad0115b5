import { allOf, type AsOf, type Asking, decision, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { addBusinessDays, DAY_MS, leadCreditDecideBusinessDays, plus, type Province } from '@jurilien/reference';
import type { AcceptanceState } from '../acceptance-state.js';
import { CREDIT_REASONS, type CreditReason } from '../acceptance-words.js';
import { served } from '../acceptance.js';
import { type Named, ofAcceptance, type OnAcceptance, onAcceptedLead, own, servedProvince } from './acceptance-rules.js';
import type { LeadState } from '@jurilien/lead';
import { z } from 'zod';

/**
 * Until when coins may be asked back: longer when no one answered the phone, and for a super lead (4.4.8). The contact sheet states
 * this date, so it stays what it was when the request was accepted.
 */
export function creditUntil(s: Pick<AcceptanceState, 'openedAt' | 'days'>, reason: CreditReason, superLead: boolean): string {
  const days = superLead ? 'superLead' : reason === 'unreachable' ? 'unreachable' : 'usual';
  return plus(s.openedAt!, s.days.credit[days] * DAY_MS);
}

const decideBy = (province: Province, { now, config }: AsOf): string =>
  addBusinessDays(now, config.value(leadCreditDecideBusinessDays, { province }), province, config);

/** Until the window of the last reason is over; each reason's own is checked with the reason. */
const available = ({ acceptance: s, lead: l }: OnAcceptance & { readonly lead: LeadState }, { now }: Asking, named: Named) =>
  allOf(
    own(s, named),
    unless(s.credit?.state !== 'asked', 'DUPLICATE', 'credit-already-requested'),
    unless(s.credit?.state !== 'approved', 'DUPLICATE', 'credit-already-given'),
    unless(s.status !== 'Mandate', 'WRONG_STATE', 'client-retained'),
    unless(s.priceCc > 0, 'WRONG_STATE', 'nothing-was-paid'),
    unless(
      CREDIT_REASONS.some((reason) => !s.openedAt || Date.parse(now) <= Date.parse(creditUntil(s, reason, l.facts.superLead === true))),
      'WRONG_STATE',
      'credit-window-over',
    ),
  );

/** The professional asks for coins back, with a reason and what shows it. Someone decides within two business days. */
export const requestLeadCredit = decision({
  name: 'RequestLeadCredit',
  input: ofAcceptance.extend({ reason: z.enum(CREDIT_REASONS), evidence: z.string().trim().min(20).max(4000) }),
  streams: onAcceptedLead,
  province: servedProvince,
  available,
  decide(input, { acceptance: s, lead: l }, ctx) {
    refuseUnlessAvailable(available({ acceptance: s, lead: l }, ctx, input));
    const until = creditUntil(s, input.reason, l.facts.superLead === true);
    refuseUnless(Date.parse(ctx.now) <= Date.parse(until), 'WRONG_STATE', 'credit-window-over');
    return {
      acceptance: [
        served('LeadCreditRequested', {
          ...input,
          requestId: ctx.newId(),
          personId: l.personId,
          priceCc: s.priceCc,
          decideBy: decideBy(s.province!, ctx),
        }),
      ],
    };
  },
});
