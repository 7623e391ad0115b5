import { distribution } from '@jurilien/search';
import { trigger, type Occurrence } from '../trigger.js';

const IDS = ['leadId', 'offerId', 'professionalId', 'claimId'] as const;
interface OfClaim {
  readonly data: Readonly<Record<(typeof IDS)[number], string>> & { readonly holdUntil: string };
}
const aboutOf = ({ data: { leadId, offerId, professionalId, claimId } }: OfClaim) => ({ leadId, offerId, professionalId, claimId });
/** One per end of a hold: a hold that is made longer has last minutes of its own. */
const clock = (e: OfClaim): Occurrence => ({
  key: `${e.data.claimId}:${e.data.holdUntil}`,
  about: { ...aboutOf(e), vars: { until: e.data.holdUntil } },
  anchor: e.data.holdUntil,
  orNow: true,
});

export const claimTriggers = [
  trigger(distribution)({
    key: 'claimEnds',
    label: { fr: 'Le temps d’une réservation s’écoule', en: 'The time of a reservation runs' },
    about: [...IDS, 'vars'],
    on: { ClaimStarted: (e) => [clock(e)], ClaimExtended: (e) => [clock(e)] },
  }),
  trigger(distribution)({
    key: 'claimedByRule',
    label: { fr: 'La règle d’un professionnel réserve une demande', en: 'A professional’s own rule reserves a request' },
    about: IDS,
    on: { ClaimStarted: (e) => (e.data.auto ? [{ key: e.data.claimId, about: aboutOf(e) }] : []) },
  }),
];
