import { useLocation } from 'react-router-dom';
import { PlaceTabs } from '../../components/PlaceTabs';
import { privacyTabs } from './tabs';

/** N04: from one register to the next. */
export const PrivacyTabs = () => {
  const { pathname } = useLocation();
  return <PlaceTabs label="privacy.title" tabs={privacyTabs} isOpen={(to) => pathname.startsWith(to)} />;
};
