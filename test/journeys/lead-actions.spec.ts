import { LEAD_ENDS, LEAD_STATES, LEAD_STATUSES, type LeadStatus } from '@jurilien/contracts';
import { Refused, registryOf, type StreamRef } from '@jurilien/event-sourcing';
import { testCtx } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { contexts } from '@jurilien/runtime';
import { z } from 'zod';
import { sampleOf, type JsonSchema } from '../golden/samples.js';
import { consoleModule } from '../support/console-module.js';

const { leadActions } = await consoleModule<{
  leadActions: readonly { readonly command: string; readonly from: readonly string[] | 'live' | 'any' }[];
}>('features/requests/actions');

const { decisions } = registryOf(contexts);
const staff = { kind: 'user', id: 's', role: 'jurilien_admin' } as const;
const STATE = /^(lead-is-|lead-ended$|price-frozen$|no-live-round$)/;

/** What a decision says to a lead in this state; a no of another rule is none of the state. */
function answerIn(name: string, status: LeadStatus): 'acts' | 'nothing' | 'refuses' {
  const d = decisions.get(name)!;
  const input = d.input.parse(sampleOf(z.toJSONSchema(d.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema, true)) as never;
  const refs = d.streams(input, (v: string) => v, testCtx().now, staff) as Record<string, StreamRef>;
  const states = Object.fromEntries(
    Object.entries(refs).map(([key, ref]) => [key, ref.decider === lead ? { ...lead.initial, status, leadId: 'l' } : ref.decider.initial]),
  );
  try {
    const said = d.decide(input, states, testCtx({ actor: staff })) as object;
    return Object.keys(said).length > 0 ? 'acts' : 'nothing';
  } catch (error) {
    return error instanceof Refused && error.code === 'WRONG_STATE' && STATE.test(error.detail) ? 'refuses' : 'acts';
  }
}

/** States of another stream than the lead's decide these: whether a round is live, or a claim. */
const OF_THE_SEARCH = ['StopOffering', 'SkipWave', 'OpenOnBoard', 'ReleaseClaim', 'OfferLeadManually', 'DecideOffering'];

describe('buttons of a request', () => {
  const told = leadActions.filter(({ command, from }) => from !== 'any' && !OF_THE_SEARCH.includes(command));
  it.each(told.map((action) => [action.command, action.from] as const))(
    '%s is there in the states its decision admits',
    (command, from) => {
      const name = command === 'UntagLead' ? 'TagLead' : command;
      const shown = LEAD_STATES.filter((s) => (from === 'live' ? !LEAD_ENDS.includes(s) : (from as readonly string[]).includes(s)));
      const refusedAnyway = LEAD_STATES.filter((s) => s === 'Draft');
      const says = new Map(LEAD_STATES.map((s) => [s, answerIn(name, s)]));
      // Where others find something to do, a state with nothing to do is one that the command leads to.
      const yes = [...says.values()].includes('acts') ? 'acts' : 'nothing';
      const admitted = LEAD_STATES.filter((s) => says.get(s) === yes);
      // A draft has no page with buttons: what it is refused or admitted is not shown.
      const but = (states: readonly string[]) => states.filter((s) => !refusedAnyway.includes(s as never));
      expect(but(shown)).toEqual(but(admitted));
    },
  );

  it('compares most of them', () => expect(told.length).toBeGreaterThan(20));
  it('has every state of the life in the filter of the list', () =>
    expect(['None', ...LEAD_STATES].sort()).toEqual([...LEAD_STATUSES].sort()));
});
