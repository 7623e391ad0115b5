import { keysOf } from '../key.js';
import { oneOf, text } from '../kinds.js';

// What the product is called and which language it speaks first. Texts take the name through `withNames`; addresses and roles keep theirs.
const key = keysOf('product');

// The language of those who have chosen none, and whose browser speaks neither (D2).
export const defaultLanguage = key({ key: 'i18n.defaultLanguage', kind: oneOf('fr', 'en'), shipped: 'fr', flags: 'L', scope: 'G' });
export const productNameFr = key({ key: 'product.name.fr', kind: text(2, 30), shipped: 'Jurilien', flags: 'L', scope: 'G' });
export const productNameEn = key({ key: 'product.name.en', kind: text(2, 30), shipped: 'Jurilien', flags: 'L', scope: 'G' });
