import type { LeadRow } from '@jurilien/rows/processes';
import { Box, Link as MuiLink, Skeleton } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Config } from '@jurilien/reference';
import { ask } from '../../api/http';
import { Countdown } from '../../components/Countdown';
import { PageHeader } from '../../components/page/PageHeader';
import { ErrorPanel } from '../../components/page/Pages';
import { Loaded, Panel } from '../../components/page/Panel';
import { COLON, formatNumber } from '../../format';
import { mayRead, me } from '../../roles';
import type { Screen } from '../../screens';
import { licenceSoonDays, slaSoonMinutes } from '../../in-force/soon';
import { useConfig } from '../../in-force/useConfig';
import { useNow } from '../../useNow';
import { useCode, useT, type Key } from '../../useT';
import { FollowUpPanel, WAITING } from '../followUps';
import { MeetingsToday } from '../meetings';
import { SwitchedOff } from '../inbox';
import { Marks, Next } from '../lead';
import type { Overview } from './overview';

const DayChart = lazy(() => import('./DayChart'));

const MINUTE = 60_000;
/** Rounded to the minute, so that an address does not change at each tick. */
const minute = (at: number) => new Date(Math.floor(at / MINUTE) * MINUTE).toISOString();
const address = (path: string, filter: Record<string, unknown>) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

interface FigureSpec {
  name: keyof Overview['figures'];
  label: Key;
  screen: Screen;
  to: string;
  alarm?: boolean;
}
/** What was asked of the team and waits for someone. */
const asked: readonly FigureSpec[] = [
  {
    name: 'replacements',
    label: 'dashboard.replacements',
    screen: 'follow-ups',
    to: address('/follow-ups', { ...WAITING, kind: ['replacement'] }),
    alarm: true,
  },
  {
    name: 'followUps',
    label: 'dashboard.followUps',
    screen: 'follow-ups',
    to: address('/follow-ups', { ...WAITING, kind: ['contactSilent'] }),
    alarm: true,
  },
  { name: 'clientsWaiting', label: 'dashboard.clientsWaiting', screen: 'inbox', to: '/comms?list=clients', alarm: true },
];
const figures = (now: number, config: Config): FigureSpec[] => [
  { name: 'toValidate', label: 'dashboard.toValidate', screen: 'validations', to: '/validations' },
  {
    name: 'slaRisk',
    label: 'dashboard.slaRisk',
    screen: 'validations',
    to: address('/validations', { state: ['ToValidate', 'InValidation'], slaAt_lte: minute(now + slaSoonMinutes(config) * MINUTE) }),
    alarm: true,
  },
  { name: 'liveOffers', label: 'dashboard.liveOffers', screen: 'leads', to: address('/leads', { state: ['Offering', 'SelfServe'] }) },
  { name: 'acceptedToday', label: 'dashboard.accepted', screen: 'leads', to: address('/leads', { state: ['Accepted', 'InService'] }) },
  {
    name: 'contactMissed',
    label: 'dashboard.contactMissed',
    screen: 'leads',
    to: address('/leads', { state: ['Accepted'], nextAt_lte: minute(now) }),
    alarm: true,
  },
  ...asked,
  { name: 'proposals', label: 'dashboard.proposals', screen: 'leads', to: address('/leads', { proposed: true }), alarm: true },
  { name: 'creditsWaiting', label: 'dashboard.creditsWaiting', screen: 'sales', to: '/sales' },
  { name: 'creditsLate', label: 'dashboard.creditsLate', screen: 'sales', to: '/sales', alarm: true },
  {
    name: 'unserved',
    label: 'dashboard.noTaker',
    screen: 'leads',
    to: address('/leads', { state: ['Unserved'], updatedAt_gte: minute(now - 7 * 1440 * MINUTE) }),
    alarm: true,
  },
  { name: 'toApprove', label: 'dashboard.toApprove', screen: 'lawyers', to: address('/lawyers', { state: ['Applied'] }) },
  {
    name: 'licencesDue',
    label: 'dashboard.licencesDue',
    screen: 'lawyers',
    to: address('/lawyers', {
      state: ['Approved', 'Suspended'],
      licenceNextCheckAt_lte: minute(now + licenceSoonDays(config) * 1440 * MINUTE),
    }),
  },
  {
    name: 'failed',
    label: 'dashboard.failed',
    screen: 'messages',
    to: address('/messages', { state: ['Failed', 'Undelivered', 'Bounced'], queuedAt_gte: minute(now - 1440 * MINUTE) }),
    alarm: true,
  },
  { name: 'moneyProposals', label: 'dashboard.moneyProposals', screen: 'sales', to: '/sales' },
  { name: 'booksWrong', label: 'money.booksWrongShort', screen: 'sales', to: '/sales', alarm: true },
  { name: 'configToDecide', label: 'dashboard.configToDecide', screen: 'config', to: '/config/changes' },
  { name: 'configStuck', label: 'dashboard.configStuck', screen: 'config', to: '/config/changes', alarm: true },
  { name: 'mine', label: 'dashboard.mine', screen: 'leads', to: address('/leads', { assigneeId: me().id }) },
];

