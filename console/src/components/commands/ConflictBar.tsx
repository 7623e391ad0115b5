import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useT } from '../../useT';
import type { Difference } from './differences';

/** What the record said, says now, and what was typed; where both wrote, one of the two is chosen. */
const Differences = ({ differences }: { differences: readonly Difference[] }) => {
  const t = useT();
  const written = differences.some(({ mine }) => mine !== undefined);
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }}>
      <Table size="small" aria-label={t('presence.changed')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('presence.what')}</TableCell>
            <TableCell>{t('presence.before')}</TableCell>
            <TableCell>{t('presence.now')}</TableCell>
            {written && <TableCell>{t('presence.mine')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ label, before, now, mine, take }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>{before}</TableCell>
              <TableCell sx={{ fontWeight: 700 }}>{now}</TableCell>
              {written && (
                <TableCell>
                  {mine}
                  {take && (
                    <Button size="small" onClick={take} aria-label={t('presence.takeOf', { what: label })}>
                      {t('presence.take')}
                    </Button>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

interface Props {
  mine: number;
  theirs: number;
  /** What is otherwise than when the person began. */
  differences?: readonly Difference[];
  onReload: () => void;
}

/** Someone else saved first: says so and what they changed, keeps what was typed, goes on from the current record. */
export const ConflictBar = ({ mine, theirs, differences = [], onReload }: Props) => {
  const t = useT();
  return (
    <Alert
      severity="warning"
      role="alert"
      variant="outlined"
      sx={{ position: 'sticky', top: 8, zIndex: 5, bgcolor: 'background.paper', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
      action={
        <Button variant="contained" color="primary" onClick={onReload}>
          {t('state.reload')}
        </Button>
      }
    >
      <strong>{t('state.conflict')}</strong> {t('state.conflictText')} {t('state.conflictOpen', { mine, theirs })}
      {differences.length > 0 && <Differences differences={differences} />}
    </Alert>
  );
};
