import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, plain, show } from '../../../testing/show.testing';
import { OwnCalendars } from './calendars';
import { termsIn } from './terms';
import { TimesOfRequest } from './times-of-request';

const sent = jest.fn();
let asked: string[] = [];
let refusal: object | undefined;
const answering = (answers: Readonly<Record<string, object>>): void => {
  globalThis.fetch = ((path: string, init: { body: string }) => {
    asked.push(path);
    const name = /\/commands\/(\w+)/.exec(path)?.[1];
    if (!name) return Promise.resolve(answer(200, answers[new URL(path, 'https://jurilien.example').pathname] ?? {}));
    sent(name, JSON.parse(init.body).payload);
    return Promise.resolve(refusal ? answer(422, refusal) : answer(200, { position: 1 }));
  }) as never;
};
beforeEach(() => {
  sent.mockClear();
  asked = [];
  refusal = undefined;
});
const words = (): string => plain(document.body.textContent);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('calendars elsewhere', () => {
  const owner = { professionalId: 'p1' };
  const address = 'https://jurilien.example/api/public/calendars/x.ics';
  const none = { offered: false, on: false, stale: false, unknownZones: [] };
  const calendars = (feed: object, external: object = none) => {
    answering({ '/api/calendars': { owner, feed: { detail: 'code', ...feed }, external } });
    show(<OwnCalendars />, '/en/my-appointments?vue=agendas');
  };

  it('the private address is hidden until it is asked for, and made anew, with names and off by its owner alone', async () => {
    calendars({ address });
    await screen.findByText('Copy the address');
    expect(words()).not.toContain(address);
    press('Show the address');
    expect(words()).toContain(address);
    for (const [button, payload] of [
      ['Add names', { detail: 'names' }],
      ['Replace the address', { renew: true }],
      ['Switch the address off', { on: false }],
    ] as const) {
      press(button);
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith('SetCalendarFeed', { ...owner, on: true, ...payload }));
      await waitFor(() => expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBeNull());
    }
  });
  it('another calendar is not spoken of where it is not offered', async () => {
    calendars({});
    await screen.findByText('Create my private address');
    expect(screen.queryByText('Count another calendar')).toBeNull();
  });
  it('says how the other one was read, what is old, and which zones no one knows; a wrong address stays in its field', async () => {
    const external = { offered: true, on: true, host: 'cal.cabinet.ca', reading: 'unreachable', stale: true, unknownZones: ['Bureau'] };
    refusal = { code: 'VALIDATION', detail: 'calendar-url' };
    calendars({}, external);
    await screen.findByText('Calendar at cal.cabinet.ca');
    for (const said of ['did not answer', 'may look free here', 'We do not know these time zones: Bureau']) expect(words()).toContain(said);
    const field = document.getElementById('url') as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'https://10.0.0.1/' } });
    press('Count this calendar');
    await waitFor(() => expect(document.getElementById('url-error')).not.toBeNull());
    expect(field.value).toBe('https://10.0.0.1/');
  });
});

describe('terms of a consultation', () => {
  const TYPED = { priceFr: '150 $', priceEn: '$150', minutes: '30', modes: ['phone', 'video'], bringFr: ' ', bringEn: 'The letter' };
  it('are sent as they are typed, without what is left empty', () => {
    expect(termsIn(TYPED, 'en')).toEqual({
      payload: { priceFr: '150 $', priceEn: '$150', minutes: 30, modes: ['phone', 'video'], bringEn: 'The letter' },
    });
  });
  it('need a price in both languages, a length and a way to meet', () => {
    const asked = termsIn({ ...TYPED, priceEn: '', minutes: 'x', modes: [] }, 'en');
    expect('errors' in asked && Object.keys(asked.errors)).toEqual(['priceEn', 'minutes', 'modes']);
  });
});

describe('a time offered from the file of a request', () => {
  const of = { acceptanceId: 'a1', leadId: 'l1' };
  const shipped = { zone: 'America/Toronto', bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 40 };
  const lists = { upcoming: [], toConfirm: [], past: [], invitations: [], serverNow: '2027-01-04T15:00:00.000Z' };
  const next = [{ startsAt: '2027-01-05T14:00:00.000Z', endsAt: '2027-01-05T14:40:00.000Z' }];
  const sheet = (open: boolean) => {
    answering({ '/api/appointments': lists, '/api/pro/availability': { ...lists, shipped, next } });
    show(<TimesOfRequest {...of} open={open} />, '/en/professional-leads?demande=a1');
  };
  it('is the next free one unless another is chosen, as long as a usual appointment', async () => {
    sheet(true);
    await screen.findByText('Send the offer');
    press('Send the offer');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent).toHaveBeenLastCalledWith('RequestAppointment', {
      ...of,
      ...{ appointmentId: expect.any(String), startsAt: next[0]!.startsAt, minutes: 40, mode: 'phone' },
    });
    await screen.findByText('The offer is sent. The client has to confirm.');
  });
  it('is not offered where the request is over', async () => {
    sheet(false);
    await waitFor(() => expect(asked).toContain('/api/appointments'));
    await new Promise((done) => setTimeout(done));
    expect(document.body.textContent).toBe('');
  });
});
