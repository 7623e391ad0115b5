import { documentRequest } from '@jurilien/documents';
import { at, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId } from '@jurilien/lead/testing';
import { finderWith, lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import type { Reader } from '../../variable.js';
import { variableOf } from '../../variables/index.js';

const requestId = '018f2a10-0000-7000-8000-000000040001';
const dueAt = at(10 * 1_440);
const asked: StoryEvent = [
  documentRequest,
  requestId,
  'DocumentsRequested',
  { requestId, leadId, personId, by: 'staff', itemIds: ['a', 'b'], items: [], dueOn: '2026-11-11', dueAt },
];

describe('R51: documents to send', () => {
  it('is sent at once, and again at noon of the day before the last one', () =>
    expect(runsAsShipped(asked)).toMatchObject([
      { job: 'notify', key: `R51:${requestId}`, input: { rule: 'R51', leadId, requestId } },
      { job: 'notify', key: `R51-reminder:${requestId}`, dueAt: at(-36 * 60, dueAt) },
    ]));
  const verdict = (rule: string, status: string, request: object = {}) =>
    verdictOf(
      rule,
      lookupWith(
        { leadId, requestId },
        {
          [lead.category]: { leadId, status: 'InService', ...request },
          [documentRequest.category]: { ...documentRequest.initial, status, dueAt },
        },
        T0,
      ),
    );
  it.each(['R51', 'R51-reminder'])('%s goes out while something is missing', async (rule) => {
    for (const status of ['Open', 'PartlyFulfilled', 'Overdue']) expect(await verdict(rule, status)).toBe('sent');
  });
  it.each(['R51', 'R51-reminder'])('%s stops once everything is there, it was called off, or the matter has ended', async (rule) => {
    for (const status of ['Fulfilled', 'Cancelled']) expect(await verdict(rule, status)).toBe('Z01');
    expect(await verdict(rule, 'Open', { status: 'Withdrawn' })).toBe('Z01');
    expect(await verdict(rule, 'Open', { erased: true })).toBe('Z01');
  });
  it('names the last day and how many are missing', async () => {
    const reader: Reader = { kind: 'client', id: 'c', lang: 'fr', zone: 'America/Toronto' };
    const items = [{ itemId: 'a', documentId: 'd' }, { itemId: 'b' }, { itemId: 'c' }];
    const l = lookupWith(
      { leadId, requestId },
      { [documentRequest.category]: { ...documentRequest.initial, status: 'PartlyFulfilled', dueOn: '2026-11-11', items } },
    );
    const said = (name: string) => variableOf('R51', name)!.find(finderWith(l), reader);
    expect([await said('documentsDueOn'), await said('documentsAsked')]).toEqual(['11 novembre 2026', '2 documents']);
  });
});
