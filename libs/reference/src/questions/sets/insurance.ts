import type { Question } from '../question.js';
import { one, option, sensitive, text, words, yesNo, YES_NO_UNSURE } from './build.js';
import { AGO, amount } from './shared.js';

/** Insurance: which cover, what the insurer answered, when. */
export const insurance: readonly Question[] = [
  one('insurance.kind', 'offer', words('De quelle assurance s’agit-il?', 'Which insurance is it?'), [
    option('home', 'Habitation', 'Home'),
    option('auto', 'Automobile', 'Auto'),
    sensitive('disability', 'Invalidité ou salaire', 'Disability or salary'),
    option('life', 'Vie', 'Life'),
    sensitive('health', 'Santé ou voyage', 'Health or travel'),
    option('business', 'Entreprise', 'Business'),
  ]),
  one('insurance.answer', 'offer', words('Qu’a répondu l’assureur?', 'What did the insurer answer?'), [
    option('waiting', 'Rien encore', 'Nothing yet'),
    option('refused', 'Il refuse de payer', 'It refuses to pay'),
    option('less', 'Il paie moins que prévu', 'It pays less than expected'),
    option('stopped', 'Il a cessé de payer', 'It stopped paying'),
    option('cancelled', 'Il annule le contrat', 'It cancels the policy'),
  ]),
  one('insurance.date', 'offer', words('Quand l’assureur a-t-il répondu?', 'When did the insurer answer?'), AGO),
  yesNo('insurance.letter', 'offer', words('Avez-vous sa réponse par écrit?', 'Do you have its answer in writing?')),
  one('insurance.group', 'offer', words('Est-ce une assurance de l’employeur?', 'Is it insurance through an employer?'), YES_NO_UNSURE),
  amount,
  text('insurance.reason', words('Quelle raison donne-t-il?', 'What reason does it give?'), {
    hint: words('Sans détail médical.', 'Without medical details.'),
  }),
];
