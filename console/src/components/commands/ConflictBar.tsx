import { Alert, Button } from '@mui/material';
import { useT } from '../../useT';

/** Someone else saved first: says so, keeps what was typed, offers the current record. */
export const ConflictBar = ({ mine, theirs, onReload }: { mine: number; theirs: number; onReload: () => void }) => {
  const t = useT();
  return (
    <Alert
      severity="warning"
      role="alert"
      variant="outlined"
      sx={{ position: 'sticky', top: 8, zIndex: 5, bgcolor: 'background.paper' }}
      action={
        <Button variant="contained" color="primary" onClick={onReload}>
          {t('state.reload')}
        </Button>
      }
    >
      <strong>{t('state.conflict')}</strong> {t('state.conflictText')} {t('state.conflictOpen', { mine, theirs })}
    </Alert>
  );
};
