import type { Question } from '../question.js';
import { date, one, option, text, when, words, yesNo } from './build.js';
import { AGO, amount, noticeSent } from './shared.js';

/** Small claims: which side, how much, since when, how far. */
export const smallClaims: readonly Question[] = [
  one('smallclaims.side', 'offer', words('Vous êtes :', 'You are:'), [
    option('claiming', 'La personne qui réclame', 'The person claiming'),
    option('defending', 'La personne poursuivie', 'The person being sued'),
  ]),
  one('smallclaims.about', 'offer', words('Sur quoi porte la réclamation?', 'What is the claim about?'), [
    option('loan', 'Un prêt ou une facture impayée', 'A loan or an unpaid bill'),
    option('work', 'Des travaux ou un service', 'Work or a service'),
    option('goods', 'Un bien acheté', 'Something bought'),
    option('damage', 'Un dommage', 'Damage'),
    option('housing', 'Un logement, hors bail', 'Housing, outside a lease'),
    option('other', 'Autre', 'Other'),
  ]),
  {
    ...amount,
    why: words(
      'La cour des petites créances a un plafond, qui n’est pas le même au Québec et en Ontario.',
      'Small claims court has a ceiling, which is not the same in Quebec and in Ontario.',
    ),
  },
  one('smallclaims.since', 'offer', words('De quand date le problème?', 'When did the problem begin?'), AGO),
  noticeSent,
  one('smallclaims.stage', 'offer', words('Où en sont les choses?', 'Where do things stand?'), [
    option('before', 'Rien n’est déposé', 'Nothing is filed'),
    option('filed', 'Une demande est déposée', 'A claim is filed'),
    option('hearing', 'Une audience est fixée', 'A hearing is set'),
    option('judgment', 'Un jugement est rendu', 'A judgment was given'),
  ]),
  date('smallclaims.answer-by', 'offer', words('Jusqu’à quand pouvez-vous répondre?', 'Until when can you respond?'), {
    when: [when('smallclaims.side', 'defending'), when('smallclaims.stage', 'filed')],
  }),
  yesNo('smallclaims.proof', 'offer', words('Avez-vous des preuves écrites?', 'Do you have written proof?'), {
    hint: words('Contrat, factures, photos, courriels ou textos.', 'Contract, invoices, photos, e-mails or texts.'),
  }),
  one(
    'smallclaims.help',
    'offer',
    words('Quelle aide cherchez-vous?', 'What help are you looking for?'),
    [
      option('advice', 'Un avis sur mes chances et mes délais', 'An opinion on my chances and deadlines'),
      option('writing', 'Écrire une lettre ou une procédure', 'Writing a letter or a filing'),
      option('hearing', 'Me préparer à l’audience', 'Preparing for the hearing'),
      option('collect', 'Faire exécuter un jugement', 'Enforcing a judgment'),
    ],
    {
      hint: words(
        'Au Québec, chacun se présente le plus souvent sans avocat à cette cour.',
        'In Quebec, people usually appear in this court without a lawyer.',
      ),
    },
  ),
  text('smallclaims.words', words('Que répond l’autre partie?', 'What does the other side say?'), { long: true }),
];
