import type { LinkState } from '@jurilien/identity';
import { link, user } from '@jurilien/identity';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';

type Subject = LinkState['subject'];
/** The province of one id a link names; `unknown` where none follows from it, which is nobody's but an administrator's of everything. */
type Place = 'QC' | 'ON' | null | 'unknown';

/** Whether everything a link is about lies in these provinces; a request that has none yet is everybody's, as elsewhere. */
export async function linkWithin(kernel: Kernel, linkId: string, provinces: readonly ('QC' | 'ON')[]): Promise<boolean> {
  const { issued, subject } = await stateOf(kernel, link, linkId);
  if (!issued) return false;
  const places = await Promise.all(
    (Object.keys(PLACES) as (keyof Subject)[]).filter((name) => subject[name]).map(async (name) => PLACES[name](kernel, subject)),
  );
  return places.every((place) => place === null || (place !== 'unknown' && provinces.includes(place)));
}

/** Each id a link can name, and where it lies: one more id in the subject of links does not compile without its line here. */
const PLACES: { readonly [K in keyof Required<Subject>]: (kernel: Kernel, subject: Subject) => Place | Promise<Place> } = {
  leadId: async (kernel, { leadId }) => (await stateOf(kernel, lead, leadId!)).facts.province ?? null,
  professionalId: (kernel, { professionalId }) => ofProfessional(kernel, professionalId!),
  acceptanceId: async (kernel, { acceptanceId }) => (await stateOf(kernel, acceptance, acceptanceId!)).province ?? 'unknown',
  userId: async (kernel, { userId }) => {
    const { professionalId } = await stateOf(kernel, user, userId!);
    return professionalId ? ofProfessional(kernel, professionalId) : 'unknown';
  },
  // An offer, a person and a change have no stream that says where they are: the request or account beside them does.
  offerId: (_kernel, subject) => beside(subject),
  personId: (_kernel, subject) => beside(subject),
  changeId: (_kernel, subject) => beside(subject),
};

const ofProfessional = async (kernel: Kernel, id: string): Promise<Place> =>
  (await stateOf(kernel, professional, id)).province ?? 'unknown';
const beside = ({ leadId, userId }: Subject): Place => (leadId || userId ? null : 'unknown');
