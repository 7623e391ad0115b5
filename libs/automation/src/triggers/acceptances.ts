import { acceptance } from '@jurilien/acceptance';
import type { RecordedOf } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { trigger, type Occurrence } from '../trigger.js';

export const IDS = ['leadId', 'acceptanceId', 'professionalId'] as const;
interface OfAcceptance {
  readonly version: number;
  readonly data: Readonly<Record<(typeof IDS)[number], string>>;
}
const aboutOf = ({ data: { leadId, acceptanceId, professionalId } }: OfAcceptance) => ({ leadId, acceptanceId, professionalId });
/** Once per acceptance. */
const once = (e: OfAcceptance): Occurrence => ({ key: e.data.acceptanceId, about: aboutOf(e) });
/** Once per time it happens. */
export const each = (e: OfAcceptance): Occurrence => ({ key: `${e.data.acceptanceId}:${e.version}`, about: aboutOf(e) });

/** Before rules had delays of their own, a reminder's wait ended with an event that named its rule. */
type Reminded = RecordedOf<typeof acceptance.events, 'AcceptanceReminded'>;
const waitedFor =
  (...rules: readonly Reminded['data']['rule'][]) =>
  (e: Reminded): readonly Occurrence[] =>
    rules.includes(e.data.rule) ? [{ ...each(e), waited: true }] : [];

export const acceptanceTriggers = [
  trigger(distribution)({
    key: 'accepted',
    label: { fr: 'Un professionnel accepte la demande', en: 'A professional accepts the request' },
    about: [...IDS, 'offerId'],
    on: { AcceptanceConfirmed: (e) => [{ key: e.data.acceptanceId, about: { ...aboutOf(e), offerId: e.data.offerId } }] },
  }),
  trigger(acceptance)({
    key: 'contactDue',
    label: { fr: 'Le client attend le premier appel', en: 'The client awaits the first call' },
    about: IDS,
    on: { AcceptanceOpened: (e) => [{ ...once(e), province: e.data.province }], AcceptanceReminded: waitedFor('R17') },
  }),
  trigger(acceptance)({
    key: 'contactDueSoon',
    label: { fr: 'Le client attend toujours le premier appel', en: 'The client is still awaiting the first call' },
    about: IDS,
    on: { AcceptanceOpened: (e) => [{ ...once(e), province: e.data.province }], AcceptanceReminded: waitedFor('R18') },
  }),
  trigger(acceptance)({
    key: 'contactMissed',
    label: { fr: 'Le délai du premier appel est passé', en: 'The time for the first call has passed' },
    about: IDS,
    on: { ContactSlaMissed: (e) => [once(e)] },
  }),
  trigger(acceptance)({
    key: 'contactRecorded',
    label: { fr: 'Le professionnel dit avoir parlé au client', en: 'The professional says that they spoke with the client' },
    about: IDS,
    on: { ContactRecorded: (e) => [each(e)], AcceptanceReminded: waitedFor('R20') },
  }),
  trigger(acceptance)({
    key: 'spoken',
    label: { fr: 'Le client et le professionnel se sont parlé', en: 'The client and the professional have spoken' },
    about: IDS,
    on: { ContactRecorded: (e) => [once(e)], ContactConfirmedByClient: (e) => [once(e)], AcceptanceReminded: waitedFor('R54') },
  }),
];
