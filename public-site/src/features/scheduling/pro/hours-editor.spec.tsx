import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Pro } from '../../../pro';
import { answer, plain, show } from '../../../testing/show.testing';
import { HoursEditor } from './hours-editor';

const pro = { me: { id: 'p1' } } as unknown as Pro;
const shipped = { zone: 'America/Toronto', bufferMinutes: 10, minNoticeHours: 4, slotMinutes: 30 };
const at = (startsAt: string) => ({ startsAt, endsAt: startsAt, zone: 'America/Toronto', wallTime: '' });
const KEPT = {
  ...{ serverNow: '2027-01-04T15:00:00.000Z', province: 'QC', shipped },
  ...{ feed: 0, detail: 'code', external: false, unknownZones: [], next: [at('2027-01-05T14:00:00.000Z')] },
  plan: { ...shipped, weekly: [{ weekday: 1, from: 540, until: 720 }], exceptions: [], autoConfirm: false, offersBooking: true },
};
const sent = jest.fn();
let refusal: object | undefined;

beforeEach(() => {
  sent.mockClear();
  refusal = undefined;
  globalThis.fetch = ((path: string, init: { method?: string; body: string }) => {
    if (!path.includes('/commands/')) return Promise.resolve(answer(200, KEPT));
    sent(JSON.parse(init.body).payload);
    return Promise.resolve(refusal ? answer(422, refusal) : answer(200, { position: 1 }));
  }) as never;
});

const day = (name: string) => within(screen.getByRole('group', { name }));
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save my availability' }));

it('shows what is kept with the next free times, takes several spans a day, copies them, and sends the whole', async () => {
  show(<HoursEditor pro={pro} />, '/en/my-appointments?vue=heures');
  await waitFor(() => expect(plain(document.body.textContent)).toContain('Tuesday, January 5 at 9 a.m. Eastern Time'));
  const monday = day('Monday');
  expect(monday.getByLabelText('Monday, block 1: from')).toHaveProperty('value', '09:00');
  fireEvent.click(monday.getByRole('button', { name: 'Add hours on Monday' }));
  expect(monday.getByLabelText('Monday, block 2: to')).toHaveProperty('value', '17:00');
  fireEvent.change(monday.getByLabelText('Monday, block 2: to'), { target: { value: '15:30' } });
  fireEvent.click(monday.getByRole('button', { name: /^Copy to weekdays.*Monday$/ }));
  expect(screen.getByText('The hours of Monday are copied from Monday to Friday.')).toBeDefined();
  expect(day('Friday').getByLabelText('Friday, block 2: to')).toHaveProperty('value', '15:30');
  expect(day('Saturday').queryByLabelText(/block 1/)).toBeNull();
  // What is taken away leaves the focus in its day.
  fireEvent.click(day('Friday').getByRole('button', { name: 'Remove block 1 on Friday' }));
  expect(document.activeElement).toBe(day('Friday').getByRole('button', { name: 'Add hours on Friday' }));
  save();
  await waitFor(() => expect(screen.getByText('Your availability is saved.')).toBeDefined());
  const { weekly, professionalId } = sent.mock.calls[0][0] as { weekly: { weekday: number }[]; professionalId: string };
  expect(professionalId).toBe('p1');
  expect(weekly.map(({ weekday }) => weekday)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
});

it('shows a refusal at the field that it is about, and says so above', async () => {
  refusal = { code: 'VALIDATION', errors: [{ field: 'weekly.0.until', message: 'after-start' }] };
  show(<HoursEditor pro={pro} />, '/en/my-appointments?vue=heures');
  await screen.findByRole('group', { name: 'Monday' });
  save();
  const field = await waitFor(() => {
    const found = day('Monday').getByLabelText('Monday, block 1: to');
    expect(found.getAttribute('aria-invalid')).toBe('true');
    return found;
  });
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toContain('The end is before the start');
  expect(document.querySelector('[data-error-summary] a')!.getAttribute('href')).toBe(`#${field.id}`);
});

it('a special day comes with the focus on its date, and sends nothing without one', async () => {
  show(<HoursEditor pro={pro} />, '/en/my-appointments?vue=heures');
  fireEvent.click(await screen.findByRole('button', { name: 'Add special days' }));
  expect(document.activeElement).toBe(screen.getByLabelText('First day'));
  save();
  await waitFor(() => expect(document.getElementById('days-0-from-error')).not.toBeNull());
  expect(sent).not.toHaveBeenCalled();
});
