import type { Legal } from '../legal-text.js';

/** What someone of the legal network declares who writes for a person (F04): of each part, its paragraph stands beside the box of its id. */
export const referralStatementsText: Legal = {
  fr: {
    title: 'Déclarations du réseau',
    description: 'Ce que déclare une personne du réseau qui remplit une demande pour quelqu’un d’autre.',
    lead: 'Sans ces deux déclarations, nous ne prenons pas la demande.',
    parts: [
      { id: 'person-consents', title: 'Accord de la personne', paragraphs: ['La personne sait que j’écris pour elle, et elle y consent.'] },
      {
        id: 'no-benefit',
        title: 'Aucun avantage',
        paragraphs: ['Ni moi ni mon organisation ne payons ou ne recevons d’argent, de cadeau ou d’autre avantage pour cette demande.'],
      },
    ],
  },
  en: {
    title: 'Statements of the network',
    description: 'What someone of the network declares when they fill in a request for another person.',
    lead: 'Without these two statements, we do not take the request.',
    parts: [
      { id: 'person-consents', title: 'Agreement of the person', paragraphs: ['The person knows that I am writing for them, and agrees.'] },
      {
        id: 'no-benefit',
        title: 'No benefit',
        paragraphs: ['Neither I nor my organization pays or receives any money, gift or other benefit for this request.'],
      },
    ],
  },
};
