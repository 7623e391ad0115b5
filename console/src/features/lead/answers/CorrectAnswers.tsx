import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { askedQuestions, isAnswered, keptAnswers, requestQuestions, storedAnswer } from '@jurilien/reference';
import { useState } from 'react';
import type { Lead } from '../lead';
import { useCommand, useFieldError } from '../../../components/commands/useCommand';
import { locale } from '../../../locale';
import { useDraft } from '../../../useDraft';
import { useT } from '../../../useT';
import { AnswerField, type GivenAnswer } from '../../questions';
import { EditForm } from '../fields/EditForm';
import { answersOf, useLeadQuestions } from './useLeadQuestions';

/** What somebody has changed and not saved yet: answers, and whether offers show them. */
export interface AnswersDraft {
  changed: Record<string, GivenAnswer>;
  shown: Record<string, boolean>;
  reason: string;
}
export const answersDraft = (leadId: string) => `answers:${leadId}`;
const without = <T,>(map: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== id));
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Corrects what a client answered, by the version that asked. A corrected answer leaves the offers until somebody who has read it
 * ticks it back; what a correction makes pointless goes.
 */
export const CorrectAnswers = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const t = useT();
  const say = useFieldError();
  const { field, version, questions } = useLeadQuestions(lead);
  const { run, busy, problem, clear } = useCommand();
  const [base, setBase] = useState(lead);
  const [draft, write] = useDraft<AnswersDraft>(answersDraft(lead.id));
  const { changed, shown, reason } = draft ?? { changed: {}, shown: {}, reason: '' };

  const before = answersOf(base.specificQuestions);
  const inOffers = answersOf(base.accessibleSpecificQuestions);
  const now = { ...before, ...changed };
  const all = requestQuestions(questions, now);
  // Beside the questions of the field, those of every request that were answered.
  const own = new Set([...questions.map(({ id }) => id), ...Object.keys(before)]);
  const asked = askedQuestions(all, now).filter(({ id }) => own.has(id));
  const known = new Map(all.map((q) => [q.id, q]));
  const stored = Object.fromEntries(
    Object.entries(keptAnswers(all, now)).map(([id, answer]) => [id, storedAnswer(known.get(id)!, answer)]),
  );
  const unexplained = Object.fromEntries(Object.entries(before).filter(([id]) => !known.has(id)));
  const answers = { ...unexplained, ...stored };
  const isShown = (id: string) => id in answers && (shown[id] ?? (id in inOffers && same(answers[id], before[id])));
  const offered = Object.fromEntries(Object.entries(answers).filter(([id]) => isShown(id)));
  const untouched = same(answers, { ...unexplained, ...keptAnswers(all, before) }) && same(offered, inOffers);

  const put = (next: Partial<AnswersDraft>) => write({ changed, shown, reason, ...next });
  const leave = () => {
    write(undefined);
    onClose();
  };
  const errorOf = (id: string) => {
    const found = problem?.errors?.find((e) => e.field.replace(/^payload\./, '') === `specificQuestions.${id}`);
    return found && say(found.message);
  };
  const save = async () => {
    const sent = await run(
      'EditLead',
      { leadId: lead.id, questionSet: { field, version }, specificQuestions: answers, accessibleSpecificQuestions: offered },
      { reason: reason.trim(), expectedVersion: base.version },
    );
    if (sent.ok) leave();
  };

  return (
    <EditForm
      lead={lead}
      base={base}
      problem={problem}
      known={asked.map(({ id }) => `specificQuestions.${id}`)}
      hint={t('answers.hint')}
      reason={reason}
      busy={Boolean(busy)}
      unchanged={untouched}
      gap={3}
      onReload={() => {
        setBase(lead);
        clear();
      }}
      onReason={(next) => put({ reason: next })}
      onSave={save}
      onCancel={leave}
    >
      {asked.map((q) => {
        const corrected = isAnswered(before[q.id]) && !same(answers[q.id], before[q.id]);
        return (
          <Box key={q.id} sx={{ display: 'grid', gap: 1 }}>
            <AnswerField
              question={q}
              lang={locale}
              value={now[q.id]}
              error={errorOf(q.id)}
              onChange={(value) => put({ changed: { ...changed, [q.id]: value }, shown: without(shown, q.id) })}
            />
            {(q.visible === 'offer' || q.id in inOffers) && (
              <FormControlLabel
                disabled={!isAnswered(now[q.id])}
                label={t('answers.show')}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown(q.id)}
                    onChange={(_, checked) => put({ shown: { ...shown, [q.id]: checked } })}
                    slotProps={{ input: { 'aria-label': t('answers.showThis', { question: q.label[locale] }) } }}
                  />
                }
              />
            )}
            {corrected && q.id in inOffers && !isShown(q.id) && (
              <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('answers.left')}</Box>
            )}
          </Box>
        );
      })}
    </EditForm>
  );
};
