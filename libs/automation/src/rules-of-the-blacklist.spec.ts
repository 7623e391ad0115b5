import { at, story, T0 } from '@jurilien/event-sourcing/testing';
import { blacklistEntry } from '@jurilien/exclusions';
import { professional } from '@jurilien/professionals';
import { pro } from '@jurilien/search/testing';
import { said, unheard, verdict, workFor, type Given } from './occurrences.testing.js';

const all = <T>(of: readonly T[], ask: (one: T) => Promise<string>): Promise<string[]> => Promise.all(of.map(ask));

describe('whom an entry of the blacklist is about', () => {
  const entryId = '018f0000-0000-7000-8000-000000000009';
  const rules = ['pro-listed', 'pro-listed-kept', 'pro-unlisted'] as const;
  const entry = {
    ...{ kind: 'professional', mark: 'm', label: 'Me Roy', scope: ['receiveOffers'], blockType: 'conduct', until: at(9), reviewAt: T0 },
    professionalId: pro(1),
  };
  it('is told when it counts, when it is kept and when it ends; a proposal and an appeal are told to no one', () => {
    const events = story(
      ...[
        ['BlacklistEntryProposed', { ...entry, why: 'professional' }],
        ['BlacklistEntryAdded', entry],
        ['BlacklistAppealFiled', { statement: 'Non.', answerBy: at(9) }],
        ['BlacklistEntryReviewed', { until: at(9), reviewAt: T0 }],
        ['BlacklistEntryLifted', {}],
        ['BlacklistEntryExpired', {}],
      ].map(([type, data]) => [blacklistEntry, entryId, type as string, { entryId, ...(data as object) }] as const),
    );
    const happened = (rule: string, n: number) => ({ do: 'work', job: 'notify', key: `${rule}:${entryId}:${n}`, input: { rule, entryId } });
    expect(workFor(rules, events)).toEqual([
      happened('pro-listed', 2),
      happened('pro-listed-kept', 4),
      happened('pro-unlisted', 5),
      happened('pro-unlisted', 6),
    ]);
    expect(unheard(rules, events)).toEqual([]);
  });

  const listing = (status: string, blockType = 'conduct', more: object = { addedBy: 's' }): Given => ({
    states: {
      [blacklistEntry.category]: { ...blacklistEntry.initial, status, entry: { ...entry, blockType }, ...more },
      [professional.category]: { ...professional.initial, name: 'Me Roy', province: 'QC' },
    },
    about: { entryId },
  });
  const listed = (rule: string, ...of: Parameters<typeof listing>) => verdict(rule, listing(...of));
  it('tells that it counts, that it is kept, and that it no longer counts', async () => {
    const each = (rule: string) => all(['Active', 'UnderReview', 'Lifted'], (s) => listed(rule, s));
    expect(await each('pro-listed')).toEqual(['sent', 'Z02', 'Z02']);
    expect(await each('pro-listed-kept')).toEqual(['sent', 'sent', 'Z02']);
    expect(await each('pro-unlisted')).toEqual(['Z02', 'Z02', 'sent']);
  });
  it('a proposal that was turned down is never mentioned', async () =>
    expect(await listed('pro-unlisted', 'Lifted', 'conduct', {})).toBe('Z02'));
  it('an entry for safety or fraud is never disclosed', async () => {
    for (const rule of ['pro-listed', 'pro-listed-kept'])
      expect(await all(['fraud', 'safety'], (type) => listed(rule, 'Active', type))).toEqual(['Z02', 'Z02']);
    expect(await all(['fraud', 'safety'], (type) => listed('pro-unlisted', 'Lifted', type))).toEqual(['Z02', 'Z02']);
  });
  it('reads the motive, the last day and within how many days an appeal is answered', async () => {
    expect(await said('pro-listed', listing('Active'))).toEqual({
      proName: 'Me Roy',
      reason: 'conduct',
      until: '2 novembre 2026',
      days: 10,
      profileUrl: 'https://jurilien.example/profil',
    });
    expect(await said('pro-unlisted', listing('Lifted'))).toEqual({ proName: 'Me Roy', profileUrl: 'https://jurilien.example/profil' });
  });
  it('an entry about a client’s address finds no professional', async () => {
    const { states, about } = listing('Active');
    const ofPhone = { ...(states![blacklistEntry.category] as object), entry: { ...entry, kind: 'phone', professionalId: undefined } };
    expect(await said('pro-unlisted', { states: { ...states, [blacklistEntry.category]: ofPhone }, about: about! })).toMatchObject({
      proName: undefined,
    });
  });
});
