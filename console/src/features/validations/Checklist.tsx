import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { checklist } from '../../codes';
import { ActionButton } from '../../components/commands/ActionButton';
import { Panel } from '../../components/page/Panel';
import { useCode, useT } from '../../useT';
import type { BenchState } from './useBench';

/** Why a request goes on without a confirmed contact. */
const Waiver = ({ locked, checks: { waiver, setWaiver } }: Pick<BenchState, 'locked' | 'checks'>) => {
  const t = useT();
  return (
    <Box sx={{ mt: 2 }}>
      <FormControlLabel
        disabled={Boolean(locked)}
        label={t('validation.waiver')}
        control={<Checkbox size="small" checked={waiver !== undefined} onChange={(_, on) => setWaiver(on ? '' : undefined)} />}
      />
      {waiver !== undefined && (
        <TextField
          fullWidth
          label={t('validation.waiverWhy')}
          value={waiver}
          onChange={(event) => setWaiver(event.target.value)}
          helperText={t('actions.reasonHint')}
        />
      )}
    </Box>
  );
};

const Blockers = ({ blockers }: Pick<BenchState, 'blockers'>) => {
  const t = useT();
  return (
    <Box sx={{ mt: 3, fontSize: '.8125rem' }} role="status">
      {blockers.length > 0 && (
        <>
          <strong>{t('validation.blockers')}</strong>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {blockers.map((blocker) => (
              <li key={blocker}>{blocker}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
};

/** What was looked at, what is still in the way, and the validation. */
export const Checklist = ({ locked, checks, blockers, validate, validating }: BenchState) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('validation.checklist')}>
      {checklist.map((item) => (
        <FormControlLabel
          key={item}
          sx={{ display: 'flex', mr: 0 }}
          disabled={Boolean(locked)}
          label={code('checklist', item)}
          control={
            <Checkbox size="small" sx={{ py: 1 }} checked={checks.checked[item] === true} onChange={(_, on) => checks.check(item, on)} />
          }
        />
      ))}
      {!checks.contacted && <Waiver locked={locked} checks={checks} />}
      <Blockers blockers={blockers} />
      <Box sx={{ mt: 3 }}>
        <ActionButton variant="contained" why={blockers[0]} onClick={validate}>
          {t(validating ? 'actions.sending' : 'validation.validate')}
        </ActionButton>
      </Box>
    </Panel>
  );
};
