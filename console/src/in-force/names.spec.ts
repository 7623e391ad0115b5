import { configRead } from '@jurilien/reference';
import { coinUnit, productName, takeNames, withNames } from './names';
import { fr } from '../i18n/fr';
import { i18nOf } from '../i18nProvider';
import { eventSentence } from '../event-sentences';
import type { Words } from '../components/text/sentence-tools';
import { everywhere } from './in-force.testing';

const call = (fr: string, en: string, product = 'Jurilien') =>
  takeNames(
    configRead(everywhere({ 'credits.name.fr': fr, 'credits.name.en': en, 'product.name.fr': product, 'product.name.en': product })),
    'fr',
  );

describe('what the console calls the product and its coins', () => {
  afterEach(() => call('juricoins', 'juricoins'));
  it('is the name in force, in texts by their key and in those of a single place', async () => {
    const { translate } = await i18nOf(fr, 'fr');
    expect(translate('actions.GrantCredits')).toBe('Accorder des juricoins');
    expect(call('crédits', 'credits', 'Appui')).toBe('Appui crédits');
    expect(translate('actions.GrantCredits')).toBe('Accorder des crédits');
    expect(translate('state.notStaffText', { name: 'Léa' })).toBe(
      'Léa, la console est réservée à l’équipe d’Appui. Votre espace est sur le site.',
    );
    expect(withNames('Juricoins spent at Jurilien', 'en')).toBe('Credits spent at Appui');
    expect(withNames('réservée à l’équipe de Jurilien', 'fr')).toBe('réservée à l’équipe d’Appui');
    expect(productName('en')).toBe('Appui');
  });
  it('takes no part in what people wrote, and may hold what a pattern gives a meaning to', async () => {
    const { translate } = await i18nOf(fr, 'fr');
    call('crédits', 'credits', "L'Appui {QC}");
    expect(translate('state.notStaffText', { name: 'Léa de Jurilien' })).toBe(
      "Léa de Jurilien, la console est réservée à l’équipe de L'Appui {QC}. Votre espace est sur le site.",
    );
    expect(translate('codes.states.Unheard', { _: 'juricoins' })).toBe('juricoins');
  });
  it('leaves names and codes in a sentence of what happened as they are', () => {
    call('crédits', 'credits', 'Appui');
    const words = { name: () => 'Jurilien conseils' } as unknown as Words;
    const event = (type: string) => ({ type, data: { code: 'JURICOINS10', professionalId: 'p1' } });
    expect(eventSentence(event('PromoCodeRedeemed'), 'fr', words)).toBe('Jurilien conseils utilise le code JURICOINS10');
    expect(eventSentence(event('CreditAccountOpened'), 'fr', words)).toBe('Compte de crédits ouvert');
  });
  it('stands behind their number, short while it is the one they ship with', () => {
    expect(coinUnit(2, 'fr')).toBe('jc');
    call('crédits', 'credits');
    expect([coinUnit(1.5, 'fr'), coinUnit(1.5, 'en'), coinUnit(1, 'en')]).toEqual(['crédit', 'credits', 'credit']);
  });
  it('is kept until the values have been read', () => {
    call('jetons', 'tokens');
    expect(takeNames(undefined, 'en')).toBe('Jurilien tokens');
  });
});
