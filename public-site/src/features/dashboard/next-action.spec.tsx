import { cleanup } from '@testing-library/react';
import type { Pro } from '../../pro';
import { show } from '../../testing/show.testing';
import { NextAction } from './next-action';

type Day = Parameters<typeof NextAction>[0]['day'];
const offer = { leadId: '018f2a10-0000-7000-8000-000000000001', standing: 'open', priceCc: 100, lawyerType: 'family' };
const dayOf = (part: object = {}): Day =>
  ({ claimed: [], offers: [], toContact: [], serverNow: '2026-11-28T15:00:00.000Z', ...part }) as Day;
const proWith = (me: object): Pro => ({ me: { state: 'Approved', terms: 'current', paused: false, ...me } }) as Pro;
const titleFor = (pro: Pro, day: Day): string | null => {
  cleanup();
  return show(<NextAction pro={pro} day={day} reload={() => Promise.resolve()} />).getByRole('heading').textContent;
};

describe('the one thing to do now', () => {
  const due = { terms: 'notice', termsBarAt: '2026-12-28T05:00:00.000Z' };
  it('is to read terms that wait, before nothing is urgent and before a pause', () => {
    expect(titleFor(proWith(due), dayOf())).toBe('Read the terms');
    expect(titleFor(proWith({ ...due, paused: true }), dayOf())).toBe('Read the terms');
    expect(titleFor(proWith({}), dayOf())).toBe('Nothing urgent');
  });
  it('is an open offer before terms: it has an end', () =>
    expect(titleFor(proWith(due), dayOf({ offers: [offer] }))).not.toBe('Read the terms'));
});
