import type { Both } from '../template.js';

/** The token of a personal link, as long as real ones are: what a text takes up in segments depends on it. */
export const TOKEN = 'q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE';
/** A page of the public site, by its French and its English path. */
export const page = (fr: string, en: string): Both<string> => ({
  fr: `https://jurilien.example${fr}`,
  en: `https://jurilien.example/en${en}`,
});
/** The offer behind its link. */
export const offerPage = page(`/accepter?t=${TOKEN}`, `/accept?t=${TOKEN}`);
/** The client's own page of a request. */
export const statusPage = page(`/ma-demande/${TOKEN}`, `/my-request/${TOKEN}`);
/** A shared document, or what a client is asked to send. */
export const documentPage = page(`/document/${TOKEN}`, `/document/${TOKEN}`);
/** The requests a professional accepted. */
export const leadsPage = page('/leads-professionnel', '/professional-leads');
