import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quiet } from '../text/who';

interface LineProps {
  readonly to: string;
  readonly name: string;
  /** Widths of what stands between the name and the mark. */
  readonly columns: string;
  readonly facts: readonly ReactNode[];
  readonly mark: ReactNode;
}

/** One line of a list of things that have versions: its name, what is in force of it, and a mark. */
export const DraftLine = ({ to, name, columns, facts, mark }: LineProps) => (
  <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 4 },
        gridTemplateColumns: { xs: '1fr', md: `minmax(0, 2fr) ${columns} 120px` },
        alignItems: 'center',
        px: 4,
        py: 3,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      <Box component="span" sx={{ fontWeight: 700 }}>
        {name}
      </Box>
      {facts.map((fact, n) => (
        <Box key={n} component="span" sx={quiet}>
          {fact}
        </Box>
      ))}
      <Box component="span" sx={{ justifySelf: { md: 'end' } }}>
        {mark}
      </Box>
    </Box>
  </Box>
);

/** The frame around such lines. */
export const DraftList = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
    }}
  >
    {children}
  </Box>
);
