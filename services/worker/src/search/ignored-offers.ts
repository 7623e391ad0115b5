import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { suggestPause } from '@jurilien/professionals';
import { DAY_MS, ignoredCount, ignoredWindowDays, plus, PROVINCES } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/** Who let too many offers pass in the last two weeks without any answer gets a suggestion (MO20). */
export function noticeIgnoredOffers(kernel: Kernel, bus: CommandBus): JobHandler<'notice-ignored-offers'> {
  return async (item) => {
    const { professionalIds } = item.input;
    const view = kernel.registry.views.get('offer-health')!;
    await waitForViews(kernel.db, [view], item.position);
    const since = new Date(Date.parse(item.occurredAt) - defaults['ignored.windowDays'] * DAY_MS).toISOString();
    const rows = await kernel.db.query<{ id: string; n: number }>(
      statement`select id, (select count(*)::int from unnest("ignoredAt") t where t > ${since}) as n from ${placeOf(view)} where id = any(${professionalIds}::uuid[])`,
    );
    for (const { id, n } of rows.filter((r) => r.n >= defaults['ignored.count'])) {
      const commandId = derivedId('work:notice-ignored-offers', item.position, id);
      await bus.execute(command(suggestPause, { professionalId: id, count: n }, sentBy(item, commandId)));
    }
  };
}
