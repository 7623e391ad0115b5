import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { REGIONS, regionPoints } from '@jurilien/reference';
import { protect } from '../../public-site/src/frame/policy.server';

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
  const dataset = {
    locate: '/points',
    asking: 'asking',
    found: 'found {region}',
    border: 'border {region} {other}',
    far: 'far',
    denied: 'denied',
    failed: 'failed',
  };
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
  return { hidden: box.hidden, before, asked, region: region.value, status: status.textContent };
}

describe('the button that finds the region', () => {
  it.each([
    ['Montréal', 45.5, -73.57, '06'],
    ['Québec', 46.81, -71.22, '03'],
    ['Gatineau, across from Ottawa', 45.48, -75.65, '07'],
    ['Hull, its city hall', 45.4285, -75.7135, '07'],
    ['Hull, at the Portage bridge', 45.4262, -75.7176, '07'],
    ['Aylmer', 45.3947, -75.844, '07'],
    ['Ottawa, Parliament', 45.4236, -75.7009, 'E'],
    ['Ottawa', 45.41, -75.69, 'E'],
    ['Orléans', 45.4767, -75.5137, 'E'],
    ['Hawkesbury', 45.607, -74.604, 'E'],
    ['Montréal, its airport', 45.4577, -73.7497, '06'],
    ['Laval, Pont-Viau', 45.5717, -73.6883, '13'],
    ['Longueuil, its metro station', 45.5249, -73.5219, '16'],
    ['Akwesasne, on the Quebec side', 45.0, -74.65, '16'],
    ['Lévis, at the ferry', 46.8118, -71.1838, '12'],
    ['Québec, at the ferry', 46.8117, -71.2, '03'],
    ['Bécancour', 46.3383, -72.431, '17'],
    ['Toronto', 43.65, -79.38, 'T'],
    ['Vaughan, its city hall', 43.8558, -79.5083, 'CE'],
    ['Vaughan, the metropolitan centre', 43.7942, -79.5273, 'CE'],
    ['Thornhill', 43.8146, -79.4254, 'CE'],
    ['Markham, its civic centre', 43.8563, -79.3371, 'CE'],
    ['Malton', 43.704, -79.639, 'CW'],
    ['Pearson airport', 43.6777, -79.6248, 'CW'],
    ['Brampton, its city hall', 43.6858, -79.7599, 'CW'],
    ['Brampton East', 43.7944, -79.7021, 'CW'],
    ['Port Credit', 43.5509, -79.5856, 'CW'],
    ['Burlington, its city hall', 43.3255, -79.799, 'CW'],
    ['Waterdown', 43.3353, -79.893, 'CS'],
    ['Etobicoke, its civic centre', 43.6435, -79.5655, 'T'],
    ['Scarborough, its civic centre', 43.7731, -79.2578, 'T'],
    ['North York, Mel Lastman Square', 43.7678, -79.4135, 'T'],
    ['Pickering', 43.8384, -79.0868, 'CE'],
  ])('%s', async (_place, latitude, longitude, code) =>
    expect(await page({ latitude, longitude })).toMatchObject({
      region: code,
      status: expect.stringMatching(new RegExp(`^(found|border) région ${code}( |$)`)),
    }),
  );
  it('says so where a boundary is near, and names the other side', async () => {
    expect(await page({ latitude: 45.4262, longitude: -75.7176 })).toMatchObject({ status: 'border région 07 région E' });
    expect(await page({ latitude: 48.43, longitude: -71.07 })).toMatchObject({ status: 'found région 02' });
  });
  it('asks for nothing before it is pressed, and sends the position nowhere', async () => {
    const { before, asked } = await page({ latitude: 45.5, longitude: -73.57 });
    expect([before, asked]).toEqual([[], ['position', '/points']]);
  });
  it.each<[string, Position, boolean]>([
    ['far', { latitude: 49.28, longitude: -123.12 }, true],
    ['denied', { code: 1 }, true],
    ['failed', { code: 3 }, true],
    ['failed', { latitude: 45.5, longitude: -73.57 }, false],
  ])('says %s and leaves the list alone', async (words, answer, online) =>
    expect(await page(answer, { online })).toMatchObject({ status: words, region: '' }),
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
