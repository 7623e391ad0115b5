import { type Actions, type Decider, fold, type StreamRef } from '@jurilien/event-sourcing';
import { asShipped, at, type Past, recorded } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { actions } from './actions.js';
import { buttonsOf, disagreement } from './agreement.testing.js';
import { TEAM } from './account-lives.testing.js';
import { VIEW_LIVES } from './view-lives.testing.js';

/** Refusals for what the form holds: which role was approved. */
const OF_THE_INPUT: Readonly<Record<string, RegExp>> = {
  SetUserRoles: /^another-role-was-proposed$/,
  ScheduleMeeting: /^slot-taken$/,
  RescheduleMeeting: /^slot-taken$/,
  SaveCampaignDraft: /^segment$/,
  ScheduleCampaign: /^campaign-changed$/,
};

const nameOf = (decider: Decider<any, any>, id: string): string => `${decider.category}-${id}`;
type View = keyof typeof VIEW_LIVES;

/** Every stream of a thing, begun in one of its ways and led on by anything that can happen to it, by anyone of the team. */
const worlds = (view: View) =>
  fc.tuple(
    ...VIEW_LIVES[view].streams.map(({ decider, id, begins, events }) =>
      fc
        .tuple(
          fc.constantFrom(...begins),
          events.length === 0
            ? fc.constant([])
            : fc.array(fc.record({ event: fc.constantFrom(...events), actor: fc.constantFrom(...TEAM) }), { maxLength: 6 }),
        )
        .map(([begin, happened]): readonly [string, unknown] => {
          const led =
            begin.length === 0
              ? []
              : happened.map(({ event: [type, data, when], actor }): Past[number] => [type, data, when ?? at(0), actor]);
          return [nameOf(decider, id), fold(decider, recorded(decider, id, [...begin, ...led]))];
        }),
    ),
  );

// What a button promises, its decision does, on every page that has some.
describe.each(Object.keys(VIEW_LIVES) as View[])('what a button of %s says is what its command is answered', (view) => {
  const { names, streams, decisions }: Actions = actions[view];
  const named = names(VIEW_LIVES[view].row) as object;
  const buttons = buttonsOf(decisions);
  const seen = new Map<string, Set<boolean>>(buttons.map(({ name }) => [name, new Set()]));

  it('wherever its lives lead', () => {
    fc.assert(
      fc.property(worlds(view), fc.constantFrom(...TEAM), fc.constantFrom(1, 1_441, 45 * 1_440), (lives, actor, minutes) => {
        const states = new Map<string, unknown>(lives);
        const stateOf = ({ decider, id }: StreamRef) => states.get(nameOf(decider, id)) ?? decider.initial;
        const read = Object.fromEntries(Object.entries(streams(named as never)).map(([key, ref]) => [key, stateOf(ref as StreamRef)]));
        const now = at(minutes);
        const found = buttons.flatMap((d) => {
          const said = d.ask(read, { actor, now, config: asShipped() }, named);
          seen.get(d.name)!.add(said === true);
          const input = { ...named, ...VIEW_LIVES[view].inputs[d.name] };
          return disagreement(d, { said, input, stateOf, actor, now, ofTheInput: OF_THE_INPUT[d.name] }) ?? [];
        });
        expect(found).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });
  it('and each is seen pressed and barred', () =>
    expect([...seen].filter(([, answers]) => answers.size !== 2).map(([name]) => name)).toEqual([]));
});

it('no page with buttons is left out', () => expect(['leads', ...Object.keys(VIEW_LIVES)].sort()).toEqual(Object.keys(actions).sort()));
