import { at, effectsOf, story, untold } from '@jurilien/event-sourcing/testing';
import { secondFactors } from '@jurilien/identity';
import { sendSignInCode } from './send-codes.js';

it('sends the code of a sign-in, once for each time it is asked for', () => {
  const sent = (sequence: number) =>
    [secondFactors, 'u', 'SecondFactorChallenged', { userId: 'u', challengeId: 'c', sequence, expiresAt: at(10) }] as const;
  const told = story(sent(1), sent(2));
  expect(effectsOf(sendSignInCode, told)).toEqual(
    [1, 2].map((sequence) => ({
      do: 'work',
      job: 'notify',
      key: `sign-in-code:c:${sequence}`,
      input: { rule: 'sign-in-code', userId: 'u', challengeId: 'c', sequence },
    })),
  );
  expect(untold(sendSignInCode, told)).toEqual([]);
});
