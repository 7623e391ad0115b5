import type * as keys from '../keys/product.js';
import { word, type WordsOf } from './word.js';

/** What the product is called, and the language it speaks first. */
export const words: WordsOf<typeof keys> = {
  'i18n.defaultLanguage': word(
    'Langue par défaut',
    'Default language',
    'La langue de qui n’en a choisi aucune et dont le navigateur n’est ni en français ni en anglais.',
    'The language of those who have chosen none and whose browser is in neither French nor English.',
  ),
  'product.name.fr': word(
    'Nom du produit en français',
    'Name of the product in French',
    'Comment le site, la console et les documents nomment le produit en français; les textes juridiques publiés gardent leur nom.',
    'What the site, the console and documents call the product in French; published legal texts keep their name.',
  ),
  'product.name.en': word(
    'Nom du produit en anglais',
    'Name of the product in English',
    'Comment ils le nomment en anglais.',
    'What they call it in English.',
  ),
};
