import type { ReactNode } from 'react';
import { useT, type Key } from '../../useT';
import { ErrorPanel, NotFoundPage } from './Pages';
import { PageSkeleton } from './PageSkeleton';

interface Props<R> {
  query: { data?: R | undefined; error: unknown; refetch: () => unknown };
  /** What is said where there is no such record; that the page was not found when absent. */
  notFound?: Key;
  children: (row: R) => ReactNode;
}

/** The page of one record: it loads, is not there, could not be read, or is shown. What is shown stays while it is read again. */
export const RecordPage = <R,>({ query, notFound, children }: Props<R>) => {
  const t = useT();
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage text={notFound && t(notFound)} />;
  if (query.error && !query.data) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  return query.data ? children(query.data) : <PageSkeleton />;
};
