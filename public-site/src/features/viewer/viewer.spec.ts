import { Blob as Bytes } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PAGES, reader } from './reader.testing';
import { PART_BYTES } from './parts';
import { atAddress, type Given, type Source } from './shown';
import { openPdf } from './pdf';
import { showDocument } from './viewer';
import { viewerTexts } from './words/viewer';

/** The reader itself is a file of the build, loaded by its address. */
const LIBRARY = '/assets/reader.js';
jest.mock('/assets/reader.js', () => reader, { virtual: true });
/** An answer whose bytes can be read: those of the page without a window say nothing of them. */
const answer = (status: number, text: string) =>
  ({ status, blob: () => Promise.resolve(new Bytes([text])), arrayBuffer: () => new Bytes([text]).arrayBuffer() }) as unknown as Response;
const file = (text: string): Source => ({ size: text.length, ask: () => Promise.resolve(answer(200, text)) });
const files = { library: LIBRARY, worker: '/assets/worker.mjs', folder: '/assets/pdf' };
const given = (over: Partial<Given> = {}): Given => ({
  name: 'Bail.pdf',
  type: 'pdf',
  words: viewerTexts.en,
  files,
  source: file('%PDF'),
  onFirst: () => undefined,
  ...over,
});
function box(): HTMLElement {
  const own = document.createElement('div');
  document.body.replaceChildren(own);
  return own;
}
const page = () => document.querySelector('.viewer-count')!.textContent;
const place = () => screen.getByRole('region', { name: 'Document: Bail.pdf' });

beforeEach(() => {
  globalThis.Worker = function Port() {
    return { terminate: () => undefined };
  } as unknown as typeof Worker;
});

describe('a document in the page', () => {
  it('opens at its first page, and counts as seen once that is there', async () => {
    let seen = 0;
    await showDocument(box(), given({ onFirst: () => (seen += 1) }));
    expect(page()).toBe(`Page 1 of ${PAGES}`);
    expect(document.activeElement).toBe(document.body);
    expect(place().textContent).toBe('Texte de la page 1');
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(place().textContent).toBe('Texte de la page 2'));
    expect(seen).toBe(1);
  });
  it('is turned by the keyboard, and stops at its ends', async () => {
    await showDocument(box(), given());
    const key = (name: string) => fireEvent.keyDown(place(), { key: name });
    key('ArrowLeft');
    expect(page()).toBe(`Page 1 of ${PAGES}`);
    key('PageDown');
    expect(page()).toBe(`Page 2 of ${PAGES}`);
    key('End');
    key('ArrowRight');
    expect(page()).toBe(`Page ${PAGES} of ${PAGES}`);
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    key('Home');
    expect(page()).toBe(`Page 1 of ${PAGES}`);
  });
  it('fits the page anew when a phone is turned', async () => {
    const close = await showDocument(box(), given());
    const width = () => document.querySelector('canvas')!.style.width;
    Object.defineProperty(place(), 'clientWidth', { value: 320 });
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(width()).toBe('320px'));
    close();
    fireEvent(window, new Event('resize'));
    expect(document.querySelector('canvas')).toBeNull();
  });
  it('leaves keys that belong to the browser', async () => {
    await showDocument(box(), given());
    expect(fireEvent.keyDown(place(), { key: '+', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(place(), { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(place(), { key: '+' })).toBe(false);
  });
  it('states where a page has no text to read aloud', async () => {
    await showDocument(box(), given());
    fireEvent.keyDown(place(), { key: 'End' });
    await waitFor(() => expect(document.querySelector('.viewer-note')!.textContent).toMatch(/cannot be read aloud/));
  });
  it('says so when it cannot be shown, and is then not seen', async () => {
    let seen = 0;
    await showDocument(box(), given({ source: file('broken'), onFirst: () => (seen += 1) }));
    expect(screen.getByRole('alert').textContent).toMatch(/can download it/);
    expect(seen).toBe(0);
  });
  it('says so when its address does not answer with it, and asks for it before the reader has come', async () => {
    const asked: string[] = [];
    globalThis.fetch = (url) => {
      asked.push(url as string);
      return Promise.resolve(answer(410, ''));
    };
    const opening = showDocument(box(), given({ source: atAddress('/document/x/file?as=view', 9_000) }));
    expect(asked).toEqual(['/document/x/file?as=view']);
    await opening;
    expect(screen.getByRole('alert').textContent).toMatch(/can download it/);
  });
  it('is opened while its page is still coming, and shown once there is a place for it', async () => {
    const begun = openPdf({ source: file('%PDF'), files });
    const never: Source = { size: 4, ask: () => Promise.reject(new Error('asked twice')) };
    await showDocument(box(), given({ source: never }), begun);
    expect(place().textContent).toBe('Texte de la page 1');
  });

  describe('that is long', () => {
    const size = 700_000;
    const long = (end = '%%EOF') => '%PDF'.padEnd(size - end.length, ' ') + end;
    /** What was asked for, and an address that has all but what is missing. */
    function address(missing = Infinity) {
      const asked: string[] = [];
      const ask = (range = '') => {
        asked.push(range);
        const [from, to] = range.replace('bytes=', '').split('-').map(Number) as [number, number];
        return Promise.resolve(from >= missing ? answer(503, '') : answer(206, long().slice(from, to + 1)));
      };
      return { asked, source: { size, ask } };
    }

    it('is asked for in the parts that its reader wants: its ends at once, the rest when a page needs it, and never as a whole', async () => {
      const { asked, source } = address();
      await showDocument(box(), given({ source }));
      const last = Math.floor((size - 16 * 1024) / PART_BYTES) * PART_BYTES;
      expect(asked).toEqual([`bytes=0-${PART_BYTES - 1}`, `bytes=${last}-${size - 1}`]);
      fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(place().textContent).toBe('Texte de la page 2'));
      expect(asked.slice(2)).toEqual([`bytes=${2 * PART_BYTES}-${3 * PART_BYTES - 1}`]);
    });
    it('says so when a part of it does not come, at its beginning or later', async () => {
      let seen = 0;
      await showDocument(box(), given({ source: address(0).source, onFirst: () => (seen += 1) }));
      expect(screen.getByRole('alert').textContent).toMatch(/can download it/);
      expect(seen).toBe(0);
      const { source, asked } = address();
      await showDocument(
        box(),
        given({ source: { size, ask: (range) => (asked.length < 2 ? source.ask(range) : Promise.resolve(answer(200, long()))) } }),
      );
      fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
      expect((await screen.findByRole('alert')).textContent).toMatch(/can download it/);
    });
  });

  it('takes the focus of the button that opened it, and is closed by its own', async () => {
    const closed = jest.fn();
    const own = box();
    await showDocument(own, given({ onClose: closed }));
    expect(document.activeElement).toBe(place());
    fireEvent.click(screen.getByRole('button', { name: 'Close the document' }));
    expect([own.children.length, closed.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a picture in the page', () => {
  it('is drawn with its name, without pages to turn', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    globalThis.createImageBitmap = (() => Promise.resolve({ width: 40, height: 30, close: () => undefined })) as never;
    let seen = 0;
    await showDocument(box(), given({ type: 'jpg', name: 'Photo.jpg', source: file('x'), onFirst: () => (seen += 1) }));
    expect(screen.getByRole('img', { name: 'Image: Photo.jpg' })).toBeTruthy();
    expect(document.querySelector<HTMLElement>('.viewer-turn')!.hidden).toBe(true);
    expect(seen).toBe(1);
  });
});
