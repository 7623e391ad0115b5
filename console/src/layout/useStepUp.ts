import type { Answer } from '@jurilien/contracts/api';
import { startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { ask, askOpen, problemOf, type Problem } from '../api/http';
import { keep } from '../session/session';

type Challenge = Extract<Answer<'POST /api/login'>, { readonly challenge: string }>;
export type Factor = Challenge['factors'][number];
export type Step = Challenge & { factor: Factor };

/** The factor asked for first, then the others as ways out. */
const ORDER: Factor[] = ['totp', 'passkey', 'email', 'recovery'];
/** The factors a person has beside the one that is asked for. */
export const othersThan = ({ factor, factors }: Step): Factor[] => ORDER.filter((each) => each !== factor && factors.includes(each));

/** What went wrong, as it is shown: which of the two was wrong is at the field, or in the step it was. */
const problemAt = (error: unknown, step: Step | undefined): Problem => {
  // What a browser says when a passkey was not chosen is not ours to repeat.
  const failed = error instanceof DOMException ? { status: 0, code: 'PASSKEY_UNUSED' } : problemOf(error);
  const wrong = failed.status === 401 || failed.errors?.some(({ field }) => field === 'code');
  return wrong ? { status: failed.status, code: step ? 'WRONG_CODE' : 'WRONG_PASSWORD' } : failed;
};

/** Proves a factor. @returns the token of the proven session */
const prove = async ({ challenge, factor }: Step, code: string): Promise<string> => {
  if (factor !== 'passkey') return (await askOpen('POST /api/login/factor', { body: { challenge, method: factor, code } })).token;
  const optionsJSON = await askOpen('POST /api/login/passkey/options', { body: { challenge } });
  const response = await startAuthentication({ optionsJSON: optionsJSON });
  return (await askOpen('POST /api/login/passkey', { body: { challenge, response } })).token;
};

/** One thing at a time, and what went wrong with the last one. */
const useAttempts = (step: Step | undefined) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(problemAt(error, step));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, attempt };
};

/** Password, then a second factor, until the session is proven. */
export const useStepUp = (onProven: () => void) => {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>();
  const [codeSent, setCodeSent] = useState(false);
  const { busy, problem, setProblem, attempt } = useAttempts(step);

  useEffect(() => {
    ask('GET /api/account', {}).then(
      (account) => setEmail(account.email),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, []);
  const accept = (token: string) => {
    keep(token);
    onProven();
  };
  const choose = (factor: Factor, { challenge, factors }: Challenge) => {
    setProblem(undefined);
    setCodeSent(false);
    setStep({ challenge, factors, factor });
  };
  const sendPassword = (password: string) =>
    attempt(async () => {
      const answer = await askOpen('POST /api/login', { body: { email, password } });
      if ('token' in answer) return accept(answer.token);
      const first = ORDER.find((factor) => answer.factors.includes(factor));
      if (first) choose(first, answer);
    });
  const sendFactor = (now: Step, code: string) => attempt(async () => accept(await prove(now, code)));
  const sendCode = ({ challenge }: Step) =>
    attempt(async () => {
      await askOpen('POST /api/login/email-code', { body: { challenge } });
      setCodeSent(true);
    });
  return { email, step, busy, problem, codeSent, choose, sendPassword, sendFactor, sendCode };
};
