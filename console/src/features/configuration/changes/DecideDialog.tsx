import { Alert, Box } from '@mui/material';
import { heldWithout, keyNamed } from '@jurilien/reference';
import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { FormDialog } from '../../../components/commands/FormDialog';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { useCommand } from '../../../components/commands/useCommand';
import { ReasonInput } from '../../../components/form/ReasonInput';
import { formatMoment } from '../../../format';
import { useT } from '../../../useT';
import { Difference } from '../Difference';
import { preempted, type Pair } from '../pairs';
import { Preempted } from '../ProposeDialog';
import { ProposedPreview } from '../preview/PreviewOfChange';
import { mayPreview } from '../preview/usePreview';
import { useConfiguration } from '../useConfiguration';

/** What an administrator does about a change that someone proposed or applied. */
export type Decision = 'ApproveConfigChange' | 'RejectConfigChange' | 'RollbackConfig';

/** What a roll-back does: the values of before, in place of those that were applied; a wider scope has what it has by now. */
const Reversal = ({ of: { set } }: { of: ConfigChangeRow }) => {
  const { inForce } = useConfiguration();
  const reversed = set.map((pair) => {
    const key = keyNamed(pair.key);
    const wider = key && heldWithout(key, pair.scope, inForce.overrides);
    return { ...pair, value: pair.before ?? null, before: pair.value, wider };
  });
  return <Difference set={reversed} />;
};

const PLANNED = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'effectiveAt', order: 'ASC' as const },
  filter: { state: ['Scheduled'] },
};
/** Planned changes that are stuck once this one is in force. */
const Planned = ({ set, effectiveAt }: { set: readonly Pair[]; effectiveAt?: string | null }) => {
  const { data = [] } = useGetList<ConfigChangeRow>('config-changes', PLANNED, { retry: false });
  return <Preempted changes={preempted(data, set, effectiveAt ?? undefined)} />;
};

/** Shows what the decision does before it is confirmed; an approval is bound to the very values that are shown. */
export const DecideDialog = ({ row, decision, onClose }: { row: ConfigChangeRow; decision: Decision; onClose: () => void }) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  // What was shown when the dialog opened is what is approved, whatever is edited meanwhile.
  const [seen] = useState(row);
  const [rollbackId] = useState(() => crypto.randomUUID());
  const payload = {
    ApproveConfigChange: { changeId: seen.id, hash: seen.hash },
    RejectConfigChange: { changeId: seen.id },
    RollbackConfig: { changeId: seen.id, rollbackId },
  }[decision];
  const said = t(`config.said.${decision}`);
  const submit = async ({ reason }: { reason: string }) => {
    const effect = { rows: [], next: '', done: said, proposed: t('config.said.propose') };
    if ((await run(decision, payload, { reason: reason.trim(), effect })).ok) onClose();
  };
  return (
    <FormDialog
      wide
      title={t(`config.decide.${decision}`)}
      act={t(`config.decide.${decision}`)}
      danger={decision !== 'ApproveConfigChange'}
      busy={Boolean(busy)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} />
      {seen.hash !== row.hash && <Alert severity="warning">{t('config.edited')}</Alert>}
      {decision === 'ApproveConfigChange' && (
        <Box sx={{ color: 'text.secondary' }}>
          {seen.effectiveAt ? t('config.approvedFrom', { when: formatMoment(seen.effectiveAt) }) : t('config.approvedNow')}
        </Box>
      )}
      {decision === 'RollbackConfig' && seen.secondPerson && <Box sx={{ color: 'text.secondary' }}>{t('config.secondHint')}</Box>}
      {decision !== 'RejectConfigChange' && (
        <Planned set={seen.set} effectiveAt={decision === 'ApproveConfigChange' ? seen.effectiveAt : undefined} />
      )}
      {decision === 'RollbackConfig' ? <Reversal of={seen} /> : <Difference set={seen.set} />}
      {decision === 'ApproveConfigChange' && mayPreview(seen.set) && <ProposedPreview row={seen} />}
      <ReasonInput />
    </FormDialog>
  );
};