/** At most nine beside each other, in rows of about the same length. */
const perRow = (n: number): number => Math.ceil(n / Math.ceil(n / 9));

const Figure = ({ spec, value }: { spec: FigureSpec; value: number | null | undefined }) => {
  const t = useT();
  const hot = spec.alarm && Boolean(value);
  const open = mayRead(me().role, spec.screen);
  return (
    <Box
      {...(open ? { component: Link, to: spec.to } : {})}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 2,
        p: 3.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: hot ? 'secondary.main' : 'divider',
        borderRadius: 1,
        textDecoration: 'none',
        color: 'text.primary',
        ...(open ? { '&:hover': { borderColor: 'primary.main' } } : {}),
      }}
    >
      <Box sx={{ fontSize: '.8125rem', lineHeight: 1.3, color: 'text.secondary', fontWeight: 600 }}>{t(spec.label)}</Box>
      <Box
        sx={{
          fontSize: '1.75rem',
          lineHeight: 1,
          fontWeight: 800,
          letterSpacing: '-.02em',
          color: hot ? 'secondary.main' : value ? 'text.primary' : 'text.disabled',
        }}
      >
        {value === undefined ? <Skeleton width={48} /> : formatNumber(value ?? 0)}
      </Box>
    </Box>
  );
};

/** The figures this member of the team may see. */
const Figures = ({ now, overview }: { now: number; overview: Overview | undefined }) => {
  const config = useConfig();
  const specs = figures(now, config).filter(({ name }) => !overview || overview.figures[name] !== null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        '@media (min-width: 1380px)': { gridTemplateColumns: `repeat(${perRow(specs.length)}, minmax(0, 1fr))` },
        mb: 4,
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {specs.map((spec) => (
        <Figure key={spec.name} spec={spec} value={overview?.figures[spec.name]} />
      ))}
    </Box>
  );
};

const NextUp = () => {
  const t = useT();
  return (
    <Waiting
      title={t('dashboard.nextUp')}
      empty={t('dashboard.nextUpEmpty')}
      all={{ to: '/validations', label: t('dashboard.queue') }}
      path="/validations"
      sort="slaAt"
      filter={{ state: ['ToValidate'] }}
      clock={(lead) => <Countdown at={lead.slaAt} />}
    />
  );
};

