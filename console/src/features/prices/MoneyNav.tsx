import { SideBySide } from '../../components/page/SideBySide';

const places = [
  { to: '/sales', label: 'prices.nav.sales', screen: 'sales' },
  { to: '/sales/prospects', label: 'prices.nav.prospects', screen: 'prospects' },
  { to: '/plans', label: 'prices.nav.plans', screen: 'plans' },
  { to: '/promo-codes', label: 'prices.nav.codes', screen: 'promoCodes' },
  { to: '/prices', label: 'prices.nav.prices', screen: 'sales' },
] as const;

/** The pages about money. */
export const MoneyNav = () => <SideBySide label="prices.nav.label" places={places} exact />;
