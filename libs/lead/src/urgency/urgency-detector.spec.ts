import { detectPressing, type PressingKind } from './urgency-detector.js';

/** Sentences people write, and what in them cannot wait. */
const PRESSING: readonly (readonly [PressingKind, string])[] = [
  ['detained', 'Mon frère est détenu à Rivière-des-Prairies.'],
  ['detained', 'Ma fille a été arrêtée cette nuit'],
  ['detained', 'Mon conjoint est en prison depuis vendredi et nous ne savons rien.'],
  ['detained', 'Il est au poste de police en ce moment'],
  ['detained', 'My brother was arrested last night'],
  ['detained', 'He is in custody in Toronto.'],
  ['detained', 'My son is detained at the border'],
  ['detained', 'She is in jail and needs a bail hearing'],
  ['hearing', 'J’ai une audience demain matin.'],
  ['hearing', 'Je dois comparaître jeudi'],
  ['hearing', 'La comparution est dans 3 jours'],
  ['hearing', 'On passe devant le juge lundi prochain'],
  ['hearing', 'I have court tomorrow'],
  ['hearing', 'My hearing is on Monday at 9'],
  ['hearing', 'I must appear before a judge'],
  ['hearing', 'The trial starts next week'],
  ['deadline', 'Je dois répondre dans 10 jours'],
  ['deadline', 'Il me reste 5 jours pour contester'],
  ['deadline', 'J’ai dix jours pour produire ma défense'],
  ['deadline', 'La date limite est vendredi'],
  ['deadline', 'I have to respond within 10 days'],
  ['deadline', 'We only have five days to appeal'],
  ['deadline', 'The deadline is tomorrow'],
  ['deadline', 'I got papers and have 20 days to answer'],
  ['eviction', 'J’ai reçu un avis d’éviction, je dois quitter le logement le 30'],
  ['eviction', 'Le huissier vient demain'],
  ['eviction', 'On nous met à la rue, expulsion vendredi'],
  ['eviction', 'I am being evicted on Friday'],
  ['eviction', 'The landlord changed the locks'],
  ['eviction', 'The sheriff comes this week'],
  ['violence', 'Mon ex me menace et j’ai peur pour mes enfants'],
  ['violence', 'He hits me'],
  ['violence', 'I am afraid for my kids, he sent death threats'],
  ['soon', 'C’est très urgent'],
  ['soon', 'This is an emergency'],
];
/** Denied, over, far off, or about something else. */
const CALM: readonly string[] = [
  'Je ne suis pas détenu.',
  'Il n’est pas en prison, il attend chez lui',
  'Je n’ai jamais été arrêté',
  'Il n’y a pas de date d’audience encore',
  'Aucune date pour le moment',
  'L’audience a eu lieu l’an dernier',
  'L’audience était en 2023',
  'Ce n’est pas urgent',
  'Rien ne presse, je me renseigne.',
  'Je veux faire un testament',
  'Pas d’éviction pour l’instant, juste une hausse de loyer',
  'J’ai signé le bail il y a deux ans',
  'Le délai est passé depuis longtemps et le dossier est fermé',
  'Je cherche un notaire pour acheter une maison',
  'I am not detained',
  'He is not in custody',
  'I was never arrested',
  'No date yet',
  'There is no hearing scheduled',
  'The hearing was last year',
  'The trial took place in 2022',
  'It is not urgent',
  'No rush, just a question',
  'I want to write a will',
  'We are not being evicted',
  'I have never been evicted',
  'I bought the house two years ago',
  'My neighbour built a fence',
];

describe('what a text says cannot wait', () => {
  it.each(PRESSING)('%s: %s', (kind, text) => expect(detectPressing(text).map((p) => p.kind)).toContain(kind));
  it.each(CALM)('nothing: %s', (text) => expect(detectPressing(text)).toEqual([]));
  it('gives the words as they were written, at their place, accents and capitals kept', () => {
    const text = 'Bonjour. Mon fils est DÉTENU. J’ai une audience demain!';
    const found = detectPressing(text);
    expect(found.map((p) => p.words)).toEqual(['DÉTENU', 'audience demain']);
    for (const p of found) expect(text.slice(p.start, p.end)).toBe(p.words);
  });
  it('says nothing of an empty text, and never marks a place twice', () => {
    expect(detectPressing('')).toEqual([]);
    const found = detectPressing('Audience demain au tribunal, urgent: je dois comparaître demain devant le juge');
    for (const [i, p] of found.entries()) expect(found.slice(0, i).every((o) => !(o.start <= p.start && o.end >= p.end))).toBe(true);
  });
});
