import { jest } from '@jest/globals';
import { T0 } from '@jurilien/event-sourcing/testing';
import { bodyKeptUntil, enquiryKeptUntil } from '@jurilien/messaging';
import { DAY_MS, plus } from '@jurilien/reference';
import { changing, changingIn } from './changes.testing.js';
import { contactDataFound, type Ended } from './contact-data.js';
import { keptFound } from './kept.js';

const ago = (days: number): string => plus(T0, -days * DAY_MS);

describe('what is kept for a time', () => {
  const received = [10, 100, 150].map((days) => ({ since: ago(days), place: {} }));
  const kept = (before: number, after: number) =>
    keptFound({ rows: received, more: false }, enquiryKeptUntil, T0, changing({ 'comms.bodyDays': before }, { 'comms.bodyDays': after }));
  it('is less when the time is shorter', async () =>
    expect(await kept(180, 90)).toEqual({
      cases: 3,
      more: false,
      days: null,
      figures: [
        { measure: 'kept', unit: 'count', before: 3, after: 1 },
        { measure: 'goes', unit: 'count', before: 1, after: 2 },
      ],
      parts: [
        { day: '2026-11-02', cases: 2, figures: [{ measure: 'goes', unit: 'count', before: 0, after: 2 }] },
        { day: '2026-12-02', cases: 1, figures: [{ measure: 'goes', unit: 'count', before: 1, after: 0 }] },
      ],
    }));
  it('counts those of an hour together, and says what goes at once where the time in force is that of everything', async () => {
    const hours = received.map((hour, i) => ({ ...hour, n: 10 ** i }));
    const change = changing({}, { 'comms.bodyDays': 120 });
    expect((await keptFound({ rows: hours, more: false }, bodyKeptUntil, T0, change, true)).figures).toEqual([
      { measure: 'kept', unit: 'count', before: 111, after: 11 },
      { measure: 'goes', unit: 'count', before: 100, after: 110 },
      { measure: 'goesNow', unit: 'count', before: 0, after: 100 },
    ]);
  });
  it('cannot be counted when it is longer: what would be there is gone', async () =>
    expect((await kept(180, 365)).figures).toEqual([
      { measure: 'kept', unit: 'count', before: 3, after: null },
      { measure: 'goes', unit: 'count', before: 1, after: 0 },
    ]));
});

it('a rule that takes its time is stopped, and the answer says that there was more', async () => {
  let clock = 0;
  const tick = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000));
  const rows = Array.from({ length: 20 }, () => ({ since: ago(10), place: {} }));
  const { cases, more } = await keptFound({ rows, more: false }, enquiryKeptUntil, T0, changing({}, { 'comms.bodyDays': 90 }));
  tick.mockRestore();
  expect([cases > 0 && cases < 20, more]).toEqual([true, true]);
});

describe('contact data after the end', () => {
  const ended = (days: number, province: 'QC' | 'ON' = 'QC'): Ended => ({ place: { province }, endedAt: ago(days) });
  it('can be read for longer or shorter, and ends day by day', async () => {
    const change = changing({ 'contact.readableDays': 365 }, { 'contact.readableDays': 100 });
    const impact = await contactDataFound([ended(10), ended(90), ended(90), ended(200), ended(400)], false, T0, change);
    expect(impact).toMatchObject({
      cases: 5,
      days: null,
      figures: [
        { measure: 'contactsReadable', before: 4, after: 3 },
        { measure: 'contactsEnding', before: 0, after: 2 },
      ],
      parts: [{ day: '2026-11-12', cases: 2, figures: [{ measure: 'contactsEnding', before: 0, after: 2 }] }],
    });
  });
  it('of the other province is no case of a change of one', async () =>
    expect(await contactDataFound([ended(90), ended(90, 'ON')], false, T0, changingIn('ON', { 'contact.readableDays': 60 }))).toMatchObject(
      {
        cases: 1,
        figures: [
          { before: 1, after: 0 },
          { before: 0, after: 0 },
        ],
      },
    ));
});
