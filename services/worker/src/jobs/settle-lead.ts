import { acceptance, distribution, lastWord, lead, seatsTaken, type AcceptanceState } from '@jurilien/leads';
import type { WorkItem } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';
import { send } from './match-wave.js';

const ENDED = ['Withdrawn', 'Blocked', 'Closed'];

/** Brings a request and the acceptances on it together, by what the log says of both at this moment. */
export function settleLead(kernel: Kernel): JobHandler<'settle-lead'> {
  return async (item) => {
    const { leadId } = item.input;
    const [request, search] = await Promise.all([stateOf(kernel, lead, leadId), stateOf(kernel, distribution, leadId)]);
    const all = await Promise.all(seatsTaken(search).map(({ acceptanceId }) => stateOf(kernel, acceptance, acceptanceId)));
    if (ENDED.includes(request.status)) return nobodyCalls(kernel, item, all);
    if (request.status === 'Accepted' && all.some((s) => s.contactedAt)) await send(kernel, item, 'RecordLeadContactMade', { leadId });
    const closeReason = lastWord(all);
    if (!closeReason || search.live || !['Accepted', 'InService'].includes(request.status)) return;
    await send(kernel, item, 'CloseLead', { leadId, closeReason });
  };
}

/** An ended request asks nobody to call: who had not called yet has nothing more to do. Work under way may still be written down. */
async function nobodyCalls(kernel: Kernel, item: WorkItem, all: readonly AcceptanceState[]): Promise<void> {
  for (const { acceptanceId, leadId, professionalId, status } of all)
    if (status === 'ToContact')
      await send(
        kernel,
        item,
        'CloseAcceptance',
        { acceptanceId, leadId, professionalId, closeReason: 'requestEnded' },
        `:${acceptanceId}`,
      );
}
