import { creditsNameEn, creditsNameFr } from '../configuration/keys/credits.js';
import type { Config } from '../configuration/resolve.js';
import type { CoinName } from './coin-words.js';

/** What the coins are called, in force. */
export const coinNameOf = (config: Config): CoinName => ({ fr: config.value(creditsNameFr), en: config.value(creditsNameEn) });
