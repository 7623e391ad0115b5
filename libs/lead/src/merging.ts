import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { ClearFacts } from './facts.js';

const id = z.string();
const leadId = id;
const channel = z.enum(['email', 'sms']);
type Channel = z.infer<typeof channel>;

/** Two requests of one person become one, and two again (VA9): each step is an event on either. */
export const mergeEvents = {
  LeadMerged: event(z.object({ leadId, into: id })),
  /** `proven`: addresses that both have and that the other proved; `refused`: what the other said no to; `acceptances`: of that moment. */
  LeadAbsorbed: event(z.object({ leadId, absorbed: id, proven: z.array(channel), refused: z.array(id), acceptances: z.number().int() })),
  LeadUnmerged: event(z.object({ leadId, from: id, slaAt: z.iso.datetime() })),
  /** What it had only from the other: proofs that count no more, and consents that count again; whether an address of its is proven still. */
  LeadSeparated: event(z.object({ leadId, absorbed: id, unproven: z.array(channel), granted: z.array(id), confirmed: z.boolean() })),
} as const;
export type MergeEvents = typeof mergeEvents;
type MergeEvent = EventOf<MergeEvents>;
type DataOf<T extends MergeEvent['type']> = Extract<MergeEvent, { type: T }>['data'];

/** Another request that counts as part of this one. */
interface Absorbed extends Omit<DataOf<'LeadAbsorbed'>, 'leadId' | 'absorbed'> {
  readonly leadId: string;
}

/** What the rules know of merges of a request. */
export interface Merging {
  /** The request that stands for this one. */
  readonly mergedInto?: string;
  readonly absorbed: readonly Absorbed[];
  /** What it has from absorbed requests alone: proofs, and consents that their noes took away. */
  readonly lent: { readonly proven: readonly Channel[]; readonly refused: readonly string[] };
}
export const unmerged: Merging = { absorbed: [], lent: { proven: [], refused: [] } };

interface Merges extends Merging {
  readonly facts: Pick<ClearFacts, 'emailConfirmed' | 'phoneNumberConfirmed'>;
  readonly consents: Readonly<Record<string, boolean>>;
}
/** The fact that states whether an address is proven. */
export const PROOF = { email: 'emailConfirmed', sms: 'phoneNumberConfirmed' } as const satisfies Record<Channel, keyof ClearFacts>;

const all = (names: readonly string[], value: boolean): Record<string, boolean> => Object.fromEntries(names.map((name) => [name, value]));
const proofs = (channels: readonly Channel[], value: boolean): Partial<Merges['facts']> =>
  all(
    channels.map((each) => PROOF[each]),
    value,
  );

/** What a request becomes by one more: proofs of the same addresses count for it, and the strictest consents win. */
export function withAbsorbed(s: Merges, { absorbed, leadId: _, ...of }: DataOf<'LeadAbsorbed'>): Omit<Merges, 'facts'> & Changed {
  const proven = of.proven.filter((each) => !s.facts[PROOF[each]]);
  const refused = of.refused.filter((purpose) => s.consents[purpose]);
  return {
    absorbed: [...s.absorbed, { leadId: absorbed, ...of }],
    lent: { proven: [...s.lent.proven, ...proven], refused: [...s.lent.refused, ...refused] },
    facts: proofs(proven, true),
    consents: { ...s.consents, ...all(refused, false) },
  };
}
interface Changed {
  readonly facts: Partial<Merges['facts']>;
}

/** What a request loses, and gets back, when one that it absorbed stands alone again. */
export function separation(s: Merges, absorbed: string): Pick<DataOf<'LeadSeparated'>, 'unproven' | 'granted' | 'confirmed'> {
  const others = s.absorbed.filter((each) => each.leadId !== absorbed);
  const unproven = s.lent.proven.filter((each) => s.facts[PROOF[each]] && !others.some(({ proven }) => proven.includes(each)));
  return {
    unproven,
    confirmed: channel.options.some((each) => s.facts[PROOF[each]] && !unproven.includes(each)),
    granted: s.lent.refused.filter((purpose) => !s.consents[purpose] && !others.some(({ refused }) => refused.includes(purpose))),
  };
}

/** The request after one that it absorbed stands alone again. */
export function withSeparated(s: Merges, { absorbed, unproven, granted }: DataOf<'LeadSeparated'>): Omit<Merges, 'facts'> & Changed {
  return {
    absorbed: s.absorbed.filter(({ leadId: each }) => each !== absorbed),
    lent: {
      proven: s.lent.proven.filter((each) => !unproven.includes(each)),
      refused: s.lent.refused.filter((purpose) => !granted.includes(purpose)),
    },
    facts: proofs(unproven, false),
    consents: { ...s.consents, ...all(granted, true) },
  };
}

/** Whether an address is proven by the request itself: what an absorbed one lends goes with it again. */
export const provenItself = ({ facts, lent }: Pick<Merges, 'facts' | 'lent'>, channelNow: Channel): boolean =>
  facts[PROOF[channelNow]] === true && !lent.proven.includes(channelNow);

/** What is its own now is lent by no one. */
export const ownProof = ({ lent }: Merging, channelNow: Channel): Pick<Merging, 'lent'> => ({
  lent: { ...lent, proven: lent.proven.filter((each) => each !== channelNow) },
});
/** The same of a consent that is asked again. */
export const ownConsent = ({ lent }: Merging, purpose: string): Pick<Merging, 'lent'> => ({
  lent: { ...lent, refused: lent.refused.filter((each) => each !== purpose) },
});
