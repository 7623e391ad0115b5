import { Box } from '@mui/material';
import { requestQuestions, disclosedAnswers } from '@jurilien/reference';
import type { Lead } from '../lead';
import { Facts } from '../../../components/page/Panel';
import { Tag } from '../../../components/Tone';
import { locale } from '../../../locale';
import { useT } from '../../../useT';
import { answersOf, useLeadQuestions } from './useLeadQuestions';

/** What the client answered, in the words of the version that asked, and which of it offers show. */
export const DisclosedAnswers = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const { questions } = useLeadQuestions(lead);
  const shown = answersOf(lead.accessibleSpecificQuestions);
  const answers = { ...shown, ...answersOf(lead.specificQuestions) };
  const asked = requestQuestions(questions, answers);
  const disclosed = disclosedAnswers(asked, answers, locale);
  // What no question of the set explains is shown as it is stored, rather than hidden from the team.
  const rest = Object.keys(answers).filter((id) => !asked.some((q) => q.id === id));
  const rows = [...disclosed, ...rest.map((id) => ({ id, label: id, value: [answers[id]].flat().join(', ') || '–' }))];
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
