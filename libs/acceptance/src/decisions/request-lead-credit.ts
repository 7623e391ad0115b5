import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { addBusinessDays, plus } from '@jurilien/reference';
import { CREDIT_REASONS, type CreditReason } from '../acceptance-words.js';
import { served } from '../acceptance.js';
import { limits } from '../limits.js';
import { ofAcceptance, onAcceptedLead, refuseUnlessOwn, servedProvince } from './acceptance-rules.js';
import { z } from 'zod';

/** Until when coins may be asked back: longer when no one answered the phone, and for a super lead (4.4.8). */
export const creditUntil = (openedAt: string, reason: CreditReason, superLead: boolean): string =>
  plus(openedAt, superLead ? limits.creditSuperMs : reason === 'unreachable' ? limits.creditUnreachableMs : limits.creditWindowMs);

/** The professional asks for coins back, with a reason and what shows it. Someone decides within two business days. */
export const requestLeadCredit = decision({
  name: 'RequestLeadCredit',
  input: ofAcceptance.extend({ reason: z.enum(CREDIT_REASONS), evidence: z.string().trim().min(20).max(4000) }),
  streams: onAcceptedLead,
  province: servedProvince,
  decide(input, { acceptance: s, lead: l }, ctx) {
    refuseUnlessOwn(s, input);
    refuseUnless(s.credit?.state !== 'asked', 'DUPLICATE', 'credit-already-requested');
    refuseUnless(s.credit?.state !== 'approved', 'DUPLICATE', 'credit-already-given');
    refuseUnless(s.priceCc > 0, 'WRONG_STATE', 'nothing-was-paid');
    refuseUnless(s.status !== 'Mandate', 'WRONG_STATE', 'client-retained');
    const until = creditUntil(s.openedAt!, input.reason, l.facts.superLead === true);
    refuseUnless(Date.parse(ctx.now) <= Date.parse(until), 'WRONG_STATE', 'credit-window-over');
    return {
      acceptance: [
        served('LeadCreditRequested', {
          ...input,
          requestId: ctx.newId(),
          personId: l.personId,
          priceCc: s.priceCc,
          decideBy: addBusinessDays(ctx.now, limits.creditDecideBusinessDays, s.province!),
        }),
      ],
    };
  },
});
