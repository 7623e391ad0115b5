import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink, TextField, Typography } from '@mui/material';
import type { Answer } from '@jurilien/contracts/api';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { ask, askOpen, problemOf, type Problem } from '../api/http';
import { ProblemAlert } from '../components/ProblemAlert';
import { keep } from '../session/session';
import { useT, type Key } from '../useT';

type Challenge = Extract<Answer<'POST /api/login'>, { readonly challenge: string }>;
type Factor = Challenge['factors'][number];
type Step = (Challenge & { factor: Factor }) | undefined;

/** The factor asked for first, then the others as ways out. */
const order: Factor[] = ['totp', 'passkey', 'email', 'recovery'];

/** Password and second factor; opened by `StepUp`, and loaded with it. */
const StepUpDialog = ({ onDone }: { onDone: (proven: boolean) => void }) => {
  const t = useT();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<Step>();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [sentAgain, setSentAgain] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    ask('GET /api/account', {}).then(
      (account) => setEmail(account.email),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  useEffect(() => field.current?.focus(), [step?.factor]);

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      // What a browser says when a passkey was not chosen is not ours to repeat.
      const failed = error instanceof DOMException ? { status: 0, code: 'PASSKEY_UNUSED' } : problemOf(error);
      // Which of the two was wrong is at the field, or in the step it was.
      const wrong = failed.status === 401 || failed.errors?.some(({ field }) => field === 'code');
      setProblem(wrong ? { status: failed.status, code: step ? 'WRONG_CODE' : 'WRONG_PASSWORD' } : failed);
    } finally {
      setBusy(false);
    }
  };
  const accept = (token: string) => {
    keep(token);
    onDone(true);
  };
  const to = (factor: Factor, { challenge, factors }: Challenge) => {
    setTyped('');
    setMissing(false);
    setProblem(undefined);
    setSentAgain(false);
    setStep({ challenge, factors, factor });
  };
  const sendPassword = () =>
    attempt(async () => {
      const answer = await askOpen('POST /api/login', { body: { email, password } });
      if ('token' in answer) return accept(answer.token);
      const first = order.find((factor) => answer.factors.includes(factor));
      if (first) to(first, answer);
    });
  const sendFactor = (now: NonNullable<Step>) =>
    attempt(async () => {
      const { challenge, factor } = now;
      if (factor === 'passkey') {
        const optionsJSON = await askOpen('POST /api/login/passkey/options', { body: { challenge } });
        const response = await startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON });
        return accept((await askOpen('POST /api/login/passkey', { body: { challenge, response } })).token);
      }
      accept((await askOpen('POST /api/login/factor', { body: { challenge, method: factor, code: typed.trim() } })).token);
    });
  const sendCode = (challenge: string) =>
    attempt(async () => {
      await askOpen('POST /api/login/email-code', { body: { challenge } });
      setSentAgain(true);
    });
  const submit = () => {
    const wanted = step ? step.factor !== 'passkey' && !typed.trim() : !password;
    setMissing(wanted);
    if (wanted || busy) return;
    void (step ? sendFactor(step) : sendPassword());
  };

  return (
    <Dialog open onClose={busy ? undefined : () => onDone(false)} maxWidth="xs" fullWidth aria-labelledby="step-up-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="step-up-title">{t('stepUp.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '12px !important' }}>
          <Typography color="text.secondary">{t(step ? `stepUp.${step.factor}Text` : 'stepUp.text')}</Typography>
          <ProblemAlert problem={problem} />
          {step === undefined ? (
            <>
              <TextField
                label={t('stepUp.email')}
                name="email"
                value={email}
                autoComplete="username"
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <TextField
                inputRef={field}
                label={t('stepUp.password')}
                type="password"
                name="password"
                autoComplete="current-password"
                autoFocus
                value={password}
                error={missing}
                helperText={missing ? t('invalid.required') : undefined}
                onChange={(event) => setPassword(event.target.value)}
              />
            </>
          ) : (
            step.factor !== 'passkey' && (
              <TextField
                inputRef={field}
                label={t(step.factor === 'recovery' ? 'stepUp.recoveryCode' : 'stepUp.code')}
                name="code"
                autoComplete="one-time-code"
                value={typed}
                error={missing}
                helperText={missing ? t('invalid.required') : undefined}
                slotProps={{ htmlInput: step.factor === 'recovery' ? { maxLength: 60 } : { inputMode: 'numeric', maxLength: 12 } }}
                onChange={(event) => setTyped(event.target.value)}
              />
            )
          )}
          {step && (
            <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', fontSize: '.8125rem' }}>
              {step.factor === 'email' && (
                <MuiLink component="button" type="button" disabled={busy} onClick={() => void sendCode(step.challenge)}>
                  {t(sentAgain ? 'stepUp.sent' : 'stepUp.sendCode')}
                </MuiLink>
              )}
              {order
                .filter((factor) => factor !== step.factor && step.factors.includes(factor))
                .map((factor) => (
                  <MuiLink key={factor} component="button" type="button" disabled={busy} onClick={() => to(factor, step)}>
                    {t(`stepUp.${factor}Instead` as Key)}
                  </MuiLink>
                ))}
            </Box>
          )}
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
      </form>
    </Dialog>
  );
};
export default StepUpDialog;
