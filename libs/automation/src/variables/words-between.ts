import { ownWords } from '@jurilien/processes';
import { ownAutomations } from '@jurilien/professionals';
import { entryOf, professionalOf, requestOf } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';

const acceptedPage = page('/leads-professionnel', '/en/professional-leads');

export const wordsBetweenVariables = [
  variable({
    key: 'words',
    label: { fr: 'Ce que l’un écrit à l’autre', en: 'What one writes to the other' },
    privacy: 'personal',
    sample: { fr: 'Bonjour, puis-je vous appeler demain vers 9 h?', en: 'Hello, may I call you tomorrow around 9 a.m.?' },
    find: async (l) => (await entryOf(l))?.body,
  }),
  variable({
    key: 'ownReminderWords',
    label: { fr: 'Rappel que le professionnel s’est préparé', en: 'Reminder that the professional prepared' },
    privacy: 'personal',
    sample: { fr: 'Appeler avant 17 h.', en: 'Call before 5 p.m.' },
    find: async (l) => {
      const { professionalId } = l.about;
      const [professional, lead] = await Promise.all([professionalOf(l), requestOf(l)]);
      if (professionalId === undefined || !professional || !lead) return undefined;
      return ownWords('selfReminder', { own: await l.state(ownAutomations, professionalId), lead, professional });
    },
  }),
  variable({
    key: 'talkUrl',
    label: { fr: 'Lien vers la conversation du client', en: 'Link to the client’s conversation' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/ma-demande/q8Zr1m/messages', en: 'https://jurilien.example/en/my-request/q8Zr1m/messages' },
    find: async (l, reader) => {
      const page = await l.link('lead-status', reader);
      return page && `${page}/messages`;
    },
  }),
  variable({
    key: 'acceptedUrl',
    label: { fr: 'Page de la demande acceptée, après connexion', en: 'Page of the accepted request, after signing in' },
    privacy: 'public',
    sample: {
      fr: 'https://jurilien.example/leads-professionnel?demande=018f2a10',
      en: 'https://jurilien.example/en/professional-leads?demande=018f2a10',
    },
    find: (l, reader) => `${acceptedPage(l, reader)}?demande=${l.about.acceptanceId!}`,
  }),
  variable({
    key: 'howToAnswer',
    label: { fr: 'Comment répondre : par courriel ou sur la page', en: 'How to answer: by e-mail or on the page' },
    privacy: 'public',
    sample: { fr: 'mail', en: 'mail' },
    find: ({ readsAnswers }) => (readsAnswers ? 'mail' : 'page'),
  }),
];
