import { automation } from '@jurilien/event-sourcing';
import { link, secondFactors } from '@jurilien/identity';
import { say } from './notify.js';

/** The code for a sign-in from a device no one knows. */
export const sendSignInCode = automation(secondFactors)({
  name: 'send-sign-in-code',
  on: {
    SecondFactorChallenged: ({ data: { userId, challengeId, sequence } }) => [
      say('sign-in-code', `${challengeId}:${sequence}`, { userId, challengeId, sequence }),
    ],
  },
});

/** The code that the holder of a personal link types before private data is shown. */
export const sendStepUpCodes = automation(link)({
  name: 'send-step-up-codes',
  on: {
    StepUpCodeSent: ({ data: { linkId, sequence, channel } }) => [
      say('step-up-code', `${linkId}:${sequence}`, { linkId, sequence, channels: [channel] }),
    ],
  },
});
