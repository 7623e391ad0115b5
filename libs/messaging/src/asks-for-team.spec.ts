import { asksForTeam } from './asks-for-team.js';

/** What clients write through us to the professional who accepted their request, and whether the team must read it too. */
const COMPLAINTS = [
  'personne ne m’a encore appelée',
  'Toujours rien. Pouvez-vous vérifier?',
  'Bonjour, personne ne m’a appelé',
  'Personne m’a rappelé depuis 2 jours',
  'L’avocat ne répond pas',
  'Mon avocate ne m’a jamais rappelée',
  'Je n’ai pas eu de nouvelles',
  'Aucune nouvelle depuis mardi',
  'J’ai reçu aucun appel',
  'Toujours pas de réponse…',
  'On ne m’a toujours pas rappelé',
  'Je veux porter plainte contre l’avocat',
  'C’est inacceptable',
  'Je voudrais changer d’avocat',
  'Je suis sans nouvelles de mon avocat',
  'Mon avocat est impoli avec moi',
  'Nobody called me',
  'no one has called me yet',
  'The lawyer never called',
  'My lawyer does not answer',
  'Still no news',
  'Still waiting for a call',
  'I have not heard anything',
  'I never got a call',
  'I want to complain',
  'This is unacceptable',
  'I want another lawyer',
  'The lawyer was rude',
  'nobody ever got back to me',
  'Your lawyer hasn’t contacted me',
];
const TO_TEAM = [
  'Bonjour Jurilien, une question sur ma demande',
  'Pouvez-vous vérifier s’il vous plaît',
  'Je veux parler à quelqu’un',
  'Je veux annuler ma demande',
  'Message pour votre équipe',
  'Could you check please?',
  'I want to speak to someone',
  'Please cancel my request',
  'Can your team help?',
];
const THEIRS = [
  'Merci, à demain!',
  'Je suis disponible jeudi à 14 h',
  'Voici le numéro du dossier : 500-12-345',
  'Mon ex ne répond jamais à mes courriels',
  'Mon propriétaire ne m’a pas rappelé',
  'La partie adverse n’a pas répondu',
  'Je n’ai pas encore le document',
  'Vous pouvez m’appeler après 17 h',
  'J’ai appelé le tribunal, ils sont fermés',
  'Mon patron a porté plainte contre moi',
  'La police a reçu ma plainte',
  'Oui, c’est confirmé',
  'Est-ce que je dois apporter mon bail?',
  'Thanks, talk tomorrow',
  'I am free Thursday at 2',
  'My ex never answers me',
  'The landlord has not replied to my letter',
  'My boss called me yesterday',
  'I filed a complaint with the police',
  'Do I need to bring the lease?',
  'Yes that works',
  'You can call me after 5',
  'The other lawyer sent me papers',
  'I will send you the file tonight',
];

describe('a text in transit to the professional', () => {
  it.each(COMPLAINTS)('complains: %s', (text) => expect(asksForTeam(text)).toBe('complaint'));
  it.each(TO_TEAM)('speaks to the team: %s', (text) => expect(asksForTeam(text)).toBeDefined());
  it.each(THEIRS)('is between the two: %s', (text) => expect(asksForTeam(text)).toBeUndefined());
});
