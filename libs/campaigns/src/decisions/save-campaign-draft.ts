import { allOf, type Asking, type Ctx, decision, Refused, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { campaignContent, type CampaignContent, contentText } from '../content.js';
import { type SegmentState, segmentVersion, type SegmentVersion, segmentWithin } from '../segment.js';
import { campaignDid, known, ofCampaign, type OnCampaign, onCampaignOfSegment } from './on-campaign.js';

/** The version of a segment that a campaign names. @throws Refused VALIDATION when there is none */
function segmentNamed(s: SegmentState, { segmentVersion: v }: CampaignContent): SegmentVersion {
  const found = segmentVersion(s, v);
  if (!found) throw new Refused('VALIDATION', 'no-such-segment', [{ field: 'segmentVersion', message: 'unknown' }]);
  return found;
}

/** What is approved: the content, and whom the segment means in the version that it names. */
export const hashOf = (content: CampaignContent, s: SegmentState, { hash }: Pick<Ctx, 'hash'>): string => {
  const { audience, province, query } = segmentNamed(s, content);
  return hash(contentText(content, { audience, province, query }));
};

/** What members alone do. */
const OF_MEMBERS: readonly string[] = ['registrations', 'purchases'];

/** A campaign is written until it is scheduled; what was submitted or approved is a draft again once it is changed. */
const writable = ({ campaign: s }: OnCampaign, who: Asking) =>
  s.status === 'None'
    ? true
    : allOf(
        known(s, who),
        unless(['Draft', 'Submitted', 'Approved'].includes(s.status), 'WRONG_STATE', `campaign-${s.status.toLowerCase()}`),
      );

/** Someone writes a campaign, or writes it otherwise: what was counted, tested and approved before is asked anew. */
export const saveCampaignDraft = decision({
  name: 'SaveCampaignDraft',
  input: ofCampaign.extend(campaignContent.shape),
  streams: onCampaignOfSegment,
  available: writable,
  decide({ campaignId, ...content }, { campaign: s, segment: from }, ctx) {
    refuseUnlessAvailable(writable({ campaign: s }, ctx));
    const { audience, province } = segmentNamed(from, content);
    refuseUnless(segmentWithin({ province }, ctx.actor.provinces), 'NOT_FOUND', 'segment');
    refuseUnless(!content.trial || content.channel === 'email', 'VALIDATION', 'trial-of-subjects');
    const ofMembers = content.trial && OF_MEMBERS.includes(content.trial.winner);
    refuseUnless(!ofMembers || audience === 'professionals', 'VALIDATION', 'winner-of-members');
    const hash = hashOf(content, from, ctx);
    if (s.status === 'Draft' && s.hash === hash && s.content?.name === content.name) return {};
    return {
      campaign: [
        campaignDid('CampaignDraftSaved', { campaignId, edit: s.edit + 1, audience, ...(province ? { province } : {}), hash, ...content }),
      ],
    };
  },
});
