import { shippedSet, type Question, type QuestionSet } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../lead';
import { ask } from '../../../api/http';

/** The questions of a field of law: of one version, or those in force; none until a version that is not the shipped one is read. */
export const useQuestionsOf = (field: string, version?: number): QuestionSet | undefined => {
  const shipped = shippedSet(field);
  const { data, isError } = useQuery({
    queryKey: ['questions', field, version],
    queryFn: ({ signal }) => ask('GET /api/public/questions/:field', { params: { field }, query: { version }, signal }),
    enabled: shipped !== undefined && version !== shipped.version,
    // A version never changes; the one in force seldom does.
    staleTime: version ? Number.POSITIVE_INFINITY : 60_000,
  });
  return version === shipped?.version || isError ? shipped : data;
};

/** The questions a request answers: of the version that asked, as shipped for one that is older than versions. */
export const useLeadQuestions = (lead: Lead): { field: string; version: number; questions: readonly Question[] } => {
  const field = lead.questionSet?.field ?? String(lead.facts.lawyerType ?? 'other');
  const version = lead.questionSet?.version ?? 1;
  return { field, version, questions: useQuestionsOf(field, version)?.questions ?? [] };
};

/** Answers by question id, whatever a row holds. */
export const answersOf = (value: unknown): Record<string, string | readonly string[]> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([id, a]) => [id, Array.isArray(a) ? a.map(String) : String(a ?? '')]))
    : {};
