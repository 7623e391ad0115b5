import { acceptance, type AcceptanceState, closeAcceptance, lastWord } from '@jurilien/acceptance';
import { lead, recordLeadContactMade } from '@jurilien/lead';
import { distribution, seatsTaken, type SearchState } from '@jurilien/search';
import type { WorkItem } from '@jurilien/persistence';
import { closeLead } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

const ENDED = ['Withdrawn', 'Blocked', 'Closed'];

/** Brings a request and the acceptances on it together, by what the log says of both at this moment. */
export function settleLead(kernel: Kernel, bus: CommandBus): JobHandler<'settle-lead'> {
  return async (item) => {
    const { leadId } = item.input;
    const [request, search] = await Promise.all([stateOf(kernel, lead, leadId), stateOf(kernel, distribution, leadId)]);
    const statesOf = (seats: SearchState['acceptances']): Promise<AcceptanceState[]> =>
      Promise.all(seats.map(({ acceptanceId }) => stateOf(kernel, acceptance, acceptanceId)));
    const all = await statesOf(seatsTaken(search));
    if (ENDED.includes(request.status)) return noOneCalls(bus, item, all);
    const { renewedAt } = request.renewal;
    if (renewedAt) {
      const before = (await statesOf(search.acceptances)).filter(({ openedAt }) => openedAt !== undefined && openedAt < renewedAt);
      await noOneCalls(bus, item, before);
    }
    if (request.status === 'Accepted' && all.some((s) => s.contactedAt)) await send(bus, item, recordLeadContactMade, { leadId });
    const closeReason = lastWord(all);
    if (!closeReason || search.live || !['Accepted', 'InService'].includes(request.status)) return;
    await send(bus, item, closeLead, { leadId, closeReason });
  };
}

/** An ended request, or one whose client looks for someone else, asks no one to call: who had not called yet has nothing more to do. Work in progress may still be written down. */
async function noOneCalls(bus: CommandBus, item: WorkItem, all: readonly AcceptanceState[]): Promise<void> {
  for (const { acceptanceId, leadId, professionalId, status } of all)
    if (status === 'ToContact')
      await send(bus, item, closeAcceptance, { acceptanceId, leadId, professionalId, closeReason: 'requestEnded' }, `:${acceptanceId}`);
}
