import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { reached, retainedUntil } from '@jurilien/reference';
import { z } from 'zod';
import { privacyRequest } from '../privacy-request.js';

/** A request about one's own data is forgotten two years after its decision (4.10.13): what it was and when stays, who asked goes. */
export const forgetPrivacyRequest = decision({
  name: 'ForgetPrivacyRequest',
  input: z.object({ requestId: ids.requestId }),
  streams: (i) => ({ request: streamOf(privacyRequest, i.requestId) }),
  province: ({ request }) => request.province,
  decide({ requestId }, { request: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'privacy-request');
    if (s.forgotten) return {};
    refuseUnless(s.decidedAt !== undefined && s.status !== 'Approved', 'WRONG_STATE', 'privacy-request-goes-on');
    refuseUnless(reached(retainedUntil('privacyRequests', s.decidedAt, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { request: [{ type: 'PrivacyRequestForgotten' as const, data: { requestId } }] };
  },
});
