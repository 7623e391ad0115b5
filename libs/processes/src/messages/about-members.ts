import { counts, type BlacklistState } from '@jurilien/exclusions';
import { currentPauses, isPaused, type PipelineWebhookState, type ProfessionalState } from '@jurilien/professionals';
import { DAY_MS, termsStanding } from '@jurilien/reference';
import type { Moments } from './asked.js';

/** News this old is none: what was imported is not announced. */
const NEWS_MS = 7 * DAY_MS;

const isMember = ({ status }: ProfessionalState): boolean => status === 'Approved' || status === 'Suspended';
const isNews = (at: string | undefined, now: string): boolean => at !== undefined && Date.parse(now) - Date.parse(at) < NEWS_MS;
const isAhead = (at: string | undefined, now: string): boolean => at !== undefined && Date.parse(at) > Date.parse(now);

/** The pause of all offers that holds now. */
export const pauseOfAll = (s: ProfessionalState, now: string) => currentPauses(s.pauses, now).find((p) => p.scope === 'all');

/** Messages to a professional about their membership, and about how they take offers. */
export const memberMoments = {
  R49: (s) => s.status === 'Registered',
  // The check was made, moved or has come meanwhile; a professional who left is not asked for a proof.
  R50: (s, { vars, now }) =>
    isMember(s) && s.licenceNextCheckAt === vars?.['at'] && !s.licenceCheckDueAt && isAhead(s.licenceNextCheckAt, now),
  'R50-due': (s, { vars, now }) => isMember(s) && s.licenceCheckDueAt === vars?.['at'] && isAhead(s.licenceCheckDueAt, now),
  // Agreed meanwhile, or no longer a member: nothing is left to announce.
  R66: (s, asked) => isMember(s) && termsStanding(s.termsVersion, asked) === 'notice',
  // A newer code was asked for, or this one came back: the old one would only confuse.
  'phone-code': (s, { sequence }) => s.phoneCode?.sequence === sequence && !s.channels.includes('sms'),
  'pro-approved': (s, { now }) => s.status === 'Approved' && isNews(s.approvedAt, now),
  'pro-rejected': (s, { now }) => s.status === 'Rejected' && isNews(s.rejectedAt, now),
  'profile-published': (s) => s.publication?.live === true,
  'profile-wording': (s) => s.publication?.state === 'rejected',
  // Any answer takes the suggestion back (MO20).
  R46: (s) => Boolean(s.ignoredNoticedAt),
  R47: (s, { now }) => Boolean(pauseOfAll(s, now)?.until),
  // The day before: only for a pause that is still set to end then. At the end: unless another one has started.
  R48: (s, { vars, now }) => {
    const until = vars?.['until'];
    return until ? s.pauses.some((p) => p.until === String(until)) : !isPaused(s.pauses, now);
  },
  'auto-claim-off': (s) => s.autoClaim !== undefined && !s.autoClaim.enabled,
} satisfies Moments<ProfessionalState>;

/** That the calls to the professional's own tool have stopped: nothing when they go out again already. */
export const webhookMoments = { 'webhook-off': (s) => !s.on } satisfies Moments<PipelineWebhookState>;

/** Whether an entry of the blacklist is disclosed to the professional it names: safety or a fraud forbids it (4.10.8). */
const isDisclosed = ({ entry }: BlacklistState): boolean => entry?.blockType !== 'fraud' && entry?.blockType !== 'safety';

/** Messages to a professional about an entry of the blacklist on them. */
export const entryMoments = {
  'pro-listed': (s) => isDisclosed(s) && s.status === 'Active' && s.entry !== undefined,
  'pro-listed-kept': (s) => isDisclosed(s) && s.entry !== undefined && counts(s),
  // A proposal that was turned down never counted: there is nothing to take back.
  'pro-unlisted': (s) => isDisclosed(s) && Boolean(s.addedBy) && !counts(s),
} satisfies Moments<BlacklistState>;
