import { readdirSync, readFileSync } from 'node:fs';
import { commandRows } from '@jurilien/contracts';
import { purchaser } from '@jurilien/credits';
import {
  commandOf,
  decision,
  need,
  Refused,
  registryOf,
  type AnyDecision,
  type Answer,
  type Command,
  type EventStore,
  type Send,
} from '@jurilien/event-sourcing';
import { boardEligibility, eligibility, eligibilityAsProposed, liveClaims, lossNoted } from '@jurilien/processes';
import { z } from 'zod';
import { contexts } from '../start/contexts.js';
import type { Kernel } from '../kernel/kernel.js';
import { refuseUnsupplied, supplied } from './needs.js';

const registry = registryOf(contexts);
const decisions = [...registry.decisions.values()];
const named = (which: (d: AnyDecision) => boolean): string[] => decisions.filter(which).map((d) => d.name);
const has = (...fields: string[]) => {
  return (d: AnyDecision): boolean => fields.every((field) => field in (d.input as z.ZodObject).shape);
};
const needing = (...needs: unknown[]) => named((d) => needs.every((each) => d.needs?.includes(each as never)));
/** Whether a signed-in person may send it. */
const byPeople = ({ name }: AnyDecision): boolean => {
  const marks = Object.keys(commandRows().get(name)?.marks ?? {});
  return marks.some((who) => who !== 'system' && who !== 'provider' && who !== 'token');
};

const done: Answer = { position: 1, events: [] };
const [leadId, offerId, one, two] = ['1', '2', '3', '4'].map((n) => `018f2a10-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const claim = (professionalId: string) => ({ professionalId });
/** A log in which some streams have come to these states, and which keeps what is dispatched. */
function kernelOf(states: Record<string, object>) {
  const dispatched: Command[] = [];
  const store = {
    load: (refs: Parameters<EventStore['load']>[0]) =>
      Promise.resolve({
        now: '',
        streams: new Map(
          refs.map(({ decider, id }) => {
            const name = `${decider.category}-${id}`;
            return [name, { version: 1, state: { ...decider.initial, ...states[name] } }];
          }),
        ),
      }),
  };
  const send: Send = (decision, input, sending) => {
    dispatched.push(commandOf(decision, input, sending));
    return Promise.resolve(done);
  };
  return { kernel: { store, registry, send } as unknown as Kernel, dispatched };
}
/** What a decision is sent, by whichever door the command came. */
async function inputsOf(kernel: Kernel, name: string, input: Record<string, unknown>, answers: (() => Answer)[] = []): Promise<object[]> {
  const sent: object[] = [];
  await supplied(kernel, registry.decisions.get(name)!, input, (given) => {
    sent.push(given);
    return new Promise((resolve) => resolve((answers.shift() ?? (() => done))()));
  });
  return sent;
}
const refusal = (code: 'STALE_VERSION' | 'OFFER_TAKEN', detail: string) => (): Answer => {
  throw new Refused(code, detail);
};

describe('what decisions need', () => {
  it('is declared by every decision that ends claims of others, offers by hand, or is sent about a purchase', () => {
    expect(needing(liveClaims)).toEqual(named(has('claimProfessionalIds')));
    expect([...needing(eligibility), ...needing(eligibilityAsProposed)]).toEqual(named(has('checked')));
    // A task of the team only names what it is about.
    const isTask = ({ name }: { readonly name: string }): boolean => name === 'CreateFollowUp';
    expect(needing(purchaser)).toEqual(named((d) => has('purchaseId', 'professionalId')(d) && byPeople(d) && !isTask(d)));
    expect(needing(boardEligibility, lossNoted)).toEqual(['ClaimOffer']);
  });
  it('is supplied, or the start says what to add', () => {
    expect(() => refuseUnsupplied(registry)).not.toThrow();
    const unknown = decision({ name: 'X', input: z.object({}), streams: () => ({}), needs: [need('the-moon')], decide: () => ({}) });
    expect(() => refuseUnsupplied({ ...registry, decisions: new Map([['X', unknown]]) })).toThrow('"X" needs "the-moon"');
  });
  it.each(needing(liveClaims))('%s is given who holds claims now', async (name) => {
    const { kernel } = kernelOf({ [`distribution-${leadId}`]: { claims: [claim(one), claim(two)] } });
    const [sent] = await inputsOf(kernel, name, { leadId, offerId, professionalId: one });
    expect(sent).toMatchObject({ leadId, claimProfessionalIds: [one, two] });
  });
  it('is looked up again when another claimed meanwhile, and not for another refusal', async () => {
    const states = { [`distribution-${leadId}`]: { claims: [claim(one)] } };
    const meanwhile = refusal('STALE_VERSION', 'claim-of-other-account');
    expect(await inputsOf(kernelOf(states).kernel, 'WithdrawLead', { leadId }, [meanwhile, meanwhile])).toHaveLength(3);
    const other = inputsOf(kernelOf(states).kernel, 'WithdrawLead', { leadId }, [refusal('STALE_VERSION', 'changed-meanwhile')]);
    await expect(other).rejects.toThrow('changed-meanwhile');
  });
  it('a claim that lost is refused, and written down', async () => {
    const { kernel, dispatched } = kernelOf({});
    const input = { leadId, offerId, professionalId: one };
    await expect(inputsOf(kernel, 'ClaimOffer', input, [refusal('OFFER_TAKEN', 'claimed-by-other')])).rejects.toThrow('claimed-by-other');
    expect(dispatched).toMatchObject([{ name: 'RecordClaimLost', input }]);
  });
  it('a claim without an offer is refused where the request is not on the board', async () => {
    const sent = inputsOf(kernelOf({}).kernel, 'ClaimOffer', { leadId, professionalId: one });
    await expect(sent).rejects.toThrow('not-on-the-board');
  });
  it.each(needing(purchaser))('%s is given whose purchase it is, unless that was sent', async (name) => {
    const { kernel } = kernelOf({ [`purchase-${leadId}`]: { status: 'Paid', professionalId: one } });
    expect(await inputsOf(kernel, name, { purchaseId: leadId })).toEqual([{ purchaseId: leadId, professionalId: one }]);
    expect(await inputsOf(kernel, name, { purchaseId: leadId, professionalId: two })).toEqual([
      { purchaseId: leadId, professionalId: two },
    ]);
    expect(await inputsOf(kernel, name, { purchaseId: 'x' })).toEqual([{ purchaseId: 'x' }]);
  });
  it('eligibility is written over what the caller says, also of a request that is not there', async () => {
    for (const name of [...needing(eligibility), ...needing(eligibilityAsProposed)])
      expect(await inputsOf(kernelOf({}).kernel, name, { leadId, checked: { [one]: {} } })).toEqual([{ leadId, checked: {} }]);
  });
  it('every door leads through it: nothing but the kernel runs a decision', () => {
    const under = (root: string): string[] =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((f) => /(?<!\.spec|\.testing)\.ts$/.test(f))
        .map((f) => `${root}/${f}`);
    const running = [...under('libs'), ...under('services')].filter(
      (file) =>
        !file.includes('/node_modules/') && /import[^;]*\bexecute\b[^;]*'@jurilien\/event-sourcing'/.test(readFileSync(file, 'utf8')),
    );
    expect(running).toEqual(['libs/runtime/src/start/open-kernel.ts']);
  });
});
