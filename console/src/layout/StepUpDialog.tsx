import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Form } from 'react-admin';
import { useFormField } from '../components/form/useFormField';
import { ProblemAlert } from '../components/commands/ProblemAlert';
import { useT, type Key } from '../useT';
import { othersThan, useStepUp, type Step } from './useStepUp';

type StepUp = ReturnType<typeof useStepUp>;
const typed = (value: string) => (value.trim() ? undefined : 'required');

const Email = ({ email }: { email: string }) => {
  const t = useT();
  return (
    <TextField label={t('stepUp.email')} name="email" value={email} autoComplete="username" slotProps={{ htmlInput: { readOnly: true } }} />
  );
};

/** The password, or the code of the factor that is asked for; it has the focus from the start. */
const Answer = ({ step }: { step?: Step }) => {
  const t = useT();
  const { id, field, error } = useFormField('answer', typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const recovery = step?.factor === 'recovery';
  const common = { id, inputRef: input, value: field.value as string, error: Boolean(error), helperText: error, onChange: field.onChange };
  if (!step)
    return <TextField {...common} label={t('stepUp.password')} type="password" name="password" autoComplete="current-password" autoFocus />;
  return (
    <TextField
      {...common}
      label={t(recovery ? 'stepUp.recoveryCode' : 'stepUp.code')}
      name="code"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: recovery ? { maxLength: 60 } : { inputMode: 'numeric', maxLength: 12 } }}
    />
  );
};

/** A code by email, and the other factors. */
const WaysOut = ({ step, flow: { busy, codeSent, sendCode, choose } }: { step: Step; flow: StepUp }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', fontSize: '.8125rem' }}>
      {step.factor === 'email' && (
        <MuiLink component="button" type="button" disabled={busy} onClick={() => void sendCode(step)}>
          {t(codeSent ? 'stepUp.sent' : 'stepUp.sendCode')}
        </MuiLink>
      )}
      {othersThan(step).map((factor) => (
        <MuiLink key={factor} component="button" type="button" disabled={busy} onClick={() => choose(factor, step)}>
          {t(`stepUp.${factor}Instead` as Key)}
        </MuiLink>
      ))}
    </Box>
  );
};

const EMPTY = { answer: '' };

/** Password and second factor; opened by `StepUp`, and loaded with it. */
const StepUpDialog = ({ onDone }: { onDone: (proven: boolean) => void }) => {
  const t = useT();
  const flow = useStepUp(() => onDone(true));
  const { email, step, busy, problem } = flow;
  const submit = async ({ answer }: { answer: string }) => {
    if (!busy) await (step ? flow.sendFactor(step, answer.trim()) : flow.sendPassword(answer));
  };
  return (
    <Dialog open onClose={busy ? undefined : () => onDone(false)} maxWidth="xs" fullWidth aria-labelledby="step-up-title">
      <Form
        // Each factor is a form of its own, which starts empty.
        key={step?.factor}
        noValidate
        disableInvalidFormNotification
        defaultValues={EMPTY}
        onSubmit={(given: object) => submit(given as { answer: string })}
      >
        <DialogTitle id="step-up-title">{t('stepUp.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>
          <Typography color="text.secondary">{t(step ? `stepUp.${step.factor}Text` : 'stepUp.text')}</Typography>
          <ProblemAlert problem={problem} />
          {!step && <Email email={email} />}
          {step?.factor !== 'passkey' && <Answer step={step} />}
          {step && <WaysOut step={step} flow={flow} />}
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={() => onDone(false)} disabled={busy}>
            {t('actions.cancel')}
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button type="submit" variant="contained" disabled={busy || (!step && !email)}>
            {busy ? t('stepUp.checking') : t(step?.factor === 'passkey' ? 'stepUp.usePasskey' : 'stepUp.continue')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
export default StepUpDialog;
