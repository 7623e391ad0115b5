import { screen } from '@testing-library/react';
import { answering, show } from '../../page.testing';
import RunList from './RunList';

const run = { id: 'r-1', rule: 'R18', ruleVersion: 1, key: 'R18:x', leadId: 'l-1', at: '2026-11-28T15:00:00Z', by: 'rule:R18', version: 1 };
const rows = [
  { ...run, state: 'Suppressed', code: 'Z02' },
  { ...run, id: 'r-2', state: 'Cancelled', code: 'by-hand' },
  { ...run, id: 'r-3', state: 'Started' },
];

it('lists what a rule began and wrote no message of, each with its reason', async () => {
  answering(({ path }) =>
    path.startsWith('/api/views/automation-runs') ? { body: { data: rows, total: 3 } } : { body: { data: [], total: 0 } },
  );
  await show(<RunList />, '/automation-runs');
  expect(await screen.findByText('la raison d’écrire n’existe plus (Z02)')).toBeTruthy();
  expect(screen.getByText('annulé à la main (by-hand)')).toBeTruthy();
  expect(screen.getByText('Lancé à la main')).toBeTruthy();
});
