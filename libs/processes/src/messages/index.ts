/** To whom messages go: what several rules ask alike. */
export { isReachable, type NotifyInput } from './asked.js';
export * from './about-accounts.js';
export * from './about-offers.js';
export * from './about-requests.js';
