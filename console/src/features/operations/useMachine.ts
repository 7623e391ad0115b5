import type { Answer } from '@jurilien/contracts/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

export type Machine = Answer<'GET /api/operations'>;
export type Letters = Answer<'GET /api/operations/dead-letters'>;
export type Group = Letters['groups'][number];
export type Letter = Letters['rows'][number];

/** What is late grows by the second. */
const AGAIN_MS = 5_000;
const LETTERS_AGAIN_MS = 15_000;

/** How the machine is, read again while the page is open. */
export const useMachine = () =>
  useQuery({
    // By the view's name first: the live stream reads it again with what was done.
    queryKey: ['operations', 'machine'],
    queryFn: ({ signal }) => ask('GET /api/operations', { signal }),
    refetchInterval: AGAIN_MS,
    retry: false,
  });

/** Work that was given up: of one kind and reason or of all, behind a row or from the newest on. */
export const useLetters = (of: Pick<Group, 'job' | 'fault'> | undefined, after: Pick<Letter, 'givenUpAt' | 'id'> | undefined) => {
  const query = { ...(of ? { job: of.job, fault: of.fault } : {}), ...(after ? { afterAt: after.givenUpAt, afterId: after.id } : {}) };
  return useQuery({
    queryKey: ['operations', 'dead-letters', query],
    queryFn: ({ signal }) => ask('GET /api/operations/dead-letters', { query, signal }),
    refetchInterval: LETTERS_AGAIN_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
};
