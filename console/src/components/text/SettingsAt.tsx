import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayRead, me } from '../../roles';

/** An instant on the clock of who reads, to the millisecond: a change of the same minute may have come after it. */
const onClock = (at: string): string => new Date(Date.parse(at) - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, -1);

/** Leads to the report of the configuration as it was at an instant, where the reader may open it. */
export const SettingsAt = ({ at, children }: { at: string; children: ReactNode }) =>
  mayRead(me().role, 'configReport') ? (
    <Link to={`/config-report?at=${encodeURIComponent(onClock(at))}`}>{children}</Link>
  ) : (
    <Box component="span">{children}</Box>
  );
