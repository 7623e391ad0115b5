import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { ThreadList } from './ThreadList';

const campaign = '018f0000-0000-7000-8000-0000000000c1';
const thread = {
  ...{ id: 't-1', from: 'ada@exemple.test', channel: 'email', lastBody: 'Dites-m’en plus', lastDirection: 'in' },
  ...{ lastAt: '2026-11-30T15:00:00Z', state: 'Open', awaiting: 0, version: 1 },
};

it('lists what one campaign was answered alone, says so, and leads back to the whole inbox', async () => {
  const asked = answering(({ path }) => {
    if (path.startsWith(`/api/campaigns/${campaign}/replies`)) return { body: { data: [thread], total: 1, more: false } };
    if (path.startsWith(`/api/views/campaigns/${campaign}`)) return { body: { id: campaign, name: 'Nouvelles de novembre' } };
    return { body: { data: [], total: 0, more: false } };
  });
  await show(<ThreadList />, `/comms?list=all&campaign=${campaign}`);
  expect(await screen.findByText(/Dites-m’en plus/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Nouvelles de novembre' })).getAttribute('href')).toContain(`/campaigns/${campaign}`);
  const whole = () => asked.filter(({ path }) => path.startsWith('/api/views/threads'));
  expect(whole()).toEqual([]);
  // Another list of the inbox is one of the replies, too.
  await userEvent.click(screen.getByRole('button', { name: 'Fermées' }));
  await waitFor(() => expect(asked.some(({ path }) => /replies.*Closed/.test(path))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Toute la boîte' }));
  await waitFor(() => expect(whole()).not.toEqual([]));
  expect(screen.queryByText('Nouvelles de novembre')).toBeNull();
});
