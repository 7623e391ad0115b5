import { at, effectsOf, given, type Past, rowsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { mindReports } from './automations/mind-reports.js';
import { changeReport, deleteReport, MOST_REPORTS, saveReport } from './decisions/keep-report.js';
import { leaveReportMail, pauseReportMail, resumeReportMail, scheduleReportMail, stopReportMail } from './decisions/mind-mail.js';
import { runReportMail, withholdReportMail, writeReportMail } from './decisions/run-mail.js';
import { savedReport } from './saved-report.js';
import { savedReports } from './views/saved-reports.js';

const reportId = '018f0000-0000-7000-8000-0000000000e1';
const userId = '018f0000-0000-7000-8000-0000000000f1';
const other = '018f0000-0000-7000-8000-0000000000f2';
const id = { reportId };
const by = (role: string, who = userId) => ({ actor: { kind: 'user', id: who, role: `jurilien_${role}` } }) as const;
const look = { period: 'last7', filter: { region: '07' }, compare: 'previous' } as const;
const asked = { ...id, userId, name: 'Outaouais', look };

const kept: Past = [['ReportSaved', { ...id, ownerId: userId, name: 'Outaouais', shared: false, look }]];
const shared: Past = [...kept, ['ReportChanged', { ...id, shared: true }]];
const schedule = { every: 'day', minute: 450 } as const;
const mail = { ...id, schedule, recipients: [userId, other] };
/** The offices’ 7:30 of the days after the stories begin. */
const [first, second, fifth, sixth] = ['2026-11-03', '2026-11-04', '2026-11-07', '2026-11-08'].map((day) => `${day}T12:30:00.000Z`);
const scheduled: Past = [...shared, ['ReportMailScheduled', { ...mail, nextAt: first }, at(0), by('admin').actor]] as never;
const due: Past = [...scheduled, ['ReportMailDue', { ...id, plannedAt: first, missed: 0, recipients: [userId, other], nextAt: second }]];
const told = { from: '2026-10-27', to: '2026-11-02', least: 0, few: false, figures: { submitted: 12 }, times: {} };
const one = { ...id, userId: other, plannedAt: first! };
const deleted: Past = [...kept, ['ReportDeleted', id]];
const NOT_FOUND = 'NOT_FOUND: report';
const OWNER = 'FORBIDDEN: owner';

describe('who keeps a report', () => {
  it('keeps it once, under a name that is sealed', () => {
    expect(given().when(saveReport, asked, by('report_admin')).events()).toEqual({
      report: [{ type: 'ReportSaved', data: { ...id, ownerId: userId, name: 'Outaouais', shared: false, look } }],
    });
    expect(given({ report: kept }).when(saveReport, asked, by('admin')).types()).toEqual({});
    expect(savedReport.events.ReportSaved.personal).toEqual({ name: 'reportId' });
  });
  it('keeps it in their own name alone, and not under the id of another’s', () => {
    expect(given().when(saveReport, asked, by('admin', other)).refusal()).toBe(NOT_FOUND);
    expect(
      given({ report: kept })
        .when(saveReport, { ...asked, userId: other }, by('admin', other))
        .refusal(),
    ).toBe(NOT_FOUND);
    expect(given({ report: deleted }).when(saveReport, asked, by('admin')).refusal()).toBe(NOT_FOUND);
  });
  it('keeps a hundred at most', () =>
    expect(
      given()
        .when(saveReport, { ...asked, kept: MOST_REPORTS }, by('admin'))
        .refusal(),
    ).toBe('CAP_REACHED: saved-reports'));
  it('asks for days in their order, and two years at most', () => {
    const of = (from: string, to: string) => saveReport.input.safeParse({ ...asked, look: { ...look, period: { from, to } } }).success;
    expect([of('2026-11-01', '2026-11-01'), of('2026-11-02', '2026-11-01'), of('2024-01-01', '2026-11-01')]).toEqual([true, false, false]);
    expect(saveReport.input.safeParse({ ...asked, look: { ...look, filter: { clientName: 'Roy' } } }).success).toBe(false);
  });
  it('asks by codes that we have', () => {
    const of = (filter: object) => saveReport.input.safeParse({ ...asked, look: { ...look, filter } }).success;
    expect([of({ province: 'QC', region: '07', field: 'family', source: 'any-word' }), of({ region: 'Z' }), of({ field: 'Z' })]).toEqual([
      ...[true, false, false],
    ]);
    expect(of({ province: 'BC' })).toBe(false);
  });
  it('changes what is another, and nothing where nothing is', () => {
    const change = (given_: object, who = by('report_admin')) => given({ report: shared }).when(changeReport, { ...id, ...given_ }, who);
    expect(change({ name: 'Outaouais', shared: true, look }).types()).toEqual({});
    expect(change({ name: 'Gatineau', shared: true }).events().report![0]!.data).toEqual({ ...id, name: 'Gatineau' });
    expect(change({ name: 'Gatineau' }, by('report_admin', other)).refusal()).toBe(OWNER);
    expect(change({ name: 'Gatineau' }, by('admin_qc', other)).refusal()).toBe(OWNER);
    expect(change({ name: 'Gatineau' }, by('admin', other)).types()).toEqual({ report: ['ReportChanged'] });
    expect(
      given({ report: kept })
        .when(changeReport, { ...id, name: 'Gatineau' }, by('admin', other))
        .refusal(),
    ).toBe(NOT_FOUND);
  });
  it('is looked after by an administrator of everything once it is mailed', () => {
    const mailed: Past = [...kept, ['ReportMailScheduled', { ...mail, nextAt: first }]];
    expect(given({ report: mailed }).when(deleteReport, id, by('admin', reportId)).types()).toEqual({ report: ['ReportDeleted'] });
    expect(given({ report: mailed }).when(deleteReport, id, by('admin_qc', reportId)).refusal()).toBe(NOT_FOUND);
  });
  it('takes it back from who has it mailed, and keeps a mail of their own', () => {
    const back = (by_: object) => {
      const mailed: Past = [...shared, ['ReportMailScheduled', { ...mail, nextAt: first }, at(0), by_]] as never;
      return given({ report: mailed })
        .when(changeReport, { ...id, shared: false }, by('admin'))
        .types();
    };
    expect(back(by('admin_on', other).actor)).toEqual({ report: ['ReportChanged', 'ReportMailStopped'] });
    expect(back(by('admin').actor)).toEqual({ report: ['ReportChanged'] });
  });
  it('deletes it, once', () => {
    expect(given({ report: kept }).when(deleteReport, id, by('report_admin')).types()).toEqual({ report: ['ReportDeleted'] });
    expect(given({ report: deleted }).when(deleteReport, id, by('report_admin')).types()).toEqual({});
    expect(given({ report: deleted }).when(deleteReport, id, by('admin', other)).refusal()).toBe(NOT_FOUND);
    expect(given({ report: shared }).when(deleteReport, id, by('admin_on', other)).refusal()).toBe(OWNER);
  });
});

describe('its mail', () => {
  const plan = (past: Past, more: object = {}, who = by('admin')) =>
    given({ report: past }).when(scheduleReportMail, { ...mail, readers: [userId, other], ...more }, who);
  it('is planned by an administrator, with its next moment', () => {
    expect(plan(shared).events().report![0]).toEqual({ type: 'ReportMailScheduled', data: { ...mail, nextAt: first } });
    expect(plan(kept).types()).toEqual({ report: ['ReportMailScheduled'] });
    expect(plan(kept, {}, by('admin', other)).refusal()).toBe(NOT_FOUND);
    expect(plan(shared, {}, by('report_admin')).refusal()).toBe('FORBIDDEN: role');
  });
  it('goes to who may read the report alone', () => expect(plan(shared, { readers: [userId] }).refusal()).toBe('VALIDATION: not-a-reader'));
  it('of another province is not planned or resumed by an administrator of one', () => {
    const ofOntario: Past = [...shared, ['ReportChanged', { ...id, look: { ...look, filter: { province: 'ON' } } }]];
    expect(plan(ofOntario, {}, by('admin_qc', other)).refusal()).toBe('FORBIDDEN: other-province');
    for (const role of ['admin_on', 'admin'])
      expect([role, plan(ofOntario, {}, by(role, other)).types()]).toEqual([role, { report: ['ReportMailScheduled'] }]);
    expect(plan(shared, {}, by('admin_qc', other)).types()).toEqual({ report: ['ReportMailScheduled'] });
    const theirs = by('admin_qc', other);
    const paused: Past = [
      ...ofOntario,
      ['ReportMailScheduled', { ...mail, nextAt: first }, at(0), theirs.actor],
      ['ReportMailPaused', id],
    ] as never;
    expect(given({ report: paused }).when(resumeReportMail, id, theirs).refusal()).toBe('FORBIDDEN: other-province');
    expect(given({ report: paused }).when(stopReportMail, id, theirs).types()).toEqual({ report: ['ReportMailStopped'] });
  });
  it('brings no one back who left it, unless they do it themselves', () => {
    const left: Past = [...scheduled, ['ReportMailLeft', { ...id, userId: other }]];
    expect(plan(left).refusal()).toBe('VALIDATION: not-a-reader');
    expect(plan(left, { recipients: [userId] }).types()).toEqual({ report: ['ReportMailScheduled'] });
    expect(plan(left, {}, by('admin', other)).types()).toEqual({ report: ['ReportMailScheduled'] });
    const again: Past = [...left, ['ReportMailScheduled', { ...mail, nextAt: first }, at(1), by('admin', other).actor]] as never;
    expect(plan(again).types()).toEqual({ report: ['ReportMailScheduled'] });
  });
  it('that someone set up is not another’s to change, but by an administrator of everything', () => {
    const theirs: Past = [...shared, ['ReportMailScheduled', { ...mail, nextAt: first }]];
    expect(plan(theirs, {}, by('admin_qc', other)).refusal()).toBe(OWNER);
    expect(plan(theirs, {}, by('admin', other)).types()).toEqual({ report: ['ReportMailScheduled'] });
    for (const act of [pauseReportMail, resumeReportMail, stopReportMail])
      expect(given({ report: theirs }).when(act, id, by('admin_qc', other)).refusal()).toBe(OWNER);
  });
  it('is paused, resumed from the next moment on, and stopped', () => {
    const paused: Past = [...scheduled, ['ReportMailPaused', id]];
    const act = (decision: typeof pauseReportMail, past: Past, now?: string) =>
      given({ report: past }).when(decision, id, { ...by('admin'), ...(now ? { now } : {}) });
    expect([act(pauseReportMail, scheduled).types(), act(pauseReportMail, paused).types()]).toEqual([{ report: ['ReportMailPaused'] }, {}]);
    expect(act(resumeReportMail, paused, second).events().report![0]!.data).toEqual({ ...id, nextAt: '2026-11-05T12:30:00.000Z' });
    expect(act(resumeReportMail, scheduled).types()).toEqual({});
    expect([act(stopReportMail, paused).types(), act(stopReportMail, shared).types()]).toEqual([{ report: ['ReportMailStopped'] }, {}]);
    for (const decision of [pauseReportMail, resumeReportMail]) expect(act(decision, shared).refusal()).toBe('WRONG_STATE: no-mail');
  });
  it('is left by who gets it, whatever their role; with the last one it ends', () => {
    const leave = (past: Past, who: string, role = 'admin_validation') => given({ report: past }).when(leaveReportMail, id, by(role, who));
    expect(leave(scheduled, other).types()).toEqual({ report: ['ReportMailLeft'] });
    expect(leave(shared, other).refusal()).toBe(NOT_FOUND);
    const left: Past = [...due, ['ReportMailLeft', { ...id, userId: other }], ['ReportMailLeft', { ...id, userId }]];
    expect(leave(left, other).types()).toEqual({});
    expect(given({ report: left }).when(runReportMail, id, { now: second }).types()).toEqual({});
  });
});

describe('the moment of a mail', () => {
  const run = (past: Past, now: string) => given({ report: past }).when(runReportMail, id, { now });
  it('comes at its time', () => {
    expect(run(scheduled, '2026-11-03T12:29:59.000Z').refusal()).toBe('WRONG_STATE: not-due');
    expect(run(scheduled, first!).events().report![0]!.data).toEqual({
      ...{ ...id, plannedAt: first, missed: 0, recipients: [userId, other], nextAt: second },
    });
    expect(run(due, first!).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('is the latest one alone after an outage of several', () =>
    expect(run(scheduled, '2026-11-07T20:00:00.000Z').events().report![0]!.data).toMatchObject({
      plannedAt: fifth,
      missed: 4,
      nextAt: sixth,
    }));
  it('is none while it is paused, and none of what was stopped or deleted', () => {
    for (const type of ['ReportMailPaused', 'ReportMailStopped', 'ReportDeleted'])
      expect(run([...scheduled, [type, id]], fifth!).types()).toEqual({});
  });
});

describe('what a recipient is told', () => {
  const write = (past: Past, more: object = {}) => given({ report: past }).when(writeReportMail, { ...one, told, ...more });
  it('is written down once for each moment', () => {
    expect(write(due).events().report![0]).toEqual({ type: 'ReportMailWritten', data: { ...one, ...told } });
    const written: Past = [...due, ['ReportMailWritten', { ...one, ...told }]];
    expect(write(written).types()).toEqual({});
    expect(
      given({ report: written })
        .when(withholdReportMail, { ...one, why: 'role' })
        .types(),
    ).toEqual({});
  });
  it('is withheld with a code', () => {
    const { report } = given({ report: due })
      .when(withholdReportMail, { ...one, why: 'role' })
      .events();
    expect(report).toEqual([{ type: 'ReportMailWithheld', data: { ...one, why: 'role' } }]);
    expect(write([...due, ['ReportMailWithheld', { ...one, why: 'role' }]]).types()).toEqual({});
  });
  it('is nothing of an older moment, to a stranger, or of a report that is gone', () => {
    const later: Past = [...due, ['ReportMailDue', { ...id, plannedAt: second, missed: 0, recipients: [other], nextAt: fifth }]];
    expect(write(later).types()).toEqual({});
    expect(write(due, { userId: reportId }).types()).toEqual({});
    expect(write([...due, ['ReportDeleted', id]]).types()).toEqual({});
  });
  it('is withheld from who left meanwhile', () =>
    expect(write([...due, ['ReportMailLeft', { ...id, userId: other }]]).events().report![0]!.data).toEqual({ ...one, why: 'left' }));
});

describe('its timers and its row', () => {
  const told_ = (...events: readonly (readonly [string, object])[]) =>
    story(...events.map(([type, data]): StoryEvent => [savedReport, reportId, type, data as Record<string, unknown>]));
  const life = told_(
    ['ReportSaved', kept[0]![1]],
    ['ReportMailScheduled', { ...mail, nextAt: first }],
    ['ReportMailPaused', id],
    ['ReportMailResumed', { ...id, nextAt: second }],
    ['ReportMailDue', { ...id, plannedAt: second, missed: 0, recipients: [userId], nextAt: fifth }],
    ['ReportMailLeft', { ...id, userId: other }],
    ['ReportChanged', { ...id, name: 'Gatineau' }],
  );
  const ended = told_(['ReportMailStopped', id], ['ReportDeleted', id]);
  const stream = `savedreport-${reportId}`;
  it('runs at the next moment, one after the other', () => {
    const runs = (dueAt: string | undefined) => ({
      do: 'schedule',
      subject: stream,
      timer: 'report.mail',
      command: 'RunReportMail',
      input: id,
      dueAt,
    });
    const cancel = { do: 'cancel', subject: stream, timer: 'report.mail' };
    expect(effectsOf(mindReports, life)).toEqual([
      runs(first),
      cancel,
      runs(second),
      { do: 'work', job: 'mail-report', key: `report:${reportId}:${second}`, input: { ...id, plannedAt: second } },
      runs(fifth),
    ]);
    expect(effectsOf(mindReports, ended)).toEqual([
      cancel,
      cancel,
      { do: 'work', job: 'destroy-key', key: reportId, input: { owner: reportId } },
    ]);
    expect(unexercised(mindReports, [...life, ...ended])).toEqual([]);
  });
  it('tells who keeps it, how it is mailed and when next', () => {
    const row = rowsOf(savedReports, life).get(reportId)!;
    expect(row).toMatchObject({ ownerId: userId, name: 'Gatineau', recipients: [userId] });
    expect(row.mail).toMatchObject({ nextAt: fifth, paused: false, recipients: [userId] });
    expect(rowsOf(savedReports, [...life, ...told_(['ReportMailStopped', id])]).get(reportId)).toMatchObject({
      mail: null,
      recipients: [],
    });
    expect(rowsOf(savedReports, [...life, ...ended]).size).toBe(0);
    expect(unexercised(savedReports, [...life, ...ended])).toEqual([]);
  });
});
