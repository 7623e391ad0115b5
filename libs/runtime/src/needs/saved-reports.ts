import { ids } from '@jurilien/event-sourcing';
import { countRows } from '@jurilien/persistence';
import { savedReport } from '@jurilien/reports';
import { stateOf } from '../kernel/states.js';
import { mailRefusal } from '../reports/mailed.js';
import type { Supplier } from './supplier.js';

/** How many reports an account keeps, whatever the caller says of it. */
export const supplyReportsKept: Supplier = async (kernel, { kept: _said, ...input }, send) => {
  const { success, data: ownerId } = ids.userId.safeParse(input.userId);
  if (!success) return send(input);
  return send({ ...input, kept: await countRows(kernel.db, kernel.registry.views.get('saved-reports')!, { filter: { ownerId } }) });
};

/** Which of the recipients may be told of the report today. */
export const supplyReportReaders: Supplier = async (kernel, { readers: _said, ...input }, send) => {
  const report = ids.reportId.safeParse(input.reportId);
  const recipients = ids.userId.array().max(50).safeParse(input.recipients);
  if (!report.success || !recipients.success) return send(input);
  const { look } = await stateOf(kernel, savedReport, report.data);
  if (!look) return send(input);
  const now = new Date().toISOString();
  const asked = await Promise.all(recipients.data.map(async (id) => ({ id, found: await mailRefusal(kernel, id, look, now) })));
  return send({ ...input, readers: asked.filter(({ found }) => 'reader' in found).map(({ id }) => id) });
};
