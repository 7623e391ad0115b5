import { productNameEn, productNameFr } from './configuration/keys/product.js';
import type { Config } from './configuration/resolve.js';
import { coinNameOf } from './money/coin-name.js';
import type { Names, ProductName } from './product-words.js';

/** What the product is called, in force. */
export const productNameOf = (config: Config): ProductName => ({ fr: config.value(productNameFr), en: config.value(productNameEn) });

/** What the product and its coins are called, in force. */
export const namesOf = (config: Config): Names => ({ product: productNameOf(config), coins: coinNameOf(config) });
