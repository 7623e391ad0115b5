import axe from 'axe-core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Bell } from '../../pro/bell';
import type { Pro } from '../../pro';
import { answer, show } from '../../testing/show.testing';
import { NoticeList } from './list';

const AT = '2026-11-28T15:00:00.000Z';
const told = (read: boolean, more: object = {}) => ({
  data: [
    { id: 'n2', lang: 'fr', title: 'Nouvelle demande K7M2 : 1 juricoin', text: 'Logement, Laval.', link: '/mes-offres', at: AT, read },
    { id: 'n1', lang: 'en', title: 'Your juricoin balance is low', text: '<b>Plain</b> words.', at: AT, read: true },
  ],
  ...{ total: 2, unread: read ? 0 : 1, keptDays: 180, ...more },
});
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const reload = jest.fn(() => Promise.resolve());
const pro = { account: { id: 'account-1' }, reload } as unknown as Pro;
const list = (path = '/en/notices', page = 1) => show(<NoticeList page={page} pro={pro} />, path);
const sent = () =>
  asked.mock.calls
    .filter(([, { method }]) => method === 'POST')
    .map(([path, { body }]) => [path, (JSON.parse(body as string) as { payload: unknown }).payload]);

beforeEach(() => {
  reload.mockClear();
  asked.mockReset().mockImplementation(() => Promise.resolve(answer(200, told(false))));
  globalThis.fetch = asked as unknown as typeof fetch;
});

describe('one’s own notices', () => {
  it('are shown as plain words in their own language, the new one said to be new', async () => {
    const { container } = list();
    expect((await screen.findByText('Nouvelle demande K7M2 : 1 juricoin')).getAttribute('lang')).toBe('fr-CA');
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.getByText('<b>Plain</b> words.')).toBeTruthy();
    expect(screen.getByText(/stays here for 180 days/)).toBeTruthy();
    expect(container.querySelectorAll('.notices a')).toHaveLength(1);
  });
  it('are marked one by one or all at once, and the bell is asked again', async () => {
    list();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read: Nouvelle demande K7M2 : 1 juricoin' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([
      ['/api/commands/MarkNoticeRead', { userId: 'account-1', messageId: 'n2' }],
      ['/api/commands/MarkAllNoticesRead', { userId: 'account-1' }],
    ]);
  });
  it('have nothing to mark once all was read, and say so where there is none', async () => {
    asked.mockImplementation(() => Promise.resolve(answer(200, told(true))));
    list();
    await screen.findByText('Logement, Laval.');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    asked.mockImplementation(() => Promise.resolve(answer(200, { data: [], total: 0, unread: 0, keptDays: 180 })));
    list('/avis');
    expect(await screen.findByText('Aucun avis')).toBeTruthy();
  });
  it('go on to older ones and back', async () => {
    asked.mockImplementation(() => Promise.resolve(answer(200, told(true, { total: 50 }))));
    list('/en/notices', 2);
    expect((await screen.findByText('Older notices')).getAttribute('href')).toBe('/en/notices?page=3');
    expect(screen.getByText('Newer notices').getAttribute('href')).toBe('/en/notices');
  });
  it('are without fault for assistive technology', async () => {
    const { container } = list();
    await screen.findByText('Logement, Laval.');
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the bell', () => {
  it.each([
    [0, ''],
    [1, '1 unread notice'],
    [7, '7 unread notices'],
  ])('says that %i notices were not read, and leads to them', (unread, said) => {
    show(<Bell unread={unread} />, '/en/my-dashboard');
    expect(screen.getByRole('link', { name: 'Notices' }).getAttribute('href')).toBe('/en/notices');
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(screen.queryByText(String(unread))).toBe(unread === 0 ? null : screen.getByText(String(unread)));
  });
  it('speaks French on French pages', () => {
    show(<Bell unread={2} />, '/mon-tableau-de-bord');
    expect(screen.getByRole('link', { name: 'Avis' }).getAttribute('href')).toBe('/avis');
    expect(screen.getByRole('status').textContent).toBe('2 avis non lus');
  });
});
