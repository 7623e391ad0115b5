import type { QuestionSetRow } from '@jurilien/rows/questions';
import { Box } from '@mui/material';
import type { Question } from '@jurilien/reference';
import { FormDialog } from '../../components/commands/FormDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { ReasonInput } from '../../components/form/ReasonInput';
import { Tag } from '../../components/Tone';
import { useCommand } from '../../components/commands/useCommand';
import { locale } from '../../locale';
import type { ToneName } from '../../tokens';
import { useT } from '../../useT';
import { changesBetween, type Change } from './sets';

const TONES: Record<Change['kind'], ToneName> = { added: 'success', removed: 'danger', changed: 'warning', moved: 'neutral' };

/** What someone will be asked from now on that they are not asked today. */
export const Difference = ({ before, after }: { before: readonly Question[]; after: readonly Question[] }) => {
  const t = useT();
  return (
    <Box component="ul" aria-label={t('questions.difference')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {changesBetween(before, after).map(({ question, kind }) => (
        <Box component="li" key={question.id} sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Tag tone={TONES[kind]}>{t(`questions.changes.${kind}`)}</Tag>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {question.label[locale] || question.id}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** Puts the draft in force: the difference, the next version's number, and why. */
export const PublishDialog = ({
  row,
  draft,
  inForce,
  onClose,
}: {
  row: QuestionSetRow;
  draft: readonly Question[];
  inForce: { version: number; questions: readonly Question[] };
  onClose: () => void;
}) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const publish = async ({ reason }: { reason: string }) => {
    const options = { reason: reason.trim(), expectedVersion: row.version, label: t('questions.publish') };
    const sent = await run('PublishQuestionSet', { field: row.id }, options);
    if (sent.ok) onClose();
  };
  return (
    <FormDialog
      title={t('questions.publishAs', { version: inForce.version + 1 })}
      act={t('questions.publish')}
      busy={Boolean(busy)}
      onSubmit={publish}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      <Box sx={{ color: 'text.secondary' }}>{t('questions.publishHint')}</Box>
      <Difference before={inForce.questions} after={draft} />
      <ReasonInput />
    </FormDialog>
  );
};
