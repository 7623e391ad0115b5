import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { mayRead, me } from '../roles';
import { useT, type Key } from '../useT';

interface Props {
  /** What the row of tabs is called. */
  label: Key;
  tabs: readonly { readonly to: string; readonly label: Key; readonly screen: string }[];
  /** Whether a tab is the open one. */
  isOpen: (to: string) => boolean;
}

/** Faces of one place, each with an address of its own; a member of the team sees those they may read. */
export const PlaceTabs = ({ label, tabs, isOpen }: Props) => {
  const t = useT();
  return (
    <Box
      component="nav"
      aria-label={t(label)}
      sx={{ display: 'flex', gap: 1, borderBottom: 1, borderColor: 'divider', mb: 3, overflowX: 'auto' }}
    >
      {tabs
        .filter(({ screen }) => mayRead(me().role, screen))
        .map(({ to, label: name }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            aria-current={isOpen(to) ? 'page' : undefined}
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
            {t(name)}
          </Box>
        ))}
    </Box>
  );
};
