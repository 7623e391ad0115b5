import { SideBySide } from '../../components/page/SideBySide';

const places = [
  { to: '/config', label: 'config.nav.settings', screen: 'config' },
  { to: '/config/changes', label: 'config.nav.changes', screen: 'config' },
  { to: '/config-report', label: 'config.nav.report', screen: 'configReport' },
  { to: '/config/calendars', label: 'config.nav.calendars', screen: 'config' },
  { to: '/questions', label: 'config.nav.questions', screen: 'questions' },
] as const;

/** The pages about what is configured. */
export const ConfigNav = () => <SideBySide label="config.nav.label" places={places} exact />;
