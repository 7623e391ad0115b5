import type { SharedWork } from '@jurilien/contracts';
import { workOf, type Lane } from '@jurilien/event-sourcing';

interface OfCampaign {
  readonly campaignId: string;
}

/** Kinds of work that a campaign leaves to the worker. */
export interface CampaignWork {
  /** Counts whom it would reach. */
  readonly 'estimate-campaign': OfCampaign;
  /** Sends it to an account of the team, in both languages. */
  readonly 'test-campaign': OfCampaign & { readonly userId: string; readonly edit: number };
  /** Writes its audience down. */
  readonly 'freeze-campaign': OfCampaign;
  /** Sends it, a portion at a time, until there is no one left or it is paused. */
  readonly 'send-campaign': OfCampaign;
  /** Lets those go who were not written to before it was called off. */
  readonly 'end-campaign': OfCampaign;
}

export const work = workOf<CampaignWork & SharedWork>();

/** Apart from all other work, so that no one waits for it. */
export const LANE: Lane = { queue: 'campaign', priority: 5 };
