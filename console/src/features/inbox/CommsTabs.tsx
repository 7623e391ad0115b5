import { Box } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';

const places = [
  { to: '/comms', label: 'comms.tabs.inbox', screen: 'inbox' },
  { to: '/enquiries', label: 'comms.tabs.site', screen: 'enquiries' },
  { to: '/job-applications', label: 'comms.tabs.jobs', screen: 'jobApplications' },
  { to: '/surveys', label: 'comms.tabs.surveys', screen: 'surveys' },
  { to: '/comms/rules', label: 'comms.tabs.rules', screen: 'rules' },
  { to: '/messages', label: 'comms.tabs.log', screen: 'messages' },
  { to: '/comms/templates', label: 'comms.tabs.templates', screen: 'templates' },
  { to: '/automation-runs', label: 'comms.tabs.runs', screen: 'runs' },
  { to: '/comms/delivery', label: 'comms.tabs.delivery', screen: 'delivery' },
  { to: '/comms/switches', label: 'comms.tabs.switches', screen: 'killSwitches' },
] as const;

/** The faces of what we say and hear: who waits for us, by text or on the site, what left, how it arrives. */
export const CommsTabs = () => {
  const t = useT();
  const { pathname } = useLocation();
  // An open conversation belongs to the inbox; words, figures and switches have addresses of their own under it.
  const under = [
    '/comms/templates',
    '/comms/rules',
    '/comms/delivery',
    '/comms/switches',
    '/comms',
    '/enquiries',
    '/job-applications',
    '/surveys',
    '/automation-runs',
  ];
  const at = under.find((path) => pathname.startsWith(path)) ?? '/messages';
  return (
    <Box
      component="nav"
      aria-label={t('comms.tabs.label')}
      sx={{ display: 'flex', gap: 1, borderBottom: 1, borderColor: 'divider', mb: 3, overflowX: 'auto' }}
    >
      {places
        .filter(({ screen }) => mayRead(me().role, screen))
        .map(({ to, label }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            aria-current={to === at ? 'page' : undefined}
            sx={{
              px: 3,
              minHeight: 40,
              display: 'flex',
              alignItems: 'center',
              whiteSpace: 'nowrap',
              fontSize: '.8125rem',
              fontWeight: 700,
              color: 'text.secondary',
              textDecoration: 'none',
              borderBottom: 3,
              borderColor: 'transparent',
              '&:hover': { color: 'text.primary' },
              '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
            }}
          >
            {t(label)}
          </Box>
        ))}
    </Box>
  );
};
