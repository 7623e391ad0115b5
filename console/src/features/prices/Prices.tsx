import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import {
  billingModel,
  BILLING_PROVINCE_NAMES,
  BILLING_PROVINCES,
  creditsPacks,
  creditsPromoDays,
  creditsUnitPriceCents,
  creditsWelcomeCc,
  DAY_MS,
  featureSubscription,
  grossOf,
  localDate,
  refundCardDays,
  refundFourEyesAboveCents,
  subscriptionPlan,
  taxesOf,
  taxPoint,
  taxRatesOf,
  type ConfigPlace,
  type Pack,
  type Province,
  type TaxRate,
} from '@jurilien/reference';
import type { ReactNode } from 'react';
import { FeatureOff } from '../../components/FeatureOff';
import { PageHeader } from '../../components/page/PageHeader';
import { Facts, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCents, formatCoins, formatDate } from '../../format';
import { intlLocale, locale } from '../../locale';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { Scroll } from '../../components/list/Scroll';
import { quiet } from '../../components/text/who';
import { byProvince } from './by-province';
import { MoneyNav } from './MoneyNav';
import { Sellers } from './Sellers';

const HUNDRED = 10_000;
const rates = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 3 });
const percent = (rateMilli: number): string => rates.format(rateMilli / 100_000);
/** The last day of what ends before a day. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

const Price = ({ what, amount, more, tag }: { what: string; amount: string; more: ReactNode; tag?: ReactNode }) => (
  <Box component="li" sx={{ py: 3, px: 3.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ fontWeight: 700 }}>{what}</Box>
      {tag}
    </Box>
    <Box sx={{ fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-.01em', mt: 1 }}>{amount}</Box>
    <Box sx={quiet}>{more}</Box>
  </Box>
);
const grid = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' };

const Packs = () => {
  const code = useCode();
  const t = useT();
  const config = useConfig();
  const at = (place: ConfigPlace): Sold => ({ one: config.value(creditsUnitPriceCents, place), packs: config.value(creditsPacks, place) });
  return byProvince((province) => at({ province })).map(({ province, value }) => (
    <PacksSold
      key={province ?? ''}
      title={province ? t('prices.packsOf', { province: code('provinces', province) }) : t('prices.packs')}
      sold={value}
    />
  ));
};

interface Sold {
  readonly one: number;
  readonly packs: readonly Pack[];
}
const PacksSold = ({ title, sold: { one, packs } }: { title: string; sold: Sold }) => {
  const t = useT();
  return (
    <Panel title={title}>
      <Box component="ul" sx={grid}>
        <Price what={t('prices.onePrice')} amount={formatCents(one)} more={t('prices.each', { amount: formatCents(one) })} />
        {packs.map(({ cc, cents }) => {
          const each = Math.round((cents * 100) / cc);
          return (
            <Price
              key={cc}
              what={formatCoins(cc)}
              amount={formatCents(cents)}
              more={t('prices.each', { amount: formatCents(each) })}
              tag={each < one && <Tag tone="success">{t('prices.off', { percent: Math.round((1 - each / one) * 1_000) / 10 })}</Tag>}
            />
          );
        })}
      </Box>
    </Panel>
  );
};

const PlanPrices = ({ today }: { today: string }) => {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  return (
    <Panel title={t('prices.modelOf')}>
      <FeatureOff feature={featureSubscription} />
      <Box component="ul" sx={{ ...grid, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0,1fr))' } }}>
        {(['QC', 'ON'] as const).map((province) => {
          const { cc, cents } = config.value(subscriptionPlan, { province });
          const gross = grossOf(cents, taxesOf(province, cents, today, config));
          return (
            <Price
              key={province}
              what={t('prices.planOf', { province: code('provinces', province) })}
              amount={`${formatCents(cents)} ${t('prices.planMonth')}`}
              more={
                <>
                  {t('prices.taxesIn', { amount: formatCents(gross) })}
                  {cc > 0 && ` · ${t('prices.withCoins', { coins: formatCoins(cc) })}`}
                </>
              }
              tag={<Tag tone="accent">{t(`prices.model.${billingModel(province, config)}`)}</Tag>}
            />
          );
        })}
      </Box>
    </Panel>
  );
};

const Rates = ({ today }: { today: string }) => {
  const t = useT();
  const config = useConfig();
  const when = ({ from, until }: TaxRate): ReactNode => {
    if (from > today) return <Tag tone="info">{t('prices.fromDay', { date: formatDate(from) })}</Tag>;
    if (until !== undefined && until <= today) return <Tag>{t('prices.untilDay', { date: formatDate(dayBefore(until)) })}</Tag>;
    return t('prices.sinceDay', { date: formatDate(from) });
  };
  return (
    <Panel title={t('prices.rates')}>
      <Box sx={{ ...quiet, mb: 2 }}>{t('prices.ratesHint')}</Box>
      <Scroll label={t('prices.rates')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('money.province')}</TableCell>
            <TableCell>{t('prices.tax')}</TableCell>
            <TableCell align="right">{t('prices.rate')}</TableCell>
            <TableCell>{t('prices.inForce')}</TableCell>
            <TableCell align="right">{t('prices.onHundred', { amount: formatCents(HUNDRED) })}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {BILLING_PROVINCES.flatMap((province) => {
            const rates = taxRatesOf(province, config);
            return rates.map((rate, nth) => (
              <TableRow key={`${province}${rate.code}${rate.from}`} sx={nth < rates.length - 1 ? { '& td': { borderBottom: 0 } } : {}}>
                <TableCell sx={{ fontWeight: 650 }}>{nth === 0 ? BILLING_PROVINCE_NAMES[province][locale] : ''}</TableCell>
                <TableCell>{rate[locale]}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {percent(rate.rateMilli)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{when(rate)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
                  {nth === rates.length - 1 && formatCents(grossOf(HUNDRED, taxesOf(province, HUNDRED, today, config)))}
                </TableCell>
              </TableRow>
            ));
          })}
        </TableBody>
      </Scroll>
    </Panel>
  );
};

/** The rules around a sale. */
const Terms = () => {
  const t = useT();
  const code = useCode();
  const config = useConfig();
  const said = (words: (at: { province: Province }) => string): string =>
    byProvince((province) => words({ province }))
      .map(({ province, value }) => (province ? t('prices.inProvince', { province: code('provinces', province), value }) : value))
      .join(' · ');
  return (
    <Panel title={t('prices.terms')}>
      <Facts
        rows={[
          [t('prices.taxPoint'), t(`prices.taxPoints.${config.value(taxPoint)}`)],
          [t('prices.welcome'), said((at) => formatCoins(config.value(creditsWelcomeCc, at)))],
          [t('prices.promoDays'), said((at) => t('prices.days', { n: config.value(creditsPromoDays, at) }))],
          [t('prices.refundDays'), t('prices.days', { n: config.value(refundCardDays) })],
          [t('prices.twoPersons'), formatCents(config.value(refundFourEyesAboveCents))],
        ]}
      />
    </Panel>
  );
};

/** X08, what concerns money: packs, plans, dated taxes, who sells, and the rules around them, as they are in force. */
export default function Prices() {
  const t = useT();
  const today = localDate(new Date().toISOString(), 'QC');
  return (
    <>
      <PageHeader title={t('prices.tariff')} />
      <MoneyNav />
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
        {t('prices.tariffHint')}
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Packs />
        <PlanPrices today={today} />
        <Rates today={today} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' } }}>
          <Sellers today={today} />
          <Terms />
        </Box>
        <Box sx={quiet}>{t('prices.changing')}</Box>
      </Box>
    </>
  );
}
