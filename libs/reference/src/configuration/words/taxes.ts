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
  'invoice.fourDigitYear': word(
    'Année à quatre chiffres dans les numéros',
    'Four-digit year in numbers',
    'Activé, une facture se numérote JC-2026-000001; désactivé, JC-26-000001. Les numéros déjà donnés ne changent pas.',
    'When on, an invoice is numbered JC-2026-000001; when off, JC-26-000001. Numbers already given do not change.',
  ),
  'invoice.prefix': word(
    'Préfixe des factures',
    'Invoice prefix',
    'Les lettres par lesquelles commence le numéro des factures à venir.',
    'The letters that the numbers of future invoices begin with.',
  ),
};
