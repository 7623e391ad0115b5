import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { ApiRoute, Call } from '@jurilien/contracts/api';
import type { Lang } from '../routes.table';
import { request } from './session';

/** The browser has taken the bytes long before. */
const LET_GO_MS = 60_000;

/** Takes a file of the API home: it needs the session, so a plain link would not do. */
export async function download<K extends ApiRoute>(lang: Lang, route: K, given: Call<K>, name: string): Promise<boolean> {
  try {
    const { path } = addressOf(route, given as AddressParts);
    const answer = await request(path, { headers: { 'accept-language': `${lang}-CA` } });
    if (!(answer instanceof Response) || !answer.ok) return false;
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), LET_GO_MS);
    return true;
  } catch {
    return false;
  }
}
