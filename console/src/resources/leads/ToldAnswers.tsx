import { Box } from '@mui/material';
import { requestQuestions, shippedSet, toldAnswers, type QuestionSet } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LeadDetails } from '../../api/rows';
import { Facts } from '../../components/Panel';
import { Tag } from '../../components/Tone';
import type { ConsoleDataProvider } from '../../dataProvider';
import { locale } from '../../locale';
import { useT } from '../../useT';

const mapOf = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** What the client answered, in the words of the version that asked, and which of it offers show. */
export const ToldAnswers = ({ lead }: { lead: LeadDetails }) => {
  const t = useT();
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const field = lead.questionSet?.field ?? String(lead.facts.lawyerType ?? 'other');
  const version = lead.questionSet?.version;
  const shipped = shippedSet(field);
  const { data } = useQuery({
    queryKey: ['questions', field, version],
    queryFn: ({ signal }) => ask<QuestionSet>(`public/questions/${field}?version=${version}`, signal),
    enabled: version !== undefined && version !== shipped?.version,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const answers = { ...mapOf(lead.accessibleSpecificQuestions), ...mapOf(lead.specificQuestions) };
  const shown = mapOf(lead.accessibleSpecificQuestions);
  const asked = requestQuestions((data ?? shipped)?.questions ?? [], answers);
  const told = toldAnswers(asked, answers, locale);
  // What no question of the set explains is shown as it is stored, rather than hidden from the team.
  const rest = Object.keys(answers).filter((id) => !asked.some((q) => q.id === id));
  const rows = [
    ...told,
    ...rest.map((id) => ({ id, label: id, value: Array.isArray(answers[id]) ? answers[id].join(', ') : String(answers[id] ?? '–') })),
  ];
  return (
    <Facts
      rows={rows.map(({ id, label, value }) => [
        label,
        <Box key={id}>
          {value}
          {id in shown && (
            <Box sx={{ mt: 1 }}>
              <Tag tone="info">{t('questions.shownInOffer')}</Tag>
            </Box>
          )}
        </Box>,
      ])}
    />
  );
};
