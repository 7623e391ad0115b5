import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarDay, daysOfPeriod, nextRun, OFFICE_ZONE, whenWords } from '@jurilien/reference';
import { Route, Routes } from 'react-router-dom';
import { type Asked, answering, show, token } from '../../../page.testing';
import { keep } from '../../../session/session';
import { useAsked } from '../asked';
import { SavedReports } from './SavedReports';

const ID = '018f0000-0000-7000-8000-0000000000e1';
const ME = '018f0000-0000-7000-8000-000000000001';
const COLLEAGUE = '018f0000-0000-7000-8000-0000000000f2';
const STRANGER = '018f0000-0000-7000-8000-0000000000f3';
const nextAt = '2026-12-07T12:30:00.000Z';
const look = { period: 'last7', filter: { region: '07' }, compare: 'year' };
const report = {
  ...{ id: ID, name: 'Outaouais', look, shared: true, mine: true, changeable: true, schedulable: true, received: false, usable: true },
  mail: null,
};
const mail = { schedule: { every: 'week', minute: 450, weekdays: [1] }, recipients: [COLLEAGUE], paused: false, nextAt };
const people = [
  { id: ME, name: 'Aude Roy', role: 'jurilien_admin', state: 'Active' },
  { id: COLLEAGUE, name: 'Luc Gagné', role: 'jurilien_report_admin', state: 'Active' },
  { id: STRANGER, name: 'Zoé Côté', role: 'jurilien_admin_validation', state: 'Active' },
];
const user = userEvent.setup();
/** What waits in the page. */
const WAITING = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'performance',
  'hrtime',
] as const;
/** A day on which no two periods are the same days. */
const NOW = Date.parse('2026-11-25T15:00:00Z');
const today = calendarDay(NOW, OFFICE_ZONE);
const plain = (text: string): string => text.replace(/\s/gu, ' ');

