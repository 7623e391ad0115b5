import { Box } from '@mui/material';
import { Bars } from '../../components/charts/Bars';
import { Panel } from '../../components/page/Panel';
import { useT } from '../../useT';
import type { Report } from './asked';
import { useReason } from './shown';

const TONES = { lost: 'accent', unserved: 'main', refunds: 'soft' } as const;

/** Why requests ended without an acceptance, found no one, and were credited; in which wave the others were accepted. */
export const Reasons = ({ report }: { report: Report }) => {
  const t = useT();
  const reason = useReason();
  const told = (all: readonly { n: number | null }[]) => all.length - all.filter(({ n }) => n !== null).length;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } }}>
      {(['lost', 'unserved', 'refunds'] as const).map((kind) => {
        const rows = report[kind].flatMap((one) => (one.n === null ? [] : [{ name: reason(kind, one.reason), n: one.n }]));
        const held = told(report[kind]);
        return (
          <Panel key={kind} title={t(`reports.why.${kind}`)}>
            {rows.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>{t('reports.none')}</Box>
            ) : (
              <Bars
                label={t(`reports.why.${kind}`)}
                hint={t(`reports.whyHint.${kind}`)}
                file={`jurilien-${kind}`}
                columns={[t('reports.reason'), t('reports.requests')]}
                tone={TONES[kind]}
                rows={rows}
              />
            )}
            {held > 0 && <Box sx={{ mt: 2, fontSize: '.8125rem', color: 'text.secondary' }}>{t('reports.held', { n: held })}</Box>}
          </Panel>
        );
      })}
      <Panel title={t('reports.waves')}>
        {report.waves.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('reports.none')}</Box>
        ) : (
          <Bars
            label={t('reports.waves')}
            hint={t('reports.wavesHint')}
            file="jurilien-waves"
            columns={[t('reports.wave'), t('reports.requests')]}
            rows={report.waves.flatMap(({ wave, n }) => (n === null ? [] : [{ name: t('reports.waveNo', { wave }), n }]))}
          />
        )}
      </Panel>
    </Box>
  );
};
