import { s, type Sentences, type Words } from '../../components/text/sentence-tools';

const PROOFS: Record<'fr' | 'en', Record<string, string>> = {
  fr: { code: 'par un code', session: 'par la session', link: 'par le lien de sa demande', document: 'par un document, détruit depuis' },
  en: { code: 'by a code', session: 'by the session', link: 'by the link of their request', document: 'by a document, destroyed since' },
};
const kindOf = (data: Record<string, unknown>, words: Words): string => words.code('privacyKinds', data.kind).toLowerCase();
const named = (words: Record<string, string>, code: unknown): string => words[String(code)] ?? String(code);

/** Requests about one's own data, one sentence per event; none says who asked. */
export const eventsOfPrivacyRequests = {
  PrivacyAddressAsked: s(
    (d) => (d.what === 'code' ? 'Code envoyé à une adresse' : 'Adresse nommée dans une demande sur ses renseignements'),
    (d) => (d.what === 'code' ? 'Code sent to an address' : 'Address named in a request about one’s own data'),
  ),
  PrivacyRequestFiled: s(
    (d, w) => `Demande sur ses renseignements reçue (${kindOf(d, w)}), réponse due le ${w.date(d.dueAt)}`,
    (d, w) => `Request about one’s own data received (${kindOf(d, w)}), answer due on ${w.date(d.dueAt)}`,
  ),
  PrivacyCodeSent: s('Code envoyé pour prouver une adresse', 'Code sent to prove an address'),
  PrivacyCodeRejected: s(
    (d) => `Mauvais code; essais restants : ${Number(d.triesLeft)}`,
    (d) => `Wrong code; tries left: ${Number(d.triesLeft)}`,
  ),
  PrivacyRequesterVerified: s(
    (d) => `Identité prouvée ${named(PROOFS.fr, d.how)}`,
    (d) => `Identity proven ${named(PROOFS.en, d.how)}`,
  ),
  PrivacyRequestAssigned: s(
    (d, w) => (d.assigneeId ? `Demande confiée à ${w.staff(d.assigneeId)}` : 'Demande remise à l’équipe'),
    (d, w) => (d.assigneeId ? `Request assigned to ${w.staff(d.assigneeId)}` : 'Request handed back to the team'),
  ),
  PrivacyRequestApproved: s('Demande accordée', 'Request granted'),
  PrivacyRequestRefused: s(
    (d) => `Demande refusée par écrit, recours : ${String(d.recourse)}`,
    (d) => `Request refused in writing, recourse: ${String(d.recourse)}`,
  ),
  PrivacyRequestFulfilled: s('Demande exécutée', 'Request carried out'),
  PrivacyRequestAbandoned: s(
    (d) => (d.cause === 'takenBack' ? 'Demande retirée par la personne' : 'Demande close : aucune adresse prouvée à temps'),
    (d) => (d.cause === 'takenBack' ? 'Request taken back by the person' : 'Request closed: no address proven in time'),
  ),
  PrivacyClockSounded: s(
    (d, w) => `Rappel : réponse due le ${w.date(d.dueAt)}`,
    (d, w) => `Alarm: answer due on ${w.date(d.dueAt)}`,
  ),
} satisfies Sentences;
