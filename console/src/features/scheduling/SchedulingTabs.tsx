import { useLocation } from 'react-router-dom';
import { PlaceTabs } from '../../components/PlaceTabs';

const TABS = [
  { to: '/reservations', label: 'scheduling.tabs.holds', screen: 'reservations' },
  { to: '/reservations/appointments', label: 'scheduling.tabs.appointments', screen: 'appointments' },
  { to: '/reservations/availability', label: 'scheduling.tabs.availability', screen: 'availabilities' },
] as const;

/** X17: what is held now, what was booked, and when professionals can be met. */
export const SchedulingTabs = () => {
  const { pathname } = useLocation();
  return <PlaceTabs label="scheduling.tabs.label" tabs={TABS} isOpen={(to) => to === pathname} />;
};
