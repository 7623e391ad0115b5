import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ask } from '../../api/http';
import { Columns } from '../../components/charts/Columns';
import { PageHeader } from '../../components/page/PageHeader';
import { ErrorPanel, Message } from '../../components/page/Pages';
import { Panel } from '../../components/page/Panel';
import { formatCents, formatCoins, formatMoney } from '../../format';
import { useCode, useT, type Key } from '../../useT';
import { PageSkeleton } from '../../components/page/PageSkeleton';
import { Download } from '../../components/Download';
import { LeadCredits, Proposals, Refunds } from '../credits';
import { MoneyNav } from '../prices';
import { Pipeline } from '../prospects';
import { Attention } from './Attention';
import { Books } from './Books';
import { monthName, summed, type Sales as SalesOfPeriod, type SalesMonth } from './months';
import { Reconciliation } from './Reconciliation';
import { Recurring } from './Recurring';
import { Taxes } from './Taxes';

const two = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } };
/** Every province. */
const ALL = 'all';
const dollars = (cents: number): number => Math.round(cents) / 100;

/** The last three years, newest first. */
const choices = (now = new Date()): string[] =>
  Array.from({ length: 36 }, (_, n) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - n, 1));
    return month.toISOString().slice(0, 7);
  });

const Tile = ({ label, value, more }: { label: string; value: string; more?: string }) => (
  <Box sx={{ p: 3.5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', fontWeight: 600 }}>{label}</Box>
    <Box sx={{ fontSize: '1.375rem', lineHeight: 1.2, fontWeight: 800, letterSpacing: '-.01em', mt: 1 }}>{value}</Box>
    {more && <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mt: 0.5 }}>{more}</Box>}
  </Box>
);

const Tiles = ({ months }: { months: readonly SalesMonth[] }) => {
  const t = useT();
  const all = (key: keyof SalesMonth): number => months.reduce((n, m) => n + Number(m[key]), 0);
  const last = months.filter((m) => m.month === months.at(-1)?.month).reduce((n, m) => n + m.deferredCents, 0);
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}>
      <Tile label={t('money.sold')} value={formatCents(all('soldCents'))} more={formatCoins(all('soldCc'))} />
      <Tile
        label={t('money.revenue')}
        value={formatCents(all('revenueCents') - all('creditedCents'))}
        more={formatCoins(all('usedCc') - all('creditedCc'))}
      />
      <Tile label={t('money.deferred')} value={formatCents(last)} />
      <Tile label={t('money.subscriptions')} value={formatCents(all('subscriptionCents'))} />
      <Tile label={t('money.refunds')} value={formatCents(all('refundedCents'))} more={formatCoins(all('refundedCc'))} />
      <Tile label={t('money.credited')} value={formatCents(all('creditedCents'))} more={formatCoins(all('creditedCc'))} />
      <Tile label={t('money.granted')} value={formatCents(all('grantedCents'))} more={formatCoins(all('grantedCc'))} />
      <Tile label={t('money.losses')} value={formatCents(all('lossCents') + all('feesCents'))} />
    </Box>
  );
};

const Charts = ({ months }: { months: readonly SalesMonth[] }) => {
  const t = useT();
  const rows = summed(months);
  const chart = (
    title: Key,
    hint: Key,
    file: string,
    series: { key: keyof SalesMonth; name: Key; tone: 'main' | 'soft' | 'accent' | 'quiet' }[],
  ) => (
    <Panel title={t(title)}>
      {rows.every((row) => series.every(({ key }) => !Number(row[key]))) ? (
        <Box sx={{ color: 'text.secondary' }}>{t('money.nothing')}</Box>
      ) : (
        <Columns
          label={t(title)}
          hint={t(hint)}
          file={`jurilien-${file}`}
          first={t('money.month')}
          amount={formatMoney}
          series={series.map(({ name, ...one }) => ({ ...one, name: t(name) }))}
          rows={rows.map((row) => ({
            name: monthName(row.month),
            ...Object.fromEntries(series.map(({ key }) => [key, dollars(Number(row[key]))])),
          }))}
        />
      )}
    </Panel>
  );
  return (
    <Box sx={{ ...two, mb: 4 }}>
      {chart('money.flow', 'money.flowHint', 'ventes', [
        { key: 'soldCents', name: 'money.sold', tone: 'soft' },
        { key: 'revenueCents', name: 'money.used', tone: 'main' },
        { key: 'subscriptionCents', name: 'money.subscriptions', tone: 'accent' },
      ])}
      {chart('money.deferred', 'money.deferredHint', 'differe', [{ key: 'deferredCents', name: 'money.deferred', tone: 'main' }])}
      {chart('money.back', 'money.backHint', 'remboursements', [
        { key: 'refundedCents', name: 'money.refunds', tone: 'accent' },
        { key: 'creditedCents', name: 'money.credited', tone: 'soft' },
      ])}
      {chart('money.granted', 'money.grantsHint', 'octrois', [{ key: 'grantedCents', name: 'money.granted', tone: 'main' }])}
    </Box>
  );
};

