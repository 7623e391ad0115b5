import { s } from '../../components/text/sentence-tools';

const unread: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: {
    unreachable: ' : injoignable',
    refused: ' : adresse refusée',
    tooLarge: ' : trop gros',
    notACalendar: ' : ce n’est pas un calendrier',
  },
  en: { unreachable: ': out of reach', refused: ': address refused', tooLarge: ': too large', notACalendar: ': not a calendar' },
};
const wasRead = ({ reading }: Record<string, unknown>): boolean => reading === 'read';
const why = (lang: 'fr' | 'en', { reading }: Record<string, unknown>): string => unread[lang][String(reading)] ?? '';

/** When someone can be met, and their own calendars, one sentence per event. */
export const eventsOfAvailability = {
  AvailabilitySet: s('Disponibilités modifiées', 'Availability changed'),
  ConsultationTermsSet: s('Conditions de consultation modifiées', 'Consultation terms changed'),
  CalendarFeedSet: s(
    (d) => (d.feed === 0 ? 'Adresse privée de l’agenda retirée' : 'Adresse privée de l’agenda créée ou modifiée'),
    (d) => (d.feed === 0 ? 'Private calendar address taken back' : 'Private calendar address made or changed'),
  ),
  ExternalCalendarSet: s('Autre agenda relié', 'Other calendar connected'),
  ExternalCalendarRemoved: s('Autre agenda retiré', 'Other calendar removed'),
  ExternalCalendarRead: s(
    (d) => (wasRead(d) ? 'Autre agenda lu' : `Autre agenda non lu${why('fr', d)}`),
    (d) => (wasRead(d) ? 'Other calendar read' : `Other calendar not read${why('en', d)}`),
  ),
};
