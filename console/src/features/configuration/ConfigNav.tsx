import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';

const places = [
  { to: '/config', label: 'config.nav.settings', screen: 'config' },
  { to: '/config/changes', label: 'config.nav.changes', screen: 'config' },
  { to: '/config-report', label: 'config.nav.report', screen: 'configReport' },
  { to: '/config/calendars', label: 'config.nav.calendars', screen: 'config' },
  { to: '/questions', label: 'config.nav.questions', screen: 'questions' },
] as const;

/** The pages about what is configured, side by side. */
export const ConfigNav = () => {
  const t = useT();
  const { role } = me();
  return (
    <Box
      component="nav"
      aria-label={t('config.nav.label')}
      sx={{ display: 'flex', gap: 1, mb: 4, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}
    >
      {places
        .filter(({ screen }) => mayRead(role, screen))
        .map(({ to, label }) => (
          <Box
            key={to}
            component={NavLink}
            to={to}
            end
            sx={{
              px: 3,
              py: 2.5,
              mb: '-1px',
              whiteSpace: 'nowrap',
              fontWeight: 650,
              fontSize: '.875rem',
              color: 'text.secondary',
              textDecoration: 'none',
              borderBottom: '2px solid transparent',
              '&:hover': { color: 'text.primary' },
              '&.active': { color: 'primary.main', borderColor: 'primary.main' },
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
          >
            {t(label)}
          </Box>
        ))}
    </Box>
  );
};
