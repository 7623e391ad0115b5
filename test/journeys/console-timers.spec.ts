import { standing } from '../../console/src/features/lead/timers';

describe('what comes next on the page of a request', () => {
  const timers = [
    { timer: 'wave.end', dueAt: '2026-11-02T15:30:00.000Z' },
    { timer: 'lead.validation.lock', dueAt: '2026-11-02T15:15:00.000Z' },
  ];
  it('starts with the nearest', () =>
    expect(standing(timers, 'InValidation').map(({ timer }) => timer)).toEqual(['lead.validation.lock', 'wave.end']));
  it('names no lock on a request that no one has taken', () =>
    expect(standing(timers, 'Unserved').map(({ timer }) => timer)).toEqual(['wave.end']));
});
