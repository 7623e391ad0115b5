import { configRead, isFormText, LEGAL_CODES, shippedDocument } from '@jurilien/reference';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

import { formTextOf } from '../features/legal/form-texts';
import type { Figures } from '../lang';
import { figuresOf } from '../lang/index.server';

/** The sentences of every form, as shipped. */
const texts = Object.fromEntries(
  LEGAL_CODES.filter(isFormText).map((code) => [code, formTextOf(structuredClone(shippedDocument(code)) as never)]),
);
/** What the loader of the frame gives every page. */
const FRAME = { origin: 'https://jurilien.example', measuring: 'no', reporting: false, phone: '+15145550100', answer: false, texts };

/** The figures of a page while these values are in force, everywhere or in one province. */
export const figuresWith = (values: Readonly<Record<string, unknown>> = {}, province?: 'QC' | 'ON'): Figures => {
  const scope = province ? { province } : {};
  const set = Object.entries(values).map(([key, value]) => [key, [{ scope, value }]] as const);
  return figuresOf(configRead({ version: 2, overrides: Object.fromEntries(set) }));
};

/**
 * Shows a piece of a page at an address of the site, inside the site's frame: the address decides the language.
 * @param figures those in force: `figuresWith({ … })`
 */
export function show(piece: ReactElement, path = '/en/', figures: Figures = figuresWith()): RenderResult {
  const routes = [{ id: 'root', element: <Outlet />, children: [{ path: '*', element: piece }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root: { ...FRAME, figures } } } });
  return render(<RouterProvider router={router} />);
}

/** What a text reads like, its non-breaking spaces as plain ones. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f\u2060]/g, (c) => (c === '\u2060' ? '' : ' '));

/** An answer of the API, as a browser receives it. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
