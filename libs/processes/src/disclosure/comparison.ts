import { ERASED } from '@jurilien/event-sourcing';
import { normaliseName } from '@jurilien/exclusions';
import { type LeadState, sharedAddresses } from '@jurilien/lead';

/** What of two requests is laid side by side, in this order. */
const COMPARED = ['clientName', 'email', 'phoneNumber', 'othersInvolved', 'lawyerType', 'province', 'region', 'city'] as const;
type Compared = (typeof COMPARED)[number];

const plain = (name: string | null | undefined): string => (!name || name === ERASED ? '' : normaliseName(name));
const namesOf = ({ othersInvolved }: LeadState): string[] => othersInvolved.map(({ name }) => plain(name)).filter(Boolean);
const known = <T>(one: T, other: T): boolean => Boolean(one) && one === other;

/** What two requests have in common, as far as it is known of both. */
export function sameIn(one: LeadState, other: LeadState): Compared[] {
  const addresses = sharedAddresses(one, other);
  const parties = namesOf(other);
  const same: Readonly<Record<Compared, boolean>> = {
    clientName: known(plain(one.clientName), plain(other.clientName)),
    email: addresses.includes('email'),
    phoneNumber: addresses.includes('sms'),
    othersInvolved: namesOf(one).some((name) => parties.includes(name)),
    lawyerType: known(one.facts.lawyerType, other.facts.lawyerType),
    province: known(one.facts.province, other.facts.province),
    region: known(one.facts.region, other.facts.region),
    city: known(plain(one.facts.city), plain(other.facts.city)),
  };
  return COMPARED.filter((what) => same[what]);
}
