import { at, effectsOf, story, unexercised } from '@jurilien/event-sourcing/testing';
import { link, secondFactors } from '@jurilien/identity';
import { sendSignInCode, sendStepUpCodes } from './send-codes.js';

it('sends the code of a sign-in, once for each time it is asked for', () => {
  const sent = (sequence: number) =>
    [secondFactors, 'u', 'SecondFactorChallenged', { userId: 'u', challengeId: 'c', sequence, expiresAt: at(10) }] as const;
  const happened = story(sent(1), sent(2));
  expect(effectsOf(sendSignInCode, happened)).toEqual(
    [1, 2].map((sequence) => ({
      do: 'work',
      job: 'notify',
      key: `sign-in-code:c:${sequence}`,
      input: { rule: 'sign-in-code', userId: 'u', challengeId: 'c', sequence },
    })),
  );
  expect(unexercised(sendSignInCode, happened)).toEqual([]);
});

it('sends the code of a personal link to the one address that was chosen', () => {
  const sent = (sequence: number, channel: string) =>
    [link, 'l', 'StepUpCodeSent', { linkId: 'l', sequence, deviceHash: 'd', channel, expiresAt: at(10) }] as const;
  const happened = story(sent(1, 'sms'), sent(2, 'email'));
  expect(effectsOf(sendStepUpCodes, happened)).toEqual(
    (['sms', 'email'] as const).map((channel, i) => ({
      do: 'work',
      job: 'notify',
      key: `step-up-code:l:${i + 1}`,
      input: { rule: 'step-up-code', linkId: 'l', sequence: i + 1, channels: [channel] },
    })),
  );
  expect(unexercised(sendStepUpCodes, happened)).toEqual([]);
});
