import type { Question } from '../question.js';
import { date, many, one, option, sensitive, when, words, yesNo, YES_NO_UNSURE } from './build.js';
import { detained, papersReceived } from './shared.js';

const AS_WRITTEN = words(
  'Seulement ce qui est écrit sur les papiers. Ne racontez pas ce qui s’est passé : gardez-le pour votre avocat.',
  'Only what the papers say. Do not tell what happened: keep it for your lawyer.',
);

/** Criminal law: where the procedure stands, and never what anyone did (IN5). */
export const criminal: readonly Question[] = [
  one('criminal.side', 'offer', words('Pour qui demandez-vous de l’aide?', 'Who are you asking help for?'), [
    option('self', 'Pour moi', 'For myself'),
    option('relative', 'Pour un proche', 'For someone close to me'),
    sensitive('victim', 'Je suis une victime ou un témoin', 'I am a victim or a witness'),
  ]),
  { ...detained, when: [when('criminal.side', 'self', 'relative')] },
  one(
    'criminal.stage',
    'offer',
    words('Où en sont les choses?', 'Where do things stand?'),
    [
      option('questioned', 'La police veut parler à la personne', 'The police want to speak to the person'),
      option('arrested', 'Une arrestation, sans accusation encore', 'An arrest, with no charge yet'),
      option('charged', 'Une date de comparution est fixée ou passée', 'A first appearance is set or past'),
      option('trial', 'Un procès est prévu ou en cours', 'A trial is scheduled or under way'),
      option('sentence', 'Il reste à prononcer la peine', 'The sentence is still to come'),
      option('appeal', 'Un appel ou une révision', 'An appeal or a review'),
      option('record', 'Une suspension du casier (pardon)', 'A record suspension (pardon)'),
    ],
    { sensitive: true, when: [when('criminal.side', 'self', 'relative')] },
  ),
  yesNo('criminal.charged', 'offer', words('Des accusations ont-elles été portées?', 'Have charges been laid?'), {
    sensitive: true,
    when: [when('criminal.side', 'self', 'relative')],
  }),
  many(
    'criminal.kind',
    'offer',
    words('Quel genre d’accusation est écrit sur les papiers?', 'What kind of charge do the papers name?'),
    [
      option('driving', 'Conduite (alcool, drogue, fuite)', 'Driving (alcohol, drugs, leaving the scene)'),
      option('person', 'Contre une personne', 'Against a person'),
      option('property', 'Vol, fraude ou méfait', 'Theft, fraud or mischief'),
      option('drugs', 'Drogues', 'Drugs'),
      option('weapons', 'Armes', 'Weapons'),
      option('breach', 'Non-respect de conditions', 'Breach of conditions'),
      option('other', 'Autre', 'Other'),
      option('rather-not', 'Je préfère ne pas le dire ici', 'I would rather not say here'),
    ],
    { hint: AS_WRITTEN, sensitive: true, when: [when('criminal.charged', 'yes')] },
  ),
  yesNo('criminal.conditions', 'offer', words('Y a-t-il des conditions de remise en liberté?', 'Are there release conditions?'), {
    hint: words(
      'Par exemple un couvre-feu, une interdiction de contact ou d’aller quelque part.',
      'For example a curfew, or not contacting someone or going somewhere.',
    ),
    sensitive: true,
    when: [when('criminal.charged', 'yes')],
  }),
  date('criminal.next-date', 'offer', words('Quelle est la prochaine date au tribunal?', 'What is the next court date?'), {
    hint: words('Laissez vide si vous ne la connaissez pas.', 'Leave empty if you do not know it.'),
    when: [when('criminal.charged', 'yes')],
  }),
  one(
    'criminal.lawyer',
    'offer',
    words('Un avocat s’occupe-t-il déjà du dossier?', 'Is a lawyer already on the file?'),
    [
      option('none', 'Non', 'No'),
      option('duty', 'Un avocat de garde ou de service seulement', 'Duty counsel only'),
      option('change', 'Oui, mais je veux en changer', 'Yes, but I want to change'),
    ],
    { when: [when('criminal.side', 'self', 'relative')] },
  ),
  one(
    'criminal.help',
    'offer',
    words('Quelle aide cherchez-vous?', 'What help are you looking for?'),
    [
      option('rights', 'Connaître mes droits', 'To know my rights'),
      option('testimony', 'Me préparer à témoigner', 'To prepare to testify'),
      option('compensation', 'Une indemnisation', 'Compensation'),
      option('protection', 'Des mesures pour me protéger', 'Measures to protect me'),
    ],
    { when: [when('criminal.side', 'victim')] },
  ),
  { ...papersReceived, hint: AS_WRITTEN },
  one('criminal.interpreter', 'offer', words('Faut-il un interprète?', 'Is an interpreter needed?'), YES_NO_UNSURE, {
    hint: words('Pour parler avec un avocat ou au tribunal.', 'To speak with a lawyer or in court.'),
  }),
];
