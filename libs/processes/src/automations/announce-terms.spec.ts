import { effectsOf, story, T0 } from '@jurilien/event-sourcing/testing';
import { legalDocument } from '@jurilien/legal';
import { announcePublishedTerms } from './announce-terms.js';

const published = (effectiveOn: string) =>
  story([
    legalDocument,
    'professional-terms',
    'TermsPublished',
    { version: 2, effectiveOn, barAt: '2027-01-01T05:00:00.000Z', hashes: { fr: 'f', en: 'e' } },
  ]);

describe('terms that are published', () => {
  it.each([
    ['at once, as soon as every process knows them', T0.slice(0, 10), '2026-11-02T15:01:00.000Z'],
    ['from their day on, when that is to come', '2026-12-01', '2026-12-01T05:00:00.000Z'],
  ])('are announced %s', (_when, effectiveOn, dueAt) =>
    expect(effectsOf(announcePublishedTerms, published(effectiveOn))).toEqual([
      { do: 'work', job: 'announce-terms', key: 'announce-terms:version-2', input: { day: dueAt.slice(0, 10) }, dueAt },
    ]),
  );
});
