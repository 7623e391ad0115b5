import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { mayRead, me } from '../../roles';
import { useT, type Key } from '../../useT';

const places: { to: string; label: Key; screen: string }[] = [
  { to: '/sales', label: 'prices.nav.sales', screen: 'sales' },
  { to: '/plans', label: 'prices.nav.plans', screen: 'plans' },
  { to: '/promo-codes', label: 'prices.nav.codes', screen: 'promoCodes' },
  { to: '/prices', label: 'prices.nav.prices', screen: 'sales' },
];

/** The pages about money, side by side. */
export const MoneyNav = () => {
  const t = useT();
  const { role } = me();
  return (
    <Box
      component="nav"
      aria-label={t('prices.nav.label')}
      sx={{ display: 'flex', gap: 1, mb: 4, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}
    >
      {places
        .filter(({ screen }) => mayRead(role, screen))
        .map(({ to, label }) => (
          <Box
            key={to}
            component={NavLink}
            to={to}
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
