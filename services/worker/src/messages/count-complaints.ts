import { askedByComplaints, setKillSwitch, type ComplaintsOfDay } from '@jurilien/messaging';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel, Logger } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { complaintsHeard } from '../metrics.js';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Weighs the complaints of the last day, and switches marketing off where there are too many; an administrator lets it go again. */
export function countComplaints(kernel: Kernel, bus: CommandBus, log: Pick<Logger, 'warn'>): JobHandler<'count-complaints'> {
  return async (item) => {
    const day = await complaintsOfDay(kernel);
    const asked = askedByComplaints(day, kernel.configuration.current());
    complaintsHeard.inc({ asks: asked });
    if (asked === 'nothing') return;
    log.warn({ ...day, asked }, 'readers call our e-mails unwanted');
    if (asked === 'stopping') await send(bus, item, setKillSwitch, { of: 'marketing', on: true });
  };
}

/** E-mails that are sent to many, those of the last 24 hours. */
async function complaintsOfDay(kernel: Kernel): Promise<ComplaintsOfDay> {
  const [row] = await kernel.db.query<{ sent: string; complaints: string }>(
    statement`select count(*) filter (where "sentAt" is not null) as sent, count(*) filter (where error = 'complaint') as complaints
        from ${placeOf(kernel.registry.views.get('messages')!)}
       where channel = 'email' and class in ('service', 'marketing') and "queuedAt" > statement_timestamp() - interval '1 day'`,
  );
  return { sent: Number(row!.sent), complaints: Number(row!.complaints) };
}
