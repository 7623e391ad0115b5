import { screen } from '@testing-library/react';
import { show } from '../../testing/show.testing';
import { Contains } from './contains';

const purposes = [
  { fr: 'Demander au client son avis', en: 'Ask the client for their opinion' },
  { fr: 'Rappeler une fois', en: 'Remind once' },
];

describe('what the messages of a choice are for', () => {
  it('is listed in the language of the page, under the words of the choice', () => {
    show(<Contains purposes={purposes} choice="Suivis de ma demande" />, '/preferences/x');
    expect(screen.getByText(/Suivis de ma demande/).tagName).toBe('SUMMARY');
    expect(screen.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent)).toEqual(purposes.map(({ fr }) => fr));
  });
  it('is in English on an English page', () => {
    show(<Contains purposes={purposes} choice="Follow-ups" />, '/en/preferences/x');
    expect(screen.getByText('Remind once')).toBeTruthy();
  });
  it('is left out where no rule of the class is at work', () => {
    show(<Contains purposes={[]} choice="Nouveautés" />, '/preferences/x');
    expect(screen.queryByText(/Nouveautés/)).toBeNull();
  });
});
