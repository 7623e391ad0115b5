import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLiveConnection } from '../../live';
import { answering, liveStream, show } from '../../page.testing';
import { Presence } from './Presence';

const aude = '018f0000-0000-7000-8000-000000000002';
const luc = '018f0000-0000-7000-8000-000000000003';
const staff = [
  { id: aude, name: 'Aude Roy', state: 'Active', role: 'jurilien_admin' },
  { id: luc, name: 'Luc Côté', state: 'Active', role: 'jurilien_admin' },
];
const Page = () => {
  useLiveConnection();
  return (
    <>
      <Presence view="leads" id="l1" />
      <textarea aria-label="Note" />
      <input type="search" aria-label="Chercher" />
    </>
  );
};
const begin = async () => {
  const live = liveStream();
  let others: object[] = [];
  const asked = answering(({ path }) => {
    if (path === '/api/live') return live.answer();
    if (path === '/api/presence') return { body: { others } };
    return { body: { data: staff, total: 2 } };
  });
  const { unmount } = await show(<Page />);
  const beats = () => asked.filter(({ path }) => path === '/api/presence').map(({ body }) => body);
  await waitFor(() => expect(beats()).toHaveLength(1));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/live')).toBe(true));
  const come = (now: object[], ids = ['leads/l1']) => {
    others = now;
    live.tell({ view: 'presence', ids });
  };
  return { unmount, beats, come };
};

describe('who else has a record open', () => {
  it('is shown as the live stream tells of it, and said who of them is writing', async () => {
    const { unmount, come } = await begin();
    expect(screen.getByRole('status', { name: 'Aussi sur cette fiche' }).textContent).toBe('');
    come([
      { userId: aude, since: '2026-11-30T15:00:00.000Z', writing: false },
      { userId: luc, since: '2026-11-30T15:00:00.000Z', writing: true },
    ]);
    expect(await screen.findByText(/Aude Roy a aussi cette fiche ouverte\./)).toBeTruthy();
    expect(await screen.findByText(/Luc Côté écrit ici\./)).toBeTruthy();
    come([]);
    await waitFor(() => expect(screen.queryByText(/Aude Roy/)).toBeNull());
    unmount();
  });
  it('is not asked for because of another record', async () => {
    const { unmount, come, beats } = await begin();
    come([{ userId: aude, since: '', writing: false }], ['leads/l2']);
    come([], ['leads/l1']);
    await waitFor(() => expect(beats()).toHaveLength(2));
    unmount();
  });
  it('learns that one is writing, but not that one searches, and that one has left', async () => {
    const { unmount, beats } = await begin();
    expect(beats()[0]).toMatchObject({ view: 'leads', id: 'l1', writing: false });
    fireEvent.input(screen.getByLabelText('Chercher'), { target: { value: 'x' } });
    fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'x' } });
    await waitFor(() => expect(beats()).toHaveLength(2));
    expect(beats()[1]).toMatchObject({ writing: true });
    unmount();
    await waitFor(() => expect(beats().at(-1)).toMatchObject({ gone: true }));
    expect(new Set(beats().map(({ page }) => page)).size).toBe(1);
  });
});
