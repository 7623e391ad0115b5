import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { Frame } from './frame';
import { pageAt, pathOf, type Lang } from '../routes.table';

/** Addresses of the page being shown in both languages; nothing for an address that is none of ours. */
export function useTwins(): Readonly<Record<Lang, string>> | undefined {
  const at = pageAt(useLocation().pathname);
  const own = useMatches().flatMap((m) => (m.loaderData as { frame?: Frame } | undefined)?.frame?.paths ?? []);
  if (own[0]) return own[0];
  return at && { fr: pathOf(at.page, 'fr', at), en: pathOf(at.page, 'en', at) };
}

/** The origin people really use, for addresses that must be whole. */
export const useOrigin = (): string => useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
