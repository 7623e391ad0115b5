import { configRead } from '@jurilien/reference';
import { callCoins, coinUnit, withCoins } from './coin-name';
import { fr } from '../i18n/fr';
import { i18nOf } from '../i18nProvider';
import { everywhere } from './in-force.testing';

const call = (fr: string, en: string) => callCoins(configRead(everywhere({ 'credits.name.fr': fr, 'credits.name.en': en })), 'fr');

describe('what the console calls the coins', () => {
  afterEach(() => call('juricoins', 'juricoins'));
  it('is the name in force, in texts by their key and in those of a single place', async () => {
    const { translate } = await i18nOf(fr, 'fr');
    expect(translate('actions.GrantCredits')).toBe('Accorder des juricoins');
    expect(call('crédits', 'credits')).toBe('crédits');
    expect(translate('actions.GrantCredits')).toBe('Accorder des crédits');
    expect(withCoins('Juricoins spent', 'en')).toBe('Credits spent');
  });
  it('stands behind their number, short while it is the one they ship with', () => {
    expect(coinUnit(2, 'fr')).toBe('jc');
    call('crédits', 'credits');
    expect([coinUnit(1.5, 'fr'), coinUnit(1.5, 'en'), coinUnit(1, 'en')]).toEqual(['crédit', 'credits', 'credit']);
  });
  it('is kept until the values have been read', () => {
    call('jetons', 'tokens');
    expect(callCoins(undefined, 'en')).toBe('tokens');
  });
});
