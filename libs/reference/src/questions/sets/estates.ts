import type { Question } from '../question.js';
import { many, money, one, option, sensitive, when, words, yesNo, YES_NO_UNSURE } from './build.js';
import { AGO } from './shared.js';

const AFTER = [when('estates.need', 'settle', 'dispute')];

/** Wills and estates: to plan, to settle or to disagree, each with its own questions. */
export const estates: readonly Question[] = [
  one('estates.need', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    option('plan', 'Préparer un testament ou un mandat', 'Preparing a will, a power of attorney or a protection mandate'),
    option('settle', 'Régler une succession', 'Settling an estate'),
    option('dispute', 'Un désaccord', 'A dispute'),
    sensitive('incapacity', 'Une personne qui n’est plus apte', 'A person who is no longer capable'),
  ]),
  many(
    'estates.documents',
    'offer',
    words('Que voulez-vous préparer?', 'What do you want to prepare?'),
    [
      option('will', 'Un testament', 'A will'),
      option('mandate', 'Un mandat de protection ou une procuration', 'A protection mandate or power of attorney'),
      option('trust', 'Une fiducie', 'A trust'),
      option('gift', 'Une donation', 'A gift'),
    ],
    { when: [when('estates.need', 'plan')] },
  ),
  one(
    'estates.family',
    'offer',
    words('Quelle est votre situation familiale?', 'What is your family situation?'),
    [
      option('single', 'Seul ou seule', 'Single'),
      option('married', 'Marié ou uni civilement', 'Married or in a civil union'),
      option('common-law', 'Conjoint de fait', 'Common-law'),
      option('blended', 'Famille recomposée', 'Blended family'),
    ],
    { when: [when('estates.need', 'plan')] },
  ),
  one(
    'estates.role',
    'offer',
    words('Quel est votre rôle?', 'What is your role?'),
    [
      option('liquidator', 'Liquidateur ou exécuteur', 'Liquidator or executor'),
      option('heir', 'Héritier ou bénéficiaire', 'Heir or beneficiary'),
      option('spouse', 'Conjoint de la personne décédée', 'Spouse of the deceased'),
      option('creditor', 'Créancier', 'Creditor'),
      option('other', 'Autre', 'Other'),
    ],
    { when: AFTER },
  ),
  one('estates.died', 'offer', words('Quand le décès a-t-il eu lieu?', 'When did the death occur?'), AGO, { when: AFTER }),
  one('estates.will', 'offer', words('Y a-t-il un testament?', 'Is there a will?'), YES_NO_UNSURE),
  one(
    'estates.will-kind',
    'offer',
    words('De quelle sorte de testament s’agit-il?', 'What kind of will is it?'),
    [
      option('notarial', 'Devant notaire', 'Before a notary'),
      option('witnesses', 'Devant témoins', 'Before witnesses'),
      option('handwritten', 'Écrit à la main', 'Handwritten'),
      option('unsure', 'Je ne sais pas', 'I don’t know'),
    ],
    { when: [when('estates.will', 'yes')] },
  ),
  many('estates.property', 'offer', words('Quels biens y a-t-il?', 'What property is there?'), [
    option('home', 'Un immeuble', 'Real estate'),
    option('savings', 'Des comptes ou placements', 'Accounts or investments'),
    option('business', 'Une entreprise', 'A business'),
    option('abroad', 'Des biens hors de la province', 'Property outside the province'),
    option('debts', 'Surtout des dettes', 'Mostly debts'),
  ]),
  money('estates.value', 'offer', words('Quelle est la valeur totale, environ?', 'What is the total value, roughly?')),
  yesNo('estates.agree', 'offer', words('Les personnes concernées s’entendent-elles?', 'Do the people concerned agree?'), { when: AFTER }),
  yesNo(
    'estates.urgent-care',
    'accepted',
    words('Des soins ou des paiements attendent-ils une décision?', 'Are care or payments waiting for a decision?'),
    { when: [when('estates.need', 'incapacity')] },
  ),
];
