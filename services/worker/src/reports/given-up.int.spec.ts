import { randomUUID } from 'node:crypto';
import type { WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import { savedReport } from '@jurilien/reports';
import { stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { reportsGivenUp } from './jobs.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const [plannedAt, nextAt, after] = ['2026-11-30T12:30:00.000Z', '2026-12-01T12:30:00.000Z', '2026-12-02T12:30:00.000Z'] as const;
const reportId = randomUUID();
const [told, refused, waits] = [randomUUID(), randomUUID(), randomUUID()];
const givenUp = async (at: string) => {
  const now = new Date().toISOString();
  const item: WorkItem<Work['mail-report']> = {
    ...{ id: randomUUID(), job: 'mail-report', key: randomUUID(), position: 0, occurredAt: now, now, attempts: 8 },
    input: { reportId, plannedAt: at },
  };
  await reportsGivenUp(k)['mail-report']!(item);
  return (await stateOf(k.kernel, savedReport, reportId)).runs;
};

describe('the mail of a report that the worker gave up', () => {
  it('is withheld from each who still waits, and from no one else; once', async () => {
    const recipients = [told, refused, waits];
    const one = { reportId, plannedAt };
    await k.happened(savedReport, reportId, [
      { type: 'ReportSaved', data: { reportId, ownerId: told, name: 'Semaine', shared: false, look: { period: 'last7', filter: {} } } },
      { type: 'ReportMailScheduled', data: { reportId, schedule: { every: 'day', minute: 450 }, recipients, nextAt: plannedAt } },
      { type: 'ReportMailDue', data: { ...one, missed: 0, recipients, nextAt } },
      { type: 'ReportMailWithheld', data: { ...one, userId: refused, why: 'role' } },
      {
        type: 'ReportMailWritten',
        data: { ...one, userId: told, from: '2026-11-23', to: '2026-11-29', least: 0, few: false, figures: {}, times: {} },
      },
    ]);
    const settled = {
      plannedAt,
      sent: [told],
      withheld: [
        { userId: refused, why: 'role' },
        { userId: waits, why: 'faults' },
      ],
    };
    expect(await givenUp(plannedAt)).toMatchObject([settled]);
    expect(await givenUp(plannedAt)).toMatchObject([settled]);
  });

  it('that a newer one overtook says nothing of the older', async () => {
    await k.happened(savedReport, reportId, [
      { type: 'ReportMailDue', data: { reportId, plannedAt: nextAt, missed: 0, recipients: [waits], nextAt: after } },
      { type: 'ReportMailDue', data: { reportId, plannedAt: after, missed: 0, recipients: [waits], nextAt: '2026-12-03T12:30:00.000Z' } },
    ]);
    expect(await givenUp(nextAt)).toMatchObject([{ plannedAt: after, withheld: [] }, { plannedAt: nextAt, withheld: [] }, {}]);
  });
});
