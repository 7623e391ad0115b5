import { licenceNoticeDays, leadFilesMax } from '@jurilien/reference';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { everywhere } from './in-force.testing';
import { useLiveConnection } from '../live';
import { answering, liveStream, show } from '../page.testing';
import { useConfig, useConfigInForce } from './useConfig';

const Frame = ({ children }: { children: React.ReactNode }) => {
  useLiveConnection();
  useConfigInForce();
  return <Suspense fallback={<p>Un instant</p>}>{children}</Suspense>;
};
const Figures = () => {
  const config = useConfig();
  return <p data-testid="figures">{`${config.value(leadFilesMax)} ${config.value(licenceNoticeDays, { province: 'ON' })}`}</p>;
};
/** A console whose API has these values in force until others are put in. */
const consoleWith = async (values: Record<string, unknown>) => {
  const api = { values, version: 2 };
  const live = liveStream();
  const asked = answering(({ path }) =>
    path === '/api/live' ? live.answer() : path === '/api/config/in-force' ? { body: everywhere(api.values, api.version) } : {},
  );
  await show(
    <Frame>
      <Figures />
    </Frame>,
    '/',
    null,
  );
  return { api, live, reads: () => asked.filter(({ path }) => path === '/api/config/in-force').length };
};
const figures = async () => (await screen.findByTestId('figures')).textContent;

describe('the values in force', () => {
  it('are waited for: what is shipped is never shown in their place', async () => {
    const shown: string[] = [];
    const look = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    await consoleWith({ 'lead.files.max': 3 });
    expect(await figures()).toBe('3 14');
    look.disconnect();
    expect(shown.some((text) => text.includes('10 14'))).toBe(false);
  });
  it('are read again when the stream tells of another version, and not for the one there is', async () => {
    const { api, live, reads } = await consoleWith({ 'lead.files.max': 3 });
    expect(await figures()).toBe('3 14');
    live.tell({ view: 'config-in-force', ids: ['2'] });
    live.tell({ view: 'leads', ids: ['x'] });
    Object.assign(api, { values: { 'lead.files.max': 4, 'licence.noticeDays': 21 }, version: 3 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(reads()).toBe(1);
    live.tell({ view: 'config-in-force', ids: ['3'] });
    await waitFor(async () => expect(await figures()).toBe('4 21'));
    expect(reads()).toBe(2);
  });
});
