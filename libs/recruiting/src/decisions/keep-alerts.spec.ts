import { at, given, rowsOf, story, T0, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { employeeAlerts } from '../alerts.js';
import { candidateId, facts, professionalId } from '../recruiting.testing.js';
import { fits } from '../search.js';
import { employeeAlertsView } from '../views/employee-alerts.js';
import { deleteEmployeeAlert, makeEmployeeDigest, pauseEmployeeAlert } from './keep-alerts.js';

const alertId = '018f0000-0000-7000-8000-0000000000a1';
const ids = { professionalId, alertId };
const day = '2026-11-03';
const dueAt = '2026-11-03T13:00:00.000Z';
const saved: Past[number] = ['EmployeeAlertSaved', { ...ids, filters: { type: 'articling' }, pace: 'daily', channel: 'email' }];
const matched: Past[number] = ['EmployeeAlertMatched', { ...ids, candidateId, pace: 'daily', channel: 'email', day, dueAt }];
const paused: Past[number] = ['EmployeeAlertPaused', ids];

describe('a saved search of candidates', () => {
  const pause = (past: Past, on = true) => given({ alerts: past }).when(pauseEmployeeAlert, { ...ids, paused: on });
  it('sleeps and wakes, each once', () => {
    expect(pause([saved]).types()).toEqual({ alerts: ['EmployeeAlertPaused'] });
    expect(pause([saved, paused]).types()).toEqual({});
    expect(pause([saved, paused], false).types()).toEqual({ alerts: ['EmployeeAlertResumed'] });
    expect(pause([]).refusal()).toBe('NOT_FOUND: employee-alert');
  });
  it('is deleted, and says nothing of one that is gone', () => {
    const remove = (past: Past) => given({ alerts: past }).when(deleteEmployeeAlert, ids).types();
    expect(remove([saved])).toEqual({ alerts: ['EmployeeAlertDeleted'] });
    expect(remove([saved, ['EmployeeAlertDeleted', ids]])).toEqual({});
  });
});

describe('the letter of a saved search', () => {
  const make = (past: Past, now = dueAt) => given({ alerts: past }).when(makeEmployeeDigest, { ...ids, day, dueAt }, { now });
  it('tells of everybody who waits, once', () => {
    const due: Past[number] = ['EmployeeAlertDigestDue', { ...ids, day, candidateIds: [candidateId] }];
    expect(make([saved, matched]).events()['alerts']).toEqual([{ type: due[0], data: due[1] }]);
    expect(make([saved, matched, due]).events()).toEqual({});
  });
  it('waits for its hour, and is no news a day later', () => {
    expect(make([saved, matched], at(-1, dueAt)).refusal()).toBe('WRONG_STATE: not-due');
    expect(make([saved, matched], at(1440, dueAt)).events()).toEqual({});
  });
  it.each<[string, Past]>([
    ['found no one', [saved]],
    ['was paused since', [saved, matched, paused]],
    ['was deleted since', [saved, matched, ['EmployeeAlertDeleted', ids]]],
  ])('is not written for one that %s', (_why, past) => expect(make(past).events()).toEqual({}));
});

it('a search finds who is everything it names; a candidate who names no field takes any', () =>
  expect(
    [
      {},
      { type: 'articling' as const },
      { type: 'student' as const },
      { region: '06' },
      { region: '13' },
      { lang: 'en' },
      { field: 'family', mode: 'hybrid' as const },
      { field: 'tax' },
      { by: '2026-01-01' },
    ].map((w) => [fits(facts, w), fits({ ...facts, fields: [], availableFrom: '2027-01-01' }, w)]),
  ).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [true, true],
    [false, false],
    [true, true],
    [true, true],
    [false, true],
    [true, false],
  ]));

it('employee-alerts lists each saved search, whether it sleeps, and how many it found', () => {
  const happened = (...more: Past): StoryEvent[] =>
    [saved, ...more].map(([type, data]): StoryEvent => [employeeAlerts, professionalId, type, data]);
  const row = (...more: Past) => rowsOf(employeeAlertsView, story(...happened(...more))).get(alertId);
  expect(row()).toMatchObject({ professionalId, filters: { type: 'articling' }, pace: 'daily', paused: false, matches: 0, savedAt: T0 });
  expect(row(matched, paused)).toMatchObject({ paused: true, matches: 1 });
  expect(row(matched, paused, saved)).toMatchObject({ paused: true, matches: 1 });
  expect(row(paused, ['EmployeeAlertResumed', ids])).toMatchObject({ paused: false });
  const gone: Past[number] = ['EmployeeAlertDeleted', ids];
  expect(row(gone)).toBeUndefined();
  expect(unexercised(employeeAlertsView, story(...happened(matched, paused, ['EmployeeAlertResumed', ids], gone)))).toEqual([]);
});
