import { Box, Button } from '@mui/material';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import { useEffect, useState } from 'react';
import { ask } from '../api/http';
import { formatDuration } from '../format';
import { inConsole } from '../session/places';
import { impersonation, keep, lookAway } from '../session/session';
import { roleOf } from '../roles';
import { toneSx } from '../theme';
import { useNow } from '../useNow';
import { useCode, useT } from '../useT';

/** Everything on screen was read with the other person's access: it goes with it, by loading the console again. */
const leave = (id: string): void => {
  lookAway();
  window.location.assign(inConsole(`/users/${id}`));
};

/** On every screen while someone looks through a colleague's eyes: whose, for how long, and the way back. */
export const ImpersonationBar = () => {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const seen = impersonation();
  const [ending, setEnding] = useState(false);
  const over = seen !== undefined && seen.expiry <= now;
  useEffect(() => {
    if (seen && over) leave(seen.id);
  }, [seen, over]);
  if (!seen) return null;
  const end = async () => {
    setEnding(true);
    // Whatever the API answers, this tab has given the access back; it would end by itself in any case.
    const answer = await ask('POST /api/impersonations/end', {}).catch(() => undefined);
    if (answer?.token) keep(answer.token);
    leave(seen.id);
  };
  return (
    <Box
      role="region"
      aria-label={t('impersonation.label')}
      sx={[
        {
          position: 'sticky',
          top: { xs: 52, sm: 0 },
          zIndex: 9,
          display: 'flex',
          alignItems: 'center',
          gap: 2.5,
          flexWrap: 'wrap',
          px: { xs: 3, sm: 5, lg: 7 },
          py: 1.5,
          fontSize: '.8125rem',
          borderWidth: '0 0 1px !important',
        },
        toneSx('accent'),
      ]}
    >
      <EyeIcon fontSize="small" aria-hidden />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <strong>{t('impersonation.as', { name: seen.user, role: code('roles', roleOf(seen.role)) })}</strong> {t('impersonation.readOnly')}{' '}
        {t('impersonation.left', { time: formatDuration(Math.max(0, seen.expiry - now)) })}
      </Box>
      <Button variant="contained" color="secondary" disabled={ending} onClick={() => void end()}>
        {t('impersonation.end')}
      </Button>
    </Box>
  );
};
