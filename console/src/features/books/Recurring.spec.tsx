import { screen } from '@testing-library/react';
import { answering, show } from '../../page.testing';
import { Recurring } from './Recurring';

const shown = async (provinces: { province: string; cents: number; members: number }[]): Promise<string> => {
  answering(() => ({ body: {} }));
  await show(<Recurring recurring={{ month: '2026-10', provinces }} />);
  return (await screen.findByRole('region', { name: 'Revenu récurrent' })).textContent.replaceAll(/\s/g, ' ');
};

describe('recurring revenue', () => {
  it('is said with its month, its members, what it is for each, and what it measures', async () => {
    const text = await shown([
      { province: 'ON', cents: 29_800, members: 2 },
      { province: 'QC', cents: 14_900, members: 1 },
    ]);
    expect(text).toContain('Par mois (oct. 2026)447,00 $');
    expect(text).toContain('Membres abonnés3');
    expect(text).toContain('Par membre abonné149,00 $');
    expect(text).toContain('avant taxes, moins ce qui en a été rendu');
  });
  it('is nothing for each where no one has a plan', async () => expect(await shown([])).toContain('Par membre abonné–'));
});
