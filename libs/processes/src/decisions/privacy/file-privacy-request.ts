import { type Ctx, decision, ids, isPlainEmail, oneLine, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { hasSteppedUp, link, user, type LinkState, type UserState } from '@jurilien/identity';
import { lead, type LeadState } from '@jurilien/lead';
import {
  addressIndex,
  daysAfter,
  type Identifier,
  isColleague,
  mayReach,
  onPrivacyRequest,
  privacyAddress,
  privacyDid,
} from '@jurilien/privacy';
import { phoneFault, privacyDueDays, PRIVACY_KINDS } from '@jurilien/reference';
import { z } from 'zod';
import { isReachable } from '../../messages/asked.js';

const MOST_ADDRESSES = 4;
/** Kinds of which only the person's own words say what is asked. */
const IN_WORDS: readonly string[] = ['correction', 'humanReview'];

/** An address as it can be proven: an e-mail without capitals, a number in E.164. */
const provable = z
  .object({ kind: z.enum(['email', 'phone']), value: z.string().trim().min(3).max(254) })
  .superRefine(({ kind, value }, ctx) => {
    const fault = kind === 'phone' ? phoneFault(value, { unitedStates: true }) : isPlainEmail(value) ? undefined : 'email';
    if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['value'] });
  });

const input = z.object({
  requestId: ids.requestId,
  kind: z.enum(PRIVACY_KINDS),
  lang: z.enum(['fr', 'en']),
  province: z.enum(['QC', 'ON']),
  name: oneLine(120).optional(),
  identifiers: z.array(provable).max(MOST_ADDRESSES).default([]),
  words: z.string().trim().max(4_000).optional(),
  /** Keyed hash of the secret that a form carries. */
  sentAs: z.string().max(128).optional(),
  /** The link to the page of a request, and the device that typed its code. */
  linkId: ids.linkId.optional(),
  leadId: ids.leadId.optional(),
  deviceHash: z.string().max(64).optional(),
});
type Asked = z.infer<typeof input>;

const asProvable = ({ kind, value }: Identifier): Identifier => ({ kind, value: kind === 'email' ? value.toLowerCase() : value });
const first = ({ identifiers: [one] }: Pick<Asked, 'identifiers'>, hash: (value: string) => string, otherwise: string): string =>
  one ? hash(addressIndex(asProvable(one))) : otherwise;

/** Where a request comes from, and the addresses that are proven by that alone. */
interface Origin {
  readonly channel: 'page' | 'link' | 'account' | 'staff';
  readonly how?: 'session' | 'link';
  readonly userId?: string;
  readonly leadId?: string;
  readonly proves: readonly Identifier[];
  /** An address to prove by its code, which the person need not type. */
  readonly names?: readonly Identifier[];
}

/** A session proves the account, and its address once that is confirmed; until then the answer goes there all the same. */
function ofAccount(userId: string, { email, emailVerified }: UserState): Origin {
  const own = isReachable(email) ? [asProvable({ kind: 'email', value: email })] : [];
  return { channel: 'account', how: 'session', userId, proves: emailVerified ? own : [], names: own };
}

/** A link whose code was typed proves its request, and the one address that the code went to. */
function ofLink({ leadId, deviceHash }: Asked, l: LinkState, request: LeadState, now: string): Origin {
  refuseUnless(leadId && l.subject.leadId === leadId && request.status !== 'None', 'NOT_FOUND', 'no-such-link');
  refuseUnless(deviceHash && hasSteppedUp(l, deviceHash, now), 'STEP_UP_REQUIRED', 'step-up-code');
  const channel = l.code?.deviceHash === deviceHash ? l.code.channel : undefined;
  const value = channel === 'sms' ? request.phoneNumber : channel === 'email' ? request.email : undefined;
  const proves = isReachable(value) ? [asProvable({ kind: channel === 'sms' ? 'phone' : 'email', value })] : [];
  return { channel: 'link', how: 'link', leadId, proves };
}

function originOf(
  asked: Asked,
  { account, link: l, lead: request }: { account: UserState; link: LinkState; lead: LeadState },
  ctx: Ctx,
): Origin {
  if (asked.linkId) return ofLink(asked, l, request, ctx.now);
  if (ctx.actor.kind !== 'user') return { channel: 'page', proves: [] };
  return isColleague(ctx.actor.role) ? { channel: 'staff', proves: [] } : ofAccount(ctx.actor.id, account);
}

/** Each address once, those that are proven already first. */
function addressesOf({ identifiers }: Asked, { proves, names = [] }: Origin): Identifier[] {
  const all = new Map([...proves, ...names, ...identifiers.map(asProvable)].map((each) => [addressIndex(each), each]));
  return [...all.values()];
}

/**
 * Someone asks about their own data (N03): anyone from the page, the client of a request by its link, a person with an account, or a
 * colleague for a caller. It is taken and acknowledged alike whether or not we hold anything; what it reaches is what gets proven.
 */
export const filePrivacyRequest = decision({
  name: 'FilePrivacyRequest',
  input,
  streams: (i, hash, _now, actor) => ({
    ...onPrivacyRequest(i),
    address: streamOf(privacyAddress, first(i, hash, i.requestId)),
    account: streamOf(user, actor.id),
    link: streamOf(link, i.linkId ?? 'none'),
    lead: streamOf(lead, i.leadId ?? 'none'),
  }),
  province: (_, i) => i.province,
  decide(asked, { request: s, address, ...known }, ctx) {
    const { requestId, kind, lang, province, name, words, sentAs } = asked;
    if (s.status !== 'None') {
      refuseUnless(s.sentAs === sentAs && s.kind === kind, 'DUPLICATE', 'privacy-request-exists');
      return {};
    }
    if (IN_WORDS.includes(kind) && !words) throw new Refused('VALIDATION', 'fields', [{ field: 'words', message: 'required' }]);
    const { proves, names, how, ...from } = originOf(asked, known, ctx);
    const identifiers = addressesOf(asked, { proves, names, ...from });
    if (!how && identifiers.length === 0) throw new Refused('VALIDATION', 'fields', [{ field: 'identifiers', message: 'required' }]);
    refuseUnless(how || mayReach(address, 'request', ctx.now), 'RATE_LIMITED', 'requests-per-day');
    const dueAt = daysAfter(ctx.now, ctx.config.value(privacyDueDays));
    const given = { ...(name ? { name } : {}), ...(words ? { words } : {}), ...(sentAs ? { sentAs } : {}) };
    const proven = how
      ? [
          privacyDid('PrivacyRequesterVerified', { requestId, how }),
          ...proves.map((_, identifier) => privacyDid('PrivacyRequesterVerified', { requestId, how, identifier })),
        ]
      : [];
    const asks = { addressHash: first({ identifiers }, ctx.hash, requestId), requestId, what: 'request' } as const;
    return {
      request: [privacyDid('PrivacyRequestFiled', { requestId, kind, lang, province, ...from, ...given, identifiers, dueAt }), ...proven],
      ...(how ? {} : { address: [{ type: 'PrivacyAddressAsked' as const, data: asks }] }),
    };
  },
});
