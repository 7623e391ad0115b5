import { SideBySide } from '../../components/page/SideBySide';
import { MoneyNav } from '../prices';

const places = [
  { to: '/sales/prospects', label: 'prospects.tabs.board', screen: 'prospects' },
  { to: '/prospects', label: 'prospects.tabs.list', screen: 'prospects' },
  { to: '/sales/leaving', label: 'prospects.tabs.leaving', screen: 'leaving' },
  { to: '/sales/import', label: 'prospects.tabs.import', screen: 'prospectImport' },
] as const;

/** The pages about prospects, below those about money. */
export const ProspectNav = () => (
  <>
    <MoneyNav />
    <SideBySide label="prospects.tabs.label" places={places} exact />
  </>
);
