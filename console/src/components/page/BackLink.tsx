import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** From the page of one thing back to its list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to} sx={{ fontSize: '.8125rem', fontWeight: 650 }}>
    ← {children}
  </MuiLink>
);
