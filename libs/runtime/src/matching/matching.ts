import { createHash } from 'node:crypto';
import { isUrgent, lead, type LeadState, price, priceInput } from '@jurilien/lead';
import {
  alreadyAsked,
  type Bars,
  boardExclusionOf,
  distribution,
  type SearchState,
  leadView,
  match,
  type Matching,
  type MatchLead,
  type MatchProfile,
  spokenFor,
} from '@jurilien/search';
import type { AsOf, View } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import { barsOf } from './exclusions.js';
import { asOf } from '../kernel/configuration.js';
import type { Kernel } from '../kernel/kernel.js';
import { expectationsOf } from './expectations.js';
import { matchLeadOf } from './match-lead.js';
import { poolOf } from './pool.js';
import { stateOf } from '../kernel/states.js';

/** Views a matching reads: a decision that rests on it waits for them first. */
export const matchingViews = (kernel: Kernel): View[] => ['match-profiles', 'matchings'].map((name) => kernel.registry.views.get(name)!);

/** A lead as matching asks about it. */
export interface Asked {
  readonly state: LeadState;
  readonly search: SearchState;
  readonly input: MatchLead;
  readonly bars: Bars;
}

/** What a search makes of its lead for matching. */
export async function askedOf(kernel: Kernel, leadId: string, now: string): Promise<Asked> {
  const [state, search] = await Promise.all([stateOf(kernel, lead, leadId), stateOf(kernel, distribution, leadId)]);
  const at = asOf(kernel, now);
  const priceCc = search.live ? search.coinValueCc : price(priceInput(state, at.config), at.config).coinValueCc;
  const urgent = search.live ? search.urgent : isUrgent(state, at);
  return { state, search, input: matchLeadOf(state, priceCc, urgent), bars: await barsOf(kernel, state) };
}

/** What else is known of the wave that is asked about. */
export interface WaveFacts {
  /** When it would end: who opens before it gets the offer then (E21). */
  readonly endsAt?: string;
  /** Whom the client asked for. */
  readonly first?: string | undefined;
}

/** The answer of one matching, with what it was computed from. */
export interface Matched {
  readonly matching: Matching;
  readonly inputsHash: string;
  readonly byId: ReadonlyMap<string, MatchProfile>;
}

/** Filters and ranks everybody for a request, real or typed in. */
export async function matchAmong(
  kernel: Kernel,
  input: MatchLead,
  options: AsOf & { size: number; asked: ReadonlySet<string>; bars?: Bars; endsAt?: string; first?: string },
): Promise<Matched> {
  const [expectations, { byId, fingerprint }] = await Promise.all([
    expectationsOf(kernel).at(options.now),
    poolOf(kernel).of(input.province),
  ]);
  const tie = (value: string): string => kernel.secrets.hash(`tie:${value}`);
  const matching = match(input, byId.values(), { ...options, tie, expected: expectations.rotation.expected });
  const { bars: _, asked, config, ...plain } = options;
  const barred: [string, string][] = [];
  for (const [id, code] of matching.excludedById) if (code === 'E14' || code === 'E15') barred.push([id, code]);
  const inputsHash = hashOf([
    input,
    plain,
    [...asked].sort(),
    barred.sort(),
    fingerprint,
    expectations.fingerprint,
    matching.configVersion,
    config.version,
  ]);
  return { matching, inputsHash, byId };
}

const hashOf = (inputs: unknown): string => createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);

/** Who would get a lead now and why not the others; the same function that waves run on. */
export async function matchingFor(
  kernel: Kernel,
  leadId: string,
  size: number,
  wave: WaveFacts = {},
): Promise<Matched & { readonly lead: LeadState; readonly input: MatchLead }> {
  const at = asOf(kernel);
  // Who may be asked is brought up to date while the request is read.
  const [{ state, search, input, bars }] = await Promise.all([askedOf(kernel, leadId, at.now), poolOf(kernel).refresh()]);
  const matched = await matchAmong(kernel, input, { ...at, size, asked: alreadyAsked(search), bars, ...wave });
  return { ...matched, lead: state, input };
}

/** Who of these people may claim a lead from the board right now: the request is read once for all of them. */
export async function boardEligibleOf(kernel: Kernel, leadId: string, professionalIds: readonly string[]): Promise<string[]> {
  if (professionalIds.length === 0) return [];
  const at = asOf(kernel);
  const { search, input, bars } = await askedOf(kernel, leadId, at.now);
  const view = kernel.registry.views.get('match-profiles')!;
  const profiles = await Promise.all(professionalIds.map((id) => getRow(kernel.db, view, id)));
  const [asked, spoken] = [leadView(input, at), spokenFor(search)];
  return profiles.flatMap((p) =>
    p && boardExclusionOf(asked, p as MatchProfile, spoken, bars) === undefined ? [(p as MatchProfile).id] : [],
  );
}

/** Why a professional may not claim a lead from the board right now (E01–E17, E20), or nothing when they may. */
export async function boardExclusion(kernel: Kernel, leadId: string, professionalId: string): Promise<string | undefined> {
  const at = asOf(kernel);
  const { search, input, bars } = await askedOf(kernel, leadId, at.now);
  const view = kernel.registry.views.get('match-profiles')!;
  const profile = (await getRow(kernel.db, view, professionalId)) as MatchProfile | undefined;
  return profile ? boardExclusionOf(leadView(input, at), profile, spokenFor(search), bars) : 'E01';
}
