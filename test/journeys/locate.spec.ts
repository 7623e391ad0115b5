import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { REGIONS, regionPoints } from '@jurilien/reference';
import { protect } from '../../public-site/src/policy.server';

const source = readFileSync('public-site/src/enhance/locate.js', 'utf8');
type Position = { readonly latitude: number; readonly longitude: number } | { readonly code: number };

/** The script on a page with the list and the button, and what it did there. */
async function page(answer: Position | undefined, { online = true } = {}) {
  const asked: string[] = [];
  const options = ['', ...REGIONS.map((r) => r.code)].map((code) => ({ value: code, text: `région ${code}` }));
  const region = {
    value: '',
    options,
    get selectedIndex() {
      return options.findIndex((o) => o.value === region.value);
    },
  };
  const status = { textContent: '' };
  let press: () => Promise<void> = () => Promise.resolve();
  const button = {
    addEventListener: (_: string, listener: () => Promise<void>) => (press = listener),
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
  };
  const dataset = { locate: '/points', asking: 'asking', found: 'found {region}', far: 'far', denied: 'denied', failed: 'failed' };
  const box = { hidden: true, dataset, querySelector: (selector: string) => (selector === 'button' ? button : status) };
  const geolocation = {
    getCurrentPosition: (good: (p: object) => void, bad: (e: object) => void) => {
      asked.push('position');
      if ('code' in answer!) bad(answer);
      else good({ coords: answer });
    },
  };
  runInNewContext(source, {
    document: { querySelector: () => box, getElementById: () => region },
    navigator: answer ? { geolocation } : {},
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve({ ok: online, json: () => Promise.resolve(regionPoints()) });
    },
  });
  const before = [...asked];
  await press();
  return { hidden: box.hidden, before, asked, region: region.value, said: status.textContent };
}

describe('the button that finds the region', () => {
  it.each([
    ['Montréal', 45.5, -73.57, '06'],
    ['Québec', 46.81, -71.22, '03'],
    ['Gatineau, across from Ottawa', 45.48, -75.65, '07'],
    ['Ottawa', 45.41, -75.69, 'E'],
    ['Toronto', 43.65, -79.38, 'T'],
  ])('%s', async (_place, latitude, longitude, code) =>
    expect(await page({ latitude, longitude })).toMatchObject({ region: code, said: `found région ${code}` }),
  );
  it('asks for nothing before it is pressed, and sends the position nowhere', async () => {
    const { before, asked } = await page({ latitude: 45.5, longitude: -73.57 });
    expect([before, asked]).toEqual([[], ['position', '/points']]);
  });
  it.each<[string, Position, boolean]>([
    ['far', { latitude: 49.28, longitude: -123.12 }, true],
    ['denied', { code: 1 }, true],
    ['failed', { code: 3 }, true],
    ['failed', { latitude: 45.5, longitude: -73.57 }, false],
  ])('says %s and leaves the list alone', async (said, answer, online) =>
    expect(await page(answer, { online })).toMatchObject({ said, region: '' }),
  );
  it('stays hidden where the browser knows no position', async () => expect((await page(undefined)).hidden).toBe(true));
  it.each([
    ['/trouver-mon-avocat', 'geolocation=(self)'],
    ['/en/find-my-lawyer', 'geolocation=(self)'],
    ['/', 'geolocation=()'],
    ['/requete', 'geolocation=()'],
  ])('%s: %s', (path, allowed) => {
    const headers = new Headers();
    protect(headers, new URL(path, 'https://jurilien.example'));
    expect(headers.get('permissions-policy')).toContain(allowed);
  });
  it('keeps nothing', () => expect(source).not.toMatch(/localStorage|sessionStorage|cookie|indexedDB/));
});
