import { at, T0 } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { finderWith, lookupWith } from '../acted-out.testing.js';
import type { About } from '../lookup.js';
import type { LinkMade, Reader } from '../variable.js';
import { variableOf } from './index.js';

const documentId = '018f2a10-0000-7000-8000-000000010001';
const requestId = '018f2a10-0000-7000-8000-000000040001';
const seat = { acceptanceId: '018f2a10-0000-7000-8000-000000020001', professionalId: '018f2a10-0000-7000-8000-000000030001' };
const reader: Reader = { kind: 'client', id: 'c', lang: 'fr', zone: 'America/Toronto' };

/** What the link behind a name of a template is made of. */
async function madeOf(
  template: string,
  name: string,
  about: Partial<About>,
  states: Record<string, object>,
): Promise<LinkMade | undefined> {
  let seen: LinkMade | undefined;
  const link = (_purpose: string, _reader: Reader, made?: LinkMade) => Promise.resolve(String((seen = made)));
  await variableOf(template, name)!.find(finderWith(lookupWith({ leadId, ...about }, states), { link }), reader);
  return seen;
}

describe('the link to a shared document', () => {
  const shared = (sharedAt: object) => ({ documents: { documents: [{ documentId, sharedAt }] } });
  it('is for its reader, and another one each time it is shared again', async () => {
    const since = shared({ client: T0, [seat.acceptanceId]: at(5) });
    expect(await madeOf('R52-client', 'sharedDocumentUrl', { documentId }, since)).toEqual({
      subject: { leadId, documentId },
      occurrence: T0,
    });
    expect(await madeOf('R52', 'sharedDocumentUrl', { documentId, ...seat }, since)).toEqual({
      subject: { leadId, documentId, ...seat },
      occurrence: at(5),
    });
  });
});

describe('the link to documents that are asked for', () => {
  it('outlives their last day, however far it lies', async () => {
    const docrequest = { leadId, requestId, dueAt: at(1_000) };
    expect(await madeOf('R51', 'documentRequestUrl', { requestId }, { docrequest })).toEqual({
      subject: { leadId, requestId },
      ...{ at: at(1_000), days: 30 },
    });
  });
});
