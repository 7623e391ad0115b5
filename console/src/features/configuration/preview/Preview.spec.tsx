import { screen, within } from '@testing-library/react';
import { answering, show } from '../../../page.testing';
import type { Pair } from '../pairs';
import { Preview } from './Preview';
import { type Previewed, usePreview } from './usePreview';

type One = Previewed['previews'][number];
const changeId = '018f0000-0000-7000-8000-0000000000aa';
const Asking = ({ set }: { set: readonly Pair[] }) => <Preview query={usePreview({ changeId, set }, true)} set={set} />;

const previewOf = async (one: Omit<One, 'pairs' | 'more'>, key: string, value: unknown) => {
  answering(() => ({ body: { at: '2026-11-28T20:00:00.000Z', previews: [{ ...one, pairs: [0], more: false }], none: [] } }));
  await show(<Asking set={[{ key, scope: {}, value }]} />, '/');
  const preview = within(await screen.findByRole('region', { name: 'Aperçu de l’effet' }));
  await preview.findByRole('list');
  return preview;
};
const rowsOf = (preview: Awaited<ReturnType<typeof previewOf>>) =>
  preview.getAllByRole('row', { hidden: true }).map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, ' '));

describe('a preview', () => {
  it('of messages tells them apart by class, and says which hours come on top', async () => {
    const figures = (before: number, after: number): One['figures'] => [{ measure: 'messagesWaiting', unit: 'count', before, after }];
    const preview = await previewOf(
      {
        name: 'quietHours',
        days: 30,
        cases: 12,
        figures: [...figures(2, 5), { measure: 'longestWait', unit: 'minutes', before: null, after: 600 }],
        parts: [
          { province: 'QC', class: 'service', cases: 8, figures: figures(2, 4) },
          { province: 'QC', class: 'marketing', cases: 4, figures: figures(0, 1) },
        ],
      },
      'quiet.email.service',
      { days: [1], from: 480, to: 1_200, holidaysClosed: false },
    );
    expect(preview.getByText(/sur 12 messages au cours des 30 derniers jours/)).toBeTruthy();
    expect(preview.getByText('Les heures que des personnes ont demandées pour elles-mêmes s’y ajoutent.')).toBeTruthy();
    const rows = rowsOf(preview);
    expect(rows).toContain('Messages qui auraient attendu25');
    expect(rows).toContain('Service, Québec82 → 4');
    expect(rows.some((row) => row?.startsWith('Plus longue attente–'))).toBe(true);
  });

  it('of what there is today names no days of the past, and tells what ends day by day', async () => {
    const ending = (before: number, after: number): One['figures'][number] => ({ measure: 'contactsEnding', unit: 'count', before, after });
    const preview = await previewOf(
      {
        name: 'contactData',
        days: null,
        cases: 3,
        figures: [{ measure: 'contactsReadable', unit: 'count', before: 3, after: 1 }, ending(0, 1)],
        parts: [{ day: '2026-12-04', cases: 1, figures: [ending(0, 1)] }],
      },
      'contact.readableDays',
      100,
    );
    expect(preview.getByText(/sur 3 acceptations terminées\.$/)).toBeTruthy();
    expect(preview.getByText('Ce qui est déjà conservé garde sa date; la nouvelle durée vaut pour la suite.')).toBeTruthy();
    expect(rowsOf(preview).some((row) => /4 déc.*10 → 1$/.test(row ?? ''))).toBe(true);
  });
});
