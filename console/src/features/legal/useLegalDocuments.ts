import type { LegalDocumentRow } from '@jurilien/rows/legal';
import { useGetList } from 'react-admin';

/** The documents someone has worked on, by their code: there are never more than documents. */
export function useLegalDocuments() {
  const query = useGetList<LegalDocumentRow>(
    'legal-documents',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { retry: false },
  );
  return { ...query, byCode: new Map((query.data ?? []).map((row) => [row.id, row])) };
}
