import { acceptance } from '@jurilien/acceptance';
import { documents } from '@jurilien/documents';
import { at, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';

const documentId = '018f2a10-0000-7000-8000-000000010001';
const acceptanceId = '018f2a10-0000-7000-8000-000000020001';
const professionalId = '018f2a10-0000-7000-8000-000000030001';
const shared = (more: object): StoryEvent => [documents, leadId, 'DocumentShared', { leadId, documentId, shareId: 's', ...more }];
const seat = { acceptanceId, professionalId };

describe('R52: a document is waiting', () => {
  it('tells the one it is shared with', () => {
    expect(runsAsShipped(shared({ to: 'professional', ...seat }))).toMatchObject([
      { job: 'notify', key: 'R52:s', input: { rule: 'R52', leadId, documentId, ...seat } },
    ]);
    expect(runsAsShipped(shared({ to: 'client' }))).toMatchObject([{ key: 'R52-client:s', input: { leadId, documentId } }]);
  });
  it('tells no one of what is for anyone who accepts later', () => expect(runsAsShipped(shared({ to: 'professional' }))).toEqual([]));

  const d = { documentId, withClient: true, withEveryone: true, withAcceptance: {}, sharedAt: { client: T0, [acceptanceId]: T0 } };
  const verdict = (rule: string, { document = {}, request = {}, deal = {}, others = [] as object[] } = {}) =>
    verdictOf(
      rule,
      lookupWith(
        { leadId, documentId, ...(rule === 'R52' ? seat : {}) },
        {
          [lead.category]: { leadId, status: 'InService', ...request },
          [acceptance.category]: { ...acceptance.initial, leadId, professionalId, status: 'Contacted', ...deal },
          [documents.category]: { ...documents.initial, documents: [...others, { ...d, ...document }] },
        },
        at(1),
      ),
    );
  it.each(['R52', 'R52-client'])('%s goes out while it is shared', async (rule) => expect(await verdict(rule)).toBe('sent'));
  it('is stopped where the share was taken back, the document deleted, or the person erased', async () => {
    expect(await verdict('R52', { document: { withAcceptance: { [acceptanceId]: false } } })).toBe('Z01');
    expect(await verdict('R52-client', { document: { withClient: false } })).toBe('Z01');
    for (const rule of ['R52', 'R52-client']) {
      expect(await verdict(rule, { document: { documentId: 'another' } })).toBe('Z01');
      expect(await verdict(rule, { request: { erased: true } })).toBe('Z01');
    }
  });
  it('is stopped for a professional who was replaced, and after a withdrawal', async () => {
    expect(await verdict('R52', { deal: { status: 'Replaced' } })).toBe('Z01');
    expect(await verdict('R52', { request: { status: 'Withdrawn' } })).toBe('Z01');
  });
  it('is one for several of a quarter of an hour', async () => {
    const before = (minutes: number) => ({ ...d, documentId: 'before', sharedAt: { client: at(-minutes), [acceptanceId]: at(-minutes) } });
    expect(await verdict('R52', { others: [before(10)] })).toBe('Z02');
    expect(await verdict('R52', { others: [before(20)] })).toBe('sent');
  });
});
