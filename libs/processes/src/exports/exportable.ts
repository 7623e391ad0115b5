import type { LedgerRow } from '@jurilien/rows/credits';
import type { MessageRow } from '@jurilien/rows/messaging';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { Exported } from '@jurilien/exports';
import type { LeadRow } from '../views/request/leads.js';

/** Hundredths are written with their decimals in a table; `data` has no place in one cell and stands in files of data alone. */
type WrittenAs = 'hundredths' | 'data';
/** The head of a column in each language. */
export type Head = readonly [fr: string, en: string, as?: WrittenAs];
type Heads<R> = { readonly [N in keyof R & string]?: Head };

/** What a file of one list holds. */
export interface Exportable {
  readonly view: string;
  /** The order of the file, downwards: by a column that every row has and that never changes. */
  readonly by: string;
  /** Columns of the view, in the order of the file. */
  readonly columns: Heads<Record<string, unknown>>;
  /** What stands beside them of other lists. */
  readonly beside: Heads<Record<string, unknown>>;
  /** By what rows are counted for who reads figures alone, beside the month of `at`. None of it says who someone is. */
  readonly figures: { readonly at: string; readonly columns: Heads<Record<string, unknown>> };
  /** Rows of no view: they are of one campaign, which `view` lists. */
  readonly ofCampaign?: true;
}

const id: Head = ['Identifiant', 'ID'];
const province: Head = ['Province', 'Province'];
const region: Head = ['Région', 'Region'];
const state: Head = ['État', 'State'];
const lang: Head = ['Langue', 'Language'];
const email: Head = ['Courriel', 'Email'];
const phoneNumber: Head = ['Téléphone', 'Phone'];
const field: Head = ['Domaine', 'Field'];
const kind: Head = ['Type', 'Type'];
const request: Head = ['Demande', 'Request'];
const member: Head = ['Professionnel', 'Professional'];

const leads: Heads<LeadRow> = {
  code: ['Code', 'Code'],
  createdAt: ['Reçue', 'Received'],
  ...{ state, province, region },
  city: ['Ville', 'City'],
  lawyerType: field,
  lang,
  clientName: ['Nom', 'Name'],
  ...{ email, phoneNumber },
  superLead: ['Super demande', 'Super lead'],
  urgent: ['Urgente', 'Urgent'],
  juridicalHelp: ['Aide juridique', 'Legal aid'],
  smallMandate: ['Petit mandat', 'Small mandate'],
  consult: ['Consultation seulement', 'Consultation only'],
  mediator: ['Médiation', 'Mediation'],
  paralegal: ['Parajuriste', 'Paralegal'],
  commercial: ['Commerciale', 'Business'],
  tagged: ['Marquée', 'Tagged'],
  confirmed: ['Confirmée', 'Confirmed'],
  renewals: ['Renouvellements', 'Renewals'],
  priceCc: ['Prix (jc)', 'Price (jc)', 'hundredths'],
  round: ['Ronde', 'Round'],
  wave: ['Vague', 'Wave'],
  offersOpen: ['Offres ouvertes', 'Open offers'],
  assigneeId: ['Responsable', 'Assignee'],
  slaAt: ['À valider avant', 'Validate by'],
  nextTimer: ['Prochaine échéance', 'Next deadline'],
  nextAt: ['Date de l’échéance', 'Deadline date'],
  blockType: ['Blocage', 'Block'],
  closeReason: ['Motif de fin', 'Reason for closing'],
  updatedAt: ['Modifiée', 'Changed'],
  id,
};

const professionals: Heads<ProfessionalRow> = {
  name: ['Nom', 'Name'],
  title: ['Titre', 'Title'],
  firm: ['Cabinet', 'Firm'],
  ...{ province, state },
  paused: ['En pause', 'Paused'],
  licenceNo: ['Numéro de membre', 'Licence number'],
  licenceState: ['Permis', 'Licence'],
  licenceCheckedAt: ['Dernière vérification', 'Last check'],
  licenceNextCheckAt: ['Prochaine vérification', 'Next check'],
  fields: ['Domaines', 'Fields'],
  regions: ['Régions', 'Regions'],
  languages: ['Langues de travail', 'Working languages'],
  ...{ email, phoneNumber, lang },
  channels: ['Canaux vérifiés', 'Verified channels'],
  accountManagerId: ['Responsable', 'Account manager'],
  createdAt: ['Inscription', 'Signed up'],
  appliedAt: ['Candidature', 'Applied'],
  approvedAt: ['Approbation', 'Approved'],
  suspendedUntil: ['Suspension jusqu’au', 'Suspended until'],
  publication: ['Profil public', 'Public profile'],
  id,
};
/** What the list of professionals shows of the last thirty days. */
const lately: Heads<Record<string, unknown>> = {
  availableCc: ['Solde (jc)', 'Balance (jc)', 'hundredths'],
  offers30: ['Offres, 30 jours', 'Offers, 30 days'],
  accepted30: ['Acceptées, 30 jours', 'Accepted, 30 days'],
  callsKnown30: ['Premiers contacts dus, 30 jours', 'First contacts due, 30 days'],
  callsKept30: ['Premiers contacts à temps, 30 jours', 'First contacts on time, 30 days'],
  credits30: ['Crédits demandés, 30 jours', 'Credits requested, 30 days'],
  lastSeenAt: ['Dernière visite', 'Last seen'],
};

