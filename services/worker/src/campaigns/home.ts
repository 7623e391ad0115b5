import { type CampaignState, pauseCampaign } from '@jurilien/campaigns';
import type { WorkItem } from '@jurilien/persistence';
import { homeOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { send } from '../work/sending.js';

/** A database is copied or restored while nothing runs on it: one look lasts for the life of the process. */
const homes = new WeakMap<Kernel, Promise<string>>();

/** Whether a campaign was started at another installation than this one. */
export async function isElsewhere(kernel: Kernel, { home }: Pick<CampaignState, 'home'>): Promise<boolean> {
  const here = homes.get(kernel) ?? homeOf(kernel);
  homes.set(kernel, here);
  return (await here) !== home;
}

/** Whether this is a copy of where a campaign was started: then it is paused, until a person says that it is sent from here. */
export async function pausedElsewhere(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  campaignId: string,
  s: CampaignState,
): Promise<boolean> {
  if (!(await isElsewhere(kernel, s))) return false;
  await send(bus, item, pauseCampaign, { campaignId, cause: 'copy' }, String(s.resumed));
  return true;
}