interface FiltersProps {
  readonly period: { from: string; to: string };
  /** What can be chosen from. */
  readonly months: readonly string[];
  readonly province: string;
  readonly provinces: readonly string[];
}

/** The period and the province, kept in the address, and the files of the period. */
const Filters = ({ period: { from, to }, months, province, provinces }: FiltersProps) => {
  const t = useT();
  const code = useCode();
  const [search, setSearch] = useSearchParams();
  const set = (name: string) => (value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const select = (name: string, label: Key, value: string, options: { value: string; label: string }[]) => (
    <TextField
      select
      size="small"
      label={t(label)}
      value={value}
      onChange={(event) => set(name)(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 4 }}>
      {select(
        'from',
        'money.from',
        from,
        months.filter((m) => m <= to).map((m) => ({ value: m, label: monthName(m) })),
      )}
      {select(
        'to',
        'money.to',
        to,
        months.map((m) => ({ value: m, label: monthName(m) })),
      )}
      {provinces.length > 1 &&
        select('province', 'money.province', province, [
          { value: ALL, label: t('money.allProvinces') },
          ...provinces.map((p) => ({ value: p, label: code('provinces', p) })),
        ])}
      <Box sx={{ display: 'flex', gap: 2, ml: { md: 'auto' }, flexWrap: 'wrap' }}>
        <Download route="GET /api/sales/months.csv" given={{ query: { from, to } }} file="ventes-par-mois.csv" label="money.csvMonths" />
        <Download route="GET /api/sales/taxes.csv" given={{ query: { from, to } }} file="taxes-par-mois.csv" label="money.csvTaxes" />
      </Box>
    </Box>
  );
};

const Report = ({ sales, province }: { sales: SalesOfPeriod; province: string }) => {
  const t = useT();
  const shown = sales.months.filter((m) => province === ALL || m.province === province);
  return (
    <>
      {sales.differences.map(({ month, code: tax, documentsCents, journalCents }) => (
        <Alert key={month + tax} severity="error" sx={{ mb: 2 }}>
          {t('money.differ', {
            month: monthName(month),
            tax: t(`money.${tax}`),
            documents: formatCents(documentsCents),
            journal: formatCents(journalCents),
          })}
        </Alert>
      ))}
      {shown.length === 0 ? (
        <Message title={t('money.nothing')} text={t('money.nothingText')} />
      ) : (
        <>
          <Tiles months={shown} />
          <Charts months={shown} />
        </>
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Recurring
          recurring={{
            ...sales.recurring,
            provinces: sales.recurring.provinces.filter((one) => province === ALL || one.province === province),
          }}
        />
        <Pipeline />
        <Attention />
        <LeadCredits />
        <Proposals />
        <Refunds />
        <Taxes sales={sales} />
        <Reconciliation />
        <Books />
      </Box>
    </>
  );
};

/** X19, its money: sold, used, deferred, given back, given away, taxed; what waits for a decision. */
export default function Sales() {
  const t = useT();
  const [search] = useSearchParams();
  const months = choices();
  const to = months.find((m) => m === search.get('to')) ?? months[0]!;
  const from = months.find((m) => m === search.get('from') && m <= to) ?? months[Math.min(months.indexOf(to) + 11, months.length - 1)]!;
  const province = search.get('province') ?? ALL;
  const query = useQuery({
    queryKey: ['sales', from, to],
    queryFn: ({ signal }) => ask('GET /api/sales', { query: { from, to }, signal }),
  });
  const provinces = [...new Set(query.data?.months.map((m) => m.province))];
  return (
    <>
      <PageHeader title={t('money.sales')} />
      <MoneyNav />
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('money.salesHint')}</Typography>
      <Filters period={{ from, to }} months={months} province={province} provinces={provinces} />
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} retry={() => void query.refetch()} />
      ) : !query.data ? (
        <PageSkeleton />
      ) : (
        <Report sales={query.data} province={province} />
      )}
    </>
  );
}
