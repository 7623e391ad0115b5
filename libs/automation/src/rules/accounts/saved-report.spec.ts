import { asShipped, T0 } from '@jurilien/event-sourcing/testing';
import { FIGURE_NAMES, FIGURE_WORDS } from '@jurilien/reference';
import type { MailedFigures } from '@jurilien/reports';
import type { Finder, Reader } from '../../variable.js';
import { variableOf } from '../../variables/index.js';

const figures = { ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])), submitted: 1_200, acceptedShare: 0.405 };
const before = { from: '2026-11-16', to: '2026-11-22', figures: { ...figures, submitted: 980 } };
const told: MailedFigures = {
  ...{ from: '2026-11-23', to: '2026-11-29', least: 0, few: false, figures, before },
  times: { validate: { median: 12, p90: 125 } },
};
const mail = { schedule: { every: 'day', minute: 450 }, recipients: ['u'], paused: false, nextAt: '2026-12-07T12:30:00.000Z', by: 'u' };

/** What a variable of the mail says to a reader, as one line of plain blanks. */
const said = async (name: string, lang: Reader['lang'], over: object = {}, telling: Partial<MailedFigures> = {}) => {
  const state = { status: 'Kept', name: 'Outaouais', mail, runs: [{ plannedAt: T0 }], written: { u: { ...told, ...telling } }, ...over };
  const finder = {
    ...{ about: { userId: 'u', reportId: 'r', plannedAt: T0 }, now: T0, config: asShipped(), publicUrl: 'https://x.test' },
    state: () => Promise.resolve(state),
  } as unknown as Finder;
  const value = await variableOf('saved-report', name)!.find(finder, { kind: 'staff', id: 'u', lang, zone: 'America/Toronto' });
  return value === undefined ? undefined : String(value).replace(/[\u00a0\u202f]/g, ' ');
};

describe('the mail of a saved report', () => {
  it('tells each figure by its name, as the page writes it, beside what it was', async () => {
    const lines = (await said('figures', 'fr'))!.split('\n');
    expect(lines).toHaveLength(FIGURE_NAMES.length);
    expect(lines[0]).toBe(`${FIGURE_WORDS.submitted.fr.label} : 1 200 (avant : 980)`);
    expect(lines).toContain(`${FIGURE_WORDS.acceptedShare.fr.label} : 40,5 % (avant : 40,5 %)`);
    expect((await said('figures', 'en'))!.split('\n')[0]).toBe(`${FIGURE_WORDS.submitted.en.label}: 1,200 (before: 980)`);
    expect((await said('figures', 'en', {}, { before: undefined }))!.split('\n')[0]).toBe(`${FIGURE_WORDS.submitted.en.label}: 1,200`);
  });
  it('tells how long steps take', async () =>
    expect((await said('times', 'fr'))!.split('\n')).toContain('Valider : médiane 12 min 0 s, p90 2 h 5 min'));
  it('tells no figure where few match, and says from how many on', async () => {
    expect(await said('figures', 'fr', {}, { few: true, least: 10 })).toContain('Moins de 10 demandes');
    expect(await said('times', 'fr', {}, { few: true, least: 10 })).toBe('–');
    expect(await said('basis', 'en', {}, { least: 10 })).toMatch(/^Compared .* What rests on fewer than 10 requests is not shown\.$/);
  });
  it('tells what it is compared with, or that it is not', async () => {
    expect(await said('basis', 'fr')).toBe(
      'Comparées avec celles du 16 novembre 2026 au 22 novembre 2026, telles qu’elles étaient après le même temps.',
    );
    expect(await said('basis', 'fr', {}, { before: undefined })).toBe('Sans comparaison.');
  });
  it('tells when the next one goes, and promises none that is paused', async () => {
    expect(await said('next', 'fr')).toBe('Prochain envoi : lundi 7 décembre à 7 h 30, heure de Montréal et de Toronto.');
    expect(await said('next', 'en', { mail: { ...mail, paused: true } })).toBe('No other mail is planned.');
  });
  it('leads to the report and to where one stops it, in the reader’s language', async () => {
    expect(await said('reportUrl', 'fr')).toBe('https://x.test/admin/ops-report?report=r');
    expect(await said('stopUrl', 'en')).toBe('https://x.test/en/admin/ops-report?report=r&mail=stop');
  });
  it('says nothing of an older moment, to who left it, or of a mail that ended', async () => {
    expect(await said('figures', 'fr', { runs: [{ plannedAt: '2026-12-01T12:30:00.000Z' }] })).toBeUndefined();
    expect(await said('name', 'fr', { mail: { ...mail, recipients: ['v'] } })).toBeUndefined();
    expect(await said('name', 'fr', { status: 'Deleted', mail: undefined })).toBeUndefined();
  });
});
