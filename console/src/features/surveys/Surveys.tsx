import type { Answer } from '@jurilien/contracts/api';
import { statsKMin } from '@jurilien/reference';
import type { SurveyRow } from '@jurilien/rows/feedback';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';
import { LiveList, type Column } from '../../components/list/LiveList';
import { useOpenedRow } from '../../components/commands/useOpenedRow';
import { useUsualSelects } from '../../components/list/Filters';
import { Facts, Panel } from '../../components/page/Panel';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatMoment, formatNumber } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { CommsTabs } from '../inbox';
import { grade, SurveyDialog } from './SurveyDialog';

type Figures = Answer<'GET /api/surveys/figures'>;
type Side = Figures['client'];

const toCall = { followUp: true };
const FEES = ['under1000', 'to3000', 'to10000', 'over10000'] as const;
const mean = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatNumber(value));

const useColumns = (): Column<SurveyRow>[] => {
  const t = useT();
  const code = useCode();
  return [
    { key: 'code', label: t('surveys.code'), sort: 'code', cell: () => null },
    { key: 'side', label: t('surveys.side'), sort: 'side', cell: (row) => code('surveySides', row.side) },
    { key: 'state', label: t('surveys.state'), sort: 'state', cell: (row) => <State family="surveyStates" value={row.state} /> },
    { key: 'overall', label: t('surveys.overall'), sort: 'overall', cell: (row) => grade(row.overall, 5) },
    { key: 'recommend', label: t('surveys.recommend'), sort: 'recommend', cell: (row) => grade(row.recommend, 10) },
    {
      key: 'outcome',
      label: t('surveys.outcome'),
      sort: 'outcome',
      cell: (row) => (row.outcome ? code('surveyOutcomes', row.outcome) : '–'),
    },
    { key: 'callMe', label: t('surveys.callMe'), sort: 'callMe', cell: (row) => (row.callMe ? t('surveys.yes') : '–') },
    {
      key: 'answeredAt',
      label: t('surveys.answered'),
      sort: 'answeredAt',
      cell: (row) => (row.answeredAt ? formatMoment(row.answeredAt) : '–'),
    },
  ];
};

/** What clients and professionals think afterwards (C06, C07), who is to be called first (R39). For the team alone (D13). */
export default function Surveys() {
  const t = useT();
  const code = useCode();
  const figures = useQuery({ queryKey: ['surveys', 'figures'], queryFn: () => ask('GET /api/surveys/figures', {}) }).data;
  const { lang } = useUsualSelects();
  const { open, windows } = useOpenedRow<SurveyRow>((row, window) => <SurveyDialog row={row} {...window} />);
  const columns = useColumns();
  return (
    <>
      <LiveList<SurveyRow>
        resource="surveys"
        view="surveys"
        title={t('surveys.title')}
        above={
          <>
            <CommsTabs />
            {figures && <Means figures={figures} />}
          </>
        }
        search={t('surveys.search')}
        columns={columns}
        sort={{ field: 'answeredAt', order: 'DESC' }}
        filter={toCall}
        views={[
          { key: 'toCall', label: t('surveys.toCall'), filter: toCall, counted: true },
          { key: 'answers', label: t('surveys.answers'), filter: { state: ['Answered', 'Moderated'] } },
          { key: 'all', label: t('surveys.all'), filter: {} },
        ]}
        selects={[
          {
            field: 'side',
            label: t('surveys.side'),
            options: every<SurveyRow['side']>()('client', 'professional').map((value) => ({ value, label: code('surveySides', value) })),
          },
          lang,
        ]}
        onOpen={open}
        rowName={(row) => row.code ?? t('surveys.anonymous')}
        empty={t('surveys.empty')}
        emptyText={t('surveys.emptyText')}
        card={(row) => (
          <Box sx={{ fontSize: '.8125rem' }}>
            <State family="surveyStates" value={row.state} /> {code('surveySides', row.side)} · {t('surveys.overall')}{' '}
            {grade(row.overall, 5)}
          </Box>
        )}
      />
      {windows}
    </>
  );
}

/** Means of each side, and fees where enough stated them. */
function Means({ figures: { client, professional, fees } }: { figures: Figures }) {
  const t = useT();
  const config = useConfig();
  const of = (side: Side): [string, string][] => [
    [t('surveys.asked'), formatNumber(side.asked)],
    [t('surveys.answers'), formatNumber(side.answered)],
    [t('surveys.toCall'), formatNumber(side.toCall)],
    [t('surveys.meanOverall'), mean(side.overall)],
  ];
  const stated = fees
    ? FEES.map((range) => `${t(`surveys.fee.${range}`)} : ${formatNumber(fees[range] ?? 0)}`).join(' · ')
    : t('surveys.feesFew', { k: config.value(statsKMin) });
  return (
    <Box sx={{ mb: 3, display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Panel title={t('surveys.clients')}>
        <Facts rows={[...of(client), [t('surveys.meanRecommend'), mean(client.recommend)]]} />
      </Panel>
      <Panel title={t('surveys.professionals')}>
        <Facts rows={[...of(professional), [t('surveys.fees'), stated]]} />
      </Panel>
    </Box>
  );
}
