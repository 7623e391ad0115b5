import type { Settings } from '@jurilien/runtime';

/** Whose an address is: the console's, one of the pages through which someone signs in, the rest of the site's, or the API's own. */
export type Room = 'console' | 'account' | 'site' | 'api';
type Hosts = Pick<Settings, 'publicUrl' | 'CONSOLE_URL' | 'API_URL'>;

/** What each host of its own serves; the site's host serves all that has none. Every host answers the API to the pages it serves. */
const SERVED = { CONSOLE_URL: ['console', 'account', 'api'], API_URL: ['api'] } as const satisfies Record<string, readonly Room[]>;

const hostOf = (url: string | undefined): string | undefined => (url === undefined ? undefined : new URL(url).host);

/**
 * The origin that an address is served at instead, where console and API have hosts of their own: a script that got into a page of the
 * site is then on another origin than the sessions of the team, and reads none of them (ASVS 3.5.4).
 * @param host the host that was asked for; one that is none of ours (a health check by number) is the site's
 * @returns nothing where the address is in its place
 */
export function servedAt(host: string, room: Room, settings: Hosts): string | undefined {
  const own = (['CONSOLE_URL', 'API_URL'] as const).find((name) => settings[name] && hostOf(settings[name]) === host);
  if (own) return (SERVED[own] as readonly Room[]).includes(room) ? undefined : originFor(room, settings);
  return room === 'console' ? settings.CONSOLE_URL && new URL(settings.CONSOLE_URL).origin : undefined;
}

const originFor = (room: Room, { publicUrl, CONSOLE_URL }: Hosts): string =>
  new URL((room === 'console' ? CONSOLE_URL : undefined) ?? publicUrl).origin;
