import { mayList, maySend, WORK_LINES, type WorkLineName, type Who } from '@jurilien/contracts';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { LINES } from './lines.js';
import { byUrgency, howUrgent, linesFor } from './order.js';

const NOW = Date.parse('2026-07-16T18:00:00Z');
const HOUR = 3_600_000;
const asked = { config: asShipped(), now: NOW, day: { from: NOW - 14 * HOUR, until: NOW + 10 * HOUR - 1 }, me: 'me' };
const inHours = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
const line = (name: WorkLineName) => LINES.find((each) => each.name === name)!;
const names = (who: Who): WorkLineName[] => linesFor(who).map(({ name }) => name);
/** What the machine reports is no row of a view. */
const OF_ROWS = WORK_LINES.filter((name) => name !== 'machineWrong' && name !== 'deadLetters');

describe('what waits', () => {
  it('has each line once, of commands and columns that are there', () => {
    expect(LINES.map(({ name }) => name).sort()).toEqual([...OF_ROWS].sort());
    for (const { name, solvedBy, take } of LINES)
      for (const command of [solvedBy, take?.command])
        if (command) expect([name, maySend(command, 'admin')]).not.toEqual([name, undefined]);
  });
  it('is shown to who may list the rows and take care of them, and to no one else', () => {
    for (const who of ['admin', 'province-admin', 'validation', 'report', 'restricted', 'client', 'professional', 'anon'] as const)
      for (const { name, view, solvedBy } of linesFor(who))
        expect([who, name, mayList(view, who), !solvedBy || maySend(solvedBy, who) !== undefined]).toEqual([who, name, true, true]);
    for (const who of ['client', 'professional', 'anon', 'token'] as const) expect([who, names(who)]).toEqual([who, []]);
  });
  it('is everything for an administrator', () => expect(names('admin').sort()).toEqual([...OF_ROWS].sort()));
  it('is for an administrator of a province without the money, the books and the settings of all', () => {
    const never: WorkLineName[] = ['refunds', 'moneyProposals', 'booksWrong', 'configToDecide'];
    expect(OF_ROWS.filter((name) => !names('province-admin').includes(name)).sort()).toEqual(never.sort());
  });
  it('is for validation its queue, its own tasks, its meetings and its conversations', () =>
    expect(names('validation').sort()).toEqual(
      ['validation', 'contactMissed', 'meetings', 'mine', 'clientsWaiting', 'unread', 'switchedOff'].sort(),
    ));
  it('is for restricted staff what is assigned to them', () =>
    expect(names('restricted').sort()).toEqual(['contactMissed', 'meetings', 'mine', 'clientsWaiting', 'unread', 'switchedOff'].sort()));
  it('is for the reader of reports nothing but what is switched off', () => expect(names('report')).toEqual(['switchedOff']));
});

describe('a line presses', () => {
  it('as late once its time is past, as today’s until midnight, and waits after that', () =>
    expect([-0.01, 0, 3, 9.9, 11].map((hours) => howUrgent(line('mine'), inHours(hours), asked))).toEqual([
      ...['late', 'late', 'soon', 'soon', 'waits'],
    ]));
  it('in the queue of validation when so little of its time is left that an alarm would ring', () => {
    // Thirty minutes to validate, an alarm at four fifths of them.
    expect([-1, 5, 7, 60].map((minutes) => howUrgent(line('validation'), inHours(minutes / 60), asked))).toEqual([
      'late',
      'soon',
      'waits',
      'waits',
    ]);
  });
  it('of meetings an hour before they begin, and as late once they began and no one said how they went', () =>
    expect([-0.5, 0.5, 2].map((hours) => howUrgent(line('meetings'), inHours(hours), asked))).toEqual(['late', 'soon', 'waits']));
  it('as much as it is declared to where it has no deadline', () =>
    expect((['booksWrong', 'clientsWaiting', 'applications'] as const).map((name) => howUrgent(line(name), inHours(-40), asked))).toEqual([
      ...['late', 'soon', 'waits'],
    ]));
});

describe('what is done first', () => {
  const placed = (name: WorkLineName, urgency: 'late' | 'soon' | 'waits', at: string | null) => ({
    name,
    urgency,
    keeps: line(name).keeps,
    first: { at },
  });
  it('is what is late, then today’s, then what only waits', () =>
    expect(
      [placed('unread', 'waits', inHours(-50)), placed('mine', 'soon', inHours(1)), placed('booksWrong', 'late', inHours(-9))]
        .sort(byUrgency)
        .map(({ name }) => name),
    ).toEqual(['booksWrong', 'mine', 'unread']));
  it('of what presses as much is what a client waits for before a professional and the house, then the earliest', () =>
    expect(
      [
        placed('booksWrong', 'late', inHours(-90)),
        placed('leadCredits', 'late', inHours(-70)),
        placed('validation', 'late', inHours(-0.1)),
        placed('detractors', 'late', inHours(-2)),
        placed('configStuck', 'late', null),
      ]
        .sort(byUrgency)
        .map(({ name }) => name),
    ).toEqual(['detractors', 'validation', 'leadCredits', 'booksWrong', 'configStuck']));
});

describe('the list that a line leads to', () => {
  it('names no task twice: a kind with a line of its own is not among those to be taken', () => {
    const kinds = (name: WorkLineName) => line(name).filter(asked)['kind'] as string[];
    for (const name of ['detractors', 'contactSilent', 'replacements'] as const)
      expect(kinds('free')).not.toEqual(expect.arrayContaining(kinds(name)));
    expect(kinds('free')).toContain('callClient');
  });
  it('of one’s own tasks is one’s own', () => expect(line('mine').filter(asked)).toEqual({ state: ['Open'], assigneeId: 'me' }));
  it('of licences follows the days in force in the province', () => {
    const filter = line('licences').filter({ ...asked, province: 'ON' });
    expect(Date.parse(filter['licenceNextCheckAt_lte'] as string)).toBeGreaterThan(NOW);
  });
});
