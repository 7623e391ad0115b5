import { at, effectsOf, story, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { blacklistEntry } from '@jurilien/exclusions';
import { tellWhoIsListed } from './blacklist.js';

const entryId = '018f0000-0000-7000-8000-000000000009';
const entry = {
  kind: 'professional',
  mark: 'm',
  label: 'Me Roy',
  scope: ['receiveOffers'],
  blockType: 'conduct',
  until: at(9),
  reviewAt: T0,
};

describe('whom an entry of the blacklist is about', () => {
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
    expect(effectsOf(tellWhoIsListed, events)).toEqual([
      happened('pro-listed', 2),
      happened('pro-listed-kept', 4),
      happened('pro-unlisted', 5),
      happened('pro-unlisted', 6),
    ]);
    expect(unexercised(tellWhoIsListed, events)).toEqual([]);
  });
});
