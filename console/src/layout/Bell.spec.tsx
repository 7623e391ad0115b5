import axe from 'axe-core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Notices from '../features/notices/Notices';
import { answering, show } from '../page.testing';
import { placeOf } from '../components/notices/link';
import { Bell } from './Bell';

const stuck = { id: 'n1', lang: 'fr', title: 'Un changement est bloqué', text: 'Une valeur a changé.', link: '/en/admin/config' };
const told = { data: [{ ...stuck, at: '2026-11-28T15:00:00.000Z', read: false }], total: 1, unread: 1, keptDays: 180 };
const network = (answer: object = told) =>
  answering(({ path }) => ({ body: path.startsWith('/api/notices') ? answer : { position: 1, events: [] } }));
const sent = (asked: ReturnType<typeof network>) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body['payload']]);
const userId = '018f0000-0000-7000-8000-000000000001';

describe('the bell of the console', () => {
  it('says how many notices were not read, shows the newest and marks the one that is opened', async () => {
    const asked = network();
    await show(<Bell />);
    await userEvent.click(await screen.findByRole('button', { name: '1 avis non lu' }));
    const notice = await screen.findByRole('menuitem', { name: /Un changement est bloqué/ });
    expect(notice.getAttribute('href')).toBe('/config');
    expect(screen.getByRole('menuitem', { name: 'Tous les avis' }).getAttribute('href')).toBe('/notices');
    await userEvent.click(notice);
    await waitFor(() => expect(sent(asked)).toEqual([['/api/commands/MarkNoticeRead', { userId, messageId: 'n1' }]]));
  });
  it('marks all of them from its menu', async () => {
    const asked = network();
    await show(<Bell />);
    await userEvent.click(await screen.findByRole('button', { name: '1 avis non lu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(sent(asked)).toEqual([['/api/commands/MarkAllNoticesRead', { userId }]]));
  });
  it('says so where there is none', async () => {
    network({ data: [], total: 0, unread: 0, keptDays: 180 });
    await show(<Bell />);
    await userEvent.click(await screen.findByRole('button', { name: 'Avis' }));
    expect(await screen.findByText('Aucun avis')).toBeTruthy();
    expect(screen.queryByText('Tout marquer comme lu')).toBeNull();
  });
});

describe('the page of notices', () => {
  it('lists them, leads on, and is without fault for assistive technology', async () => {
    network();
    const { container } = await show(<Notices />);
    expect((await screen.findByRole('link', { name: 'Ouvrir : Un changement est bloqué' })).getAttribute('href')).toBe('/config');
    expect(screen.getByText('Un avis reste ici 180 jours.')).toBeTruthy();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

it.each([
  ['/admin/config', '/config'],
  ['/en/admin', '/'],
  ['/mes-offres', undefined],
  ['/administration', undefined],
])('%s is a place of the console: %s', (link, place) => expect(placeOf(link)).toBe(place));
