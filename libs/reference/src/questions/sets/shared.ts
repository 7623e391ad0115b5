import { date, many, money, option, text, words, yesNo } from './build.js';

/** Questions that several fields of law ask in the same words. */
export const noticeSent = yesNo(
  'notice-sent',
  'offer',
  words('Avez-vous déjà avisé l’autre partie par écrit?', 'Have you already notified the other party in writing?'),
  { hint: words('Par exemple une mise en demeure, un courriel ou une lettre.', 'For example a demand letter, an e-mail or a letter.') },
);
export const papersReceived = yesNo(
  'papers-received',
  'offer',
  words('Avez-vous reçu des documents d’un tribunal?', 'Have you received papers from a court or tribunal?'),
);
export const papersDeadline = date(
  'papers-deadline',
  'offer',
  words('Quelle date limite pour répondre y est indiquée?', 'What deadline to respond do they give?'),
  {
    hint: words('Laissez vide s’il n’y en a pas ou si vous ne la trouvez pas.', 'Leave empty if there is none or you cannot find it.'),
    when: [{ question: 'papers-received', is: ['yes'] }],
  },
);
export const amount = money('amount', 'offer', words('Quelle somme est en jeu, environ?', 'About how much money is at stake?'), {
  hint: words('En dollars. Un ordre de grandeur suffit.', 'In dollars. A rough figure is enough.'),
});

/** How long ago something was: enough for who counts delays, without a date that points at someone. */
export const AGO = [
  option('month', 'Il y a moins d’un mois', 'Less than a month ago'),
  option('six-months', 'Il y a un à six mois', 'One to six months ago'),
  option('year', 'Il y a six à douze mois', 'Six to twelve months ago'),
  option('three-years', 'Il y a un à trois ans', 'One to three years ago'),
  option('longer', 'Il y a plus de trois ans', 'More than three years ago'),
  option('unsure', 'Je ne sais pas', 'I don’t know'),
];

/** Asked by the quick request of anyone, whatever the field: what cannot wait (3.3 S02). */
export const detained = yesNo('criminal.detained', 'offer', words('La personne est-elle détenue?', 'Is the person in custody?'), {
  sensitive: true,
});
export const evictedSoon = yesNo(
  'housing.evicted72',
  'offer',
  words('Devez-vous quitter votre logement d’ici trois jours?', 'Do you have to leave your home within three days?'),
);
export const violenceNow = yesNo(
  'safety.violence',
  'accepted',
  words('Y a-t-il un danger en ce moment ou dans les prochains jours?', 'Is there any danger now or in the coming days?'),
  {
    hint: words(
      'En danger immédiat, appelez le 911. Votre réponse n’apparaît dans aucune offre.',
      'In immediate danger, call 911. Your answer appears in no offer.',
    ),
    sensitive: true,
  },
);

/** Asked with every request, whatever the field: how to be reached, what cannot wait, and what one form alone brings along. */
export const COMMON = [
  many('contact.hours', 'accepted', words('Quand vous joindre?', 'When can we reach you?'), [
    option('morning', 'Le matin', 'In the morning'),
    option('afternoon', 'L’après-midi', 'In the afternoon'),
    option('evening', 'En soirée', 'In the evening'),
  ]),
  many('contact.care', 'accepted', words('Devons-nous être prudents en vous joignant?', 'Should we be careful when contacting you?'), [
    option('no-voicemail', 'Ne laissez pas de message vocal', 'Do not leave a voice message'),
    option('no-subject', 'Ne dites pas de quoi il s’agit', 'Do not say what it is about'),
    option('email-only', 'Écrivez-moi seulement par courriel', 'Write to me by e-mail only'),
    option('text-only', 'Écrivez-moi seulement par texto', 'Write to me by text message only'),
    option('no-calls', 'Ne m’appelez pas', 'Do not call me'),
  ]),
  text(
    'contact.care-words',
    words('Autre chose à savoir pour vous joindre sans risque', 'Anything else we should know to reach you safely'),
    {
      long: true,
      hint: words(
        'Une personne le lit avant tout. Si vous n’avez rien coché, nous écrivons d’ici là par courriel seulement, sans dire de quoi il s’agit, et nous n’appelons pas.',
        'A person reads it before anything else. If you ticked nothing, until then we write by e-mail only, without saying what it is about, and we do not call.',
      ),
    },
  ),
  detained,
  violenceNow,
  evictedSoon,
  many('contact.slots', 'accepted', words('Moments proposés pour une consultation', 'Times offered for a consultation'), [
    option('weekday-morning', 'La semaine, le matin', 'Weekdays, morning'),
    option('weekday-afternoon', 'La semaine, l’après-midi', 'Weekdays, afternoon'),
    option('weekday-evening', 'La semaine, en soirée', 'Weekdays, evening'),
    option('weekend', 'La fin de semaine', 'The weekend'),
  ]),
  text('company.name', words('Nom de l’entreprise', 'Name of the business')),
  text('company.number', words('Numéro de l’entreprise', 'Number of the business')),
  text('family.figures', words('Calcul de pension joint à la demande', 'Support calculation joined to the request'), { long: true }),
];
