import { page, TOKEN } from '../samples.js';

/** A time on two clocks that differ: the longest that a message says. */
export const at = {
  fr: 'mercredi 30 septembre à 14 h 30, heure de l’Atlantique (13 h 30, heure de l’Est)',
  en: 'Wednesday, September 30 at 2:30 p.m. Atlantic Time (1:30 p.m. Eastern Time)',
};
export const date = { fr: 'mercredi 30 septembre à 14 h 30', en: 'Wednesday, September 30 at 2:30 p.m.' };
export const pro = { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' };
export const client = { fr: 'Élise Bouchard', en: 'Elise Bouchard' };

const ID = '018f2a10-0000-7000-8000-000000000001';
export const appointmentPage = page(`/rendez-vous/${ID}/${TOKEN}`, `/appointment/${ID}/${TOKEN}`);
export const bookingPage = page(`/reservations/${TOKEN}`, `/reservations/${TOKEN}`);
export const meetingPage = page(`/rencontre?m=${TOKEN}`, `/meeting?m=${TOKEN}`);
/** The console has one address in both languages. */
export const consolePage = `https://jurilien.example/admin/meeting/${ID}`;
/** The lists of one's own appointments. */
export const ownList = { fr: '/mes-rendez-vous', en: '/en/my-appointments' };
