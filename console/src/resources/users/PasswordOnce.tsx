import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useT } from '../../useT';

export interface Told {
  email: string;
  password: string;
}

/** A password that is shown this once: nobody can read it again. */
export const PasswordOnce = ({ told, onClose }: { told: Told; onClose: () => void }) => {
  const t = useT();
  const [copied, setCopied] = useState(false);
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="password-title">
      <DialogTitle id="password-title">{t('users.passwordTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="text.secondary">{t('users.passwordOnce', { email: told.email })}</Typography>
        <Box
          component="output"
          aria-label={t('login.password')}
          sx={{
            p: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1.0625rem',
            letterSpacing: '.04em',
            userSelect: 'all',
            overflowWrap: 'anywhere',
          }}
        >
          {told.password}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={() => void navigator.clipboard?.writeText(told.password).then(() => setCopied(true))}>
          {t(copied ? 'lead.copied' : 'users.copy')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" onClick={onClose}>
          {t('users.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
