import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../../page.testing';
import Privacy from '../Privacy';
import ProcessorList from './ProcessorList';

const both = (fr: string) => ({ fr, en: 'English' });
const processors = [
  {
    id: 'sms',
    name: both('Twilio'),
    purpose: both('Textos'),
    data: both('Numéros'),
    place: both('États-Unis'),
    assessedOn: '2026-10-01',
    ...{ inUse: true, settings: ['TWILIO_BASE_URL'], hosts: ['api.twilio.com'] },
  },
  { id: 'files', name: both('Documents'), purpose: both('Garder'), data: both('Documents'), ...{ inUse: false, settings: [], hosts: [] } },
];

it('the register of processors says who receives what, where, since when, at which hosts, and whether it is in use', async () => {
  answering(({ path }) => (path === '/api/processors' ? { body: { processors } } : { body: { data: [], total: 0 } }));
  await show(<ProcessorList />, '/privacy/processors');
  const [, twilio, files] = within(await screen.findByRole('table', { name: 'Registre des fournisseurs' })).getAllByRole('row');
  for (const text of ['Twilio', 'En usage', 'Textos', 'Numéros', 'États-Unis', 'api.twilio.com', /1er oct\. 2026/])
    expect(within(twilio!).getByText(text)).toBeTruthy();
  expect(within(files!).getByText('Non utilisé')).toBeTruthy();
  expect(within(files!).getAllByText('À préciser')).toHaveLength(2);
});

it('the place of privacy leads to its first tab', async () => {
  answering(() => ({ body: { data: [], total: 0 } }));
  await show(
    <Routes>
      <Route path="/privacy" element={<Privacy />} />
      <Route path="/privacy/requests" element={<p>Les demandes</p>} />
    </Routes>,
    '/privacy',
  );
  expect(await screen.findByText('Les demandes')).toBeTruthy();
});
