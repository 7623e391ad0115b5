import { cameFrom, ownOrigins } from './other-sites.js';

const own = ownOrigins({ publicUrl: 'https://jurilien.example/fr', CORS_ORIGINS: ['https://console.jurilien.example'] });
const from = (headers: Record<string, string>) => cameFrom({ host: 'jurilien.example', ...headers }, own);

// proves: ASVS row 18, 19
describe('where a request says it comes from', () => {
  it.each([
    [{ origin: 'https://jurilien.example' }],
    [{ origin: 'https://console.jurilien.example', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://jurilien.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is us: %j', (headers) => {
    expect(from(headers as never)).toBe('us');
  });

  it.each([
    [{ origin: 'null' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://jurilien.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://jurilien.example.evil.test' }],
    [{ origin: 'https://eviljurilien.example' }],
    [{ origin: 'https://evil.test/?jurilien.example' }],
    [{ origin: 'http://console.jurilien.example' }],
    [{ origin: 'https://console.jurilien.example:8443' }],
    [{ origin: 'https://other.jurilien.example', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'nonsense' }],
    [{ origin: '' }],
  ])('is elsewhere: %j', (headers) => {
    expect(from(headers as never)).toBe('elsewhere');
  });

  it('is unsaid by what is no browser', () => {
    expect(from({})).toBe('unsaid');
  });
});
