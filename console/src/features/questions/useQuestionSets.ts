import type { QuestionSetRow } from '@jurilien/rows/questions';
import { useGetList } from 'react-admin';

/** The sets someone has worked on, by field of law: there are never more than fields. */
export function useQuestionSets() {
  const query = useGetList<QuestionSetRow>(
    'question-sets',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { retry: false },
  );
  return { ...query, byField: new Map((query.data ?? []).map((row) => [row.id, row])) };
}
