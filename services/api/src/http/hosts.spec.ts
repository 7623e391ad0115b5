import { servedAt, type Room } from './hosts.js';

const [SITE, CONSOLE, API] = ['https://www.example.ca', 'https://console.example.ca', 'https://api.example.ca'];
const apart = { publicUrl: SITE, CONSOLE_URL: CONSOLE, API_URL: API };
const ROOMS: readonly Room[] = ['console', 'account', 'site', 'api'];
const at = (host: string, hosts: Parameters<typeof servedAt>[2] = apart) => ROOMS.map((room) => servedAt(host, room, hosts) ?? 'here');

// proves: ASVS row 72
describe('site, console and API on hosts of their own', () => {
  it.each([
    ['the site', 'www.example.ca', [CONSOLE, 'here', 'here', 'here']],
    ['the console, with the pages that lead into it', 'console.example.ca', ['here', 'here', SITE, 'here']],
    ['the API', 'api.example.ca', [CONSOLE, SITE, SITE, 'here']],
    ['a host that is none of them', '127.0.0.1:3000', [CONSOLE, 'here', 'here', 'here']],
    ['one that only looks like the console', 'console.example.ca.evil.test', [CONSOLE, 'here', 'here', 'here']],
  ])('%s serves what is its own and sends the rest away', (_, host, rooms) => expect(at(host)).toEqual(rooms));

  it('is one host where no other is named', () =>
    expect(at('www.example.ca', { publicUrl: SITE })).toEqual(['here', 'here', 'here', 'here']));
});
