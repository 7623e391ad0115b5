/** A document that a client may be asked for, in both languages. */
interface AskedDocument {
  readonly fr: string;
  readonly en: string;
}
const ask = (fr: string, en: string): AskedDocument => ({ fr, en });

const IDENTITY = ask('Pièce d’identité avec photo', 'Photo identification');
const TAX = ask('Avis de cotisation des trois dernières années', 'Notices of assessment for the last three years');
const PAY = ask('Trois derniers talons de paie', 'Last three pay stubs');
const LETTERS = ask('Lettres et courriels échangés', 'Letters and emails exchanged');
const CONTRACT = ask('Contrat signé', 'Signed contract');
const PHOTOS = ask('Photos', 'Photos');
const PROOF_OF_PAYMENT = ask('Factures et preuves de paiement', 'Invoices and proof of payment');
const JUDGMENT = ask('Jugements et ententes en vigueur', 'Judgments and agreements in force');
const SUMMONS = ask('Documents reçus du tribunal', 'Documents received from the court');
const DECISION = ask('Décision contestée', 'Decision that is contested');
const FORMAL_NOTICE = ask('Mise en demeure envoyée ou reçue', 'Demand letter sent or received');
const MEDICAL = ask('Rapports médicaux', 'Medical reports');
const POLICY = ask('Police d’assurance', 'Insurance policy');

/** What a professional of a field asks for most often: where they begin, to be edited before it is sent. */
const LISTS: Readonly<Record<string, readonly AskedDocument[]>> = {
  family: [
    IDENTITY,
    TAX,
    PAY,
    ask('Relevés bancaires des six derniers mois', 'Bank statements for the last six months'),
    ask('Certificat de mariage ou preuve de vie commune', 'Marriage certificate or proof of cohabitation'),
    ask('Actes de naissance des enfants', 'Birth certificates of the children'),
    JUDGMENT,
  ],
  criminal: [
    IDENTITY,
    ask('Promesse de comparaître ou citation', 'Undertaking or appearance notice'),
    ask('Conditions de mise en liberté', 'Release conditions'),
    ask('Preuve communiquée par la poursuite', 'Disclosure from the prosecution'),
  ],
  housing: [
    ask('Bail et ses annexes', 'Lease and its schedules'),
    ask('Avis reçus ou envoyés', 'Notices received or sent'),
    PHOTOS,
    ask('Preuves de paiement du loyer', 'Proof of rent payments'),
    LETTERS,
  ],
  hiddenDefect: [
    ask('Promesse d’achat et acte de vente', 'Offer to purchase and deed of sale'),
    ask('Rapport d’inspection préachat', 'Pre-purchase inspection report'),
    ask('Rapport d’expert et soumissions', 'Expert report and quotes'),
    PHOTOS,
    FORMAL_NOTICE,
  ],
  realEstate: [
    ask('Promesse d’achat et acte de vente', 'Offer to purchase and deed of sale'),
    ask('Certificat de localisation', 'Certificate of location or survey'),
    CONTRACT,
    LETTERS,
  ],
  labour: [
    ask('Contrat de travail', 'Employment contract'),
    ask('Lettre de congédiement ou de fin d’emploi', 'Letter of dismissal or end of employment'),
    PAY,
    ask('Relevé d’emploi', 'Record of employment'),
    LETTERS,
  ],
  civilLiability: [ask('Rapport d’événement ou de police', 'Incident or police report'), MEDICAL, PHOTOS, PROOF_OF_PAYMENT, FORMAL_NOTICE],
  business: [CONTRACT, ask('Statuts et convention d’actionnaires', 'Articles and shareholders’ agreement'), PROOF_OF_PAYMENT, LETTERS],
  immigration: [
    ask('Passeport', 'Passport'),
    ask('Permis et visas', 'Permits and visas'),
    ask('Correspondance des autorités d’immigration', 'Letters from immigration authorities'),
    DECISION,
  ],
  estates: [
    ask('Acte de décès', 'Death certificate'),
    ask('Testament et résultats des recherches testamentaires', 'Will and results of will searches'),
    ask('Inventaire des biens et des dettes', 'Inventory of property and debts'),
  ],
  administrative: [DECISION, ask('Dossier transmis par l’organisme', 'File sent by the agency'), LETTERS, MEDICAL],
  tax: [
    ask('Avis de cotisation contesté', 'Notice of assessment that is contested'),
    ask('Déclarations de revenus des années visées', 'Tax returns for the years concerned'),
    ask('Lettres de Revenu Québec ou de l’Agence du revenu du Canada', 'Letters from the Canada Revenue Agency or the province'),
    PROOF_OF_PAYMENT,
  ],
  consumer: [CONTRACT, PROOF_OF_PAYMENT, ask('Garantie', 'Warranty'), LETTERS],
  insurance: [POLICY, ask('Réclamation et refus de l’assureur', 'Claim and refusal from the insurer'), MEDICAL, PROOF_OF_PAYMENT],
  youth: [
    IDENTITY,
    SUMMONS,
    ask('Ententes et rapports de la protection de la jeunesse', 'Agreements and reports from child protection'),
    JUDGMENT,
  ],
  smallClaims: [FORMAL_NOTICE, CONTRACT, PROOF_OF_PAYMENT, SUMMONS, PHOTOS],
  traffic: [
    ask('Constat d’infraction', 'Ticket'),
    ask('Permis de conduire', 'Driver’s licence'),
    ask('Dossier de conduite', 'Driving record'),
  ],
  mediation: [JUDGMENT, TAX, PAY],
};
const OTHERS: readonly AskedDocument[] = [IDENTITY, CONTRACT, LETTERS, SUMMONS];

/** Documents that a professional of a field starts a request from. */
export const documentListOf = (field: string | null | undefined): readonly AskedDocument[] =>
  (field && Object.hasOwn(LISTS, field) ? LISTS[field] : undefined) ?? OTHERS;
