import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useT } from '../useT';

/** A form in a dialog: title, fields, a way out on the left and the act on the right; it cannot be left while something runs. */
export const FormDialog = ({
  title,
  busy,
  act,
  danger,
  wide,
  finished,
  aside,
  onSubmit,
  onClose,
  children,
}: {
  title: ReactNode;
  busy: boolean;
  /** What the button says; nothing once there is nothing left to do. */
  act?: string;
  danger?: boolean;
  wide?: boolean;
  /** Leaving closes what is done, instead of giving it up. */
  finished?: boolean;
  /** Between the two buttons. */
  aside?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useT();
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>{children}</DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={onClose} disabled={busy}>
            {t(finished ? 'help.close' : 'actions.cancel')}
          </Button>
          <Box sx={{ flex: 1 }} />
          {aside}
          {act && (
            <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
              {busy ? t('actions.sending') : act}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
