import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../../page.testing';
import RetentionRuns from './RetentionRuns';

const counts = (due: number, held = 0, failed = 0) => ({ due, gone: due - held - failed, held, failed });
const run = {
  id: '2026-11-28',
  startedAt: '2026-11-28T08:00:00.000Z',
  startedPosition: 1,
  completedAt: '2026-11-28T08:04:00.000Z',
  rows: { endedRequest: counts(12, 2), draft: counts(0), accessLog: counts(5) },
  ...counts(17, 2),
};
const preview = {
  at: '2026-11-29T14:00:00.000Z',
  nextRunAt: '2026-11-30T08:00:00.000Z',
  rows: { endedRequest: counts(3, 1), stoppedRequest: { ...counts(2000), more: true } },
};

const answer = (runs: readonly object[]) =>
  answering(({ path }) =>
    path.startsWith('/api/retention/preview') ? { body: preview } : { body: { data: runs, total: runs.length, page: 1, perPage: 14 } },
  );

describe('retention', () => {
  it('shows what each night let go of and what is held, by row of the table', async () => {
    answer([run]);
    await show(<RetentionRuns />, '/privacy/retention');
    const table = await screen.findByRole('table', { name: /28 nov/ });
    const [, ended, accesses, ...more] = within(table).getAllByRole('row');
    expect(more).toEqual([]);
    expect(within(ended!).getByText('Demande terminée sans professionnel')).toBeTruthy();
    expect(
      within(ended!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['12', '10', '2', '0']);
    expect(within(accesses!).getByText('Journal d’accès')).toBeTruthy();
    expect(screen.getByText('Terminé')).toBeTruthy();
  });

  it('counts what the next run would find when it is asked, and not before', async () => {
    const asked = answer([]);
    await show(<RetentionRuns />, '/privacy/retention');
    await screen.findByText('Aucun passage pour l’instant.');
    expect(asked.some(({ path }) => path.includes('preview'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Compter sans rien effacer' }));
    const table = await screen.findByRole('table', { name: 'Prochain passage' });
    expect(within(table).getByText('Au moins 2 000')).toBeTruthy();
    expect(screen.getByText(/1 retenu/)).toBeTruthy();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('says which night goes on, and which could not let everything go', async () => {
    answer([
      { ...run, id: '2026-11-29', completedAt: null },
      { ...run, ...counts(17, 2, 1) },
    ]);
    await show(<RetentionRuns />, '/privacy/retention');
    expect(await screen.findByText('En cours')).toBeTruthy();
    expect(screen.getByText('Échecs')).toBeTruthy();
  });
});
