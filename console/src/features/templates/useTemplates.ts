import type { MessageTemplateRow } from '@jurilien/rows/automation';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { ask } from '../../api/http';

/** Every template as it stands. */
export const useTemplates = () =>
  useQuery({ queryKey: ['message-templates', 'all'], queryFn: ({ signal }) => ask('GET /api/templates', { signal }) });

/** One template: what is declared of it, and what someone did with it; nothing where no one has. */
export function useTemplate(code: string) {
  const declared = useQuery({
    queryKey: ['message-templates', 'one', code],
    queryFn: ({ signal }) => ask('GET /api/templates/:code', { params: { code }, signal }),
    retry: false,
  });
  const rows = useGetList<MessageTemplateRow>(
    'message-templates',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: { id: code } },
    { retry: false },
  );
  const refetch = () => Promise.all([declared.refetch(), rows.refetch()]);
  return {
    isPending: declared.isPending || rows.isPending,
    error: declared.error ?? rows.error,
    refetch,
    template: declared.data,
    row: rows.data?.[0],
  };
}
