import type { Question } from '../question.js';
import { many, one, option, text, when, words, yesNo, YES_NO_UNSURE } from './build.js';
import { violenceNow } from './shared.js';

/** Family law: the tie, the children by age and never by name, what was decided already; safety in private (F03, IN5). */
export const family: readonly Question[] = [
  one('family.union', 'offer', words('Quelle est votre situation?', 'What is your situation?'), [
    option('married', 'Mariés ou unis civilement', 'Married or in a civil union'),
    option('common-law', 'Conjoints de fait', 'Common-law'),
    option('divorced', 'Déjà divorcés', 'Already divorced'),
    option('apart', 'Jamais en couple, ou un autre lien de famille', 'Never a couple, or another family tie'),
    option('other', 'Autre', 'Other'),
  ]),
  one(
    'family.separated',
    'offer',
    words('Où en est la séparation?', 'Where does the separation stand?'),
    [
      option('not-yet', 'Nous vivons encore ensemble', 'We still live together'),
      option('recent', 'Nous vivons séparés depuis moins d’un an', 'We have lived apart for less than a year'),
      option('year', 'Nous vivons séparés depuis un an ou plus', 'We have lived apart for a year or more'),
    ],
    { when: [when('family.union', 'married', 'common-law')] },
  ),
  many('family.topics', 'offer', words('Qu’est-ce qui est à régler?', 'What has to be settled?'), [
    option('divorce', 'Le divorce ou la séparation', 'The divorce or separation'),
    option('parenting', 'La garde ou le temps avec les enfants', 'Custody or parenting time'),
    option('child-support', 'La pension pour enfants', 'Child support'),
    option('spousal-support', 'La pension pour un conjoint', 'Spousal support'),
    option('property', 'La maison, les biens ou les dettes', 'The home, property or debts'),
    option('agreement', 'Une entente à écrire ou à faire approuver', 'An agreement to write or have approved'),
    option('other', 'Autre chose', 'Something else'),
  ]),
  yesNo('family.minor-children', 'offer', words('Y a-t-il des enfants mineurs?', 'Are there minor children?')),
  text('family.children', words('Quel âge ont les enfants?', 'How old are the children?'), {
    hint: words('Donnez seulement leur âge, jamais leur nom.', 'Give only their ages, never their names.'),
    when: [when('family.minor-children', 'yes')],
  }),
  one(
    'family.custody',
    'offer',
    words('Avec qui vivent les enfants en ce moment?', 'Who do the children live with now?'),
    [
      option('together', 'Avec nous deux, sous le même toit', 'With both of us, in the same home'),
      option('me', 'Surtout avec moi', 'Mostly with me'),
      option('other-parent', 'Surtout avec l’autre parent', 'Mostly with the other parent'),
      option('shared', 'À peu près autant chez l’un que chez l’autre', 'About as much with each of us'),
      option('elsewhere', 'Avec quelqu’un d’autre', 'With someone else'),
    ],
    { when: [when('family.minor-children', 'yes')] },
  ),
  many('family.property', 'offer', words('Y a-t-il des biens à partager?', 'Is there property to divide?'), [
    option('home', 'Une maison ou un condo', 'A house or condo'),
    option('pension', 'Un régime de retraite ou des REER', 'A pension plan or RRSPs'),
    option('business', 'Une entreprise', 'A business'),
    option('debts', 'Des dettes communes', 'Debts in common'),
    option('nothing', 'Rien d’important', 'Nothing of importance'),
  ]),
  one(
    'family.judgment',
    'offer',
    words('Y a-t-il déjà un jugement ou une entente écrite?', 'Is there already a judgment or a written agreement?'),
    [
      option('none', 'Non, rien encore', 'No, nothing yet'),
      option('agreement', 'Une entente écrite', 'A written agreement'),
      option('temporary', 'Un jugement temporaire', 'A temporary order'),
      option('final', 'Un jugement définitif', 'A final judgment'),
      option('unsure', 'Je ne sais pas', 'I don’t know'),
    ],
  ),
  one('family.mediation', 'offer', words('Une médiation vous intéresse-t-elle?', 'Are you interested in mediation?'), YES_NO_UNSURE, {
    hint: words(
      'Une personne neutre vous aide à vous entendre. Personne n’est obligé d’accepter un accord.',
      'A neutral person helps you agree. No one has to accept an agreement.',
    ),
  }),
  yesNo(
    'family.safety',
    'accepted',
    words('Craignez-vous pour votre sécurité ou celle de vos enfants?', 'Are you afraid for your safety or your children’s?'),
    {
      hint: words('Vous pouvez laisser cette question sans réponse.', 'You may leave this question unanswered.'),
      why: words(
        'Pour vous joindre avec prudence et aller plus vite s’il le faut. Votre réponse n’apparaît dans aucune offre; seul le professionnel qui accepte votre demande la lit, avec notre équipe.',
        'To reach you with care, and to go faster if needed. Your answer appears in no offer; only the professional who accepts your request reads it, with our team.',
      ),
      sensitive: true,
    },
  ),
  { ...violenceNow, when: [when('family.safety', 'yes')] },
  one(
    'family.protection',
    'accepted',
    words('Y a-t-il une ordonnance ou des conditions qui vous protègent?', 'Is there an order or are there conditions that protect you?'),
    YES_NO_UNSURE,
    {
      hint: words(
        'Par exemple une ordonnance de protection ou une interdiction de contact.',
        'For example a protection order or a no-contact condition.',
      ),
      sensitive: true,
      when: [when('family.safety', 'yes')],
    },
  ),
];
