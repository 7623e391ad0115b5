import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { mayRead, me } from '../../roles';
import { useT, type Key } from '../../useT';

/** A page among others of its subject. */
interface Place {
  readonly to: string;
  readonly label: Key;
  /** The screen that decides who sees it. */
  readonly screen: string;
}

/** The pages of a subject side by side, as far as this member of the team may open them. @param exact a page below another one is not it */
export const SideBySide = ({ label, places, exact }: { label: Key; places: readonly Place[]; exact?: boolean }) => {
  const t = useT();
  const { role } = me();
  return (
    <Box
      component="nav"
      aria-label={t(label)}
      sx={{ display: 'flex', gap: 1, mb: 4, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}
    >
      {places
        .filter(({ screen }) => mayRead(role, screen))
        .map((place) => (
          <Box
            key={place.to}
            component={NavLink}
            to={place.to}
            end={exact}
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
            {t(place.label)}
          </Box>
        ))}
    </Box>
  );
};
