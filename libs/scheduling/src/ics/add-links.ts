import { instantValue } from '@jurilien/contracts';

interface Addable {
  readonly summary: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
}

const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
};

const outlook = (host: string, { summary, startsAt, endsAt, description, location }: Addable): string =>
  withQuery(`https://${host}/calendar/0/action/compose`, {
    rru: 'addevent',
    subject: summary,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: description,
    location,
  });

/**
 * Links that open a new event in calendars of the web. What they hold goes to their makers when one is followed: a page gives what it shows
 * itself and nothing else, and no address that opens something.
 */
export const addToCalendarLinks = (event: Addable): Readonly<Record<'google' | 'outlook' | 'office', string>> => ({
  google: withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.summary,
    dates: `${instantValue(event.startsAt)}/${instantValue(event.endsAt)}`,
    details: event.description,
    location: event.location,
  }),
  outlook: outlook('outlook.live.com', event),
  office: outlook('outlook.office.com', event),
});
