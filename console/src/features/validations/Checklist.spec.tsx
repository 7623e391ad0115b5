import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checklist } from '../../codes';
import { answering, show } from '../../page.testing';
import type { Lead } from '../lead';
import { Checklist } from './Checklist';
import { useBench } from './useBench';

const me = '018f0000-0000-7000-8000-000000000001';
const ready = {
  id: 'lead-1',
  code: '1234',
  version: 7,
  lang: 'fr',
  state: 'InValidation',
  lockedBy: me,
  lockUntil: new Date(Date.now() + 600_000).toISOString(),
  summary: 'Une personne veut se séparer.',
  consents: [{ purpose: 'sharing', granted: true }],
  facts: { lawyerType: 'family', province: 'QC', region: 'QC-06', creditValue: 2 },
  checklist: Object.fromEntries(checklist.map((item) => [item, true])),
  emailConfirmed: true,
  phoneNumberConfirmed: false,
};
const Bench = ({ lead }: { lead: Lead }) => <Checklist {...useBench(lead)} />;
const begin = async (over: object = {}) => {
  const asked = answering(({ path }) => ({
    body: path.startsWith('/api/commands') ? { position: 1, events: [] } : { data: [], total: 0, findings: [] },
  }));
  await show(<Bench lead={{ ...ready, ...over } as unknown as Lead} />);
  return { sent: () => asked.filter(({ path }) => path.startsWith('/api/commands')).map(({ path, body }) => [path, body]) };
};
const why = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const validate = () => screen.getByRole('button', { name: /^Valider/ });

describe('what is in the way of a validation', () => {
  it('is nothing when all is there: it is sent on the version that was read', async () => {
    const { sent } = await begin();
    await waitFor(() => expect(why()).toEqual([]));
    await userEvent.click(validate());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject([
      '/api/commands/ValidateLead',
      { expectedVersion: 7, payload: { leadId: 'lead-1', checklist: ready.checklist } },
    ]);
  });
  it.each([
    ['a request in hand of someone else', { lockedBy: 'another' }],
    ['a lock that has run out', { lockUntil: new Date(Date.now() - 1_000).toISOString() }],
    ['no summary', { summary: '' }],
    ['no consent to share', { consents: [{ purpose: 'sharing', granted: false }] }],
    ['no region', { facts: { ...ready.facts, region: undefined } }],
    ['no price', { facts: { ...ready.facts, creditValue: 0 } }],
    ['something not looked at', { checklist: { ...ready.checklist, [checklist[0]]: false } }],
  ])('is %s', async (_, over) => {
    const { sent } = await begin(over);
    await waitFor(() => expect(why()).toHaveLength(1));
    await userEvent.click(validate());
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(sent()).toEqual([]);
  });
  it('is a contact that is not confirmed, until it is stated why that is no obstacle', async () => {
    const { sent } = await begin({ emailConfirmed: false });
    await waitFor(() => expect(why()).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('checkbox').at(-1)!);
    const words = screen.getByRole('textbox');
    fireEvent.change(words, { target: { value: 'non' } });
    expect(why()).toHaveLength(1);
    fireEvent.change(words, { target: { value: ' Rappel convenu ' } });
    expect(why()).toEqual([]);
    await userEvent.click(validate());
    await waitFor(() => expect(sent()[0]).toMatchObject([expect.anything(), { payload: { waiver: 'Rappel convenu' } }]));
  });
});
