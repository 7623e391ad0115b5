import { withNames } from '../../in-force/names';

/** What to say on the phone, in the client's language, not the console's. */
export const callScript = (lang: 'fr' | 'en', staff: string, field: string): string[] =>
  lang === 'fr'
    ? [
        `Bonjour, ici ${staff}, ${withNames('de Jurilien', lang)}. Vous nous avez envoyé une demande (${field}). Est-ce un bon moment?`,
        'Avant de parler de votre dossier, pouvez-vous me donner votre nom et le courriel utilisé?',
        'Racontez-moi en quelques mots ce qui se passe. Y a-t-il une date d’audience ou un délai?',
        'Qui sont les autres personnes concernées ? Leurs noms ne sont montrés à un professionnel que pour vérifier un conflit d’intérêts.',
        'Quel budget avez-vous en tête? Êtes-vous prêt à commencer si quelqu’un est disponible?',
        'Un professionnel vous joindra s’il accepte. C’est gratuit pour vous, et vous pouvez retirer la demande à tout moment.',
      ]
    : [
        `Hello, this is ${staff} from ${withNames('Jurilien', lang)}. You sent us a request (${field}). Is this a good time?`,
        'Before we talk about your file, may I have your name and the e-mail you used?',
        'Tell me in a few words what is happening. Is there a court date or a deadline?',
        'Who else is involved? Their names are shown to a professional only to check for a conflict of interest.',
        'What budget do you have in mind? Are you ready to start if someone is available?',
        'A professional will contact you if they accept. It is free for you, and you can withdraw at any time.',
      ];
