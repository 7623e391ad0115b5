import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from './dataProvider';
import { everywhere } from './in-force/in-force.testing';
import { i18nOf, type Faults } from './i18nProvider';
import { savedViewsQuery } from './components/list/views/saved-views';
import { configQuery } from './in-force/useConfig';
import { fr } from './i18n/fr';
import { FEATURES } from './words';
import { keep } from './session/session';
import { store } from './store';
import { lightTheme } from './theme';

// A busy machine is no failed rule.
configure({ asyncUtilTimeout: 30_000 });

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly authorization: string | null;
}
const NO_VIEWS = { views: [], choices: {} };
type Answered = { readonly status?: number; readonly body?: unknown; readonly stream?: ReadableStream };

/** The network of a page: keeps what was asked, answers what the test says. */
export const answering = (answer: (asked: Asked) => Answered): Asked[] => {
  const all: Asked[] = [];
  window.fetch = (async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    const asked = { method, path: String(path), body: sent, authorization: new Headers(headers).get('authorization') };
    all.push(asked);
    const { status = 200, body: said = {}, stream } = answer(asked);
    // Every list asks which views were saved; where a test says nothing of them, there are none.
    const answered = method === 'GET' && path === '/api/saved-views' && !(said as { views?: unknown }).views ? NO_VIEWS : said;
    if (stream) return new Response(stream, { status });
    return new Response(status === 204 ? null : JSON.stringify(answered), { status });
  }) as typeof fetch;
  return all;
};

/** The live stream of the API: what is sent arrives on the page. */
export const liveStream = () => {
  const open: ReadableStreamDefaultController[] = [];
  const text = new TextEncoder();
  return {
    answer: () => ({ stream: new ReadableStream({ start: (controller) => void open.push(controller) }) }),
    tell: (change: { view: string; ids: string[] }) =>
      open.forEach((each) => each.enqueue(text.encode(`data: ${JSON.stringify({ position: 1, ...change })}\n\n`))),
  };
};

const inBase64 = (value: object): string => btoa(JSON.stringify(value));
/** An access token as the API writes it, without its signature. */
export const token = (claims: object = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  const usual = { username: 'Aude Roy', role: 'jurilien_admin', id: '018f0000-0000-7000-8000-000000000001', exp: now + 600, jti: 'first' };
  return `${inBase64({ alg: 'none' })}.${inBase64({ ...usual, ...claims })}.`;
};

/**
 * Shows a part of the console in French to someone signed in. A text that is missing, or lacks a value, fails the test.
 * @param inForce values set everywhere; `null` leaves the part to read them itself
 */
export const show = async (part: ReactElement, at = '/', inForce: Readonly<Record<string, unknown>> | null = {}) => {
  localStorage.clear();
  keep(token());
  const fatal: Faults = {
    missing: (key) => {
      throw new Error(`no text for ${key}`);
    },
    unfit: (key, _text, error) => {
      throw new Error(`${key}: ${error.message}`);
    },
  };
  const i18n = await i18nOf(fr, 'fr', fatal, FEATURES);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(savedViewsQuery.queryKey, NO_VIEWS);
  if (inForce) queryClient.setQueryData(configQuery.queryKey, everywhere(inForce));
  const page = (shown: ReactElement) => (
    <MemoryRouter initialEntries={[at]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18n} store={store} queryClient={queryClient} theme={lightTheme}>
        {shown}
        <Notification />
      </AdminContext>
    </MemoryRouter>
  );
  /** The same device, visited again. */
  const again = (shown: ReactElement) => render(page(shown));
  return { ...render(page(part)), again };
};

/** The dialog that a button opens, once the button may be pressed. */
export const openedBy = async (name: string): Promise<HTMLElement> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.getAttribute('aria-disabled') !== null) throw new Error(`${name} cannot be pressed`);
  });
  await userEvent.click(button);
  return screen.findByRole('dialog');
};