const messages: Heads<MessageRow> = {
  queuedAt: ['Demandé', 'Queued'],
  rule: ['Règle', 'Rule'],
  channel: ['Canal', 'Channel'],
  class: ['Catégorie', 'Class'],
  lang,
  recipientKind: ['Destinataire', 'Recipient'],
  to: ['Adresse ou numéro', 'Address or number'],
  state,
  sentAt: ['Envoyé', 'Sent'],
  deliveredAt: ['Remis', 'Delivered'],
  deferredUntil: ['Reporté au', 'Deferred until'],
  attempts: ['Essais', 'Attempts'],
  segments: ['Segments', 'Segments'],
  suppressedCode: ['Retenu par', 'Held back by'],
  error: ['Erreur', 'Error'],
  author: ['Auteur', 'Author'],
  leadId: request,
  id,
};

const ledger: Heads<LedgerRow> = {
  position: ['Position', 'Position'],
  at: ['Date', 'Date'],
  type: kind,
  province,
  professionalId: member,
  cc: ['Montant (jc)', 'Amount (jc)', 'hundredths'],
  changeCc: ['Variation (jc)', 'Change (jc)', 'hundredths'],
  availableAfterCc: ['Solde après (jc)', 'Balance after (jc)', 'hundredths'],
  leadId: request,
  claimId: ['Réservation', 'Claim'],
  acceptanceId: ['Acceptation', 'Acceptance'],
  purchaseId: ['Achat', 'Purchase'],
  refundId: ['Remboursement', 'Refund'],
  disputeId: ['Contestation', 'Dispute'],
  invoiceNo: ['Facture', 'Invoice'],
  actorKind: ['Par', 'By'],
  actorId: ['Par qui', 'By whom'],
  reason: ['Motif', 'Reason'],
  key: ['Clé', 'Key'],
  lines: ['Écritures (jc)', 'Lines (jc)', 'data'],
  money: ['Écritures (CAD)', 'Lines (CAD)', 'data'],
  id,
};

/** Whom a campaign goes to and what became of each; their address is masked for everyone. */
const recipients: Heads<Record<string, unknown>> = {
  ...{ state, code: ['Motif', 'Cause'] },
  to: ['Adresse ou numéro', 'Address or number'],
  channel: messages.channel!,
  ...{ lang, province },
  basis: ['Base', 'Basis'],
  basisSince: ['Base depuis', 'Basis since'],
  basisUntil: ['Base jusqu’au', 'Basis until'],
  variant: ['Objet', 'Subject'],
  sendAt: ['Heure prévue', 'Planned for'],
  queuedAt: messages.queuedAt!,
  id: ['Message', 'Message'],
};

/** Every list that can be had as a file. */
export const EXPORTABLE: Readonly<Record<Exported, Exportable>> = {
  leads: {
    view: 'leads',
    by: 'createdAt',
    columns: leads,
    beside: {},
    figures: { at: 'createdAt', columns: { province, region, lawyerType: field, lang, state } },
  },
  professionals: {
    view: 'professionals',
    by: 'createdAt',
    columns: professionals,
    beside: lately,
    figures: { at: 'createdAt', columns: { province, title: professionals.title!, state } },
  },
  messages: {
    view: 'messages',
    by: 'queuedAt',
    columns: messages,
    beside: {},
    figures: { at: 'queuedAt', columns: { channel: messages.channel!, class: messages.class!, rule: messages.rule!, state } },
  },
  ledger: { view: 'ledger-entries', by: 'position', columns: ledger, beside: {}, figures: { at: 'at', columns: { province, type: kind } } },
  recipients: {
    view: 'campaigns',
    by: 'person',
    columns: recipients,
    beside: {},
    figures: { at: 'at', columns: { state } },
    ofCampaign: true,
  },
};

/** Columns of a file of figures: the month, what is counted by, and how many. */
export const figureHeads = ({ figures }: Exportable): Heads<Record<string, unknown>> => ({
  month: ['Mois', 'Month'],
  ...figures.columns,
  count: ['Nombre (« < » : retenu pour que personne ne soit reconnu)', 'Count (“<”: held back so that no one is recognised)'],
});
