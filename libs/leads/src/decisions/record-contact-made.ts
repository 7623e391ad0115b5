import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { acceptance, served, type AcceptanceState } from '../acceptance.js';

const ids = z.object({ acceptanceId: z.uuid(), leadId: z.uuid(), professionalId: z.uuid() });
const streams = (i: { acceptanceId: string }) => ({ acceptance: streamOf(acceptance, i.acceptanceId) });

function refuseUnlessOwn(s: AcceptanceState, asked: { leadId: string; professionalId: string }): void {
  refuseUnless(s.status !== 'None' && s.professionalId === asked.professionalId && s.leadId === asked.leadId, 'NOT_FOUND', 'acceptance');
}

/** The professional reached the client; late is still better than never. */
export const recordContactMade = decision({
  name: 'RecordContactMade',
  input: ids.extend({ channel: z.enum(['phone', 'sms', 'email', 'inPerson']).default('phone') }),
  streams,
  decide(input, { acceptance: s }) {
    refuseUnlessOwn(s, input);
    if (s.status !== 'ToContact') return {};
    return { acceptance: [served('ContactRecorded', input)] };
  },
});

/** A try that did not reach anybody. */
export const logContactAttempt = decision({
  name: 'LogContactAttempt',
  input: ids.extend({
    channel: z.enum(['phone', 'sms', 'email']),
    result: z.enum(['noAnswer', 'voicemail', 'busy', 'wrongNumber', 'sent']),
  }),
  streams,
  decide(input, { acceptance: s }) {
    refuseUnlessOwn(s, input);
    refuseUnless(s.status === 'ToContact', 'WRONG_STATE', 'already-contacted');
    return { acceptance: [served('ContactAttempted', input)] };
  },
});

/** Four business hours without contact: written down, once. */
export const missContactSla = decision({
  name: 'MissContactSla',
  input: ids,
  streams,
  decide(input, { acceptance: s }, ctx) {
    refuseUnlessOwn(s, input);
    if (s.slaMissed || s.status !== 'ToContact') return {};
    refuseUnless(s.slaDueAt && Date.parse(ctx.now) >= Date.parse(s.slaDueAt), 'WRONG_STATE', 'not-due');
    return { acceptance: [served('ContactSlaMissed', input)] };
  },
});

/** Nothing more is expected of this acceptance. */
export const closeAcceptance = decision({
  name: 'CloseAcceptance',
  input: ids,
  reasonRequired: true,
  streams,
  province: ({ acceptance: s }) => s.province,
  decide(input, { acceptance: s }) {
    refuseUnlessOwn(s, input);
    return { acceptance: s.status === 'Closed' ? [] : [served('AcceptanceClosed', input)] };
  },
});
