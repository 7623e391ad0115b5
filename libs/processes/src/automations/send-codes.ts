import { automation } from '@jurilien/event-sourcing';
import { secondFactors } from '@jurilien/identity';
import { say } from './notify.js';

/** The code for a sign-in from a device nobody knows. */
export const sendSignInCode = automation(secondFactors)({
  name: 'send-sign-in-code',
  on: {
    SecondFactorChallenged: ({ data: { userId, challengeId, sequence } }) => [
      say('sign-in-code', `${challengeId}:${sequence}`, { userId, challengeId, sequence }),
    ],
  },
});
