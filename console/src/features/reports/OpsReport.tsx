import { Alert, Box, Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Download } from '../../components/Download';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { formatDate, formatFull } from '../../format';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { comparedQuery, type Report, useAsked, useReport } from './asked';
import { Figures } from './Figures';
import { Filters } from './Filters';
import { Funnel } from './Funnel';
import { Gaps } from './Gaps';
import { Hours } from './Hours';
import { Messages } from './Messages';
import { Money } from './Money';
import { Parts } from './Parts';
import { Reasons } from './Reasons';
import { SavedReports } from './saved/SavedReports';
import { Shares } from './Shares';
import { StandsOut } from './StandsOut';
import { Deciders, Team } from './Team';
import { Times } from './Times';
import { Waves } from './Waves';

const RegionMap = lazy(() => import('./RegionMap'));

/** Noon, which is the same day in every zone of the country. */
const dayText = (day: string): string => formatDate(`${day}T12:00:00`);
const days = (of: { from: string; to: string }) => ({ from: dayText(of.from), to: dayText(of.to) });

/** What the figures are of, and as of when. */
const Basis = ({ report }: { report: Report }) => {
  const t = useT();
  return (
    <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 3 }}>
      {t('reports.basis', days(report))} {report.before && t('reports.basisBefore', days(report.before))}{' '}
      {t('reports.counted', { when: formatFull(report.counted) })} {report.least > 0 && t('reports.smallCells', { least: report.least })}
    </Box>
  );
};

const Panels = ({ report, asked }: { report: Report; asked: ReturnType<typeof useAsked> }) => {
  const t = useT();
  if (report.few) return <Alert severity="info">{t('reports.fewInAll', { least: report.least })}</Alert>;
  if (report.total.submitted === 0) return <Alert severity="info">{t('reports.nothing')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <StandsOut asked={asked} report={report} />
      <Figures asked={asked} report={report} />
      <Funnel asked={asked} report={report} />
      <Reasons asked={asked} report={report} />
      <Gaps report={report} />
      <Parts asked={asked} report={report} />
      <Times report={report} />
      <Suspense>
        <RegionMap report={report} />
      </Suspense>
      <Hours report={report} />
      <Waves report={report} />
      <Shares report={report} />
      <Deciders report={report} />
      <Team report={report} />
      <Messages report={report} />
      <Money report={report} />
    </Box>
  );
};

/** X16: where requests are lost, how long steps take, how offers are shared; each figure with what it means. */
export default function OpsReport() {
  const t = useT();
  const asked = useAsked();
  const query = useReport(asked);
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        aside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
            <Download
              route="GET /api/reports/ops.csv"
              given={{ query: { ...comparedQuery(asked), lang: locale } }}
              file={`${t('reports.file')}-${asked.from}-${asked.to}.csv`}
              label="reports.csv"
            />
            <Button variant="outlined" onClick={() => window.print()}>
              {t('reports.print')}
            </Button>
          </Box>
        }
      />
      <SavedReports asked={asked} />
      <Filters asked={asked} report={query.data} />
      <Loaded query={query} lines={8}>
        {query.data && (
          <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            {query.data.at && (
              <Alert severity="info" sx={{ mb: 3 }}>
                {t('reports.asItWas', { when: formatFull(query.data.at) })}
              </Alert>
            )}
            <Basis report={query.data} />
            <Panels asked={asked} report={query.data} />
          </Box>
        )}
      </Loaded>
    </>
  );
}
