import type { Lang } from '../routes.table';

/** A question that only some fields of law ask. Its id travels with the answer, so it never changes its meaning. */
interface Question {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
  readonly options?: readonly { readonly value: string; readonly fr: string; readonly en: string }[];
}

const option = (value: string, fr: string, en: string) => ({ value, fr, en });
const yesNo = [option('yes', 'Oui', 'Yes'), option('no', 'Non', 'No')];
const line = (id: string, fr: string, en: string): Question => ({ id, fr, en });
const one = (id: string, fr: string, en: string, options: Question['options'] = yesNo): Question => ({ id, fr, en, options });

const notice = one(
  'notice-sent',
  'Avez-vous déjà avisé l’autre partie par écrit?',
  'Have you already notified the other party in writing?',
);
const papers = one('papers-received', 'Avez-vous reçu des documents d’un tribunal?', 'Have you received papers from a court or tribunal?');
const amount = line('amount', 'Quelle somme est en jeu, environ?', 'About how much money is at stake?');

const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  family: [
    one('family.union', 'Quelle est votre situation?', 'What is your situation?', [
      option('married', 'Mariés ou unis civilement', 'Married or in a civil union'),
      option('common-law', 'Conjoints de fait', 'Common-law'),
      option('other', 'Autre', 'Other'),
    ]),
    line('family.children', 'Des enfants mineurs? Donnez seulement leur âge.', 'Any minor children? Give only their ages.'),
    one(
      'family.safety',
      'Craignez-vous pour votre sécurité ou celle de vos enfants?',
      'Are you afraid for your safety or your children’s?',
    ),
  ],
  criminal: [
    one('criminal.charged', 'Des accusations ont-elles été portées?', 'Have charges been laid?'),
    one('criminal.detained', 'La personne est-elle détenue?', 'Is the person in custody?'),
    papers,
  ],
  housing: [
    one('housing.side', 'Vous êtes :', 'You are:', [
      option('tenant', 'Locataire', 'A tenant'),
      option('landlord', 'Propriétaire', 'A landlord'),
      option('other', 'Autre', 'Other'),
    ]),
    one('housing.evicted72', 'Devez-vous quitter votre logement d’ici trois jours?', 'Do you have to leave your home within three days?'),
    one('housing.notice', 'Avez-vous reçu un avis écrit?', 'Have you received a written notice?'),
    papers,
  ],
  hiddenDefect: [line('defect.found', 'Quand avez-vous découvert le défaut?', 'When did you find the defect?'), notice, amount],
  realEstate: [
    one('realestate.signed', 'Avez-vous signé une promesse ou un contrat?', 'Have you signed a promise or a contract?'),
    line('realestate.deadline', 'Y a-t-il une date limite?', 'Is there a deadline?'),
  ],
  labour: [
    one('labour.side', 'Vous êtes :', 'You are:', [
      option('employee', 'Salarié', 'An employee'),
      option('employer', 'Employeur', 'An employer'),
    ]),
    line('labour.since', 'Depuis combien de temps y travaillez-vous?', 'How long have you worked there?'),
    one('labour.union', 'Êtes-vous syndiqué?', 'Are you unionized?'),
  ],
  civilLiability: [line('liability.date', 'Quand est-ce arrivé?', 'When did it happen?'), notice, amount],
  business: [
    line('business.name', 'Nature de l’entreprise (sans la nommer)', 'Nature of the business (without naming it)'),
    amount,
    papers,
  ],
  immigration: [
    line('immigration.status', 'Quel est votre statut actuel au Canada?', 'What is your current status in Canada?'),
    line('immigration.expires', 'Jusqu’à quand est-il valide?', 'Until when is it valid?'),
    one('immigration.refused', 'Une demande a-t-elle été refusée?', 'Has an application been refused?'),
  ],
  estates: [
    one('estates.need', 'De quoi s’agit-il?', 'What is it about?', [
      option('plan', 'Préparer un testament ou un mandat', 'Preparing a will or a mandate'),
      option('settle', 'Régler une succession', 'Settling an estate'),
      option('dispute', 'Un désaccord', 'A dispute'),
    ]),
    one('estates.will', 'Y a-t-il un testament?', 'Is there a will?'),
  ],
  administrative: [
    line('admin.body', 'Quel organisme a rendu la décision?', 'Which body made the decision?'),
    line('admin.date', 'Quand l’avez-vous reçue?', 'When did you receive it?'),
  ],
  tax: [
    line('tax.body', 'Agence du revenu du Canada, Revenu Québec, les deux?', 'Canada Revenue Agency, Revenu Québec, both?'),
    line('tax.years', 'Quelles années?', 'Which years?'),
    amount,
  ],
  consumer: [line('consumer.date', 'Quand avez-vous acheté ou signé?', 'When did you buy or sign?'), notice, amount],
  insurance: [line('insurance.date', 'Quand l’assureur a-t-il refusé?', 'When did the insurer refuse?'), amount],
  youth: [
    one('youth.court', 'Une date est-elle fixée devant le tribunal?', 'Is a court date set?'),
    line('youth.age', 'Âge de l’enfant ou de l’adolescent', 'Age of the child or young person'),
  ],
  smallClaims: [
    one('smallclaims.side', 'Vous êtes :', 'You are:', [
      option('claiming', 'La personne qui réclame', 'The person claiming'),
      option('defending', 'La personne poursuivie', 'The person being sued'),
    ]),
    notice,
    amount,
  ],
  traffic: [
    line('traffic.offence', 'Quelle infraction vous reproche-t-on?', 'What offence is alleged?'),
    line('traffic.deadline', 'Date limite pour répondre', 'Deadline to respond'),
    one('traffic.work', 'Conduisez-vous pour votre travail?', 'Do you drive for work?'),
  ],
  mediation: [
    one('mediation.agreed', 'L’autre personne est-elle d’accord pour une médiation?', 'Does the other person agree to mediation?'),
  ],
  other: [papers],
};

const CRIMINAL_FILE = new Set(['criminal', 'immigration', 'labour']);

/** Questions of a field of law, in a language. */
export const questionsFor = (field: string, lang: Lang) =>
  (QUESTIONS[field] ?? []).map((q) => ({
    name: `q.${q.id}`,
    label: q[lang],
    options: q.options?.map((o) => ({ value: o.value, label: o[lang] })),
  }));

/** Whether a field of law asks about a criminal file, or about a job at risk (specification 3.1). */
export const asksCriminalFile = (field: string): boolean => CRIMINAL_FILE.has(field);
export const asksJobPeril = (field: string): boolean => field === 'labour' || field === 'criminal' || field === 'immigration';
