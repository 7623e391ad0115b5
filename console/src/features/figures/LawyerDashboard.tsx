import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { MISSED } from '@jurilien/contracts';
import { useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { Bars } from '../../components/charts/Bars';
import { Columns } from '../../components/charts/Columns';
import { BackLink } from '../../components/page/BackLink';
import { Message } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { COLON, formatCoins, formatDay } from '../../format';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { RecordPage } from '../../components/page/RecordPage';
import { Compare } from './Compare';
import { Months } from './Months';
import { Reach } from './Reach';
import { Tiles } from './Tiles';
import { useFigures, type ProfessionalFigures } from './useFigures';
import { formatMinutes, formatShare, shareOf } from './words';

const steps = ['offered', 'seen', 'claimed', 'accepted', 'contacted', 'retained'] as const;
const two = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } };

type FileName = (what: string) => string;

interface ReasonsProps {
  readonly title: string;
  readonly hint?: string;
  /** What is written where there is no reason yet. */
  readonly none: string;
  readonly file: string;
  readonly tone: 'accent' | 'soft';
  readonly rows: { name: string; n: number }[];
}

const Reasons = ({ title, hint, none, file, tone, rows }: ReasonsProps) => {
  const t = useT();
  return (
    <Panel title={title}>
      {rows.length ? (
        <Bars label={title} hint={hint} file={file} columns={[t('figures.reason'), t('figures.requests')]} tone={tone} rows={rows} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{none}</Box>
      )}
    </Panel>
  );
};

/** At which hours, and in which weeks. */
const Rhythm = ({ figures: { own, byWeek }, file }: { figures: ProfessionalFigures; file: FileName }) => {
  const t = useT();
  return (
    <>
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
    </>
  );
};

const Charts = ({ figures, id }: { figures: ProfessionalFigures; id: string }) => {
  const t = useT();
  const code = useCode();
  const { own } = figures;
  const missed = MISSED.flatMap((cause) => (own.missedBy[cause] ? [{ name: t(`figures.missedBy.${cause}`), n: own.missedBy[cause] }] : []));
  const refused = Object.entries(own.refused)
    .map(([reason, n]) => ({ name: code('refusals', reason), n }))
    .sort((a, b) => b.n - a.n);
  const file: FileName = (what) => `jurilien-${id}-${what}`;
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
      <Reasons
        title={t('figures.missed')}
        hint={t('figures.missedHint')}
        none={t('figures.noMissed')}
        file={file('missed')}
        tone="accent"
        rows={missed}
      />
      <Reasons title={t('figures.refused')} none={t('figures.noRefused')} file={file('refused')} tone="soft" rows={refused} />
      <Rhythm figures={figures} file={file} />
    </Box>
  );
};

const Period = ({ days, choose }: { days: number; choose: (days: number) => void }) => {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('figures.period')}
      value={days}
      onChange={(_, value: number | null) => value && choose(value)}
      sx={{ ml: { sm: 'auto' } }}
    >
      {[30, 90].map((value) => (
        <ToggleButton key={value} value={value} sx={{ textTransform: 'none', px: 3 }}>
          {t('figures.days', { count: value })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const OwnTiles = ({ own }: { own: ProfessionalFigures['own'] }) => {
  const t = useT();
  return (
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
      <BackLink to={`/lawyers/${row.id}`}>{t('figures.back')}</BackLink>
      <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 2 }}>
        <Typography variant="h1">{t('figures.title', { name: row.name })}</Typography>
        <Period days={days} choose={(value) => setSearch({ days: String(value) }, { replace: true })} />
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 4, fontSize: '.8125rem' }}>{t('figures.hint', { days })}</Box>
      <Loaded query={query} lines={6}>
        {query.data && own && (
          <Box sx={{ display: 'grid', gap: 4 }}>
            <OwnTiles own={own} />
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
  return <RecordPage query={query}>{(row) => <Page row={row} />}</RecordPage>;
}
