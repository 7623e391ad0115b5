import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { useCode, useT } from '../../useT';
import { RULES } from './rules';
import { STAGES } from './stages';

const STEPS = ['email', 'application', 'licence', 'review'] as const;
interface Counted {
  readonly province: 'QC' | 'ON';
  readonly n: number;
}

/** X19 as figures: how many stand where, register, or show a sign of leaving, by province; no one by name. */
export const Pipeline = () => {
  const t = useT();
  const code = useCode();
  const query = useQuery({ queryKey: ['prospects', 'pipeline'], queryFn: ({ signal }) => ask('GET /api/sales/pipeline', { signal }) });
  const { stages = [], leaving = [], onboarding = [] } = query.data ?? {};
  const said = (rows: readonly Counted[]): string =>
    rows.length === 0 ? formatNumber(0) : rows.map(({ province, n }) => `${formatNumber(n)} (${code('provinces', province)})`).join(', ');
  return (
    <Panel title={t('prospects.pipeline')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('prospects.pipelineHint')}</Typography>
      <Loaded query={query} lines={5}>
        <Facts
          columns={2}
          rows={STAGES.map((stage) => [t(`prospects.stages.${stage}`), said(stages.filter((one) => one.stage === stage))])}
        />
        <Box component="h3" sx={{ fontSize: '.875rem', mt: 4, mb: 1 }}>
          {t('prospects.onboarding')}
        </Box>
        <Facts
          columns={2}
          rows={STEPS.map((step) => [t(`prospects.onboardingSteps.${step}`), said(onboarding.filter((one) => one.step === step))])}
        />
        <Box component="h3" sx={{ fontSize: '.875rem', mt: 4, mb: 1 }}>
          {t('prospects.leaving')}
        </Box>
        <Facts columns={2} rows={RULES.map((rule) => [t(`prospects.rules.${rule}`), said(leaving.filter((one) => one.rule === rule))])} />
      </Loaded>
    </Panel>
  );
};
