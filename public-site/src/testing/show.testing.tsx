import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

/** What the loader of the frame gives every page. */
const FRAME = { origin: 'https://jurilien.example', measuring: 'no', reporting: false, phone: '+15145550100', answer: false };

/** Shows a piece of a page at an address of the site, inside the site's frame: the address decides the language. */
export function show(piece: ReactElement, path = '/en/'): RenderResult {
  const routes = [{ id: 'root', element: <Outlet />, children: [{ path: '*', element: piece }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root: FRAME } } });
  return render(<RouterProvider router={router} />);
}

/** What a text reads like, its non-breaking spaces as plain ones. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f\u2060]/g, (c) => (c === '\u2060' ? '' : ' '));

/** An answer of the API, as a browser receives it. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
