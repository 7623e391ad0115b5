import { ids } from '@jurilien/event-sourcing';
import { deadLetter, listDeadLetters } from '@jurilien/persistence';
import { isPastMoment } from '../operations/work-moment.js';
import { databaseNow } from '../retention/runs.js';
import type { Supplier } from './supplier.js';

/** What was given up, as the rows of work have it, whatever the caller said of it. */
export const supplyDeadLetters: Supplier = async (kernel, { workId, job, fault, operationId }, send) => {
  if (workId === undefined) {
    const of = { job: String(job), fault: String(fault ?? '') };
    const rows = await listDeadLetters(kernel.db, of, { limit: 1 });
    return send({ operationId, ...of, rows: rows.length, pastMoment: false });
  }
  const { success, data: id } = ids.workId.safeParse(workId);
  const row = success ? await deadLetter(kernel.db, id) : undefined;
  if (!row) return send({ operationId, workId, rows: 0, pastMoment: false });
  const pastMoment = isPastMoment(kernel, row, await databaseNow(kernel));
  return send({ operationId, workId, job: row.job, fault: row.fault, rows: 1, pastMoment });
};
