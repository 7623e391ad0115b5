import type { Answer, Call } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
import { isOwnPlace } from '../own-place';
import type { Pair } from '../pairs';

type Asked = Call<'POST /api/configuration/previews'>['body'];
export type Previewed = Answer<'POST /api/configuration/previews'>;

/** Someone who looks again within a minute sees the same figures. */
const FRESH_MS = 60_000;

/** What is to be previewed: a change as it is put together, or one that was proposed, under its name. */
export interface Previewing {
  readonly changeId: string;
  readonly set: readonly Pair[];
  /** The instant from which it is to apply; one that has passed is now. */
  readonly effectiveAt?: string | null;
}

/** Whether someone may see what a change would have done: those who may propose it. */
export const mayPreview = (set: readonly Pair[]): boolean => set.every(({ scope }) => isOwnPlace(scope));

/** A day that has passed is no longer waited for: the change applies as soon as it is agreed. */
const ahead = (at: string | null | undefined): { effectiveAt?: string } => (at && Date.parse(at) > Date.now() ? { effectiveAt: at } : {});

/** What a change would have done with the cases of the last days, computed by the API. */
export const usePreview = ({ changeId, set, effectiveAt }: Previewing, enabled: boolean) => {
  const body = { changeId, set: set.map(({ key, scope, value }) => ({ key, scope, value })), ...ahead(effectiveAt) } as Asked;
  return useQuery({
    queryKey: ['configuration previews', body],
    queryFn: ({ signal }) => ask('POST /api/configuration/previews', { body, signal }),
    enabled,
    staleTime: FRESH_MS,
    retry: false,
  });
};
export type PreviewQuery = ReturnType<typeof usePreview>;
