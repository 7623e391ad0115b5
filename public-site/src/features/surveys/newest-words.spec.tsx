import { screen, within } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { NewestWords } from './newest-words';

const counts = { asked: 40, answered: 12, proposed: 3, published: 2, refused: 1, withdrawn: 0 };
const one = {
  ...{ words: 'The site is clear, but I waited two days.', lang: 'en' as const, province: 'ON' as const },
  ...{ publishedAt: '2026-11-20T15:00:00.000Z', reply: 'Merci. Nous relançons plus tôt.' },
};

describe('what clients say of the service, on the home page', () => {
  it('is whole, in the language it was written in, with our answer and how many were asked', () => {
    show(<NewestWords opinions={{ counts, reviews: [one] }} />, '/');
    const section = screen.getByRole('region', { name: 'Ce que des clients disent du service' });
    expect(within(section).getByText(one.words).getAttribute('lang')).toBe('en');
    expect(plain(section.textContent)).toContain('Clients invités : 40. Ont répondu : 12. Avis publiés : 2.');
    expect(section.textContent).toContain(one.reply);
    expect(within(section).getByRole('link').getAttribute('href')).toBe('/avis-plateforme');
  });
  it('is nothing where no opinion is published, whatever the counts', () => {
    const { container } = show(<NewestWords opinions={{ counts, reviews: [] }} />, '/');
    expect(container.textContent).toBe('');
  });
});
