import { creditDoubts as doubts, creditRefusals as refusals, creditRules as rules } from './credit-words';
import { s, type Sentences } from '../../components/text/sentence-tools';

const list = (lang: 'fr' | 'en', codes: unknown): string =>
  (Array.isArray(codes) ? codes : []).map((code) => doubts[lang][String(code)] ?? String(code)).join(', ');

/** What becomes of coins that a professional asks back (4.4.8). */
export const eventsOfLeadCredits = {
  LeadCreditChecked: s(
    (d) => `Règles automatiques : à l’équipe de décider (${list('fr', d.doubts)}); ${String(d.ratePercent)} % crédités sur la période`,
    (d) => `Automatic rules: for the team to decide (${list('en', d.doubts)}); ${String(d.ratePercent)}% credited over the period`,
  ),
  LeadCreditEscalated: s(
    (d, w) => `Demande de crédit sans réponse : accordée d’office le ${w.date(d.approveAt)}`,
    (d, w) => `Credit request unanswered: granted by itself on ${w.date(d.approveAt)}`,
  ),
  LeadCreditApproved: s(
    (d, w) => `Crédit de ${w.coins(d.cc)} accordé à ${w.name(d.professionalId)} ${rules.fr[String(d.rule)] ?? 'par une règle automatique'}`,
    (d, w) => `Credit of ${w.coins(d.cc)} granted to ${w.name(d.professionalId)} ${rules.en[String(d.rule)] ?? 'by an automatic rule'}`,
  ),
  LeadCreditRefused: s(
    (d, w) => `Crédit refusé à ${w.name(d.professionalId)} : ${refusals.fr[String(d.refusal)] ?? ''}`,
    (d, w) => `Credit refused to ${w.name(d.professionalId)}: ${refusals.en[String(d.refusal)] ?? ''}`,
  ),
  RepresentationConfirmed: s(
    'Le client confirme qu’une autre personne le représentait déjà',
    'The client confirms that someone else represented them already',
  ),
  RepresentationDenied: s('Le client dit que personne d’autre ne le représentait', 'The client says that no one else represented them'),
} satisfies Sentences;
