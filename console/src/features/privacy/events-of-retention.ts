import { s } from '../../components/text/sentence-tools';

const counted = (d: Readonly<Record<string, unknown>>, of: string): number => Number(d[of] ?? 0);

/** What is let go of when its time is over, one sentence per event. */
export const eventsOfRetention = {
  RetentionRunStarted: s(
    (d, w) => `Passage de conservation du ${w.date(d.day)} commencé`,
    (d, w) => `Retention run of ${w.date(d.day)} begun`,
  ),
  RetentionStepDone: s(
    (d) => `Passage de conservation : ${counted(d, 'gone')} effacés, ${counted(d, 'held')} retenus`,
    (d) => `Retention run: ${counted(d, 'gone')} let go of, ${counted(d, 'held')} held`,
  ),
  RetentionRunCompleted: s(
    (d) =>
      `Passage de conservation terminé : ${counted(d, 'gone')} effacés, ${counted(d, 'held')} retenus, ${counted(d, 'failed')} en échec`,
    (d) => `Retention run completed: ${counted(d, 'gone')} let go of, ${counted(d, 'held')} held, ${counted(d, 'failed')} failed`,
  ),
  LicenceProofsRemoved: s('Preuves de permis détruites : leur temps est écoulé', 'Licence proofs destroyed: their time is over'),
  BilledNamesForgotten: s('Noms sur les factures effacés : leur temps est écoulé', 'Names on invoices erased: their time is over'),
  ConsentsForgotten: s('Preuve d’accord effacée : son temps est écoulé', 'Proof of consent erased: its time is over'),
  IncidentForgotten: s('Incident retiré du registre : son temps est écoulé', 'Incident taken off the register: its time is over'),
  PrivacyRequestForgotten: s('Demande de vie privée effacée : son temps est écoulé', 'Privacy request erased: its time is over'),
};
