import { allOf, type Ctx, decision, ids, Refused, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { link, linkDid, stepUpTriesLeft } from '@jurilien/identity';
import {
  identifierNo,
  isColleague,
  onPrivacyRequest,
  privacyCodeSubject,
  privacyDid,
  type PrivacyRequestState,
  PROVABLE,
  theirs,
  whileIn,
} from '@jurilien/privacy';
import { MINUTE_MS, stepUpCodeDigits, stepUpValidMinutes } from '@jurilien/reference';
import { z } from 'zod';

const input = z.object({
  requestId: ids.requestId,
  identifier: identifierNo,
  code: z.string().max(20).optional(),
  /** An administrator saw a document that shows whose address it is, and the copy of it is gone. */
  proofDeleted: z.boolean().default(false),
  /** The link that the page was opened with, and the device on which the code was typed. */
  linkId: ids.linkId.optional(),
  deviceHash: z.string().max(64).optional(),
});
type Asked = z.infer<typeof input>;

/** Whether the digits are those of the newest code of that address. @throws Refused where none can be tried */
function isRight({ requestId, identifier, code }: Asked, s: PrivacyRequestState, ctx: Ctx): boolean {
  const digits = (code ?? '').replace(/\D/g, '');
  // What cannot be a code is a slip of the finger, not a try.
  if (digits.length !== ctx.config.value(stepUpCodeDigits))
    throw new Refused('VALIDATION', 'not-a-code', [{ field: 'code', message: 'invalid' }]);
  const sent = s.codes[identifier];
  refuseUnless(sent && Date.parse(ctx.now) < Date.parse(sent.expiresAt), 'TOKEN_EXPIRED', 'code-expired');
  refuseUnless(stepUpTriesLeft(sent.tries, ctx.config) > 0, 'RATE_LIMITED', 'code-tries');
  return digits === ctx.code(privacyCodeSubject(requestId), sent.sequence);
}

function refuseUnlessSeen({ proofDeleted }: Asked, { reason }: Ctx): void {
  if (!reason?.trim()) throw new Refused('VALIDATION', 'reason-required', [{ field: 'reason', message: 'min:5' }]);
  if (!proofDeleted) throw new Refused('VALIDATION', 'proof-must-be-deleted', [{ field: 'proofDeleted', message: 'required' }]);
}

/**
 * One address of a request is proven, by the code that went to it or by an administrator who saw a document. The device on which the code
 * was typed may then see what is private of the request, as after the code of its link.
 */
export const verifyPrivacyRequester = decision({
  name: 'VerifyPrivacyRequester',
  input,
  streams: (i) => ({ ...onPrivacyRequest(i), link: streamOf(link, i.linkId ?? 'none') }),
  province: ({ request }) => request.province,
  decide(asked, { request: s, link: l }, ctx) {
    const { requestId, identifier, linkId, deviceHash } = asked;
    refuseUnlessAvailable(allOf(theirs(s, ctx), whileIn(s, PROVABLE)));
    refuseUnless(s.identifiers[identifier], 'NOT_FOUND', 'no-such-address');
    if (s.proven.includes(identifier)) return {};
    if (ctx.actor.kind === 'user' && isColleague(ctx.actor.role)) {
      refuseUnlessSeen(asked, ctx);
      return { request: [privacyDid('PrivacyRequesterVerified', { requestId, how: 'document', identifier })] };
    }
    // Two people cannot each prove an address of one request, so that neither reaches what is the other's.
    refuseUnless(s.device === undefined || s.device === deviceHash, 'FORBIDDEN', 'proven-on-another-device');
    if (!isRight(asked, s, ctx)) {
      const triesLeft = stepUpTriesLeft(s.codes[identifier]!.tries + 1, ctx.config);
      return { request: [privacyDid('PrivacyCodeRejected', { requestId, identifier, triesLeft })] };
    }
    const until = new Date(Date.parse(ctx.now) + ctx.config.value(stepUpValidMinutes) * MINUTE_MS).toISOString();
    const passed =
      linkId && deviceHash && l.subject.privacyId === requestId ? [linkDid('StepUpPassed', { linkId, deviceHash, until })] : [];
    return {
      request: [
        privacyDid('PrivacyRequesterVerified', { requestId, how: 'code', identifier, ...(deviceHash ? { device: deviceHash } : {}) }),
      ],
      link: passed,
    };
  },
});
