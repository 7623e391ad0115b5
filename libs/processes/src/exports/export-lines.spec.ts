import { createHash } from 'node:crypto';
import type { Row } from '@jurilien/event-sourcing';
import type { ExportAsked } from '@jurilien/exports';
import { exportText } from './export-lines.js';

const askedAt = '2026-11-30T15:00:00.000Z';
const of = (over: Partial<ExportAsked> = {}): ExportAsked => ({
  role: 'jurilien_admin',
  ...{ what: 'leads', format: 'csv', lang: 'fr', full: true, figures: false, columns: [] },
  ...over,
});
const lead: Row = {
  id: '018f2a10-0000-7000-8000-00000000000a',
  code: 'K7QF',
  clientName: "=cmd|'/c calc'!A1",
  phoneNumber: '+15145550142',
  email: 'ana@exemple.ca',
  priceCc: 1250,
  urgent: true,
  createdAt: askedAt,
};
/** The whole file as it is sent, its last line made of what stands before it. */
function fileOf(asked: ExportAsked, rows: readonly Row[]): { readonly text: string; readonly before: string; readonly last: string } {
  const text = exportText(asked, askedAt);
  const before = text.head + rows.map((row, n) => text.line(row, n === 0)).join('');
  const last = text.foot({ rows: rows.length, sha256: createHash('sha256').update(before).digest('hex') });
  return { text: before + last, before, last };
}

describe('a list as a table', () => {
  it('calls nothing, and leaves a number to be called', () => {
    const { text } = fileOf(of(), [lead]);
    expect(text).toContain(';+15145550142;');
    expect(text).toContain("'=cmd");
    expect(text).toContain(';12.50;');
    expect(text).toContain(';oui;');
    expect(text.split('\r\n')[0]).toMatch(/^\ufeffCode;Reçue;État;Province;/);
  });
  it('in English has its heads and separators', () =>
    expect(exportText(of({ lang: 'en' }), askedAt).head).toMatch(/^\ufeffCode,Received,State,Province,/));
  it('ends with its count and the hash of what stands before', () => {
    const { text, before, last } = fileOf(of(), [lead, { ...lead, code: 'P2XX' }]);
    expect(last).toMatch(/^#;lignes;2;sha256;[0-9a-f]{64}\r\n$/);
    const cut = text.trimEnd();
    const end = cut.slice(cut.lastIndexOf('\n') + 1);
    expect(end.split(';')[4]).toBe(createHash('sha256').update(text.slice(0, -last.length)).digest('hex'));
    expect(before.split('\r\n')).toHaveLength(4);
  });
});

describe('a list as data', () => {
  it('is one JSON text with its count and hash at its end, also when it is empty', () => {
    const { text, before } = fileOf(of({ format: 'json' }), [lead, lead]);
    const read = JSON.parse(text) as { rows: Row[]; count: number; sha256: string; masked: boolean };
    expect([read.rows.length, read.count, read.masked]).toEqual([2, 2, false]);
    expect(read.rows[0]).toMatchObject({ code: 'K7QF', priceCc: 1250, city: null, clientName: lead.clientName });
    expect(read.sha256).toBe(createHash('sha256').update(before).digest('hex'));
    expect(text.trimEnd().split('\n').at(-1)).toBe(`],"count":2,"sha256":"${read.sha256}"}`);
    expect(JSON.parse(fileOf(of({ format: 'json', full: false }), []).text)).toMatchObject({ rows: [], count: 0, masked: true });
  });
  it('has the lines of the books, which have no place in a table', () => {
    const entry = { position: 4, lines: [{ account: 'C.held', debit: 100, credit: 0 }] };
    expect(JSON.parse(fileOf(of({ what: 'ledger', format: 'json' }), [entry]).text).rows[0].lines).toEqual(entry.lines);
    expect(exportText(of({ what: 'ledger' }), askedAt).head).not.toMatch(/Écritures/);
  });
});
