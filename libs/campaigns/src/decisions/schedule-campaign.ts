import { type Asking, decision, ids, need, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { DAY_MS, featureCampaigns, plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import { campaignDid, isIn, ofCampaign, type OnCampaign, onCampaignOfSegment } from './on-campaign.js';
import { hashOf } from './save-campaign-draft.js';

/** Further ahead no one knows whom it would reach. */
const AHEAD_MS = 30 * DAY_MS;

/** Which installation this is, by its database and its address: supplied by the runtime, never said by the caller. */
export const installation = need<{ home?: string | undefined }>('installation');

const schedulable = ({ campaign: s }: OnCampaign, who: Asking) => isIn(s, ['Approved', 'Scheduled'], who);

/** It begins at an hour, or at once; as it was approved, or not at all. */
export const scheduleCampaign = decision({
  name: 'ScheduleCampaign',
  needs: [installation],
  input: ofCampaign.extend({
    segmentId: ids.segmentId,
    startsAt: z.iso.datetime({ offset: true }).optional(),
    home: z.string().max(128).optional(),
  }),
  streams: onCampaignOfSegment,
  available: schedulable,
  decide({ campaignId, segmentId, startsAt, home }, { campaign: s, segment: of }, ctx) {
    refuseUnlessAvailable(schedulable({ campaign: s }, ctx));
    const { content, approved } = s;
    const isOpen = (s.province ? [s.province] : (['QC', 'ON'] as const)).every((province) =>
      ctx.config.value(featureCampaigns, { province }),
    );
    refuseUnless(isOpen, 'WRONG_STATE', 'campaigns-off');
    const asApproved = segmentId === content!.segmentId && hashOf(content!, of, ctx) === approved?.hash;
    refuseUnless(asApproved, 'STALE_VERSION', 'campaign-changed');
    const at = startsAt === undefined ? ctx.now : new Date(startsAt).toISOString();
    refuseUnless(reached(ctx.now, at), 'VALIDATION', 'starts-in-the-past');
    refuseUnless(reached(at, plus(ctx.now, AHEAD_MS)), 'VALIDATION', 'starts-too-far-ahead');
    return { campaign: [campaignDid('CampaignScheduled', { campaignId, startsAt: at, home: home! })] };
  },
});
