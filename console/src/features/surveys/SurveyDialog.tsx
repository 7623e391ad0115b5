import type { SurveyRow } from '@jurilien/rows/feedback';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Command } from '../../components/commands/CommandDialog';
import { ActionButton } from '../../components/commands/ActionButton';
import { useActions } from '../../components/commands/useActions';
import { OwnWords } from '../../components/text/OwnWords';
import { Facts, Loaded } from '../../components/page/Panel';
import { formatFull } from '../../format';
import { useCode, useT } from '../../useT';
import { AskFollowUp } from '../followUps';

const ITEMS = {
  client: ['overall', 'contacted', 'listened', 'clearPrice', 'platform'],
  professional: ['overall', 'reachable', 'described', 'serious', 'rightField'],
} as const;
export const grade = (value: number | null | undefined, of: number): string =>
  value === null || value === undefined ? '–' : `${value} / ${of}`;

interface DialogProps {
  readonly row: SurveyRow;
  readonly onClose: () => void;
  readonly onCommand: (command: Command) => void;
}

/** One answer with its free words, which lists leave out, and what was done about it. */
export const SurveyDialog = ({ row, onClose, onCommand }: DialogProps) => {
  const t = useT();
  const code = useCode();
  // The list has just put its own row there, without the words.
  const query = useGetOne<SurveyRow>('surveys', { id: row.id }, { staleTime: 0 });
  const answers = query.data;
  const whyNot = useActions('surveys', [row.id]);
  const mark = (): Command => ({
    command: 'ModerateSurvey',
    label: t('actions.ModerateSurvey'),
    reason: false,
    fields: [
      {
        name: 'label',
        label: 'surveys.label',
        kind: 'select',
        options: ['called', 'noCall'].map((value) => ({ value, label: code('surveyLabels', value) })),
      },
    ],
    payload: (values) => ({ acceptanceId: row.acceptanceId, side: row.side, label: values.label }),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="survey-title">
      <DialogTitle id="survey-title">
        {row.code ? `${t('surveys.code')} ${row.code}` : t('surveys.anonymous')} · {code('surveySides', row.side)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Loaded query={query} lines={4}>
          <Facts
            rows={[
              ...ITEMS[row.side].map((item): [string, string] => [t(`surveys.${item}`), grade(answers?.[item], 5)]),
              ...(row.side === 'client' ? [[t('surveys.recommend'), grade(answers?.recommend, 10)] as [string, string]] : []),
              [t('surveys.outcome'), answers?.outcome ? code('surveyOutcomes', answers.outcome) : '–'],
              [t('surveys.callMe'), answers?.callMe ? t('surveys.yes') : '–'],
              [t('surveys.invited'), formatFull(row.invitedAt)],
              [t('surveys.answered'), row.answeredAt ? formatFull(row.answeredAt) : '–'],
              ...(answers?.label ? [[t('surveys.label'), code('surveyLabels', answers.label)] as [string, string]] : []),
            ]}
          />
          {answers?.comment && (
            <OwnWords lang={row.lang} apart>
              {answers.comment}
            </OwnWords>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        {row.leadId && (
          <Button variant="outlined" component={Link} to={`/leads/${row.leadId}`}>
            {t('surveys.openLead')}
          </Button>
        )}
        <AskFollowUp about={row} />
        <ActionButton variant="outlined" why={whyNot(row.id, 'ModerateSurvey')} onClick={() => onCommand(mark())}>
          {t('actions.ModerateSurvey')}
        </ActionButton>
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
