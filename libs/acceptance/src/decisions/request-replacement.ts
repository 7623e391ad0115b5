import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
  type Ctx,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { invalid, isIn as isLeadIn, isStaff, lead, type LeadState, refuseUnlessIn } from '@jurilien/lead';
import { HOUR_MS, plus, replacementAnswerHours, replacementMaxSelfService } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { acceptance, type AcceptanceEvent, served } from '../acceptance.js';
import { REPLACEMENT_CAUSES, REPLACEMENT_REFUSALS, type ReplacementCause } from '../acceptance-words.js';
import type { AcceptanceState } from '../acceptance-state.js';
import { leftToClient } from '../last-word.js';
import {
  idsOfAcceptance,
  isIn,
  type Named,
  ofAccepted,
  type OnAcceptance,
  onAcceptedLead,
  own,
  servedProvince,
} from './acceptance-rules.js';

const note = z.string().trim().max(2000).optional();
/** States of a request that is searched for or served. */
export const SEARCHED_OR_SERVED: readonly LeadState['status'][] = ['Offering', 'SelfServe', 'Accepted', 'InService'];
const given = (text: string | undefined) => (text ? { note: text } : {});

/** Someone else, please: granted at once, and the seat is free for a new round. Whether coins go back is decided apart. */
function granted(s: AcceptanceState, requestId: string, cause: ReplacementCause, selfService: boolean): AcceptanceEvent[] {
  const ids = { ...idsOfAcceptance(s), requestId };
  return [served('ReplacementGranted', { ...ids, selfService, refund: 'undecided' }), served('AcceptanceReplaced', { ...ids, cause })];
}

/** "Not reached" is for after the promised time, and not against the client's own word. */
function refuseUnlessFounded(s: AcceptanceState, cause: ReplacementCause, ctx: Ctx): void {
  if (cause !== 'notReached') return;
  refuseUnless(!s.confirmedByClient, 'WRONG_STATE', 'contact-confirmed');
  const over = s.slaMissed || Date.parse(ctx.now) >= Date.parse(s.slaDueAt!);
  refuseUnless(s.status !== 'ToContact' || over, 'WRONG_STATE', 'contact-not-due');
}

const openRequest = (s: AcceptanceState) => (s.replacement?.state === 'asked' ? s.replacement : undefined);
const requestable = ({ acceptance: s, lead: l }: OnAcceptance & { readonly lead: LeadState }, who: Asking, named: Named) =>
  allOf(
    own(s, named),
    unlessDone(s.status === 'Replaced', 'acceptance-replaced'),
    leftToClient(s) || isIn(s, ['ToContact', 'Contacted', 'Consultation']),
    isLeadIn(l, SEARCHED_OR_SERVED),
    // Staff who ask for what the client asks for have decided it.
    unlessDone(!isStaff(who) && openRequest(s), 'replacement-asked'),
  );
const decidable = ({ acceptance: s }: OnAcceptance, _who: Asking, named: Named) =>
  allOf(own(s, named), unless(openRequest(s), 'WRONG_STATE', 'no-open-request'));

/**
 * The client asks for someone else, once without anyone's leave; after that, and when the professional says that they did
 * speak, staff decide. What staff ask for themselves is granted.
 */
export const requestReplacement = decision({
  name: 'RequestReplacement',
  input: ofAccepted.extend({ cause: z.enum(REPLACEMENT_CAUSES), note }),
  streams: (i: { acceptanceId: string; leadId: string }) => ({
    acceptance: streamOf(acceptance, i.acceptanceId),
    lead: streamOf(lead, i.leadId),
    distribution: streamOf(distribution, i.leadId),
  }),
  province: servedProvince,
  available: requestable,
  decide(input, { acceptance: s, lead: l, distribution: search }, ctx) {
    if (alreadyDone(requestable({ acceptance: s, lead: l }, ctx, input))) return {};
    const staff = isStaff(ctx);
    if (staff && !ctx.reason) throw new Refused('VALIDATION', 'reason-required', [{ field: 'reason', message: 'min:5' }]);
    const open = openRequest(s);
    if (open) return { acceptance: granted(s, open.requestId, open.cause, false) };
    refuseUnlessFounded(s, input.cause, ctx);
    const place = s.province ? { province: s.province } : {};
    const before = search.acceptances.filter((a) => a.replaced).length;
    const disputed = input.cause === 'notReached' && s.status !== 'ToContact';
    const selfService = !staff && !disputed && s.refusedReplacements === 0 && before < ctx.config.value(replacementMaxSelfService, place);
    const requestId = ctx.newId();
    const asked = served('ReplacementRequested', {
      ...idsOfAcceptance(s),
      requestId,
      personId: l.personId,
      by: staff ? 'staff' : 'client',
      cause: input.cause,
      ...given(input.note),
      ...(staff || selfService ? {} : { answerBy: plus(ctx.now, ctx.config.value(replacementAnswerHours, place) * HOUR_MS) }),
    });
    return { acceptance: staff || selfService ? [asked, ...granted(s, requestId, input.cause, selfService)] : [asked] };
  },
});

/** Staff answer a replacement that waits for them; a no has its reason, which the client learns. */
export const decideReplacement = decision({
  name: 'DecideReplacement',
  input: ofAccepted.extend({ granted: z.boolean(), refusal: z.enum(REPLACEMENT_REFUSALS).optional(), note }),
  reasonRequired: true,
  streams: onAcceptedLead,
  province: servedProvince,
  available: decidable,
  decide(input, { acceptance: s, lead: l }, ctx) {
    refuseUnlessAvailable(decidable({ acceptance: s }, ctx, input));
    const open = openRequest(s)!;
    if (input.granted) {
      refuseUnlessIn(l, SEARCHED_OR_SERVED);
      return { acceptance: granted(s, open.requestId, open.cause, false) };
    }
    if (!input.refusal) throw invalid('refusal', 'required');
    return {
      acceptance: [
        served('ReplacementRefused', {
          ...idsOfAcceptance(s),
          requestId: open.requestId,
          personId: l.personId,
          refusal: input.refusal,
          ...given(input.note),
        }),
      ],
    };
  },
});
