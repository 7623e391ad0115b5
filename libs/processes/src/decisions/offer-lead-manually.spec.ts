import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import {
  accepting,
  claimed,
  conflicted,
  leadId,
  member,
  pro,
  refused,
  round,
  roundOver,
  running,
  runningMulti,
  staff,
  suspendedMember,
} from '../claims.testing.js';
import { offerLeadManually } from './offer-lead-manually.js';

const offer = (distribution: Past, professional: Past = member(4), n = 4, overrides: string[] = [], now = T0) =>
  given({ distribution, professional }).when(offerLeadManually, { leadId, professionalId: pro(n), overrides }, { actor: staff, now });

describe('OfferLeadManually', () => {
  it('asks one more person for an hour at the round’s price, and says which exclusions were overridden', () => {
    expect(offer(running, member(4), 4, ['E10', 'E19']).events()).toMatchObject({
      distribution: [
        {
          type: 'OfferMade',
          data: {
            leadId,
            professionalId: pro(4),
            professionalName: 'Me 4',
            round: 1,
            wave: 1,
            code: 'K7QF',
            priceCc: 100,
            expiresAt: at(60),
            lang: 'fr',
            manual: true,
            overrides: ['E10', 'E19'],
          },
        },
      ],
    });
    expect(offer([round()]).events()['distribution']![0]!.data).toMatchObject({ wave: 0 });
  });
  it('asks again who was silent in an earlier round', () =>
    expect(offer([...running, roundOver, round({ round: 2 })], member(1), 1).types()).toEqual({ distribution: ['OfferMade'] }));
  it('goes on while another seat’s claim is over, swept or not', () =>
    expect(offer([...running, claimed(1)], member(4), 4, [], at(11)).types()).toEqual({ distribution: ['OfferMade'] }));
  it.each<[string, ReturnType<typeof offer>, string]>([
    ['without a live round', offer([...running, roundOver]), 'WRONG_STATE: no-live-round'],
    ['to nobody', offer(running, []), 'NOT_FOUND: professional'],
    ['to who was asked in this round', offer(running, member(1), 1), 'DUPLICATE: already-offered'],
    [
      'to who refused in an earlier one',
      offer([...running, refused(1), roundOver, round({ round: 2 })], member(1), 1),
      'FORBIDDEN: E16-answered-before',
    ],
    [
      'to who declared a conflict in an earlier one',
      offer([...running, claimed(1), conflicted(1), roundOver, round({ round: 2 })], member(1), 1),
      'FORBIDDEN: E16-answered-before',
    ],
    [
      'to who accepted in an earlier one',
      offer([...runningMulti, claimed(1), accepting(1, false), roundOver, round({ round: 2, maxAcceptances: 3 })], member(1), 1),
      'FORBIDDEN: E16-answered-before',
    ],
    ['to who is suspended', offer(running, suspendedMember(4)), 'FORBIDDEN: E01-suspended'],
    ['to who has no licence here', offer([round({ province: 'ON' })]), 'FORBIDDEN: E02-licence'],
    ['while somebody holds a claim', offer([...running, claimed(1)], member(4), 4, [], at(1)), 'WRONG_STATE: claim-live'],
    ...['E01', 'E02', 'E03', 'E14', 'E15', 'E16', 'E04'].map((code): [string, ReturnType<typeof offer>, string] => [
      `overriding ${code}`,
      offer(running, member(4), 4, [code]),
      'FORBIDDEN: not-overridable',
    ]),
  ])('refuses %s', (_what, tried, why) => expect(tried.refusal()).toBe(why));
});