/** Requests that look for a professional, and those whose first contact is due. */
const Searches = ({ now, someWait }: { now: number; someWait: boolean }) => {
  const t = useT();
  return (
    <>
      <Waiting
        title={t('dashboard.searching')}
        empty={t('dashboard.searchingEmpty')}
        all={{ to: address('/leads', { state: ['Offering', 'SelfServe'] }), label: t('dashboard.all') }}
        path="/leads"
        sort="nextAt"
        filter={{ state: ['Offering', 'SelfServe'] }}
        clock={(lead) => <Next lead={lead} />}
      />
      <Waiting
        title={t('dashboard.atRisk')}
        empty={t(someWait ? 'dashboard.atRiskButWaiting' : 'dashboard.atRiskEmpty')}
        all={{ to: address('/leads', { state: ['Accepted'], nextAt_lte: minute(now) }), label: t('dashboard.all') }}
        path="/leads"
        sort="nextAt"
        filter={{ state: ['Accepted'], nextAt_lte: minute(now) }}
        clock={(lead) => <Next lead={lead} />}
      />
    </>
  );
};

/** X10: what waits, what is at risk, how the days went; every figure opens its list. */
export default function Dashboard() {
  const t = useT();
  const now = useNow();
  // Named after the leads, so that each change of one refreshes it.
  const overview = useQuery({
    queryKey: ['leads', 'overview'],
    queryFn: ({ signal }) => ask('GET /api/overview', { signal }),
    refetchInterval: MINUTE,
  });
  // A list of overdue calls that is empty does not mean that no one waits.
  const someWait = Boolean(overview.data?.figures['clientsWaiting'] || overview.data?.figures['followUps']);
  const validates = mayRead(me().role, 'validations');
  const leads = mayRead(me().role, 'leads');
  return (
    <>
      <PageHeader title={me().name ? t('dashboard.hello', { name: me().name }) : t('dashboard.title')} />
      <SwitchedOff />
      {overview.error && !overview.data ? (
        <ErrorPanel error={overview.error} retry={() => void overview.refetch()} />
      ) : (
        <>
          <Figures now={now} overview={overview.data} />
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: validates || leads ? 'minmax(0,1.6fr) minmax(0,1fr)' : 'minmax(0,1fr)' },
              alignItems: 'start',
            }}
          >
            <Panel title={t('dashboard.chart')}>
              {overview.data ? (
                <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                  <DayChart overview={overview.data} />
                </Suspense>
              ) : (
                <Skeleton variant="rounded" height={280} />
              )}
            </Panel>
            {mayRead(me().role, 'follow-ups') && <FollowUpPanel />}
            {mayRead(me().role, 'meetings') && <MeetingsToday />}
            {validates && <NextUp />}
            {leads && <Searches now={now} someWait={someWait} />}
          </Box>
        </>
      )}
    </>
  );
}

interface WaitingProps {
  title: string;
  empty: string;
  all: { to: string; label: string };
  path: string;
  sort: string;
  filter: Record<string, unknown>;
  clock: (lead: LeadRow) => ReactNode;
}

/** Requests whose clock runs, the nearest first, one press away. */
const Waiting = ({ title, empty, all, path, sort, filter, clock }: WaitingProps) => {
  const code = useCode();
  const query = useGetList<LeadRow>('leads', { pagination: { page: 1, perPage: 8 }, sort: { field: sort, order: 'ASC' }, filter });
  return (
    <Panel
      title={title}
      aside={
        <MuiLink component={Link} to={all.to} aria-label={`${all.label}${COLON} ${title}`} sx={{ fontSize: '.8125rem', fontWeight: 650 }}>
          {all.label}
        </MuiLink>
      }
    >
      <Loaded query={query} isEmpty={!query.data?.length} empty={empty}>
        {query.data?.map((lead) => (
          <Box
            key={lead.id}
            sx={{
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
              fontSize: '.8125rem',
              flexWrap: 'wrap',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <MuiLink component={Link} to={`${path}/${lead.id}`} sx={{ fontWeight: 750, minWidth: 42 }}>
              {lead.code}
            </MuiLink>
            <span>
              {code('lawyerTypes', lead.lawyerType)}, {lead.province}
            </span>
            <Marks lead={lead} />
            <Box sx={{ ml: 'auto' }}>{clock(lead)}</Box>
          </Box>
        ))}
      </Loaded>
    </Panel>
  );
};
