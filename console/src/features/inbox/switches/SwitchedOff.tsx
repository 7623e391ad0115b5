import { Alert, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatFull } from '../../../format';
import { mayRead, me } from '../../../roles';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { useKillSwitches } from './useKillSwitches';

/** What is not sent now, by whom and why: on every page where someone would wonder. */
export const SwitchedOff = () => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const { set } = useKillSwitches();
  if (set.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 4, '& p': { m: 0 } }}>
      {set.map((row) => (
        <p key={row.id}>
          {t('switches.off', { what: code('switches', row.of), at: formatFull(row.setAt), who: nameOf(row.setBy) })}
          {row.reason && ` « ${row.reason} »`}
        </p>
      ))}
      {mayRead(me().role, 'killSwitches') && (
        <MuiLink component={Link} to="/comms/switches" sx={{ fontWeight: 700 }}>
          {t('switches.open')}
        </MuiLink>
      )}
    </Alert>
  );
};
