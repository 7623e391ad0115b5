import { Box } from '@mui/material';
import { useState } from 'react';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { Panel } from '../../../components/page/Panel';
import { useDraft } from '../../../useDraft';
import { useT } from '../../../useT';
import { CorrectAnswers, answersDraft, type AnswersDraft } from './CorrectAnswers';
import { DisclosedAnswers } from './DisclosedAnswers';
import { answersOf } from './useLeadQuestions';

interface OwnQuestion {
  id: string;
  text?: string;
}

/** What the client answered: to the questions of the field of law, which staff correct here, and to those the team asked. */
export const Answers = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  // Someone who comes back from signing in again finds the form as they left it.
  const [draft] = useDraft<AnswersDraft>(answersDraft(lead.id));
  const [editing, setEditing] = useState(draft !== undefined && !why);
  const asked = (Array.isArray(lead.questions) ? lead.questions : []) as OwnQuestion[];
  const given = answersOf(lead.answers);
  const answered = Object.keys(answersOf(lead.specificQuestions)).length > 0;
  if (lead.state === 'Draft') return null;
  return (
    <Panel
      title={t('lead.answers')}
      aside={
        !editing && (
          <ActionButton variant="outlined" why={why} onClick={() => setEditing(true)}>
            {t(answered ? 'answers.correct' : 'answers.add')}
          </ActionButton>
        )
      }
    >
      {editing ? (
        <CorrectAnswers lead={lead} onClose={() => setEditing(false)} />
      ) : answered ? (
        <DisclosedAnswers lead={lead} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('answers.none')}</Box>
      )}
      {asked.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 2 }}>
          {asked.map((question) => (
            <Box key={question.id} sx={{ py: 1 }}>
              <Box component="dt" sx={{ fontWeight: 650 }}>
                {question.text ?? ''}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {given[question.id] ?? '–'}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
};
