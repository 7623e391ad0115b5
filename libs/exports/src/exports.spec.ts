import { at, effectsOf, given, type Past, rowsOf, story, type StoryEvent, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { mindExports } from './automations/mind-exports.js';
import { dataExport } from './data-export.js';
import { completeExport, failExport, recordExportPart, startExport } from './decisions/make-export.js';
import { cancelExport, endExport, recordExportDownloaded } from './decisions/own-export.js';
import { EXPORTS_AT_ONCE, requestExport } from './decisions/request-export.js';
import { exportsView } from './views/exports.js';

const exportId = '018f0000-0000-7000-8000-0000000000e1';
const userId = '018f0000-0000-7000-8000-0000000000f1';
const other = '018f0000-0000-7000-8000-0000000000f2';
const fileId = '018f0000-0000-7000-8000-0000000000d1';
const id = { exportId };
const own = { ...id, userId };
const by = (role: string, who = userId) => ({ actor: { kind: 'user', id: who, role: `jurilien_${role}` } }) as const;
const asked = { ...own, what: 'leads', format: 'csv', lang: 'fr' } as const;

const requestedData = { ...id, requestedBy: userId, role: 'jurilien_admin', ...{ what: 'leads', format: 'csv', lang: 'fr' } };
const requested: Past = [
  ['ExportRequested', { ...requestedData, full: false, figures: false, columns: ['state'], filter: { state: ['Closed'] } }],
];
const started: Past = [...requested, ['ExportStarted', { ...id, run: 1, total: 3 }, at(10)]];
const partData = { ...id, run: 1, part: 0, fileId, rows: 2, bytes: 40, after: { by: '2026-11-01 00:00:00+00', key: exportId } };
const half: Past = [...started, ['ExportPartWritten', partData, at(10)]];
const sha256 = 'a'.repeat(64);
const until = at(24 * 60 + 10);
const ready: Past = [...half, ['ExportReady', { ...id, requestedBy: userId, rows: 2, bytes: 90, sha256, until }, at(11)]];
const OVER = 'WRONG_STATE: export-is-over';
const ELSEWHERE = 'WRONG_STATE: export-in-other-hands';

describe('who asks for a list as a file', () => {
  it('keeps what it is narrowed by sealed, and its columns in clear', () => {
    const { export: events } = given()
      .when(requestExport, { ...asked, filter: { city: 'Laval' }, search: 'K7QF' }, by('admin'))
      .events();
    expect(events).toEqual([
      {
        type: 'ExportRequested',
        data: { ...requestedData, ...{ full: false, figures: false, columns: ['city'], filter: { city: 'Laval' }, search: 'K7QF' } },
      },
    ]);
    expect(dataExport.events.ExportRequested.personal).toEqual({ filter: 'exportId', search: 'exportId' });
  });
  it('asks once, and may not take the name of another’s file', () => {
    expect(given({ export: requested }).when(requestExport, asked, by('admin')).types()).toEqual({});
    expect(
      given({ export: requested })
        .when(requestExport, { ...asked, userId: other }, by('admin', other))
        .refusal(),
    ).toBe('NOT_FOUND: export');
    expect(given().when(requestExport, asked, by('admin', other)).refusal()).toBe('NOT_FOUND: export');
  });
  it('has addresses and numbers in full as an administrator of everything alone', () => {
    const full = { ...asked, full: true };
    expect(given().when(requestExport, full, by('admin')).types()).toEqual({ export: ['ExportRequested'] });
    for (const role of ['admin_qc', 'admin_on', 'report_admin', 'admin_validation'])
      expect([role, given().when(requestExport, full, by(role)).refusal()]).toEqual([role, 'FORBIDDEN: masked-only']);
  });
  it('has figures where the role reads nothing else', () => {
    const figuresOf = (role: string) => given().when(requestExport, asked, by(role)).events().export![0]!.data.figures;
    expect([figuresOf('report_admin'), figuresOf('admin_qc'), figuresOf('admin')]).toEqual([true, false, false]);
  });
  it('waits for the files that are being made', () => {
    expect(
      given()
        .when(requestExport, { ...asked, underWay: EXPORTS_AT_ONCE }, by('admin'))
        .refusal(),
    ).toBe('WRONG_STATE: exports-under-way');
  });
});

describe('a file in the making', () => {
  const part = { ...partData, part: 1, after: undefined };
  it('is begun once; another process carries on when the first has given no sign of life for half a minute', () => {
    expect(
      given({ export: requested })
        .when(startExport, { ...id, run: 1, total: 3 })
        .types(),
    ).toEqual({ export: ['ExportStarted'] });
    const again = (minutes: number, run = 2) => given({ export: half }).when(startExport, { ...id, run, total: 3 }, { now: at(minutes) });
    expect(again(10.4).refusal()).toBe(ELSEWHERE);
    expect(again(10.5).types()).toEqual({ export: ['ExportStarted'] });
    expect(again(10.5, 1).refusal()).toBe(ELSEWHERE);
    expect(
      given({ export: ready })
        .when(startExport, { ...id, run: 2, total: 3 })
        .refusal(),
    ).toBe(OVER);
  });
  it('has each part once, of the process that has it in hand', () => {
    expect(given({ export: half }).when(recordExportPart, part).types()).toEqual({ export: ['ExportPartWritten'] });
    expect(
      given({ export: half })
        .when(recordExportPart, { ...part, part: 0 })
        .refusal(),
    ).toBe(ELSEWHERE);
    const taken: Past = [...half, ['ExportStarted', { ...id, run: 2, total: 3 }, at(12)]];
    expect(given({ export: taken }).when(recordExportPart, part).refusal()).toBe(ELSEWHERE);
    expect(
      given({ export: taken })
        .when(completeExport, { ...id, run: 1, bytes: 90, sha256 })
        .refusal(),
    ).toBe(ELSEWHERE);
  });
  it('is whole with the rows of its parts, for a day from the first row that was read, however often it was carried on', () => {
    const whole = { ...id, run: 1, bytes: 90, sha256 };
    expect(given({ export: half }).when(completeExport, whole).events()).toEqual({
      export: [{ type: 'ExportReady', data: { ...id, requestedBy: userId, rows: 2, bytes: 90, sha256, until } }],
    });
    const late: Past = [...half, ['ExportStarted', { ...id, run: 2, total: 3 }, at(300)]];
    expect(
      given({ export: late })
        .when(completeExport, { ...whole, run: 2 })
        .events().export![0]!.data.until,
    ).toBe(until);
  });
  it('says why it is not made, and not twice', () => {
    expect(
      given({ export: half })
        .when(failExport, { ...id, why: 'faults' })
        .types(),
    ).toEqual({ export: ['ExportFailed'] });
    expect(
      given({ export: ready })
        .when(failExport, { ...id, why: 'faults' })
        .types(),
    ).toEqual({});
    const failed: Past = [...half, ['ExportFailed', { ...id, requestedBy: userId, why: 'faults' }]];
    expect(given({ export: failed }).when(recordExportPart, part).refusal()).toBe(OVER);
  });
});

describe('who asked for it', () => {
  const cancelled: Past = [...half, ['ExportCancelled', id]];
  it('gives it up while it is made, and when it is there', () => {
    for (const past of [requested, half, ready])
      expect(given({ export: past }).when(cancelExport, own, by('admin')).types()).toEqual({ export: ['ExportCancelled'] });
    expect(given({ export: cancelled }).when(cancelExport, own, by('admin')).types()).toEqual({});
    expect(
      given({ export: cancelled })
        .when(recordExportPart, { ...partData, part: 1 })
        .refusal(),
    ).toBe(OVER);
    const ended: Past = [...ready, ['ExportEnded', id]];
    expect(given({ export: ended }).when(cancelExport, own, by('admin')).refusal()).toBe(OVER);
  });
  it('opens it until its day is over; to anyone else it does not exist', () => {
    const open = (now: string, past: Past, who = userId) =>
      given({ export: past }).when(recordExportDownloaded, own, { ...by('admin', who), now });
    expect(open(at(20), ready).types()).toEqual({ export: ['ExportDownloaded'] });
    expect(open(until, ready).refusal()).toBe('WRONG_STATE: no-file');
    expect(open(at(20), half).refusal()).toBe('WRONG_STATE: no-file');
    expect(open(at(20), cancelled).refusal()).toBe('WRONG_STATE: no-file');
    expect(open(at(20), ready, other).refusal()).toBe('NOT_FOUND: export');
    expect(given({ export: ready }).when(cancelExport, own, by('admin', other)).refusal()).toBe('NOT_FOUND: export');
  });
});

describe('its end', () => {
  const end = (past: Past, now: string) => given({ export: past }).when(endExport, id, { now });
  it('is a day after reading began, also of one that was never finished', () => {
    for (const past of [half, ready]) {
      expect(end(past, at(24 * 60 + 9)).refusal()).toBe('WRONG_STATE: not-due');
      expect(end(past, until).types()).toEqual({ export: ['ExportEnded'] });
    }
    expect(end(requested, at(24 * 60)).types()).toEqual({ export: ['ExportEnded'] });
    expect(end([...ready, ['ExportCancelled', id]], until).types()).toEqual({});
  });

  const told = (...events: readonly (readonly [string, Record<string, unknown>, number?])[]) =>
    story(...events.map(([type, data, minutes]): StoryEvent => [dataExport, exportId, type, data, minutes]));
  const life = told(
    ['ExportRequested', requested[0]![1]],
    ['ExportStarted', { ...id, run: 1, total: 2 }, 10],
    ['ExportPartWritten', partData, 10],
    ['ExportStarted', { ...id, run: 2, total: 2 }, 20],
    ['ExportReady', { ...id, requestedBy: userId, rows: 2, bytes: 90, sha256, until }, 21],
    ['ExportDownloaded', id, 30],
    ['ExportEnded', id, 24 * 60 + 10],
  );
  const stream = `export-${exportId}`;
  it('takes the files and the key away, of what was cancelled or failed at once', () => {
    const gone = [
      { do: 'cancel', subject: stream, timer: 'export.end' },
      { do: 'work', job: 'remove-export', key: `export-end:${exportId}`, input: id },
      { do: 'work', job: 'destroy-key', key: exportId, input: { owner: exportId } },
    ];
    const ends = { do: 'schedule', subject: stream, timer: 'export.end', command: 'EndExport', input: id };
    expect(effectsOf(mindExports, life)).toEqual([
      { do: 'work', job: 'make-export', key: `export:${exportId}`, input: id },
      { ...ends, dueAt: at(24 * 60) },
      { ...ends, dueAt: until },
      ...gone,
    ]);
    const others = told(['ExportCancelled', id], ['ExportFailed', { ...id, requestedBy: userId, why: 'filter' }]);
    expect(effectsOf(mindExports, others)).toEqual([...gone, ...gone]);
    expect(unexercised(mindExports, [...life, ...others])).toEqual([]);
  });
  it('is told in the list, with how far it came', () => {
    const row = rowsOf(exportsView, life).get(exportId)!;
    expect(row).toMatchObject({ accountId: userId, state: 'Ended', columns: ['state'], rows: 2, total: 2, runs: 2, downloads: 1, until });
    expect(row.requestedAt).toBe(T0);
    const others = told(
      ['ExportRequested', requested[0]![1]],
      ['ExportCancelled', id],
      ['ExportFailed', { ...id, requestedBy: userId, why: 'filter' }],
    );
    expect(rowsOf(exportsView, others).get(exportId)).toMatchObject({ state: 'Failed', failure: 'filter' });
    expect(unexercised(exportsView, [...life, ...others])).toEqual([]);
  });
});
