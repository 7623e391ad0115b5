import { icsOf, jsonOf, tableOf } from './acceptance-exports.js';
import type { Line } from '@jurilien/processes';

const line = {
  id: '018f2a10-0000-7000-8003-000000000001',
  code: 'K7QF',
  stage: 'ToContact',
  clientName: '=HYPERLINK("x";"y")',
  phone: '+15145550142',
  email: 'a@exemple.ca',
  slaDueAt: '2026-11-02T19:00:00.000Z',
  attempts: 2,
  readable: true,
} as unknown as Line;

describe('own accepted requests, taken away', () => {
  it('CSV has one line each under its heading; JSON the same columns and no id of ours', () => {
    const [head, first, end] = tableOf([line]).split('\r\n');
    expect(head!.startsWith('\uFEFFcode,stage,')).toBe(true);
    expect(first).toContain('K7QF,ToContact');
    expect(first).toContain(`"'=HYPERLINK(""x"";""y"")"`);
    expect(end).toBe('');
    expect(Object.keys(jsonOf([line])[0]!)).toEqual(head!.slice(1).split(','));
  });
  it('the calendar has a deadline per client to call, by code alone', () => {
    const ics = icsOf(
      [line, { ...line, stage: 'Contacted' }],
      'fr',
      'https://jurilien.example/leads-professionnel',
      '2026-11-02T15:00:00.000Z',
      'Appui, avocats',
    );
    expect(ics).toContain('X-WR-CALNAME:Appui\\, avocats : contacts à faire');
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ics).toContain('DTSTART:20261102T183000Z\r\nDTEND:20261102T190000Z');
    expect(ics).toContain('SUMMARY:Joindre le client K7QF');
    expect(ics).not.toMatch(/HYPERLINK|exemple|5145550142/);
  });
});
