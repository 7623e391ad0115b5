import { campaign } from '@jurilien/campaigns';
import { placeOf, recipientCounts, settleRecipients, suppressRecipients } from '@jurilien/persistence';
import { HOUR_MS, plus } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler, JobHandlers, JobTools } from '../work/handlers.js';
import { throughInterruptions } from '../work/through-interruptions.js';
import { tooEarly } from '../work/too-early.js';
import { estimateCampaignNow, testCampaignNow } from './before.js';
import { freezeCampaign } from './freeze.js';
import { lostRecipients, sendCampaign } from './send-campaign.js';

/** Campaigns: counted, tried, written down, sent. */
export const campaignJobs = ({ kernel, bus, log }: Pick<JobTools, 'kernel' | 'bus' | 'log'>) =>
  ({
    'estimate-campaign': estimateCampaignNow(kernel, bus),
    'test-campaign': testCampaignNow(kernel, bus, log),
    'freeze-campaign': throughInterruptions(freezeCampaign(kernel, bus)),
    'send-campaign': throughInterruptions(sendCampaign(kernel, bus)),
    'end-campaign': throughInterruptions(endCampaign(kernel)),
  }) satisfies Partial<JobHandlers>;

/** How soon it is looked again what became of what was in line. */
const LOOK_AGAIN_SECONDS = 10;

/** A campaign was called off: who was not written to is let go, killed portions as well, and what was in line already is accounted for. */
function endCampaign(kernel: Kernel): JobHandler<'end-campaign'> {
  return async ({ input: { campaignId }, now }) => {
    if ((await stateOf(kernel, campaign, campaignId)).status !== 'Cancelled') return;
    await suppressRecipients(kernel.db, campaignId, 'Z01', {});
    const lost = await lostRecipients(kernel, campaignId);
    if (lost.length > 0) await suppressRecipients(kernel.db, campaignId, 'Z01', { of: lost.map(({ personId }) => personId) });
    await settleRecipients(kernel.db, campaignId, placeOf(kernel.registry.views.get('messages')!), plus(now, -HOUR_MS));
    const { queued } = await recipientCounts(kernel.db, campaignId);
    if (queued > 0) throw tooEarly('messages of a cancelled campaign are in line', LOOK_AGAIN_SECONDS);
  };
}
