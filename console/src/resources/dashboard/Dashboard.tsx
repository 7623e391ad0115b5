import { Box, Link as MuiLink, Skeleton } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LeadRow } from '../../api/rows';
import { Countdown } from '../../components/Countdown';
import { PageHeader } from '../../components/PageHeader';
import { Loaded, Panel } from '../../components/Panel';
import { formatNumber } from '../../format';
import { me } from '../../roles';
import { useNow } from '../../useNow';
import { useCode, useT } from '../../useT';
import { Marks } from '../leads/marks';

const DayChart = lazy(() => import('./DayChart'));
const one = { pagination: { page: 1, perPage: 1 } };
/** Rounded to the minute, so that a figure is read again once a minute and not at each tick. */
const minute = (at: number) => new Date(Math.floor(at / 60_000) * 60_000).toISOString();

const Figure = ({ label, resource, filter, sort, to, alarm, calm }: { label: string; resource: string; filter: Record<string, unknown>; sort: string; to: string; alarm?: boolean; calm?: ReactNode }) => {
  const { total, isPending, error } = useGetList(resource, { ...one, sort: { field: sort, order: 'DESC' }, filter }, { placeholderData: (old) => old });
  const hot = alarm && Boolean(total);
  return (
    <Box component={Link} to={to} sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 2, p: 3.5, bgcolor: 'background.paper', border: 1, borderColor: hot ? 'secondary.main' : 'divider', borderRadius: 1, textDecoration: 'none', color: 'text.primary', '&:hover': { borderColor: 'primary.main' } }}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', fontWeight: 600 }}>{label}</Box>
      <Box sx={{ fontSize: '1.875rem', lineHeight: 1, fontWeight: 800, letterSpacing: '-.02em', color: hot ? 'secondary.main' : 'text.primary' }}>{isPending ? <Skeleton width={48} /> : error ? '–' : formatNumber(total ?? 0)}</Box>
      {calm && total === 0 && <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{calm}</Box>}
    </Box>
  );
};

const address = (path: string, filter: Record<string, unknown>) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** X10: what waits, what is at risk, how the day goes; every figure opens its list. */
export default function Dashboard() {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const queue = { state: ['ToValidate', 'InValidation'] };
  const risk = { ...queue, slaAt_lte: minute(now + 6 * 60_000) };
  const live = { state: ['Sent', 'Seen', 'Late', 'Claimed'] };
  const midnight = new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString();
  const unserved = { state: ['Unserved'], updatedAt_gte: new Date(Date.parse(midnight) - 7 * 86_400_000).toISOString() };
  const failed = { state: ['Failed', 'Undelivered'], queuedAt_gte: minute(now - 86_400_000) };
  const next = useGetList<LeadRow>('leads', { pagination: { page: 1, perPage: 6 }, sort: { field: 'slaAt', order: 'ASC' }, filter: { state: ['ToValidate'] } });
  return (
    <>
      <PageHeader title={me().name ? t('dashboard.hello', { name: me().name }) : t('dashboard.title')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' }, mb: 4 }}>
        <Figure label={t('dashboard.toValidate')} resource="leads" sort="createdAt" filter={queue} to="/validations" calm={t('dashboard.nextUpEmpty')} />
        <Figure label={t('dashboard.slaRisk')} resource="leads" sort="createdAt" filter={risk} to={address('/validations', risk)} alarm calm={t('dashboard.slaNone')} />
        <Figure label={t('dashboard.liveOffers')} resource="offers" sort="madeAt" filter={live} to={address('/leads', { state: ['Offering', 'SelfServe'] })} />
        <Figure label={t('dashboard.accepted')} resource="acceptances" sort="at" filter={{ at_gte: midnight }} to={address('/leads', { state: ['Accepted', 'InService'] })} />
        <Figure label={t('dashboard.noTaker')} resource="leads" sort="createdAt" filter={unserved} to={address('/leads', unserved)} alarm />
        <Figure label={t('dashboard.toApprove')} resource="professionals" sort="createdAt" filter={{ state: ['Applied'] }} to={address('/lawyers', { state: ['Applied'] })} />
        <Figure label={t('dashboard.failed')} resource="messages" sort="queuedAt" filter={failed} to={address('/messages', failed)} alarm />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1.6fr) minmax(0,1fr)' }, alignItems: 'start' }}>
        <Panel title={t('dashboard.chart')}><Suspense fallback={<Skeleton variant="rounded" height={280} />}><DayChart since={midnight} /></Suspense></Panel>
        <Panel title={t('dashboard.nextUp')}>
          <Loaded query={next} isEmpty={!next.data?.length} empty={t('dashboard.nextUpEmpty')}>
            {next.data?.map((lead) => (
              <Box key={lead.id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 2, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem', flexWrap: 'wrap', '&:last-of-type': { borderBottom: 0 } }}>
                <MuiLink component={Link} to={`/validations/${lead.id}`} sx={{ fontWeight: 750 }}>{lead.code}</MuiLink><span>{code('lawyerTypes', lead.lawyerType)}, {lead.province}</span><Marks lead={lead} /><Box sx={{ ml: 'auto' }}><Countdown at={lead.slaAt} /></Box>
              </Box>
            ))}
          </Loaded>
        </Panel>
      </Box>
    </>
  );
}
