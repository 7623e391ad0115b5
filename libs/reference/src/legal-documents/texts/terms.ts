import type { Legal } from '../legal-text.js';

/** Terms of use for people who make a request (P07). */
export const termsText: Legal = {
  fr: {
    title: 'Conditions d’utilisation',
    description: 'Ce que fait Jurilien, ce que nous ne faisons pas, qui paie quoi et comment retirer une demande.',
    lead: 'Ces conditions s’appliquent aux personnes qui font une demande sur Jurilien. Elles tiennent en quelques minutes de lecture, et nous les avons voulues claires.',
    parts: [
      {
        id: 'role',
        title: 'Ce que nous faisons',
        paragraphs: [
          'Jurilien transmet des demandes. Vous décrivez votre situation, une personne de notre équipe la relit, et nous la proposons sans votre nom à des professionnels du droit qui exercent au Québec ou en Ontario. Celui qui accepte reçoit vos coordonnées et vous appelle.',
          'Nous vérifions que chaque professionnel a un permis en règle lorsqu’il s’inscrit, puis à intervalles réguliers. Le choix de retenir ses services vous appartient entièrement.',
        ],
      },
      {
        id: 'limits',
        title: 'Ce que nous ne faisons pas',
        items: [
          'Nous ne sommes ni un cabinet d’avocats ou de notaires, ni le service de référence d’un barreau.',
          'Nous ne donnons pas d’avis juridique et ne représentons personne.',
          'Nous ne garantissons pas qu’un professionnel acceptera votre demande, ni l’issue de votre affaire.',
          'Nous ne suspendons aucun délai : si une date approche, agissez sans attendre notre réponse.',
        ],
      },
      {
        id: 'price',
        title: 'Qui paie quoi',
        paragraphs: [
          'Le service est gratuit pour vous. Le professionnel qui accepte une demande paie à Jurilien un prix fixe pour y accéder, affiché avant qu’il accepte. Ce prix ne dépend ni de ses honoraires ni de votre décision de le retenir.',
          'Si vous retenez ses services, vous concluez une entente directement avec lui. Nous ne fixons pas, ne recevons pas et ne conservons pas ces honoraires.',
        ],
      },
      {
        id: 'you',
        title: 'Ce que nous vous demandons',
        items: [
          'Dire la vérité, autant que vous la connaissez, et nommer les autres parties : sans ces noms, un professionnel ne peut pas vérifier ses conflits d’intérêts.',
          'Faire une demande pour vous, ou pour une personne qui vous en a donné la permission.',
          'Être âgé de 14 ans ou plus. Avant cet âge, un parent ou un tuteur fait la demande.',
          'Ne pas utiliser le site pour harceler, frauder ou envoyer des messages en masse. Nous pouvons bloquer une telle demande.',
        ],
      },
      {
        id: 'withdraw',
        title: 'Retirer une demande',
        paragraphs: [
          'Vous pouvez retirer votre demande en tout temps, sans frais ni explication, à partir du lien reçu par courriel. La recherche s’arrête aussitôt. Si un professionnel a déjà accepté, il en est avisé; votre relation avec lui relève alors de ce que vous avez convenu ensemble.',
        ],
      },
      {
        id: 'liability',
        title: 'Responsabilité',
        paragraphs: [
          'Chaque professionnel répond de ses propres services devant son ordre et devant vous. Nous répondons des nôtres : transmettre votre demande avec soin, protéger vos renseignements et vous tenir au courant. Rien dans ces conditions ne limite les droits que la loi vous donne comme consommateur.',
        ],
      },
      {
        id: 'change',
        title: 'Changements et droit applicable',
        paragraphs: [
          'Si ces conditions changent de façon importante, nous vous l’écrivons avant, si votre demande est en cours. Les lois du Québec s’appliquent aux personnes qui y vivent, celles de l’Ontario aux personnes qui vivent en Ontario. Une question ou une plainte? Écrivez à bonjour@jurilien.example : une personne vous répond en deux jours ouvrables.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    description: 'What Jurilien does, what we do not do, who pays what and how to withdraw a request.',
    lead: 'These terms apply to people who make a request on Jurilien. They take a few minutes to read, and we have tried to make them clear. The French version was published first and is the reference version.',
    parts: [
      {
        id: 'role',
        title: 'What we do',
        paragraphs: [
          'Jurilien passes on requests. You describe your situation, someone on our team reads it, and we offer it without your name to legal professionals who practise in Quebec or Ontario. The one who accepts receives your contact details and calls you.',
          'We check that each professional holds a licence in good standing when they register, then at regular intervals. Whether to hire them is entirely up to you.',
        ],
      },
      {
        id: 'limits',
        title: 'What we do not do',
        items: [
          'We are neither a law or notarial firm nor a bar’s referral service.',
          'We do not give legal advice and represent nobody.',
          'We do not guarantee that a professional will accept your request, or the outcome of your matter.',
          'We do not suspend any deadline: if a date is approaching, act without waiting for our answer.',
        ],
      },
      {
        id: 'price',
        title: 'Who pays what',
        paragraphs: [
          'The service is free for you. The professional who accepts a request pays Jurilien a fixed price for access to it, shown before they accept. That price depends neither on their fees nor on your decision to hire them.',
          'If you hire them, you make an agreement directly with them. We do not set, receive or hold those fees.',
        ],
      },
      {
        id: 'you',
        title: 'What we ask of you',
        items: [
          'Tell the truth as far as you know it, and name the other parties: without these names, a professional cannot check for conflicts of interest.',
          'Make a request for yourself, or for someone who has given you permission.',
          'Be 14 years of age or older. Before that age, a parent or guardian makes the request.',
          'Do not use the site to harass, defraud or send bulk messages. We may block such a request.',
        ],
      },
      {
        id: 'withdraw',
        title: 'Withdrawing a request',
        paragraphs: [
          'You can withdraw your request at any time, at no cost and without explaining, from the link received by e-mail. The search stops at once. If a professional has already accepted, they are told; your relationship with them then depends on what you have agreed together.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        paragraphs: [
          'Each professional answers for their own services to their regulator and to you. We answer for ours: passing on your request with care, protecting your information and keeping you informed. Nothing in these terms limits the rights the law gives you as a consumer.',
        ],
      },
      {
        id: 'change',
        title: 'Changes and governing law',
        paragraphs: [
          'If these terms change in an important way, we write to you beforehand if your request is in progress. The laws of Quebec apply to people who live there, those of Ontario to people who live in Ontario. A question or a complaint? Write to bonjour@jurilien.example: a person answers within two business days.',
        ],
      },
    ],
  },
};
