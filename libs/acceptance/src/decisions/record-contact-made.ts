import { LEAD_ENDS } from '@jurilien/contracts';
import { allOf, alreadyDone, decision, refuseUnless, refuseUnlessAvailable, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ATTEMPTS, CLOSINGS, CONTACT_CHANNELS } from '../acceptance-words.js';
import { served } from '../acceptance.js';
import {
  idsOfAcceptance,
  type Named,
  ofAcceptance,
  ofAccepted,
  type OnAcceptance,
  onAcceptance,
  onAcceptedLead,
  own,
  refuseUnlessOwn,
  refuseUnlessStill,
  servedProvince,
  still,
} from './acceptance-rules.js';

const reachable = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), still(s), unlessDone(s.status !== 'ToContact', 'already-contacted'));
const tryable = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), still(s), unless(s.status === 'ToContact', 'WRONG_STATE', 'already-contacted'));
const confirmable = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), still(s), unlessDone(s.confirmedByClient, 'contact-confirmed'));

/** The professional reached the client; late is still better than never. */
export const recordContactMade = decision({
  name: 'RecordContactMade',
  input: ofAcceptance.extend({ channel: z.enum(CONTACT_CHANNELS).default('phone') }),
  streams: onAcceptance,
  province: servedProvince,
  available: reachable,
  decide(input, { acceptance: s }, ctx) {
    if (alreadyDone(reachable({ acceptance: s }, ctx, input))) return {};
    return { acceptance: [served('ContactRecorded', input)] };
  },
});

/** A try that did not reach anyone; `auto` when our own number or thread saw it. */
export const logContactAttempt = decision({
  name: 'LogContactAttempt',
  input: ofAcceptance.extend({ channel: z.enum(['phone', 'sms', 'email']), result: z.enum(ATTEMPTS), auto: z.boolean().optional() }),
  streams: onAcceptance,
  province: servedProvince,
  available: tryable,
  decide(input, { acceptance: s }, ctx) {
    refuseUnlessAvailable(tryable({ acceptance: s }, ctx, input));
    return { acceptance: [served('ContactAttempted', input)] };
  },
});

/** The client says that they were reached: by the button of their page, or by answering 1. */
export const confirmContactByClient = decision({
  name: 'ConfirmContactByClient',
  input: ofAccepted,
  streams: onAcceptance,
  province: servedProvince,
  available: confirmable,
  decide(input, { acceptance: s }, ctx) {
    if (alreadyDone(confirmable({ acceptance: s }, ctx, input))) return {};
    return { acceptance: [served('ContactConfirmedByClient', idsOfAcceptance(s))] };
  },
});

/** Four business hours without contact: written down, once; a request that has ended meanwhile asks for nothing any more. */
export const missContactSla = decision({
  name: 'MissContactSla',
  input: ofAcceptance,
  streams: onAcceptedLead,
  province: servedProvince,
  decide(input, { acceptance: s, lead: l }, ctx) {
    refuseUnlessOwn(s, input);
    if (s.slaMissed || s.status !== 'ToContact' || LEAD_ENDS.includes(l.status)) return {};
    refuseUnless(s.slaDueAt && Date.parse(ctx.now) >= Date.parse(s.slaDueAt), 'WRONG_STATE', 'not-due');
    return { acceptance: [served('ContactSlaMissed', input)] };
  },
});

/** No one called and the client did not answer: people look after it; nothing closes by itself. */
export const askForFollowUp = decision({
  name: 'AskForFollowUp',
  input: ofAcceptance,
  streams: onAcceptedLead,
  province: servedProvince,
  decide(input, { acceptance: s, lead: l }) {
    refuseUnlessOwn(s, input);
    const silent = s.slaMissed && s.status === 'ToContact' && !LEAD_ENDS.includes(l.status) && s.replacement?.state !== 'asked';
    return { acceptance: silent && !s.followUp ? [served('ContactFollowUpNeeded', input)] : [] };
  },
});

const closable = ({ acceptance: s }: OnAcceptance, _who: unknown, named: Named) =>
  allOf(own(s, named), still(s), unlessDone(s.status === 'Closed', 'acceptance-is-closed'));

/** Nothing more is expected of this acceptance; `unable` says that the professional cannot go on. */
export const closeAcceptance = decision({
  name: 'CloseAcceptance',
  input: ofAcceptance.extend({ closeReason: z.enum(CLOSINGS).optional() }),
  reasonRequired: true,
  streams: onAcceptance,
  province: servedProvince,
  available: closable,
  decide(input, { acceptance: s }, ctx) {
    refuseUnlessOwn(s, input);
    refuseUnlessStill(s);
    refuseUnless(input.closeReason !== 'requestEnded' || ctx.actor.kind === 'system', 'FORBIDDEN', 'said-by-the-system');
    return { acceptance: alreadyDone(closable({ acceptance: s }, ctx, input)) ? [] : [served('AcceptanceClosed', input)] };
  },
});
