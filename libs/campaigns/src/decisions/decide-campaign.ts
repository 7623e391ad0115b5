import { CAMPAIGN_COUNT_MS } from '@jurilien/contracts';
import { allOf, type Asking, decision, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { campaignApprovalMinRecipients, campaignApprovalTypedAbove, plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import type { CampaignState } from '../campaign.js';
import { campaignDid, isIn, ofCampaign, onCampaign, type OnCampaign } from './on-campaign.js';
import { refuseFaulty } from './try-campaign.js';

const counted = ({ estimate, edit }: CampaignState, now: string) =>
  unless(estimate?.edit === edit && !reached(plus(estimate.at, CAMPAIGN_COUNT_MS), now), 'WRONG_STATE', 'estimate-missing');

const submittable = ({ campaign: s }: OnCampaign, who: Asking) =>
  allOf(
    isIn(s, ['Draft'], who),
    counted(s, who.now),
    unless(s.tested?.edit === s.edit && s.tested.by.includes(who.actor.id), 'WRONG_STATE', 'test-missing'),
  );

/** Its writer has seen the test and asks another administrator for their approval. */
export const submitCampaign = decision({
  name: 'SubmitCampaign',
  input: ofCampaign.extend({ testSeen: z.literal(true) }),
  streams: onCampaign,
  available: submittable,
  decide({ campaignId }, { campaign: s }, ctx) {
    refuseUnlessAvailable(submittable({ campaign: s }, ctx));
    refuseFaulty(s, ctx);
    return { campaign: [campaignDid('CampaignSubmitted', { campaignId, hash: s.hash! })] };
  },
});

const isSecondPerson = ({ authorId, editorId, estimate }: CampaignState, { actor, config }: Asking): boolean =>
  (actor.id !== authorId && actor.id !== editorId) ||
  (estimate !== undefined && estimate.eligible < config.value(campaignApprovalMinRecipients));

const approvable = ({ campaign: s }: OnCampaign, who: Asking) =>
  allOf(
    isIn(s, ['Submitted'], who),
    unless(isSecondPerson(s, who), 'FOUR_EYES_REQUIRED', 'second-person'),
    unless(s.estimate, 'WRONG_STATE', 'estimate-missing'),
  );

/**
 * An administrator who neither began it nor changed it last lets it go, bound to what they read. Where it reaches many they type how many,
 * so that no one lets through what they did not look at.
 */
export const approveCampaign = decision({
  name: 'ApproveCampaign',
  input: ofCampaign.extend({ hash: z.string().max(128), recipients: z.int().nonnegative().optional() }),
  streams: onCampaign,
  available: approvable,
  decide({ campaignId, hash, recipients }, { campaign: s }, ctx) {
    refuseUnlessAvailable(approvable({ campaign: s }, ctx));
    refuseUnless(s.hash === hash, 'STALE_VERSION', 'campaign-changed');
    const { eligible } = s.estimate!;
    refuseUnless(eligible <= ctx.config.value(campaignApprovalTypedAbove) || recipients === eligible, 'VALIDATION', 'count-not-typed');
    return { campaign: [campaignDid('CampaignApproved', { campaignId, hash, recipients: eligible })] };
  },
});

const returnable = ({ campaign: s }: OnCampaign, who: Asking) => isIn(s, ['Submitted', 'Approved'], who);

/** It is not let go as it is: its writers read why. */
export const returnCampaign = decision({
  name: 'ReturnCampaign',
  reasonRequired: true,
  input: ofCampaign,
  streams: onCampaign,
  available: returnable,
  decide({ campaignId }, { campaign: s }, ctx) {
    refuseUnlessAvailable(returnable({ campaign: s }, ctx));
    return { campaign: [campaignDid('CampaignReturned', { campaignId })] };
  },
});
