import { refusedTime, timeIn } from './ask-time';

const TYPED = { slot: 'other', date: '2027-02-01', time: '09:30', minutes: '45', mode: 'phone', note: '' };
const asked = (raw: object, zone = 'America/Toronto') => timeIn({ ...TYPED, ...raw }, zone, 'en');

describe('a time that is offered', () => {
  it('is one of the free ones, or a day and an hour on one’s own clock', () => {
    expect(asked({ slot: '2027-02-01T14:00:00.000Z', note: 'See you' })).toEqual({
      payload: { startsAt: '2027-02-01T14:00:00.000Z', minutes: 45, mode: 'phone', note: 'See you' },
    });
    expect(asked({})).toMatchObject({ payload: { startsAt: '2027-02-01T14:30:00.000Z' } });
    expect(asked({}, 'America/Halifax')).toMatchObject({ payload: { startsAt: '2027-02-01T13:30:00.000Z' } });
  });
  it('that no clock shows is refused; one that it shows twice is the first', () => {
    expect(asked({ date: '2027-03-14', time: '02:30' })).toMatchObject({ errors: { time: expect.stringContaining('does not exist') } });
    expect(asked({ date: '2027-11-07', time: '01:30' })).toMatchObject({ payload: { startsAt: '2027-11-07T05:30:00.000Z' } });
  });
  it.each([
    [{ slot: '' }, ['slot']],
    [{ date: '', time: '' }, ['date', 'time']],
    [{ minutes: '4', mode: '' }, ['minutes', 'mode']],
  ])('%j is told at its fields', (raw, fields) => {
    const found = asked(raw);
    expect('errors' in found && Object.keys(found.errors)).toEqual(fields);
  });
  it('that is taken by now is told where it was chosen', () => {
    const taken = { status: 409, code: 'SLOT_TAKEN' };
    expect(Object.keys(refusedTime(taken, TYPED, 'en'))).toEqual(['time']);
    expect(Object.keys(refusedTime(taken, { slot: 'x' }, 'en'))).toEqual(['slot']);
    expect(refusedTime({ status: 422, code: 'VALIDATION', detail: 'not-in-the-future' }, TYPED, 'fr')['time']).toContain('à venir');
  });
});
