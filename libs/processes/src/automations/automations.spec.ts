import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { distribution } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { claimOf, leadId, ofClaim, pro } from '../claims.testing.js';
import { expireClaims, releaseClaimWhenStopped } from './claims.js';

const search = (type: string, data: Record<string, unknown> = {}): StoryEvent => [distribution, leadId, type, { leadId, ...data }];
const over = { ...ofClaim(1), round: 1, wave: 1 };
const accepted = search('AcceptanceConfirmed', { ...over, acceptanceId: claimOf(1), priceCc: 100, capacityFull: true });
const released = (cause: string) => search('ClaimReleased', { ...over, offerState: 'Sent', cause });

it('a claim has a clock: its hold and five seconds of grace, moved when it is made longer; its end stops it', () => {
  const timer = { subject: `distribution-${leadId}`, timer: 'claim.hold', occurrence: claimOf(1) };
  const events = story(
    search('ClaimStarted', { ...ofClaim(1), holdUntil: at(10), priceCc: 100, funded: true }),
    search('ClaimExtended', { ...ofClaim(1), holdUntil: at(15) }),
    released('cancelled'),
    accepted,
  );
  const expire = (minutes: number) => ({
    do: 'schedule',
    ...timer,
    dueAt: at(minutes + 5 / 60),
    command: 'ExpireClaim',
    input: { leadId, professionalId: pro(1), claimId: claimOf(1) },
  });
  expect(effectsOf(expireClaims, events)).toEqual([expire(10), expire(15), { do: 'cancel', ...timer }, { do: 'cancel', ...timer }]);
  expect(unexercised(expireClaims, events)).toEqual([]);
});

it('a person who is suspended or pauses gives claims back, once per time', () => {
  const events = story(
    [professional, pro(1), 'ProfessionalSuspended', { professionalId: pro(1), notice: 'x' }],
    [professional, pro(1), 'OffersPaused', { professionalId: pro(1), scope: 'all' }],
  );
  expect(effectsOf(releaseClaimWhenStopped, events)).toEqual(
    [1, 2].map((n) => ({ do: 'work', job: 'release-claims', key: `release-${n}`, input: { professionalId: pro(1) } })),
  );
});
