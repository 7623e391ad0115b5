import { type CampaignState, pauseCampaign } from '@jurilien/campaigns';
import type { WorkItem } from '@jurilien/persistence';
import { homeOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { send } from '../work/sending.js';

/** A database is copied or restored while nothing runs on it: one look lasts for the life of the process. */
const homes = new WeakMap<Kernel, Promise<string>>();

/** Whether this is a copy of where a campaign was started: then it is paused, until a person says that it is sent from here. */
export async function pausedElsewhere(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  campaignId: string,
  { home, resumed }: CampaignState,
): Promise<boolean> {
  const here = homes.get(kernel) ?? homeOf(kernel);
  homes.set(kernel, here);
  if ((await here) === home) return false;
  await send(bus, item, pauseCampaign, { campaignId, cause: 'copy' }, String(resumed));
  return true;
}
