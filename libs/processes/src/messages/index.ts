/** To whom a message goes, and whether its moment has passed; its words and its class stand in its template. */
export { isReachable, isTimely, type NotifyInput } from './asked.js';
export * from './about-accounts.js';
export * from './about-acceptances.js';
export * from './about-candidates.js';
export * from './about-members.js';
export * from './about-money.js';
export * from './about-offers.js';
export * from './about-requests.js';
