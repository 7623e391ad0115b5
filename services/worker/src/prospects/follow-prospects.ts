import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement, waitForViews, type Built } from '@jurilien/persistence';
import { followProspect, matchOf } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { prospect } from '@jurilien/prospects';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';
import { riskOf } from './risk-of.js';

interface Pair {
  readonly prospectId: string;
  readonly professionalId: string;
}

/** Prospects whom a member may be: by the address or the licence, or recognised before. */
async function prospectsOf(kernel: Kernel, professionalId: string): Promise<Pair[]> {
  const { email = '', licenceNo = '' } = await stateOf(kernel, professional, professionalId);
  const found = await idsIn(
    kernel,
    'prospects',
    statement`"professionalId" = ${professionalId}::uuid or ("professionalId" is null and (lower(email) = ${email.trim().toLowerCase()} or "licenceNo" = ${licenceNo}))`,
  );
  return found.map((prospectId) => ({ prospectId, professionalId }));
}

/** Members who may be a prospect. */
async function membersOf(kernel: Kernel, prospectId: string): Promise<Pair[]> {
  const { professionalId, email = '', licenceNo = '' } = await stateOf(kernel, prospect, prospectId);
  if (professionalId) return [{ prospectId, professionalId }];
  const found = await idsIn(kernel, 'professionals', statement`lower(email) = ${email.trim().toLowerCase()} or "licenceNo" = ${licenceNo}`);
  return found.map((id) => ({ prospectId, professionalId: id }));
}

async function idsIn(kernel: Kernel, view: string, where: Built): Promise<string[]> {
  const rows = await kernel.db.query<{ id: string }>(
    statement`select id::text as id from ${placeOf(kernel.registry.views.get(view)!)} where ${where} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Finds who may be the same person, and has the decision look at each pair that is; one more look changes nothing. */
export function followProspects(kernel: Kernel, bus: CommandBus): JobHandler<'follow-prospects'> {
  return async (item) => {
    const { professionalId, prospectId } = item.input;
    const views = ['prospects', 'professionals'].map((name) => kernel.registry.views.get(name)!);
    await waitForViews(kernel.db, views, item.position);
    const pairs = professionalId ? await prospectsOf(kernel, professionalId) : await membersOf(kernel, prospectId!);
    for (const pair of pairs) {
      const [p, m] = await Promise.all([stateOf(kernel, prospect, pair.prospectId), stateOf(kernel, professional, pair.professionalId)]);
      if (p.professionalId !== pair.professionalId && !matchOf(p, m)) continue;
      const commandId = derivedId('work:follow-prospects', item.position, `${pair.prospectId}/${pair.professionalId}`);
      const atRisk = await riskOf(kernel, pair.professionalId);
      await bus.execute(command(followProspect, { ...pair, atRisk }, sentBy(item, commandId)));
    }
  };
}
