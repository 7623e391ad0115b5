import { screen } from '@testing-library/react';
import { buyTexts } from '../features/buying/words/buy';
import { figuresWith, plain, show } from '../testing/show.testing';
import { useCoins } from '../layout';
import { useWords } from '.';

function Page() {
  const t = useWords(buyTexts);
  const coins = useCoins();
  return (
    <>
      <h1>{t.title}</h1>
      <p>{Object.values(t).join(' ')}</p>
      <p>{`${coins(150)} · ${coins(700)}`}</p>
    </>
  );
}

describe('what a page calls the coins', () => {
  it.each([
    ['/acheter-juricoins', 'Acheter des jetons', '1,5 jeton · 7 jetons'],
    ['/en/buy-juricoins', 'Buy tokens', '1.5 tokens · 7 tokens'],
  ])('is the name in force of its language (%s)', (path, title, counted) => {
    show(<Page />, path, figuresWith({ 'credits.name.fr': 'jetons', 'credits.name.en': 'tokens' }));
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(plain(document.body.textContent)).toContain(counted);
    expect(document.body.textContent).not.toMatch(/juricoin/i);
  });
});
