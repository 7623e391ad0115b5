import { Box, Button, TextField } from '@mui/material';
import { askedQuestions, optionsOf, type Question } from '@jurilien/reference';
import { useState } from 'react';
import { Panel } from '../../components/Panel';
import { Tag } from '../../components/Tone';
import { useCode, useT } from '../../useT';
import type { Locale } from '../../locale';
import { Pick } from './Pick';

/** What is asked, in which order: answers given here are kept nowhere. */
export const Preview = ({ questions, lang }: { questions: readonly Question[]; lang: Locale }) => {
  const t = useT();
  const code = useCode();
  const [answers, setAnswers] = useState<Record<string, string | string[]>>({});
  const asked = askedQuestions(questions, answers);
  const answer = (id: string, value: string | string[]) => setAnswers({ ...answers, [id]: value });
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
          const options = optionsOf(q).map((o) => ({ value: o.value, label: o[lang] || o.value }));
          const given = answers[q.id];
          const label = q.label[lang] || q.id;
          return (
            <Box component="li" key={q.id} sx={{ display: 'grid', gap: 1 }}>
              {options.length === 0 ? (
                <TextField
                  size="small"
                  fullWidth
                  label={label}
                  value={given ?? ''}
                  type={q.kind === 'date' ? 'date' : 'text'}
                  multiline={q.long === true}
                  slotProps={{ inputLabel: q.kind === 'date' ? { shrink: true } : {} }}
                  helperText={q.hint?.[lang]}
                  onChange={(event) => answer(q.id, event.target.value)}
                />
              ) : q.kind === 'many' ? (
                <Pick
                  multiple
                  label={label}
                  helper={q.hint?.[lang]}
                  value={Array.isArray(given) ? given : []}
                  options={options}
                  onChange={(v) => answer(q.id, v)}
                />
              ) : (
                <Pick
                  label={label}
                  helper={q.hint?.[lang]}
                  value={typeof given === 'string' ? given : ''}
                  options={options}
                  onChange={(v) => answer(q.id, v)}
                />
              )}
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
