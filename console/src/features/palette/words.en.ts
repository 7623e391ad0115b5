import type { Texts } from '../../i18n/texts';
import type { words as fr } from './words.fr';

/** The palette of commands: go, find, do. */
export const words: Texts<typeof fr> = {
  palette: {
    title: 'Go, find, do',
    placeholder: 'A page, a request, a person, or “assign K7M2”…',
    onPage: 'With this record',
    go: 'Go to',
    console: 'Console',
    doWith: '{act}: {name}',
    count: '{count, plural, one {# choice} other {# choices}}',
    nothing: 'No such thing within your reach.',
    places: {
      board: 'Requests as a board',
      byPhone: 'Request by phone',
      messages: 'Messages sent',
      runs: 'Runs of rules',
      delivery: 'Delivery of messages',
      templates: 'Message templates',
      rules: 'Sending rules',
      switches: 'Sending switches',
      enquiries: 'Messages from the site',
      jobApplications: 'Job applications',
      surveys: 'Surveys',
      reviews: 'Published opinions',
      appointments: 'Appointments with professionals',
      availability: 'Availability of professionals',
      plans: 'Subscriptions',
      promoCodes: 'Promo codes',
      prices: 'Prices',
      configChanges: 'Changes of the configuration',
      calendars: 'Calendars',
      configReport: 'Configuration in force',
      privacyRequests: 'Requests about one’s data',
      erasures: 'Erasures',
      incidents: 'Confidentiality incidents',
      retention: 'Retention',
      processors: 'Processors',
    },
  },
};
