import { screen, within } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { ProcessorTable } from './processor-table';

const both = (fr: string, en: string) => ({ fr, en });
const relay = {
  id: 'email',
  name: both('Courriel inc.', 'Courriel Inc.'),
  purpose: both('Acheminer les courriels', 'Delivering e-mail'),
  data: both('Adresse et texte', 'Address and text'),
  place: both('Ontario, Canada', 'Ontario, Canada'),
  assessedOn: '2026-10-01',
};
const cells = (row: HTMLElement): string[] => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent));

describe('the register of who receives personal data', () => {
  it.each([
    ['/politique-confidentialite', ['Courriel inc.', 'Acheminer les courriels', 'Adresse et texte', 'Ontario, Canada', '1er octobre 2026']],
    ['/en/privacy-policy', ['Courriel Inc.', 'Delivering e-mail', 'Address and text', 'Ontario, Canada', 'October 1, 2026']],
  ])('names on %s what each receives, what for, where, and when it was assessed', (path, line) => {
    show(<ProcessorTable processors={[relay]} />, path);
    const [, row] = within(screen.getByRole('table')).getAllByRole('row');
    expect(cells(row!)).toEqual(line);
  });
  it('says of what is not stated that it is not', () => {
    const { place: _p, assessedOn: _a, ...bare } = relay;
    show(<ProcessorTable processors={[bare]} />, '/politique-confidentialite');
    expect(cells(screen.getAllByRole('row')[1]!).slice(3)).toEqual(['à préciser', 'à préciser']);
  });
  it('is not there while it cannot be read', () => {
    show(<ProcessorTable processors={[]} />, '/en/privacy-policy');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