const Page = () => <SavedReports asked={useAsked()} />;
let refused: object | undefined;
const begin = async (at: string, one: object = report, runs: readonly object[] = []) => {
  const asked: Asked[] = answering(({ method, path }) => {
    if (refused && path.includes('/ScheduleReportMail')) return { status: 422, body: refused };
    if (method === 'POST') return { body: { position: 1, events: [{ type: 'x', stream: 'x', version: 1 }] } };
    if (path === '/api/reports/saved') return { body: { reports: [report, { ...report, id: STRANGER, name: 'Ontario', usable: false }] } };
    if (path.startsWith('/api/reports/saved/')) return { body: { ...report, ...one, runs } };
    return path.startsWith('/api/views/staff') ? { body: { data: people, total: 3 } } : { body: { data: [], total: 0 } };
  });
  let address = '';
  const Address = () => {
    address = useAsked().search.toString();
    return null;
  };
  await show(
    <Routes>
      <Route
        path="/ops-report"
        element={
          <>
            <Page />
            <Address />
          </>
        }
      />
    </Routes>,
    at,
  );
  const sent = (name: string) => asked.find(({ path }) => path === `/api/commands/${name}`)?.body['payload'];
  return { sent, address: () => Object.fromEntries(new URLSearchParams(address)) };
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('saved reports', () => {
  // The day alone stands still: what waits goes on waiting as it does.
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: [...WAITING] }));
  afterEach(() => jest.useRealTimers());

  it('open with the days they stand for today; what one may not ask is not offered', async () => {
    const { address } = await begin('/ops-report');
    await press('Rapports enregistrés');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Outaouais · partagé avec l’équipe']);
    await user.click(items[0]!);
    await screen.findByRole('heading', { name: 'Outaouais' });
    expect(address()).toEqual({ ...daysOfPeriod('last7', today), region: '07', compare: 'year', report: ID });
  });
  it('open by an address that names one and no days, as in a mail', async () => {
    const { address } = await begin(`/ops-report?report=${ID}`);
    await waitFor(() => expect(address()).toMatchObject({ ...daysOfPeriod('last7', today), region: '07' }));
  });
  it.each([
    ['partagé avec l’équipe', {}],
    ['non partagé avec l’équipe', { shared: false }],
    ['reçu par courriel', { shared: false, mine: false, received: true }],
  ])('say who has them: %s', async (words, over) => {
    await begin(`/ops-report?report=${ID}`, { ...report, ...over });
    expect(await screen.findByText(words)).toBeTruthy();
  });
  it('keep what is looked at under a name, with days that move', async () => {
    const { from, to } = daysOfPeriod('lastMonth', today);
    const { sent, address } = await begin(`/ops-report?from=${from}&to=${to}&province=QC&compare=none`);
    await press('Enregistrer ce rapport');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Nom/ }), 'Mon mois');
    await user.click(dialog.getByRole('checkbox', { name: /Partager/ }));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce rapport' }));
    await screen.findByText('Rapport enregistré.');
    expect(sent('SaveReport')).toEqual({
      ...{ reportId: expect.stringMatching(/^[0-9a-f-]{36}$/), userId: ME, name: 'Mon mois', shared: true },
      look: { period: 'lastMonth', filter: { province: 'QC' } },
    });
    await waitFor(() => expect(address()).toMatchObject({ from, to, province: 'QC', compare: 'none', report: expect.anything() }));
  });
  it('are made of what is shown now, called otherwise, and deleted', async () => {
    const { from, to } = daysOfPeriod('last7', today);
    const { sent } = await begin(`/ops-report?from=${from}&to=${to}&region=06&report=${ID}`);
    await press('Modifier le rapport');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Nom/ }), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Modifier le rapport' }));
    await screen.findByText('Rapport modifié.');
    expect(sent('ChangeReport')).toEqual({
      ...{ reportId: ID, name: 'Outaouais 2', shared: true, look: { period: 'last7', filter: { region: '06' }, compare: 'previous' } },
    });
    await press('Supprimer le rapport');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer le rapport' }));
    await screen.findByText('Rapport supprimé.');
    expect(sent('DeleteReport')).toEqual({ reportId: ID });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Outaouais' })).toBeNull());
  });
  it('say why one is not changed or mailed', async () => {
    await begin(`/ops-report?report=${ID}`, { changeable: false, schedulable: false });
    expect((await screen.findByRole('button', { name: /Modifier le rapport/ })).textContent).toContain(
      'Seule la personne qui l’a enregistré',
    );
    expect(screen.getByRole('button', { name: /Envoyer par courriel/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the mail of a report', () => {
  it('is planned for colleagues who may read it, with the next one in words', async () => {
    const { sent } = await begin(`/ops-report?report=${ID}`);
    await press('Envoyer par courriel');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Choisissez au moins une personne.');
    await user.click(dialog.getByRole('combobox', { name: 'Destinataires' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered.map((text) => text?.split(' (')[0])).toEqual(['Aude Roy', 'Luc Gagné']);
    await user.click(screen.getByRole('option', { name: /Luc Gagné/ }));
    await user.click(dialog.getByRole('button', { name: 'jeu.' }));
    const schedule = { every: 'week', minute: 450, weekdays: [1, 4] } as const;
    const next = whenWords(nextRun(schedule, new Date().toISOString()), 'fr');
    await waitFor(() =>
      expect(plain(dialog.getByText(/^Chaque lundi et jeudi/).textContent ?? '')).toBe(
        `Chaque lundi et jeudi à 7 h 30. Prochain envoi : ${next}, heure de Montréal et de Toronto.`,
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Prévoir l’envoi' }));
    await screen.findByText('Envoi prévu.');
    expect(sent('ScheduleReportMail')).toEqual({ reportId: ID, schedule, recipients: [COLLEAGUE] });
  });
  it('says to whom it cannot go', async () => {
    const errors = [{ field: 'recipients.0', message: 'not-a-reader' }];
    refused = { status: 422, code: 'VALIDATION', detail: 'not-a-reader', errors };
    await begin(`/ops-report?report=${ID}`, { mail });
    await press('Envoyer par courriel');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Prévoir l’envoi' }));
    await dialog.findByText('Ne peut pas lire ce rapport : Luc Gagné.');
    expect(dialog.getByRole('alert').textContent).toBe(
      'Une des personnes choisies ne peut pas lire ce rapport, ou a cessé de le recevoir.',
    );
    refused = undefined;
  });
  it('is not sent while it names no day', async () => {
    const { sent } = await begin(`/ops-report?report=${ID}`, { mail });
    await press('Envoyer par courriel');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'lun.' }));
    await dialog.findByText('Choisissez au moins un jour, et une heure.');
    await user.click(dialog.getByRole('button', { name: 'Prévoir l’envoi' }));
    expect(sent('ScheduleReportMail')).toBeUndefined();
  });
  it('is paused and stopped, and tells what became of the last ones', async () => {
    const run = { plannedAt: '2026-11-30T12:30:00.000Z', missed: 2, sent: 1, open: 0, withheld: [{ userId: COLLEAGUE, why: 'role' }] };
    const { sent } = await begin(`/ops-report?report=${ID}`, { mail }, [run]);
    await screen.findByText(/partagé avec l’équipe · Prochain envoi/);
    await press('Envoyer par courriel');
    const history = within(await screen.findByRole('region', { name: 'Derniers envois' }));
    const text = plain(history.getByRole('listitem').textContent ?? '');
    expect(text).toContain('lundi 30 novembre à 7 h 30');
    expect(text).toContain('Envoyé à 1 personne. 2 envois manqués avant ne sont pas repris.');
    expect(text).toContain('Non envoyé à Luc Gagné : son rôle ne lit plus les rapports.');
    await press('Mettre en pause');
    await waitFor(() => expect(sent('PauseReportMail')).toEqual({ reportId: ID }));
    await press('Ne plus envoyer');
    await waitFor(() => expect(sent('StopReportMail')).toEqual({ reportId: ID }));
  });
  it('says why the newest went to no one, and of an older one not that it is under way', async () => {
    const run = { missed: 0, sent: 0 };
    await begin(`/ops-report?report=${ID}`, { mail }, [
      { ...run, plannedAt: '2026-11-30T12:30:00.000Z', open: 1, withheld: [{ userId: COLLEAGUE, why: 'faults' }] },
      { ...run, plannedAt: '2026-11-23T12:30:00.000Z', open: 2, withheld: [] },
    ]);
    await press('Envoyer par courriel');
    const history = within(await screen.findByRole('region', { name: 'Derniers envois' }));
    const [newest, older] = history.getAllByRole('listitem').map(({ textContent }) => plain(textContent ?? ''));
    expect(newest).toContain('1 envoi en cours.');
    expect(newest).toContain('Non envoyé à Luc Gagné : le calcul des chiffres a échoué à chaque essai.');
    expect(older).toContain('2 envois n’ont pas été faits : les suivants sont venus avant.');
    expect(older).not.toContain('en cours');
  });
  it('is resumed where it is paused', async () => {
    const { sent } = await begin(`/ops-report?report=${ID}`, { mail: { ...mail, paused: true } });
    await screen.findByText(/Envoi en pause/);
    await press('Envoyer par courriel');
    await press('Reprendre');
    await waitFor(() => expect(sent('ResumeReportMail')).toEqual({ reportId: ID }));
  });
  it('is stopped for oneself from the mail, whatever one’s role', async () => {
    const { sent } = await begin(`/ops-report?report=${ID}&mail=stop`, { received: true, mail });
    keep(token({ role: 'jurilien_report_admin' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Le rapport « Outaouais » ne vous sera plus envoyé/);
    await user.click(dialog.getByRole('button', { name: 'Ne plus recevoir ce rapport' }));
    await waitFor(() => expect(sent('LeaveReportMail')).toEqual({ reportId: ID }));
  });
  it('says that it is not sent to oneself', async () => {
    await begin(`/ops-report?report=${ID}&mail=stop`);
    await screen.findByText('Ce rapport ne vous est pas envoyé.');
  });
});
