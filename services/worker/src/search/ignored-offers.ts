import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { suggestPause } from '@jurilien/professionals';
import { DAY_MS, ignoredCount, ignoredWindowDays, plus } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/** Who let too many offers pass of late without any answer gets a suggestion (MO20). */
export function noticeIgnoredOffers(kernel: Kernel, bus: CommandBus): JobHandler<'notice-ignored-offers'> {
  return async (item) => {
    const { professionalIds } = item.input;
    const view = kernel.registry.views.get('offer-health')!;
    await waitForViews(kernel.db, [view], item.position);
    const config = kernel.configuration.current();
    const rows = await kernel.db.query<{ id: string; province: 'QC' | 'ON'; ignoredAt: string[] }>(
      statement`select id, province, "ignoredAt" from ${placeOf(view)} where id = any(${professionalIds}::uuid[])`,
    );
    for (const { id, province, ignoredAt } of rows) {
      const since = plus(item.occurredAt, -config.value(ignoredWindowDays, { province }) * DAY_MS);
      const n = ignoredAt.filter((at) => at > since).length;
      if (n < config.value(ignoredCount, { province })) continue;
      const commandId = derivedId('work:notice-ignored-offers', item.position, id);
      await bus.execute(command(suggestPause, { professionalId: id, count: n }, sentBy(item, commandId)));
    }
  };
}
