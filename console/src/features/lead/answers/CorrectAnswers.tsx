import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { askedQuestions, isAnswered, keptAnswers, requestQuestions, storedAnswer, type Question } from '@jurilien/reference';
import { useState } from 'react';
import type { Lead } from '../lead';
import { useCommand, useFieldError } from '../../../components/commands/useCommand';
import { locale } from '../../../locale';
import { useDraft } from '../../../useDraft';
import { useT } from '../../../useT';
import { AnswerField, type GivenAnswer } from '../../questions';
import { EditForm } from '../fields/EditForm';
import { answersOf, useLeadQuestions } from './useLeadQuestions';

/** What a member of the team has changed and not saved yet: answers, and whether offers show them. */
export interface AnswersDraft {
  changed: Record<string, GivenAnswer>;
  shown: Record<string, boolean>;
  reason: string;
}
export const answersDraft = (leadId: string) => `answers:${leadId}`;
const without = <T,>(map: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== id));
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A request's answers as a correction leaves them: what is asked, what is stored, and what offers show. */
const correctionOf = (base: Lead, questions: readonly Question[], { changed, shown }: Pick<AnswersDraft, 'changed' | 'shown'>) => {
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
  const unchanged = same(answers, { ...unexplained, ...keptAnswers(all, before) }) && same(offered, inOffers);
  return { before, inOffers, now, asked, answers, offered, isShown, unchanged };
};

interface CorrectedProps {
  readonly question: Question;
  readonly value: GivenAnswer | undefined;
  readonly error: string | undefined;
  /** It was answered, and differently. */
  readonly corrected: boolean;
  readonly wasShown: boolean;
  readonly isShown: boolean;
  readonly onAnswer: (value: GivenAnswer) => void;
  readonly onShow: (shown: boolean) => void;
}

/** One question with its answer, and whether offers show it. */
const CorrectedAnswer = ({ question: q, value, error, corrected, wasShown, isShown, onAnswer, onShow }: CorrectedProps) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <AnswerField question={q} lang={locale} value={value} error={error} onChange={onAnswer} />
      {(q.visible === 'offer' || wasShown) && (
        <FormControlLabel
          disabled={!isAnswered(value)}
          label={t('answers.show')}
          control={
            <Checkbox
              size="small"
              checked={isShown}
              onChange={(_, checked) => onShow(checked)}
              slotProps={{ input: { 'aria-label': t('answers.showThis', { question: q.label[locale] }) } }}
            />
          }
        />
      )}
      {corrected && wasShown && !isShown && <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('answers.left')}</Box>}
    </Box>
  );
};

const useAnswerError = (problem: ReturnType<typeof useCommand>['problem']) => {
  const say = useFieldError();
  return (id: string): string | undefined => {
    const found = problem?.errors?.find((e) => e.field.replace(/^payload\./, '') === `specificQuestions.${id}`);
    return found && say(found.message);
  };
};

/**
 * Corrects what a client answered, by the version that asked. A corrected answer leaves the offers until a member of the team who
 * has read it ticks it back; what a correction makes pointless goes.
 */
export const CorrectAnswers = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const t = useT();
  const { field, version, questions } = useLeadQuestions(lead);
  const { run, busy, problem, clear } = useCommand();
  const [base, setBase] = useState(lead);
  const [draft, write] = useDraft<AnswersDraft>(answersDraft(lead.id));
  const { changed, shown, reason } = draft ?? { changed: {}, shown: {}, reason: '' };
  const { before, inOffers, now, asked, answers, offered, isShown, unchanged } = correctionOf(base, questions, { changed, shown });

  const put = (next: Partial<AnswersDraft>) => write({ changed, shown, reason, ...next });
  const leave = () => {
    write(undefined);
    onClose();
  };
  const errorOf = useAnswerError(problem);
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
      unchanged={unchanged}
      gap={3}
      onReload={() => {
        setBase(lead);
        clear();
      }}
      onReason={(next) => put({ reason: next })}
      onSave={save}
      onCancel={leave}
    >
      {asked.map((q) => (
        <CorrectedAnswer
          key={q.id}
          question={q}
          value={now[q.id]}
          error={errorOf(q.id)}
          corrected={isAnswered(before[q.id]) && !same(answers[q.id], before[q.id])}
          wasShown={q.id in inOffers}
          isShown={isShown(q.id)}
          onAnswer={(value) => put({ changed: { ...changed, [q.id]: value }, shown: without(shown, q.id) })}
          onShow={(checked) => put({ shown: { ...shown, [q.id]: checked } })}
        />
      ))}
    </EditForm>
  );
};
