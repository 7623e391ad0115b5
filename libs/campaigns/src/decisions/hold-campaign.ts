import { CAMPAIGN_STATES } from '@jurilien/contracts';
import {
  allOf,
  type Asking,
  decision,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
  alreadyDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { PAUSE_CAUSES, pausable } from '../campaign.js';
import { campaignDid, isIn, known, ofCampaign, onCampaign, type OnCampaign } from './on-campaign.js';
import { installation } from './schedule-campaign.js';

const canPause = ({ campaign: s }: OnCampaign, who: Asking) =>
  allOf(
    known(s, who),
    unlessDone(s.status === 'Paused', 'campaign-paused'),
    unless(pausable(s.status), 'WRONG_STATE', `campaign-${s.status.toLowerCase()}`),
  );

/** Nothing more of it leaves until it is resumed; what is with a provider already goes on. The system says by itself why. */
export const pauseCampaign = decision({
  name: 'PauseCampaign',
  reasonRequired: true,
  input: ofCampaign.extend({ cause: z.enum(PAUSE_CAUSES).default('staff') }),
  streams: onCampaign,
  available: canPause,
  decide({ campaignId, cause }, { campaign: s }, ctx) {
    if (alreadyDone(canPause({ campaign: s }, ctx))) return {};
    refuseUnless(cause === 'staff' || ctx.actor.kind === 'system', 'VALIDATION', 'cause-of-the-system');
    return { campaign: [campaignDid('CampaignPaused', { campaignId, cause })] };
  },
});

const canResume = ({ campaign: s }: OnCampaign, who: Asking) =>
  allOf(known(s, who), unless(s.status === 'Paused', 'WRONG_STATE', `campaign-${s.status.toLowerCase()}`));

/** It goes on with those it has not reached. On a copy of where it was started, that says that this is where it is sent from now on. */
export const resumeCampaign = decision({
  name: 'ResumeCampaign',
  reasonRequired: true,
  needs: [installation],
  input: ofCampaign.extend({ home: z.string().max(128).optional() }),
  streams: onCampaign,
  available: canResume,
  decide({ campaignId, home }, { campaign: s }, ctx) {
    refuseUnlessAvailable(canResume({ campaign: s }, ctx));
    // A copy may have lost who was written down: they are looked for again, and who is there stays there once.
    const into = s.pausedIn === 'Sending' && s.home !== home ? 'Preparing' : s.pausedIn!;
    return { campaign: [campaignDid('CampaignResumed', { campaignId, home: home!, into, startsAt: s.startsAt! })] };
  },
});

/** Everything before its end. */
const OPEN = CAMPAIGN_STATES.filter((state) => state !== 'Finished' && state !== 'Cancelled');
const canCancel = ({ campaign: s }: OnCampaign, who: Asking) => isIn(s, OPEN, who);

/** It is called off: who was not written to is not written to. */
export const cancelCampaign = decision({
  name: 'CancelCampaign',
  reasonRequired: true,
  input: ofCampaign,
  streams: onCampaign,
  available: canCancel,
  decide({ campaignId }, { campaign: s }, ctx) {
    refuseUnlessAvailable(canCancel({ campaign: s }, ctx));
    return { campaign: [campaignDid('CampaignCancelled', { campaignId })] };
  },
});

const canArchive = ({ campaign: s }: OnCampaign, who: Asking) =>
  allOf(isIn(s, ['Finished', 'Cancelled'], who), unlessDone(s.archived, 'campaign-archived'));

/** It is over and leaves the list. */
export const archiveCampaign = decision({
  name: 'ArchiveCampaign',
  input: ofCampaign,
  streams: onCampaign,
  available: canArchive,
  decide({ campaignId }, { campaign: s }, ctx) {
    if (alreadyDone(canArchive({ campaign: s }, ctx))) return {};
    return { campaign: [campaignDid('CampaignArchived', { campaignId })] };
  },
});
