import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { screen } from '@testing-library/react';
import { answering, show } from '../../../page.testing';
import { Credits } from './Credits';

const row = { id: '018f2a10-0000-7000-8000-0000000000e1', name: 'Me Roy', approvedAt: '2026-11-20T14:00:00.000Z' } as ProfessionalRow;
const never = () => new ReadableStream();

it('states no balance before it is read', async () => {
  answering(() => ({ stream: never() }));
  await show(<Credits row={row} />);
  expect(screen.getByLabelText('Chargement').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Solde' })).toBeNull();
});

it('states the balance once it is read', async () => {
  answering(({ path }) =>
    path.includes(`/credit-accounts/${row.id}`)
      ? {
          body: {
            id: row.id,
            state: 'Open',
            availableCc: 1_250,
            heldCc: 0,
            promoCc: 0,
            purchasedCc: 1_250,
            consumedCc: 0,
            deferredCents: 0,
          },
        }
      : { body: { data: [], total: 0 } },
  );
  await show(<Credits row={row} />);
  const balance = await screen.findByRole('region', { name: 'Solde' });
  expect(balance.textContent).toContain('12,5');
});
