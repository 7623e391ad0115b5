import { Box, Button } from '@mui/material';
import { askedQuestions, type Question } from '@jurilien/reference';
import { useState } from 'react';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useCode, useT } from '../../useT';
import type { Locale } from '../../locale';
import { AnswerField, type GivenAnswer } from './AnswerField';

/** What is asked, in which order: answers given here are kept nowhere. */
export const Preview = ({ questions, lang }: { questions: readonly Question[]; lang: Locale }) => {
  const t = useT();
  const code = useCode();
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>({});
  const asked = askedQuestions(questions, answers);
  return (
    <Panel
      title={t('questions.preview')}
      aside={
        <Button size="small" onClick={() => setAnswers({})}>
          {t('questions.startAgain')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', mb: 3 }}>
        {t('questions.previewHint', { asked: asked.length, all: questions.length })}
      </Box>
      <Box component="ol" lang={lang === 'fr' ? 'fr-CA' : 'en-CA'} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {asked.map((q) => {
          return (
            <Box component="li" key={q.id} sx={{ display: 'grid', gap: 1 }}>
              <AnswerField question={q} lang={lang} value={answers[q.id]} onChange={(value) => setAnswers({ ...answers, [q.id]: value })} />
              <Box>
                <Tag tone={q.visible === 'offer' ? 'info' : 'accent'}>{code('questionLevels', q.visible)}</Tag>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
