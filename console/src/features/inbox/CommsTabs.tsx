import { useLocation } from 'react-router-dom';
import { PlaceTabs } from '../../components/PlaceTabs';

const places = [
  { to: '/comms', label: 'comms.tabs.inbox', screen: 'inbox' },
  { to: '/enquiries', label: 'comms.tabs.site', screen: 'enquiries' },
  { to: '/job-applications', label: 'comms.tabs.jobs', screen: 'jobApplications' },
  { to: '/reviews', label: 'comms.tabs.surveys', screen: 'surveys' },
  { to: '/reviews/published', label: 'comms.tabs.reviews', screen: 'reviews' },
  { to: '/comms/rules', label: 'comms.tabs.rules', screen: 'rules' },
  { to: '/messages', label: 'comms.tabs.log', screen: 'messages' },
  { to: '/comms/templates', label: 'comms.tabs.templates', screen: 'templates' },
  { to: '/comms-variables', label: 'comms.tabs.variables', screen: 'variables' },
  { to: '/automation-runs', label: 'comms.tabs.runs', screen: 'runs' },
  { to: '/comms/delivery', label: 'comms.tabs.delivery', screen: 'delivery' },
  { to: '/comms/switches', label: 'comms.tabs.switches', screen: 'killSwitches' },
] as const;

/** The faces of what we say and hear: who waits for us, by text or on the site, what left, how it arrives. */
export const CommsTabs = () => {
  const { pathname } = useLocation();
  // An open conversation belongs to the inbox; words, figures and switches have addresses of their own under it.
  const under = [
    '/comms-variables',
    '/comms/templates',
    '/comms/rules',
    '/comms/delivery',
    '/comms/switches',
    '/comms',
    '/enquiries',
    '/job-applications',
    '/reviews/published',
    '/reviews',
    '/automation-runs',
  ];
  const at = under.find((path) => pathname.startsWith(path)) ?? '/messages';
  return <PlaceTabs label="comms.tabs.label" tabs={places} isOpen={(to) => to === at} />;
};
