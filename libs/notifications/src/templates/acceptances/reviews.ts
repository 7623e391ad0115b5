import { template, type Template } from '../../template.js';
import { statusPage } from '../samples.js';

/** Not a word of theirs: what they wrote is read on the page of the request, where it can be withdrawn. */
const about = {
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', statusUrl: statusPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', statusUrl: statusPage.en },
  },
} as const;
const button = { fr: { label: 'Ouvrir ma demande', url: '{statusUrl}' }, en: { label: 'Open my request', url: '{statusUrl}' } } as const;

/** What a client let us publish is published. */
const published = template({
  ...about,
  rule: 'review-published',
  email: {
    fr: {
      subject: 'Vos mots sont publiés',
      preview: 'En entier, et sans votre nom.',
      body: [
        'Bonjour {clientName},',
        'Notre équipe a lu les mots que vous nous avez permis de publier avec votre avis sur la demande {code}. Ils sont maintenant publiés, en entier et sans votre nom.',
        'Vous changez d’idée? Retirez-les en tout temps depuis la page de votre demande : ils sont alors effacés.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Your words are published',
      preview: 'Whole, and without your name.',
      body: [
        'Hello {clientName},',
        'Our team has read the words that you let us publish with your opinion on request {code}. They are now published, whole and without your name.',
        'Have you changed your mind? Withdraw them at any time from the page of your request: they are then erased.',
      ],
      button: button.en,
    },
  },
});

/** The team answered under them. */
const answered = template({
  ...about,
  rule: 'review-answered',
  email: {
    fr: {
      subject: 'Notre équipe répond à vos mots',
      preview: 'La réponse est publiée sous vos mots.',
      body: [
        'Bonjour {clientName},',
        'Notre équipe a répondu aux mots que vous avez laissés avec votre avis sur la demande {code}. La réponse est publiée sous vos mots et ne dit pas qui vous êtes.',
        'Vous la lisez aussi sur la page de votre demande, d’où vous retirez vos mots en tout temps.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Our team answers your words',
      preview: 'The answer is published under your words.',
      body: [
        'Hello {clientName},',
        'Our team has answered the words that you left with your opinion on request {code}. The answer is published under your words and does not say who you are.',
        'You can also read it on the page of your request, where you can withdraw your words at any time.',
      ],
      button: button.en,
    },
  },
});

/** They are not published, or no longer, and why: one of the reasons that the page of opinions states. */
const refused = template({
  ...about,
  rule: 'review-refused',
  vars: { ...about.vars, refusal: 'public' },
  from: { refusal: 'reviewRefusal' },
  choices: {
    refusal: {
      namesSomeone: {
        fr: 'Ils nomment quelqu’un, ou permettent de reconnaître une personne.',
        en: 'They name someone, or let a person be recognised.',
      },
      privateDetails: { fr: 'Ils dévoilent des détails privés.', en: 'They reveal private details.' },
      insulting: { fr: 'Ils contiennent des propos insultants.', en: 'They contain insulting language.' },
      notAboutUs: { fr: 'Ils ne portent pas sur ce que cette page publie.', en: 'They are not about what that page publishes.' },
      mistake: { fr: 'Ils avaient été publiés par erreur.', en: 'They had been published by mistake.' },
    },
  },
  samples: { fr: { ...about.samples.fr, refusal: 'namesSomeone' }, en: { ...about.samples.en, refusal: 'namesSomeone' } },
  email: {
    fr: {
      subject: 'Vos mots ne sont pas publiés',
      preview: 'Voici pourquoi.',
      body: [
        'Bonjour {clientName},',
        'Nous ne publions pas les mots que vous avez laissés avec votre avis sur la demande {code}, ou nous ne les publions plus. {refusal} Ils sont effacés.',
        'Une critique n’est jamais une raison de ne pas publier. Le reste de votre avis est lu par notre équipe comme tous les autres.',
      ],
      button: button.fr,
    },
    en: {
      subject: 'Your words are not published',
      preview: 'Here is why.',
      body: [
        'Hello {clientName},',
        'We do not publish the words that you left with your opinion on request {code}, or we no longer do. {refusal} They are erased.',
        'Criticism is never a reason not to publish. The rest of your opinion is read by our team like all others.',
      ],
      button: button.en,
    },
  },
});

/** What becomes of words for everyone (4.10.2). */
export const reviewLetters = [published, answered, refused] as unknown as Template[];
