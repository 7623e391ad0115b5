import { Box } from '@mui/material';
import { formatDuration, formatFull } from '../format';
import { useNow } from '../useNow';
import { useT } from '../useT';

/** Time left or time late, moving each second; red when late, coral when near. Not announced each second. */
export const Countdown = ({ at, nearMs = 6 * 60_000, bare }: { at: string | null | undefined; nearMs?: number; bare?: boolean }) => {
  const t = useT();
  const now = useNow();
  if (!at) return <span>–</span>;
  const left = Date.parse(at) - now;
  if (Number.isNaN(left)) return <span>–</span>;
  const time = formatDuration(left);
  return (
    <Box
      component="time"
      dateTime={at}
      title={formatFull(at)}
      aria-live="off"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        fontWeight: left < nearMs ? 700 : 500,
        color: left < 0 ? 'error.main' : left < nearMs ? 'secondary.main' : 'inherit',
      }}
    >
      {bare && left >= 0 ? time : t(left < 0 ? 'leads.late' : 'leads.in', { time })}
    </Box>
  );
};
