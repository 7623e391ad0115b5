import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Alert, Typography } from '@mui/material';
import { Facts, Panel } from '../../../components/page/Panel';
import { formatFull } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import type { Revealed } from './useRevealed';
import { isByHand, isOfOthers } from './waiting';

interface Props {
  readonly row: PrivacyCaseRow;
}

/** What has to be done next, and by whom. */
export const Next = ({ row }: Props) => {
  const t = useT();
  const say = (key: 'verify' | 'answer' | 'carryOut' | 'runs' | 'withdraws', tone: 'info' | 'warning') => (
    <Alert severity={tone} variant="outlined" sx={{ mb: 4 }}>
      {t(`privacyCases.next.${key}`)}
    </Alert>
  );
  switch (row.state) {
    case 'Verifying':
      return say('verify', 'info');
    case 'InReview':
      return row.kind === 'withdrawConsent' ? say('withdraws', 'info') : say('answer', 'warning');
    case 'Approved':
      return isByHand(row.kind) || isOfOthers(row) ? say('carryOut', 'warning') : say('runs', 'info');
    default:
      return null;
  }
};

/** When, by which way, whose work it is. */
export const CaseFacts = ({ row }: Props) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('privacyCases.facts')}>
      <Facts
        rows={[
          [t('privacyCases.filed'), formatFull(row.filedAt)],
          [t('privacyCases.due'), formatFull(row.dueAt)],
          [t('privacyCases.assignee'), row.assigneeId ? nameOf(row.assigneeId) : t('privacyCases.noOne')],
          [t('privacyCases.channel'), code('privacyChannels', row.channel)],
          [t('privacyCases.province'), code('provinces', row.province)],
          [t('privacyCases.lang'), code('langs', row.lang)],
        ]}
      />
    </Panel>
  );
};

/** The decision in writing, with its cause and whom the person may turn to; what was written is shown once it was asked for. */
export const AnswerPanel = ({ row, revealed }: Props & { readonly revealed: Revealed | undefined }) => {
  const t = useT();
  const code = useCode();
  if (!row.decidedAt && !row.endedAt) return null;
  const written = [revealed?.answer, revealed?.note].filter(Boolean).join('\n\n');
  const abandoned = row.state === 'Abandoned';
  return (
    <Panel title={t('privacyCases.decision')}>
      <Facts
        rows={[
          [t('privacyCases.decided'), formatFull(row.decidedAt ?? row.endedAt)],
          ...(row.cause
            ? [[t('privacyCases.fields.cause'), code(abandoned ? 'privacyEnds' : 'privacyRefusals', row.cause)] as [string, string]]
            : []),
          ...(row.recourse ? [[t('privacyCases.recourse'), code('recourses', row.recourse)] as [string, string]] : []),
        ]}
      />
      {!abandoned && (
        <Typography sx={{ whiteSpace: 'pre-wrap', mt: 2, overflowWrap: 'anywhere' }} color={revealed ? 'text.primary' : 'text.secondary'}>
          {revealed ? written || t('privacyCases.noAnswer') : t('privacyCases.masked')}
        </Typography>
      )}
    </Panel>
  );
};
