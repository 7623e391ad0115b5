import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useT } from '../../useT';

interface Props<Given> {
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
  /** The answers the form starts with. */
  begun?: Given;
  /** @returns what is wrong with answers, at their names */
  onSubmit: (given: Given) => void | Promise<object | undefined | void>;
  onClose: () => void;
  children: ReactNode;
}

const Buttons = ({ busy, act, danger, finished, aside, onClose }: Omit<Props<never>, 'title' | 'begun' | 'onSubmit' | 'children'>) => {
  const t = useT();
  return (
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
  );
};

/** A form in a dialog: title, fields, a way out on the left and the act on the right; it cannot be left while something runs. */
export const FormDialog = <Given extends object>({ title, wide, begun, onSubmit, children, ...buttons }: Props<Given>) => {
  const id = useId();
  // The form keeps its answers itself from here on: beginning again would throw them away.
  const [answers] = useState<Given | { reason: string }>(begun ?? { reason: '' });
  const { busy, onClose } = buttons;
  const running = useRef(false);
  // Pressed twice before the button is drawn as busy, it is still sent once.
  const submit = async (given: Given) => {
    if (busy || running.current) return undefined;
    running.current = true;
    return Promise.resolve(onSubmit(given)).finally(() => (running.current = false));
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <Form noValidate disableInvalidFormNotification defaultValues={answers} onSubmit={(given: object) => submit(given as Given)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>{children}</DialogContent>
        <Buttons {...buttons} />
      </Form>
    </Dialog>
  );
};
