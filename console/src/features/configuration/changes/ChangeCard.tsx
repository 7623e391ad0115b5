import { Alert, Box, Button } from '@mui/material';
import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import type { WhyNot } from '../../../components/commands/useActions';
import { quiet } from '../../../components/text/who';
import { Tag } from '../../../components/Tone';
import { formatMoment } from '../../../format';
import { me } from '../../../roles';
import type { ToneName } from '../../../tokens';
import { useStaff } from '../../../useStaff';
import { useT } from '../../../useT';
import { Difference } from '../Difference';
import { draftOf, useDraftChange } from '../useDraftChange';
import { PreviewOnCard } from '../preview/PreviewOfChange';
import { DecideDialog, type Decision } from './DecideDialog';

const TONES: Readonly<Record<ConfigChangeRow['state'], ToneName>> = {
  Proposed: 'accent',
  Scheduled: 'info',
  Applied: 'success',
  RolledBack: 'neutral',
  Rejected: 'neutral',
  Stuck: 'danger',
};
const DECISIONS: Readonly<Record<ConfigChangeRow['state'], readonly Decision[]>> = {
  Proposed: ['ApproveConfigChange', 'RejectConfigChange'],
  Scheduled: ['RejectConfigChange'],
  Stuck: ['RejectConfigChange'],
  Applied: ['RollbackConfig'],
  RolledBack: [],
  Rejected: [],
};
const isOpen = ({ state }: ConfigChangeRow): boolean => state === 'Proposed' || state === 'Scheduled' || state === 'Stuck';

/** Who did what to it, and when. */
const Story = ({ row }: { row: ConfigChangeRow }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const lines = [
    t('config.story.proposed', { who: nameOf(row.proposedBy), when: formatMoment(row.proposedAt) }),
    row.approvedBy && t('config.story.approved', { who: nameOf(row.approvedBy), when: formatMoment(row.approvedAt) }),
    row.effectiveAt && t('config.story.from', { when: formatMoment(row.effectiveAt) }),
    row.appliedAt && t('config.story.applied', { when: formatMoment(row.appliedAt), version: row.configVersion }),
    row.endedBy && t('config.story.ended', { who: nameOf(row.endedBy), when: formatMoment(row.endedAt), reason: row.endedReason }),
    row.rollsBack && t('config.story.rollsBack'),
    row.rolledBackBy && t('config.story.rolledBack'),
  ];
  return (
    <Box sx={quiet}>
      {lines.filter(Boolean).map((line) => (
        <div key={String(line)}>{line}</div>
      ))}
      <Box sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>{row.reason}</Box>
    </Box>
  );
};

/** One's own proposal can be corrected: it goes back to the page where changes are put together. */
const Correct = ({ row }: { row: ConfigChangeRow }) => {
  const t = useT();
  const navigate = useNavigate();
  const draft = useDraftChange();
  if (!isOpen(row) || row.proposedBy !== me().id) return null;
  const correct = () => {
    draft.begin(draftOf(row));
    void navigate(`/config?only=waiting`);
  };
  return (
    <Button size="small" onClick={correct}>
      {t('config.correct')}
    </Button>
  );
};

/** One change: its state, what it does, its story, and what can be done about it. */
export const ChangeCard = ({ row, whyNot }: { row: ConfigChangeRow; whyNot: WhyNot<'config-changes'> }) => {
  const t = useT();
  const [open, setOpen] = useState<Decision>();
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 3, p: 4, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Tag tone={TONES[row.state]}>{t(`config.states.${row.state}`)}</Tag>
        {isOpen(row) && row.secondPerson && !row.approvedBy && <Tag tone="warning">{t('config.waitsForSecond')}</Tag>}
        <Box sx={{ flex: 1 }} />
        <Correct row={row} />
        {DECISIONS[row.state].map((decision) => (
          <ActionButton
            key={decision}
            size="small"
            variant={decision === 'ApproveConfigChange' ? 'contained' : 'outlined'}
            why={whyNot(row.id, decision)}
            onClick={() => setOpen(decision)}
          >
            {t(`config.decide.${decision}`)}
          </ActionButton>
        ))}
      </Box>
      {row.state === 'Stuck' && (
        <Alert severity="warning">{t(row.stuckWhy === 'contradiction' ? 'config.stuckContradiction' : 'config.stuckBase')}</Alert>
      )}
      <Difference set={row.set} />
      {(row.state === 'Proposed' || row.state === 'Scheduled') && <PreviewOnCard row={row} />}
      <Story row={row} />
      {open && <DecideDialog row={row} decision={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};
