/** A field of law of specification 3.1, with words people use. */
export interface LawyerType {
  readonly code: string;
  readonly fr: string;
  readonly en: string;
  readonly hintFr: string;
  readonly hintEn: string;
}

const type = (code: string, fr: string, en: string, hintFr: string, hintEn: string): LawyerType => ({ code, fr, en, hintFr, hintEn });

export const LAWYER_TYPES: readonly LawyerType[] = [
  type(
    'family',
    'Droit de la famille',
    'Family law',
    'Séparation, divorce, garde, pension alimentaire',
    'Separation, divorce, parenting time, support',
  ),
  type('criminal', 'Droit criminel', 'Criminal law', 'Arrestation, accusation, casier judiciaire', 'Arrest, charges, criminal record'),
  type('housing', 'Logement', 'Housing', 'Bail, éviction, hausse de loyer, réparations', 'Lease, eviction, rent increase, repairs'),
  type(
    'hiddenDefect',
    'Vice caché',
    'Hidden defect',
    'Défaut découvert après l’achat d’un bien',
    'A defect found after buying a home or goods',
  ),
  type('realEstate', 'Immobilier', 'Real estate', 'Achat, vente, copropriété, construction', 'Purchase, sale, condominium, construction'),
  type(
    'labour',
    'Travail et emploi',
    'Work and employment',
    'Congédiement, harcèlement, salaire, accident',
    'Dismissal, harassment, wages, injury at work',
  ),
  type(
    'civilLiability',
    'Responsabilité civile',
    'Civil liability',
    'Blessure, dommage, faute, diffamation',
    'Injury, damage, negligence, defamation',
  ),
  type(
    'business',
    'Affaires',
    'Business',
    'Contrat, associés, incorporation, recouvrement',
    'Contracts, partners, incorporation, collection',
  ),
  type(
    'immigration',
    'Immigration',
    'Immigration',
    'Résidence, asile, permis, citoyenneté',
    'Residence, refugee claim, permits, citizenship',
  ),
  type(
    'estates',
    'Successions et testaments',
    'Wills and estates',
    'Testament, mandat de protection, héritage',
    'Will, protection mandate, inheritance',
  ),
  type(
    'administrative',
    'Droit administratif',
    'Administrative law',
    'Décision d’un ministère, d’un ordre, d’une ville',
    'A decision of a ministry, a regulator or a city',
  ),
  type('tax', 'Fiscalité', 'Tax', 'Avis de cotisation, vérification, dette fiscale', 'Assessment, audit, tax debt'),
  type('consumer', 'Consommation', 'Consumer', 'Garantie, commerçant, dettes, insolvabilité', 'Warranty, merchant, debts, insolvency'),
  type('insurance', 'Assurance', 'Insurance', 'Refus d’indemniser, invalidité, sinistre', 'Denied claim, disability, loss'),
  type('youth', 'Jeunesse', 'Youth', 'Protection de la jeunesse, adolescents', 'Child protection, young people'),
  type(
    'smallClaims',
    'Petites créances',
    'Small claims',
    'Réclamer ou se défendre sans gros procès',
    'Claim or defend without a large trial',
  ),
  type('traffic', 'Contraventions', 'Traffic tickets', 'Constat d’infraction, permis de conduire', 'Tickets, driver’s licence'),
  type(
    'mediation',
    'Médiation',
    'Mediation',
    'S’entendre avec l’aide d’une personne neutre',
    'Reaching an agreement with a neutral person',
  ),
  type('other', 'Autre chose', 'Something else', 'Je ne sais pas où classer ma situation', 'I am not sure where my situation fits'),
];

const byCode = new Map(LAWYER_TYPES.map((t) => [t.code, t]));

/** Label of a field of law in a language; the code itself when it is unknown. */
export const lawyerTypeLabel = (code: string, lang: 'fr' | 'en'): string => byCode.get(code)?.[lang] ?? code;

/** Fields that a licence bounds (4.3.1 E02, E09): a notary of Quebec, in family law for agreements only, and a paralegal of Ontario. */
export const NOTARY_FIELDS: ReadonlySet<string> = new Set(['estates', 'realEstate', 'family', 'mediation']);
export const PARALEGAL_FIELDS: ReadonlySet<string> = new Set([
  'smallClaims',
  'traffic',
  'housing',
  'administrative',
  'labour',
  'consumer',
  'criminal',
]);

/** Whether a title may act in a field of law; who may act in all of them is bounded by nothing. */
export const mayActIn = (title: string, field: string): boolean =>
  title === 'notary' ? NOTARY_FIELDS.has(field) : title === 'paralegal' ? PARALEGAL_FIELDS.has(field) : true;
