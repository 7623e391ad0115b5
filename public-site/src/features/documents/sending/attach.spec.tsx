import type { ReactElement } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, show } from '../../../testing/show.testing';
import { Documents } from '..';

const PIECE_OF = { requestId: '018f0000-0000-4000-8000-000000000001', itemId: '018f0000-0000-4000-8000-000000000002' };
const asked: string[] = [];
let refuse: string | undefined;

/** The page's own route, as the script calls it. */
beforeEach(() => {
  asked.length = 0;
  refuse = undefined;
  globalThis.fetch = (async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'PATCH' && refuse) return answer(422, { said: refuse });
    const whole = method === 'PATCH';
    const document_ = { id: 'd1', name: 'n.pdf', type: 'pdf', bytes: 3, at: '2026-11-27T15:00:00.000Z' };
    return answer(200, { uploadId: 'u1', offset: whole ? 3 : 0, size: 3, ...(whole ? { document: document_ } : {}) });
  }) as unknown as typeof fetch;
});

/** A page with this form, and the script that it carries. */
async function page(form: ReactElement) {
  show(form, '/en/request?t=tok');
  // A browser that reads the page from the server keeps what is in a template apart; drawn here, it is not.
  for (const template of document.querySelectorAll('template')) template.content.append(...template.childNodes);
  jest.resetModules();
  await jest.isolateModulesAsync(async () => void (await import('./attach')));
  return document.querySelector<HTMLInputElement>('input[name=file]')!;
}
const choose = (input: HTMLInputElement) =>
  act(async () => void fireEvent.change(input, { target: { files: [new File(['abc'], 'n.pdf')] } }));
const said = () => document.querySelector('[data-documents-said]')!.textContent;

describe('files of a page that is not alive', () => {
  it('are sent when they are chosen, several at once, without the button of the form', async () => {
    const input = await page(<Documents documents={[]} of="tok" />);
    expect([input.multiple, document.querySelector('[data-without-script]')]).toEqual([true, null]);
    expect(document.querySelector<HTMLInputElement>('input[name=photo]')!.multiple).toBe(false);
    await choose(input);
    await waitFor(() => expect(said()).toBe('n.pdf is attached.'));
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['POST', 'GET', 'PATCH']);
  });
  it('are taken out again', async () => {
    const input = await page(<Documents documents={[]} of="tok" />);
    await choose(input);
    await waitFor(() => expect(said()).toBe('n.pdf is attached.'));
    fireEvent.click(screen.getByText('Remove', { exact: false, selector: '[data-remove]' }));
    expect([asked.at(-1), said()]).toEqual(['DELETE /brouillon/documents/d1?t=tok&langue=en', 'n.pdf is removed.']);
  });
  it('stay where they answer what was asked', async () => {
    const input = await page(<Documents documents={[]} of="tok" answers={PIECE_OF} label="Pay stubs" room={3} keeps />);
    await choose(input);
    await waitFor(() => expect(said()).toBe('n.pdf is attached.'));
    expect(asked[0]).toBe(`POST /brouillon/documents?t=tok&piece=${PIECE_OF.requestId}.${PIECE_OF.itemId}&langue=en`);
    expect(document.querySelector<HTMLButtonElement>('.documents-list [data-remove]')!.hidden).toBe(true);
  });
  it('are counted by what the page says is missing, once for each document that is asked for', async () => {
    const input = await page(
      <ul data-asked>
        <progress max={2} value={0} />
        <span data-count="{n} of 2 received" />
        <li>
          <span data-received="received just now">not received yet</span>
          <Documents documents={[]} of="tok" answers={PIECE_OF} label="Pay stubs" room={3} keeps />
        </li>
      </ul>,
    );
    await choose(input);
    await waitFor(() => expect(said()).toBe('n.pdf is attached.'));
    await choose(input);
    await waitFor(() => expect(asked).toHaveLength(6));
    expect(document.querySelector('[data-count]')!.textContent).toBe('1 of 2 received');
    expect(screen.getByText('received just now')).toBeTruthy();
  });
  it('say why one was refused, and do not offer to go on with it', async () => {
    refuse = 'This file is empty.';
    const input = await page(<Documents documents={[]} of="tok" />);
    await choose(input);
    await waitFor(() => expect(document.querySelector('.documents-list .error')!.textContent).toBe('This file is empty.'));
    expect(document.querySelector<HTMLButtonElement>('.documents-list [data-again]')!.hidden).toBe(true);
  });
});
