import type { CONSENT_BASES } from '@jurilien/reference';

/** Where someone of the board stands by hand; a loss with its reason. */
type Stands = 'prospect' | 'contacted' | 'meeting' | 'noInterest' | 'noAnswer' | 'asksForSilence';

/** Someone who may become a member, as the team wrote them down. */
export interface ProspectRow {
  readonly name: string;
  readonly title: 'lawyer' | 'notary' | 'paralegal' | 'mediator';
  readonly firm?: string;
  readonly province: 'QC' | 'ON';
  readonly region: string;
  readonly fields: readonly string[];
  readonly lang: 'fr' | 'en';
  /** Days before today on which they were written down. */
  readonly days: number;
  readonly stands: Stands;
  readonly basis?: { readonly kind: (typeof CONSENT_BASES)[number]; readonly proof: string };
  readonly notes?: string;
  readonly noCalls?: true;
  /** A task about them: what, and in how many days it is due. */
  readonly task?: { readonly note: string; readonly inDays: number };
}

/** People at each stage that is reached by hand: some may be written to, some may not. */
export const PROSPECTS: readonly ProspectRow[] = [
  {
    ...{ name: 'Geneviève Lacasse', title: 'lawyer', firm: 'Étude Lacasse', province: 'QC', region: '07', fields: ['family'], lang: 'fr' },
    ...{ days: 6, stands: 'prospect', notes: 'Rencontrée à la journée du jeune barreau de Gatineau.' },
    basis: { kind: 'express', proof: 'Fiche signée au kiosque de Gatineau' },
  },
  {
    ...{ name: 'Rachid Benali', title: 'lawyer', province: 'QC', region: '13', fields: ['immigration', 'labour'], lang: 'fr' },
    ...{ days: 4, stands: 'prospect', notes: 'Trouvé au répertoire public. Aucun accord : appel seulement.' },
    task: { note: 'Premier appel : présenter le service', inDays: -1 },
  },
  {
    ...{ name: 'Hannah Whitfield', title: 'paralegal', firm: 'Whitfield Paralegal', province: 'ON', region: 'E', fields: ['housing'] },
    ...{ lang: 'en', days: 3, stands: 'prospect' },
    basis: { kind: 'implied-inquiry', proof: 'Wrote through the contact form' },
  },
  {
    ...{ name: 'Étienne Marchand', title: 'notary', province: 'QC', region: '03', fields: ['estates', 'realEstate'], lang: 'fr' },
    ...{ days: 2, stands: 'prospect', noCalls: true },
  },
  {
    ...{
      name: 'Julie Saint-Onge',
      title: 'lawyer',
      firm: 'Saint-Onge avocates',
      province: 'QC',
      region: '06',
      fields: ['housing'],
      lang: 'fr',
    },
    ...{ days: 15, stands: 'contacted', notes: 'Intéressée par le logement ; veut connaître les frais.' },
    basis: { kind: 'express', proof: 'Accord donné au téléphone, script lu' },
    task: { note: 'Envoyer la grille des prix et rappeler', inDays: 1 },
  },
  {
    ...{ name: 'Marcus Adeyemi', title: 'lawyer', firm: 'Adeyemi Law', province: 'ON', region: 'T', fields: ['criminal'], lang: 'en' },
    ...{ days: 12, stands: 'contacted' },
    basis: { kind: 'express', proof: 'Signed up at the Toronto fair' },
  },
  {
    ...{ name: 'Louise Bergeron', title: 'mediator', province: 'QC', region: '16', fields: ['mediation', 'family'], lang: 'fr' },
    ...{ days: 22, stands: 'meeting', notes: 'Rencontre par vidéo prévue ; deux médiatrices au cabinet.' },
    basis: { kind: 'express', proof: 'Courriel reçu de sa part' },
    task: { note: 'Préparer la rencontre : médiation familiale sur la Rive-Sud', inDays: 2 },
  },
  {
    ...{ name: 'Owen Fletcher', title: 'lawyer', firm: 'Fletcher & Park', province: 'ON', region: 'SW', fields: ['labour'], lang: 'en' },
    ...{ days: 26, stands: 'meeting' },
    basis: { kind: 'implied-inquiry', proof: 'Asked for prices by e-mail' },
  },
  {
    ...{ name: 'Denis Gagné', title: 'lawyer', province: 'QC', region: '04', fields: ['business', 'tax'], lang: 'fr' },
    ...{ days: 35, stands: 'noInterest', notes: 'Prend sa retraite au printemps.' },
  },
  {
    ...{ name: 'Caroline Dufresne', title: 'lawyer', province: 'QC', region: '15', fields: ['criminal'], lang: 'fr' },
    ...{ days: 40, stands: 'asksForSilence', noCalls: true },
  },
];
