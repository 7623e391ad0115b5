import type { Texts } from '../texts';
import type { accountsFr } from '../fr/accounts';

export const accountsEn: Texts<typeof accountsFr> = {
  impersonation: {
    label: 'Console seen by someone else',
    as: 'You see the console as {name} ({role}).',
    readOnly: 'Read only, and everything is recorded.',
    left: '{time} left.',
    end: 'End',
    why: 'Read only: you see the console as {name}.',
  },
  stepUp: {
    title: 'Confirm that it is you',
    text: 'This action needs a sign-in from the last 15 minutes. It will go ahead by itself afterwards.',
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    recoveryCode: 'Recovery code',
    continue: 'Continue',
    checking: 'Checking…',
    usePasskey: 'Use the passkey',
    totpText: 'Enter the six-digit code from your authenticator app.',
    emailText: 'Enter the six-digit code you received by e-mail.',
    recoveryText: 'Enter one of your recovery codes. It cannot be used again.',
    passkeyText: 'Your device will ask for your face, your fingerprint or its code.',
    totpInstead: 'Use the authenticator app',
    passkeyInstead: 'Use a passkey',
    emailInstead: 'Get a code by e-mail',
    recoveryInstead: 'Use a recovery code',
    sendCode: 'Send me a new code',
    sent: 'New code sent',
  },
};
