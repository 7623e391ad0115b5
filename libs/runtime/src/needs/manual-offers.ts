import { lead } from '@jurilien/lead';
import {
  alreadyAsked,
  distribution,
  type SearchState,
  exclusionDespite,
  leadView,
  MANUAL_MINUTES,
  type MatchProfile,
  openings,
  waveEnd,
} from '@jurilien/search';
import { getRow } from '@jurilien/persistence';
import { offerMaxPerFirmPerWave } from '@jurilien/reference';
import { asOf } from '../kernel/configuration.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Supplier } from './supplier.js';
import { askedOf } from '../matching/matching.js';
import { stateOf } from '../kernel/states.js';

/** What is in the way of an offer by hand, as its decision reads it. */
interface Said {
  readonly code?: string;
  readonly deferred?: 'E21' | 'E22';
  readonly sendAt?: string;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []);

/**
 * Adds to an offer by hand what matching says of everyone chosen, over whatever the caller wrote there: the first code that is
 * not overridden, a colleague of the firm in the same wave, and when their own hours begin.
 */
export const supplyEligibility: Supplier = async (kernel, input, send) => send(await checked(kernel, input, list(input.overrides)));

/** The same where another person proposed the offers, and what is overridden. */
export const supplyEligibilityAsProposed: Supplier = async (kernel, input, send) => {
  const { leadId, proposalId } = input;
  return send(await checked(kernel, input, typeof leadId === 'string' ? await proposedOverrides(kernel, leadId, proposalId) : []));
};

async function checked(kernel: Kernel, input: Record<string, unknown>, overrides: readonly string[]): Promise<Record<string, unknown>> {
  if (typeof input.leadId !== 'string') return input;
  const leadId = input.leadId;
  // Nothing is matched with a request that is not there; the decision refuses it.
  if ((await stateOf(kernel, lead, leadId)).status === 'None') return { ...input, checked: {} };
  const at = asOf(kernel);
  const { now, config } = at;
  const { search, input: wanted, bars } = await askedOf(kernel, leadId, now);
  const ids = [...list(input.professionalIds), ...(typeof input.professionalId === 'string' ? [input.professionalId] : [])];
  const seen = leadView(wanted, at);
  const endsAt = waveEnd(now, MANUAL_MINUTES, wanted.urgent ? 'wall' : 'window', wanted.province, config);
  const opening = openings(wanted.urgent === true, at);
  const firms = await firmsOfWave(kernel, search);
  const perFirm = config.value(offerMaxPerFirmPerWave, { province: wanted.province });
  const answer = async (id: string): Promise<Said> => {
    const p = await profileOf(kernel, id);
    if (!p) return {};
    const code = exclusionDespite(seen, p, alreadyAsked(search), overrides, bars);
    if (code) return { code };
    if (p.firm && (firms.get(p.firm) ?? 0) >= perFirm) return { deferred: 'E22' };
    const sendAt = opening(p);
    return sendAt === undefined ? {} : sendAt >= endsAt ? { deferred: 'E21' } : { sendAt };
  };
  const said = Object.fromEntries(await Promise.all([...new Set(ids)].slice(0, 10).map(async (id) => [id, await answer(id)] as const)));
  return { ...input, checked: said };
}

const profileOf = async (kernel: Kernel, id: string): Promise<MatchProfile | undefined> =>
  (await getRow(kernel.db, kernel.registry.views.get('match-profiles')!, id)) as MatchProfile | undefined;

const proposedOverrides = async (kernel: Kernel, leadId: string, proposalId: unknown): Promise<readonly string[]> =>
  (await stateOf(kernel, distribution, leadId)).proposals.find((p) => p.proposalId === proposalId)?.overrides ?? [];

/** How many of each firm the running wave asks. */
async function firmsOfWave(kernel: Kernel, s: SearchState): Promise<ReadonlyMap<string, number>> {
  const asked = s.offers.filter((o) => s.live && s.wave && !s.wave.over && o.round === s.round && o.wave === s.wave.number);
  const firms = new Map<string, number>();
  for (const p of await Promise.all(asked.map((o) => profileOf(kernel, o.professionalId))))
    if (p?.firm) firms.set(p.firm, (firms.get(p.firm) ?? 0) + 1);
  return firms;
}
