import { command } from '@jurilien/event-sourcing/command-bus';
import { addPlainWork, derivedId, placeOf, statement } from '@jurilien/persistence';
import { followProspect, work } from '@jurilien/processes';
import { followUpDay } from '@jurilien/reference';
import { leavingMembers, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';

/** Both provinces' offices keep this clock. */
const OFFICE = 'QC';

/** Queues one look a day at who may be leaving: signs come with time alone, without an event. */
export async function queueLookForLeaving(kernel: Kernel): Promise<boolean> {
  const { day, letterDue } = followUpDay(new Date().toISOString(), OFFICE);
  if (letterDue) await addPlainWork(kernel.db, work('look-for-leaving', `look-for-leaving-${day}`, { day }));
  return false;
}

/** Moves the prospects who became members to and from the stage of those at risk, by the signs of today. */
export function lookForLeaving(kernel: Kernel, bus: CommandBus): JobHandler<'look-for-leaving'> {
  return async (item) => {
    const { day } = item.input;
    const leaving = new Set((await leavingMembers(kernel)).map(({ id }) => id));
    const rows = await kernel.db.query<{ id: string; professionalId: string; stage: string }>(
      statement`select id::text as id, "professionalId"::text as "professionalId", stage
        from ${placeOf(kernel.registry.views.get('prospects')!)} where "professionalId" is not null and stage <> 'lost' order by id`,
    );
    for (const { id: prospectId, professionalId, stage } of rows) {
      const atRisk = leaving.has(professionalId);
      if (atRisk === (stage === 'atRisk')) continue;
      const commandId = derivedId('work:look-for-leaving', 0, `${day}/${prospectId}`);
      const actor = { kind: 'system', id: 'job:look-for-leaving' } as const;
      await bus.execute(command(followProspect, { prospectId, professionalId, atRisk }, { commandId, actor }));
    }
  };
}
