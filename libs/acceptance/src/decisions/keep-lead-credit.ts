import { allOf, decision, ids, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { served } from '../acceptance.js';
import type { AcceptanceState } from '../acceptance-state.js';
import {
  idsOfAcceptance,
  type Named,
  ofAcceptance,
  ofAccepted,
  type OnAcceptance,
  onAcceptance,
  own,
  refuseUnlessOwn,
  servedProvince,
} from './acceptance-rules.js';
import { z } from 'zod';

/** Two business days without an answer: the administrators hear of it, with when it will be granted by itself. Once. */
export const escalateLeadCredit = decision({
  name: 'EscalateLeadCredit',
  input: ofAcceptance.extend({ requestId: ids.requestId }),
  streams: onAcceptance,
  province: servedProvince,
  decide(input, { acceptance: s }, ctx) {
    const open = s.credit;
    if (open?.requestId !== input.requestId || open.state !== 'asked' || open.escalated || !reached(open.decideBy, ctx.now)) return {};
    return { acceptance: [served('LeadCreditEscalated', { ...idsOfAcceptance(s), requestId: open.requestId, approveAt: open.approveAt })] };
  },
});

/** Whether the client is still asked if a lawyer had the matter before. */
export const asksAboutRepresentation = ({ credit, representedByAnother }: AcceptanceState): boolean =>
  credit?.state === 'asked' && credit.reason === 'alreadyRepresented' && !credit.denied && !representedByAnother;

const answerable = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), unless(asksAboutRepresentation(s), 'WRONG_STATE', 'nobody-asks'));

/**
 * The client says, by their own link, whether a lawyer had the matter before. After a yes the rule of that reason answers; after a no
 * a person does, who is told. The first answer to a request stands.
 */
export const confirmRepresentation = decision({
  name: 'ConfirmRepresentation',
  input: ofAccepted.extend({ represented: z.boolean().default(true) }),
  streams: onAcceptance,
  province: servedProvince,
  available: answerable,
  decide(input, { acceptance: s }, ctx) {
    refuseUnlessOwn(s, input);
    if (input.represented ? s.representedByAnother : s.credit?.denied) return {};
    refuseUnlessAvailable(answerable({ acceptance: s }, ctx, input));
    const { requestId } = s.credit!;
    return {
      acceptance: [
        input.represented
          ? served('RepresentationConfirmed', idsOfAcceptance(s))
          : served('RepresentationDenied', { ...idsOfAcceptance(s), requestId }),
      ],
    };
  },
});
