import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent } from '@testing-library/react';

const listening: (() => void)[] = [];

/** Runs one of the scripts that pages carry, in a page with this body; what it listens to ends with the test. */
function run(name: string, body: string, data: Record<string, string> = {}): HTMLScriptElement {
  document.body.replaceChildren(...new DOMParser().parseFromString(body, 'text/html').body.childNodes);
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    EventTarget.prototype.addEventListener.call(window, type, listener);
    listening.push(() => window.removeEventListener(type, listener));
  });
  const script = document.createElement('script');
  script.textContent = readFileSync(join(__dirname, name), 'utf8');
  Object.assign(script.dataset, data);
  document.body.append(script);
  listen.mockRestore();
  return script;
}
afterEach(() => listening.splice(0).forEach((stop) => stop()));

describe('the script of pages that ask something', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-03-02T15:00:00.000Z') });
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    document.documentElement.lang = 'en-CA';
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });
  const post = (): boolean => fireEvent.submit(document.querySelector('form')!);

  it('moves the focus to what is wrong', () => {
    run('enhance.js', '<div data-error-summary tabindex="-1"></div>');
    expect(document.activeElement).toBe(document.querySelector('[data-error-summary]'));
  });
  it('sends a form once, and again after twenty seconds', () => {
    run('enhance.js', '<form method="post"></form>');
    expect([post(), post()]).toEqual([true, false]);
    jest.advanceTimersByTime(20_001);
    expect(post()).toBe(true);
  });
  it('keeps a form that cannot leave, and reports it', () => {
    run('enhance.js', '<form method="post"></form>');
    document.body.dataset.offline = 'No connection';
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(post()).toBe(false);
    expect(document.querySelector('[data-offline].notice')!.textContent).toBe('No connection');
  });
  it('saves a draft when the typing rests', async () => {
    run(
      'enhance.js',
      '<form method="post" data-autosave="/brouillon"><input name="a" value="1"><p data-saved="Saved" data-offline="Not saved"></p></form>',
    );
    fireEvent.input(document.querySelector('input')!);
    fireEvent.input(document.querySelector('input')!);
    await jest.advanceTimersByTimeAsync(1_300);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String((fetch as jest.Mock).mock.calls[0][1].body)).toBe('a=1');
    expect(document.querySelector('[data-saved]')!.textContent).toBe('Saved');
  });
  it('counts the characters that are left, in the language of the page', () => {
    run('enhance.js', '<textarea data-count="c" data-max="4000">abcd</textarea><p id="c" data-text="{n} left"></p>');
    expect(document.getElementById('c')!.textContent).toBe('3,996 left');
  });
  it('A11Y-5: counts down by the clock of the server, and says politely when 5, 3 and 1 minutes are left', () => {
    const page = (end: string) =>
      `<span data-until="${end}" data-now="2026-03-02T16:00:00.000Z" data-live="l"></span><p id="l" role="status" data-text="{n} left"></p>`;
    run('enhance.js', page('2026-03-02T16:05:02.000Z'));
    const [box, live] = [document.querySelector('[data-until]')!, document.getElementById('l')!];
    expect([box.textContent, live.textContent]).toEqual(['5 min 2 s', '5 left']);
    live.textContent = '';
    jest.advanceTimersByTime(60_000);
    expect([box.textContent, live.textContent]).toEqual(['4 min 2 s', '']);
    jest.advanceTimersByTime(183_000);
    expect(live.textContent).toBe('1 left');

    jest.clearAllTimers();
    run('enhance.js', page('2026-03-02T16:07:00.000Z'));
    const [again, said] = [document.getElementById('l')!, [] as string[]];
    for (let second = 0; second < 420; second += 1) {
      jest.advanceTimersByTime(1_000);
      if (again.textContent) said.push(`${document.querySelector('[data-until]')!.textContent}: ${again.textContent}`);
      again.textContent = '';
    }
    expect(said).toEqual(['5 min 4 s: 5 left', '3 min 4 s: 3 left', '1 min 4 s: 1 left']);
  });
});

describe('the script that shows a password', () => {
  const body =
    '<form><input id="p" type="password"><button type="button" hidden data-shows="p" data-show="Show" data-hide="Hide"><span>Show</span></button></form>';
  it('brings its button, shows, and hides again before the form leaves', () => {
    run('passwords.js', body);
    const [field, button] = [document.querySelector('input')!, document.querySelector('button')!];
    expect(button.hidden).toBe(false);
    fireEvent.click(button);
    expect([field.type, button.textContent]).toEqual(['text', 'Hide']);
    fireEvent.submit(document.querySelector('form')!);
    expect(field.type).toBe('password');
  });
});

describe('the script of every page', () => {
  const { fetch } = globalThis;
  // Jest fails a test for an error of the page that no one listens for.
  const expected = () => undefined;
  beforeEach(() => window.addEventListener('error', expected));
  afterEach(() => {
    window.removeEventListener('error', expected);
    globalThis.fetch = fetch;
  });

  it('reports what breaks under the path of the page that is shown; an error of another page carries its own', () => {
    const posted = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(new Response(null, { status: 204 })));
    globalThis.fetch = posted as unknown as typeof globalThis.fetch;
    const script = run('every-page.js', '', { page: '/login', report: 'true' });
    const broke = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));
    broke(new TypeError('first'));
    broke(Object.assign(new TypeError('second'), { pagePath: '/en/pause' }));
    script.dataset.page = '/en/login';
    broke(new TypeError('third'));
    expect(posted.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toMatchObject([
      ['/api/public/error-reports', { part: 'browser', type: 'TypeError', message: 'first', page_path: '/login' }],
      ['/api/public/error-reports', { message: 'second', page_path: '/en/pause' }],
      ['/api/public/error-reports', { message: 'third', page_path: '/en/login' }],
    ]);
  });
});
