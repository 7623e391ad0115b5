import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { reportPageError } from './page-errors';

describe('an error of a page that is alive', () => {
  const Page = () => <p>{useLocation().pathname}</p>;
  const reported = jest.fn((error: Error) => ({ error, shown: screen.queryByText('/login') !== null }));
  beforeEach(() => {
    reported.mockClear();
    globalThis.reportError = reported;
    // What the router makes of an address, and jsdom leaves out.
    globalThis.Request = class {
      readonly method = 'GET';
      readonly signal: AbortSignal;
      constructor(
        readonly url: string,
        { signal }: RequestInit,
      ) {
        this.signal = signal!;
      }
    } as unknown as typeof Request;
  });
  const leaveFor = async (path: string, loader: () => never) => {
    const router = createMemoryRouter(
      [
        { path: '/login', element: <Page /> },
        { path: '*', element: <Page />, errorElement: <p>trouble</p>, loader },
      ],
      { initialEntries: ['/login'] },
    );
    render(<RouterProvider router={router} onError={reportPageError} />);
    await act(() => router.navigate(path));
    await screen.findByText('trouble');
  };

  it('carries the path of the page that could not be loaded, while the page before is still shown', async () => {
    await leaveFor('/en/pause?t=personal', () => {
      throw new TypeError('Failed to fetch');
    });
    const { error, shown } = reported.mock.results[0]!.value as ReturnType<typeof reported>;
    expect(error).toMatchObject({ message: 'Failed to fetch', pagePath: '/en/pause' });
    expect(shown).toBe(true);
  });
  it('is none when the server answered with a status of its own', async () => {
    await leaveFor('/en/pause', () => {
      throw new Response(null, { status: 404 });
    });
    expect(reported).not.toHaveBeenCalled();
  });
});
