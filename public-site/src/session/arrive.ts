import type { Lang } from '../routes.table';
import { pathOf } from '../routes.table';
import { call } from './call';
import { homeOf, wantedIn } from './session';
import type { Account } from './types';
import { mustEnrol } from './use-account';

/** What the sign-in page leads to once there is a session. */
export type Way = { readonly to: string } | { readonly refused: Account } | { readonly out: true } | { readonly unreachable: true };

/**
 * Where a person who is signed in goes: to protect the account first when it must be, else to the page they wanted if it is
 * one of ours that their role opens, else to the home of their role.
 */
export async function wayOn(lang: Lang, search: string): Promise<Way> {
  const reply = await call(lang, 'GET /api/account', {});
  if (!reply.ok) return reply.problem.status === 401 ? { out: true } : { unreachable: true };
  const { role } = reply.value;
  const next = wantedIn(search, role);
  if (mustEnrol(reply.value)) return { to: `${pathOf('protection', lang)}${next ? `?${next}` : ''}` };
  if (next) return { to: next };
  return wantedIn(search) ? { refused: reply.value } : { to: homeOf(role, lang) };
}
