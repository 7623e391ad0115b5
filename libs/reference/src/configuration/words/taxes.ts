import type * as keys from '../keys/taxes.js';
import { word, type WordsOf } from './word.js';

/** Taxes and invoices. */
export const words: WordsOf<typeof keys> = {
  'tax.rates': word(
    'Taux de taxe',
    'Tax rates',
    'Les taxes de vente par province de l’acheteur, avec leurs dates.',
    'Sales taxes by the buyer’s province, with their dates.',
  ),
  'tax.point': word(
    'Moment de la taxe',
    'When tax is due',
    'La taxe des juricoins est due à l’achat ou à l’utilisation.',
    'Tax on juricoins is due when they are bought or when they are used.',
  ),
  'invoice.prefix': word(
    'Préfixe des factures',
    'Invoice prefix',
    'Les lettres par lesquelles commence le numéro des factures à venir.',
    'The letters that the numbers of future invoices begin with.',
  ),
};
