import type { About, Finder, Reader } from '@jurilien/automation';
import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import { variablesOf } from './variables-of.js';

type States = Readonly<Record<string, object>>;
/** Finds the states of one life each. */
const finder = (about: About, states: States): Finder =>
  ({
    ...{ about, now: T0, config: asShipped(), publicUrl: 'https://x.test' },
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
    link: () => Promise.resolve('https://x.test/l'),
    hash: (value: string) => `h:${value}`,
  }) as unknown as Finder;
const reader = (kind: Reader['kind'], id: string): Reader => ({ kind, id, lang: 'fr', zone: 'America/Toronto' });

const slot = { startsAt: T0, endsAt: T0, zone: 'America/Toronto', wallTime: T0 };
const meeting = (subjectKind: string) => ({ subjectKind, subjectId: 's', staffId: 'u', slot, kind: 'validationCall', mode: 'phone' });
const told = async (template: string, who: Reader, about: About, states: States) =>
  (await variablesOf(template, finder(about, states), who))?.speaksOf;

describe('words name whom they speak of, by ids alone', () => {
  it.each([
    ['the request of a client', 'lead', { lead: { clientName: 'Océane' } }],
    ['a candidate', 'candidate', { candidate: { details: { firstName: 'Ana', lastName: 'Roy' } } }],
    ['a candidate without a profile, by their account', 'candidate', { user: { email: 'ana@exemple.ca' } }],
    ['a professional', 'professional', { professional: { name: 'Me Roy' } }],
  ])('a colleague’s about a meeting with %s', async (_whom, subjectKind, states) =>
    expect(
      await told('meeting-cancelled-team', reader('staff', 'u'), { meetingId: 'm' }, { meeting: meeting(subjectKind), ...states }),
    ).toEqual(['s']),
  );

  it('a firm’s about the candidate who accepts, and no one’s about the firm itself', async () => {
    const details = { firstName: 'Ana', lastName: 'Roy', phoneNumber: '+15145550142' };
    const states = { candidate: { details }, user: { email: 'ana@exemple.ca' }, professional: { name: 'Me Roy' } };
    expect(await told('candidate-accepted', reader('professional', 'p'), { professionalId: 'p', candidateId: 'c' }, states)).toEqual(['c']);
  });

  it('a client’s about the professional, and about their request', async () => {
    const states = { lead: { clientName: 'Océane', code: 'K7M2' }, acceptance: { slaDueAt: T0, leadId: 'l', professionalId: 'p' } };
    const about = { leadId: 'l', professionalId: 'p', acceptanceId: 'a' };
    const pro = { name: 'Me Roy', phoneNumber: '+15145550142' };
    expect(await told('R15', reader('client', 'person'), about, { ...states, professional: pro })).toContain('p');
  });

  it('none where only what is public is said', async () => {
    expect(await told('meeting-cancelled', reader('client', 'person'), { meetingId: 'm' }, { meeting: meeting('lead') })).toEqual([]);
  });
});
