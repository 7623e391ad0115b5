import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { quiet } from '../../components/text/who';
import { useT } from '../../useT';
import { STEPS, type Missing, type Step } from './draft';

/** One step of a campaign, with its number, whether it is done, and what it lacks. */
export const StepPanel = ({ step, missing, children }: { step: Step; missing: readonly Missing[]; children: ReactNode }) => {
  const t = useT();
  const done = missing.length === 0;
  return (
    <Panel
      id={step}
      title={t('campaigns.step', { n: STEPS.indexOf(step) + 1, name: t(`campaigns.steps.${step}`) })}
      aside={<Tag tone={done ? 'success' : 'neutral'}>{t(done ? 'campaigns.done' : 'campaigns.todo')}</Tag>}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)' }}>
        <Box sx={quiet}>{t(`campaigns.hints.${step}`)}</Box>
        {children}
        {!done && (
          <Alert severity="info" variant="outlined" role="status">
            {missing.map((one) => t(`campaigns.missing.${one}`)).join(' ')}
          </Alert>
        )}
      </Box>
    </Panel>
  );
};
