import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, Link as MuiLink, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { MISSED } from '@jurilien/contracts';
import { useGetOne } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Bars } from '../../components/charts/Bars';
import { Columns } from '../../components/charts/Columns';
import { ErrorPanel, Message, NotFoundPage } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { COLON, formatCoins, formatDay } from '../../format';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { PageSkeleton } from '../../components/page/PageSkeleton';
import { Compare } from './Compare';
import { Months } from './Months';
import { Reach } from './Reach';
import { Tiles } from './Tiles';
import { useFigures, type ProfessionalFigures } from './useFigures';
import { formatMinutes, formatShare, shareOf } from './words';

const steps = ['offered', 'seen', 'claimed', 'accepted', 'contacted', 'retained'] as const;
const two = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } };

const Charts = ({ figures, id }: { figures: ProfessionalFigures; id: string }) => {
  const t = useT();
  const code = useCode();
  const { own, byWeek } = figures;
  const missed = MISSED.flatMap((cause) => (own.missedBy[cause] ? [{ name: t(`figures.missedBy.${cause}`), n: own.missedBy[cause] }] : []));
  const refused = Object.entries(own.refused)
    .map(([reason, n]) => ({ name: code('refusals', reason), n }))
    .sort((a, b) => b.n - a.n);
  const file = (what: string) => `jurilien-${id}-${what}`;
  return (
    <Box sx={two}>
      <Panel title={t('figures.funnel')}>
        <Bars
          label={t('figures.funnel')}
          file={file('funnel')}
          columns={[t('figures.step'), t('figures.requests')]}
          rows={steps.map((step) => ({
            name: t(`figures.${step}`),
            n: own[step],
            of: step === 'offered' ? undefined : formatShare(shareOf(own[step], own.offered)),
          }))}
        />
      </Panel>
      <Compare figures={figures} />
      <Panel title={t('figures.missed')}>
        {missed.length ? (
          <Bars
            label={t('figures.missed')}
            hint={t('figures.missedHint')}
            file={file('missed')}
            columns={[t('figures.reason'), t('figures.requests')]}
            tone="accent"
            rows={missed}
          />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('figures.noMissed')}</Box>
        )}
      </Panel>
      <Panel title={t('figures.refused')}>
        {refused.length ? (
          <Bars
            label={t('figures.refused')}
            file={file('refused')}
            columns={[t('figures.reason'), t('figures.requests')]}
            tone="soft"
            rows={refused}
          />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('figures.noRefused')}</Box>
        )}
      </Panel>
      <Panel title={t('figures.activity')}>
        <Columns
          label={t('figures.activity')}
          hint={t('figures.activityHint')}
          file={file('hours')}
          first={t('figures.hour')}
          series={[{ key: 'n', name: t('figures.acts'), tone: 'main' }]}
          rows={own.hours.map((n, hour) => ({ name: `${hour} h`, n }))}
        />
      </Panel>
      <Panel title={t('figures.weeks')}>
        <Columns
          label={t('figures.weeks')}
          file={file('weeks')}
          first={t('figures.week')}
          series={[
            { key: 'offered', name: t('figures.offered'), tone: 'soft' },
            { key: 'accepted', name: t('figures.accepted'), tone: 'main' },
            { key: 'retained', name: t('figures.retained'), tone: 'accent' },
          ]}
          rows={byWeek.map(({ week, ...counts }) => ({ name: formatDay(`${week}T12:00:00`), ...counts }))}
        />
      </Panel>
    </Box>
  );
};

const Page = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const days = search.get('days') === '90' ? 90 : 30;
  const query = useFigures(row.id, days);
  useDocumentTitle(t('figures.title', { name: row.name }));
  const own = query.data?.own;
  return (
    <>
      <MuiLink component={Link} to={`/lawyers/${row.id}`} sx={{ fontSize: '.8125rem', fontWeight: 650 }}>
        ← {t('figures.back')}
      </MuiLink>
      <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 2 }}>
        <Typography variant="h1">{t('figures.title', { name: row.name })}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('figures.period')}
          value={days}
          onChange={(_, value: number | null) => value && setSearch({ days: String(value) }, { replace: true })}
          sx={{ ml: { sm: 'auto' } }}
        >
          {[30, 90].map((value) => (
            <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 3 }}>
              {t('figures.days', { count: value })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 4, fontSize: '.8125rem' }}>{t('figures.hint', { days })}</Box>
      <Loaded query={query} lines={6}>
        {query.data && own && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Tiles
              tiles={[
                { label: t('figures.offered'), value: String(own.offered) },
                { label: t('figures.acceptance'), value: formatShare(shareOf(own.accepted, own.offered)) },
                { label: t('figures.response'), value: formatMinutes(own.responseMinutesMedian, t) },
                { label: t('figures.sla'), value: formatShare(own.contactSlaKeptShare) },
                {
                  label: t('figures.spent'),
                  value: formatCoins(own.spentCc),
                  note: own.creditedCc
                    ? t('figures.credited', { coins: formatCoins(own.creditedCc) })
                    : `${t('figures.credits')}${COLON} ${own.creditRequests}`,
                },
                {
                  label: t('figures.perRetained'),
                  value: formatCoins(own.costPerRetainedCc),
                  note: own.costPerRetainedCc === null ? t('figures.noneRetained') : undefined,
                },
              ]}
            />
            {own.offered === 0 ? (
              <Message drawing="empty" title={t('figures.nothing')} text={t('figures.nothingText')} compact />
            ) : (
              <Charts figures={query.data} id={row.id} />
            )}
          </Box>
        )}
      </Loaded>
      {mayRead(me().role, 'reach') && (
        <Box sx={{ mt: 4 }}>
          <Reach id={row.id} />
        </Box>
      )}
      {mayRead(me().role, 'transparency') && (
        <Box sx={{ mt: 4 }}>
          <Months id={row.id} />
        </Box>
      )}
    </>
  );
};

/** X03: one professional in figures. */
export default function LawyerDashboard() {
  const { id = '' } = useParams();
  const query = useGetOne<ProfessionalRow>('lawyers', { id });
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage />;
  if (query.error && !query.data) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  return query.data ? <Page row={query.data} /> : <PageSkeleton />;
}
