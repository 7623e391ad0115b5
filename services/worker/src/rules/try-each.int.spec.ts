import { shippedRule, triggerNamed, occurrencesOf } from '@jurilien/automation';
import type { Decider } from '@jurilien/event-sourcing';
import { at } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering } from '@jurilien/lead/testing';
import { readEventsOfTypes } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { contexts, senderOf, type Kernel, type Settings } from '@jurilien/runtime';
import { distribution, offerReceipt } from '@jurilien/search';
import { claimed, ofClaim, offerOf, ofOffer, pro, running } from '@jurilien/search/testing';
import { member } from '../../../../libs/processes/src/claims.testing.js';
import { testKernel } from '../../../../test/support/kernel.js';
import { happenedBefore } from '../../../../test/support/past.js';
import { pastStates } from './past-states.js';
import { tryEach } from './try-each.js';

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => {
  k = await testKernel(contexts);
});
afterAll(() => k.close());

it('a trial of a rule for several people finds each of them as they were then', async () => {
  await happenedBefore(k, lead, leadId, offering, at(0));
  for (const n of [1, 2, 3]) await happenedBefore(k, professional, pro(n), member(n), at(0));
  const expired = ['ClaimExpired', { ...ofClaim(2), offerState: 'Late', round: 1, wave: 1 }] as const;
  await happenedBefore(k, distribution, leadId, [...running, claimed(2), expired], at(20));
  // Two asked for another chance, one of them when it was too late.
  await happenedBefore(k, offerReceipt, offerOf(1), [['SecondChanceRequested', ofOffer(1)]], at(10));
  await happenedBefore(k, offerReceipt, offerOf(3), [['SecondChanceRequested', ofOffer(3)]], at(30));

  const kernel = {
    ...(k as unknown as Kernel),
    settings: { publicUrl: 'https://exemple.ca', QUIET_HOURS: 'off' } as Settings,
    books: { of: (decider: Decider<unknown, never>) => decider.initial } as unknown as Kernel['books'],
  };
  const { text } = shippedRule('R14')!;
  const trigger = triggerNamed(text.trigger)!;
  const [e] = await readEventsOfTypes(k.db, k.codec, ['ClaimExpired'], { after: 0, upTo: Number.MAX_SAFE_INTEGER }, 1);
  const [due] = occurrencesOf(trigger, text, e!);
  const outcomes = await tryEach(
    kernel,
    pastStates(kernel),
    { rule: 'R14', text, trigger, sender: senderOf(kernel), now: at(60) },
    due!,
    e!,
  );
  expect(outcomes.map(({ sent, stopped }) => [sent?.recipientId, stopped])).toEqual([[pro(1), []]]);
  expect((await outcomes[0]!.sample())!.fr).toContain('K7QF');
});
