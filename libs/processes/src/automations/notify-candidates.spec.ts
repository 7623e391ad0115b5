import { T0 } from '@jurilien/event-sourcing/testing';
import { tellOfCandidateContacts } from './notify-candidates.js';

const ids = { professionalId: 'p', candidateId: 'c', requestId: 'r' };
const happened = (type: string) =>
  tellOfCandidateContacts.on[type]!({ data: { ...ids, message: 'Bonjour', expiresAt: T0 }, occurredAt: T0 } as never);

describe('what is said of a request to a candidate', () => {
  it('the candidate is told at once and after three days, without a word of what was written', () => {
    expect(happened('CandidateContactRequested')).toEqual([
      { do: 'work', job: 'notify', key: 'R62:r', input: { rule: 'R62', ...ids } },
      { do: 'work', job: 'notify', key: 'R62:r:again', input: { rule: 'R62', ...ids }, dueAt: '2026-11-05T15:00:00.000Z' },
    ]);
  });
  it('the firm hears the answer', () =>
    expect(['Accepted', 'Declined'].map((end) => happened(`CandidateContact${end}`)[0])).toMatchObject([
      { key: 'candidate-accepted:r' },
      { key: 'candidate-declined:r' },
    ]));
});
