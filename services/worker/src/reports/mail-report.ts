import { waitForViews } from '@jurilien/persistence';
import { type MailRun, savedReport, withholdReportMail, writeReportMail } from '@jurilien/reports';
import { mailedFiguresOf, mailRefusal, reports, stateOf } from '@jurilien/runtime';
import type { JobHandler, JobTools } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Who has heard nothing of a moment yet: neither the mail nor why there is none. */
function waiting({ recipients, sent, withheld }: MailRun): readonly string[] {
  const settled = new Set([...sent, ...withheld.map(({ userId }) => userId)]);
  return recipients.filter((id) => !settled.has(id));
}

/**
 * Counts the figures of a moment for each of its recipients, by what they may see now, and writes them down once: the rule of messages
 * sends them. Who may not see the report any more is told nothing, and it is written down why. What an earlier run of this job settled
 * stays as it is.
 */
export function mailReport({ kernel, bus }: Pick<JobTools, 'kernel' | 'bus'>): JobHandler<'mail-report'> {
  return async (item) => {
    const { reportId, plannedAt } = item.input;
    const { look, status, runs } = await stateOf(kernel, savedReport, reportId);
    const [run] = runs;
    if (status !== 'Kept' || !look || !run || run.plannedAt !== plannedAt) return;
    await waitForViews(kernel.db, [kernel.registry.views.get('request-facts')!], item.position);
    // Kept for this mail alone: a worker has no need of a million facts in between.
    const counting = reports(kernel);
    for (const userId of waiting(run)) {
      const one = { reportId, plannedAt, userId };
      const found = await mailRefusal(kernel, userId, look, plannedAt);
      if ('why' in found) await send(bus, item, withholdReportMail, { ...one, why: found.why }, `:${userId}`);
      else {
        const told = await mailedFiguresOf(kernel, counting, found.reader, look, plannedAt);
        await send(bus, item, writeReportMail, { ...one, told }, `:${userId}`);
      }
    }
  };
}

/** Work that went wrong too often is written down for each who still waits: the report does not say "under way" for ever. */
export function withholdAll({ kernel, bus }: Pick<JobTools, 'kernel' | 'bus'>): JobHandler<'mail-report'> {
  return async (item) => {
    const { reportId, plannedAt } = item.input;
    const { runs } = await stateOf(kernel, savedReport, reportId);
    const run = runs.find((one) => one.plannedAt === plannedAt);
    for (const userId of run ? waiting(run) : [])
      await send(bus, item, withholdReportMail, { reportId, plannedAt, userId, why: 'faults' }, `:${userId}`);
  };
}
