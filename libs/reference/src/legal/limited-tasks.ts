/** A text in both languages. */
interface Both {
  readonly fr: string;
  readonly en: string;
}

/**
 * What was asked for such a task, as someone else published it: a range, of a day, from so many answers where that was said.
 * Never an offer of ours (5-compliance, BAR-3), and absent where nothing was published that could be cited.
 */
export interface PublishedPrice {
  readonly fromDollars: number;
  readonly toDollars: number;
  /** Month it was published. */
  readonly published: string;
  readonly source: Both;
  readonly url: string;
  /** How many answered; absent where the source does not say. */
  readonly answers?: number;
  readonly scope: Both;
}

/** A task with a beginning and an end that people often ask for alone (F07). */
export interface LimitedTask {
  readonly id: string;
  readonly field: string;
  /** A mandate of limited scope, or a single consultation. */
  readonly kind: 'small' | 'consult';
  readonly title: Both;
  readonly includes: Readonly<Record<'fr' | 'en', readonly string[]>>;
  /** Working days or minutes, from the first contact to what is handed over. */
  readonly time: Both;
  readonly bring: Both;
  readonly price?: PublishedPrice;
}

const task = (
  id: string,
  field: string,
  title: Both,
  includes: LimitedTask['includes'],
  time: Both,
  bring: Both,
  more: Partial<Pick<LimitedTask, 'kind' | 'price'>> = {},
): LimitedTask => ({ id, field, kind: 'small', title, includes, time, bring, ...more });

const both = (fr: string, en: string): Both => ({ fr, en });

/** The catalogue of F07, in the order it is shown. Read and dated on {@link LIMITED_TASKS_READ}. */
export const LIMITED_TASKS: readonly LimitedTask[] = [
  task(
    'consultation',
    'other',
    both('Consultation de 30 minutes', '30-minute consultation'),
    {
      fr: [
        'Un entretien, par téléphone, par vidéo ou au bureau',
        'Vos droits et vos choix en mots simples',
        'Ce qui presse, et ce qui peut attendre',
      ],
      en: [
        'One meeting, by phone, by video or at the office',
        'Your rights and your choices in plain words',
        'What is urgent, and what can wait',
      ],
    },
    both('30 minutes, souvent la même semaine', '30 minutes, often the same week'),
    both(
      'Une page qui dit ce qui s’est passé, avec les dates, et vos trois questions',
      'One page that says what happened, with dates, and your three questions',
    ),
    { kind: 'consult' },
  ),
  task(
    'demand-letter',
    'civilLiability',
    both('Mise en demeure', 'Demand letter'),
    {
      fr: [
        'La lecture de vos pièces',
        'Une lettre qui dit ce que vous demandez, pourquoi et pour quand',
        'L’envoi par un moyen qui laisse une preuve',
      ],
      en: ['A reading of your papers', 'A letter that says what you ask for, why and by when', 'Delivery in a way that leaves proof'],
    },
    both('De 2 à 5 jours ouvrables', '2 to 5 working days'),
    both(
      'Le contrat ou la facture, vos échanges, l’adresse de l’autre partie',
      'The contract or invoice, your messages, the other side’s address',
    ),
  ),
  task(
    'defect-notice',
    'hiddenDefect',
    both('Dénonciation d’un vice caché au vendeur', 'Notice of a hidden defect to the seller'),
    {
      fr: [
        'Une vérification : vice caché ou défaut apparent',
        'L’avis écrit au vendeur, avant les réparations',
        'La liste des preuves à conserver',
      ],
      en: ['A check: hidden defect or visible fault', 'The written notice to the seller, before repairs', 'The list of evidence to keep'],
    },
    both('De 2 à 5 jours ouvrables', '2 to 5 working days'),
    both('L’acte de vente, le rapport d’inspection, des photos datées', 'The deed of sale, the inspection report, dated photos'),
  ),
  task(
    'lease-review',
    'housing',
    both('Lecture d’un bail avant de signer', 'Review of a lease before you sign'),
    {
      fr: ['La lecture de chaque clause', 'Celles qui sont sans effet ou à risque, en mots simples', 'Ce qu’il vaut la peine de négocier'],
      en: ['A reading of every clause', 'Those that are void or risky, in plain words', 'What is worth negotiating'],
    },
    both('De 1 à 3 jours ouvrables', '1 to 3 working days'),
    both('Le bail, ses annexes et le règlement de l’immeuble', 'The lease, its schedules and the building rules'),
  ),
  task(
    'rent-answer',
    'housing',
    both('Réponse à une hausse de loyer', 'Answer to a rent increase'),
    {
      fr: [
        'Une vérification de l’avis : forme, délai, montant',
        'Votre réponse écrite, prête à envoyer dans le délai',
        'Ce qui suit si le propriétaire insiste',
      ],
      en: [
        'A check of the notice: form, deadline, amount',
        'Your written answer, ready to send in time',
        'What follows if the landlord insists',
      ],
    },
    both('De 1 à 3 jours ouvrables', '1 to 3 working days'),
    both('L’avis reçu avec sa date, le bail, vos derniers paiements', 'The notice with its date, the lease, your latest payments'),
  ),
  task(
    'repossession-answer',
    'housing',
    both('Réponse à une reprise de logement ou à une éviction', 'Answer to a repossession or eviction notice'),
    {
      fr: [
        'Une vérification de l’avis : qui, pourquoi, à quelle date',
        'Votre réponse écrite, prête à envoyer dans le délai',
        'Ce que vous pouvez demander si vous partez',
      ],
      en: ['A check of the notice: who, why, for when', 'Your written answer, ready to send in time', 'What you may ask for if you leave'],
    },
    both('De 1 à 3 jours ouvrables', '1 to 3 working days'),
    both(
      'L’avis reçu avec sa date, le bail, depuis quand vous y vivez',
      'The notice with its date, the lease, since when you have lived there',
    ),
  ),
  task(
    'repairs-letter',
    'housing',
    both('Lettre pour obtenir des réparations', 'Letter to obtain repairs'),
    {
      fr: [
        'Une lecture de vos photos et de vos messages',
        'La mise en demeure au propriétaire, avec un délai',
        'La demande au tribunal qui suit, si rien ne bouge',
      ],
      en: [
        'A reading of your photos and messages',
        'The formal letter to the landlord, with a deadline',
        'The application to the tribunal that follows if nothing moves',
      ],
    },
    both('De 1 à 3 jours ouvrables', '1 to 3 working days'),
    both('Des photos datées, vos demandes déjà faites, le bail', 'Dated photos, the requests already made, the lease'),
  ),
  task(
    'joint-divorce',
    'family',
    both('Papiers d’un divorce à l’amiable', 'Papers for an uncontested divorce'),
    {
      fr: ['Une vérification de votre entente', 'La demande et les formulaires, prêts à déposer', 'La marche à suivre jusqu’au jugement'],
      en: ['A check of your agreement', 'The application and the forms, ready to file', 'The steps until the judgment'],
    },
    both('De 2 à 6 semaines avant le dépôt; le tribunal y ajoute ses délais', '2 to 6 weeks until filing; the court adds its own time'),
    both(
      'Le certificat de mariage, votre entente, vos trois derniers avis de cotisation',
      'The marriage certificate, your agreement, your last three tax assessments',
    ),
    {
      price: {
        fromDollars: 1_401,
        toDollars: 1_600,
        published: '2019-04',
        source: both(
          'Enquête sur les honoraires de Canadian Lawyer, citée par Miller Boileau',
          'Canadian Lawyer legal fees survey, as cited by Miller Boileau',
        ),
        url: 'https://millerboileau.com/the-high-cost-of-divorce',
        scope: both('cabinets de taille moyenne, tout le Canada', 'mid-sized firms, all of Canada'),
      },
    },
  ),
  task(
    'parenting-agreement',
    'family',
    both('Entente parentale à relire', 'Review of a parenting agreement'),
    {
      fr: [
        'La lecture de l’entente : garde, pension, dépenses',
        'Ce qui manque ou ne tiendrait pas devant un tribunal',
        'Une version corrigée',
      ],
      en: [
        'A reading of the agreement: parenting time, support, expenses',
        'What is missing or would not hold in court',
        'A corrected version',
      ],
    },
    both('De 3 à 7 jours ouvrables', '3 to 7 working days'),
    both('L’entente, l’horaire des enfants, les revenus des deux parents', 'The agreement, the children’s schedule, both parents’ incomes'),
  ),
  task(
    'will',
    'estates',
    both('Testament', 'Will'),
    {
      fr: [
        'Un entretien sur vos proches et vos biens',
        'Le testament, rédigé et expliqué',
        'La signature dans les formes de votre province',
      ],
      en: ['A meeting about your family and what you own', 'The will, drafted and explained', 'Signing in the form your province requires'],
    },
    both('De 1 à 4 semaines', '1 to 4 weeks'),
    both(
      'La liste de vos biens et de vos dettes, le nom des héritiers et de qui liquidera',
      'A list of what you own and owe, the names of heirs and of who will settle the estate',
    ),
    {
      price: {
        fromDollars: 300,
        toDollars: 700,
        published: '2024-03',
        source: both('Les Affaires, édition de la mi-mars 2024', 'Les Affaires, mid-March 2024 issue (in French)'),
        url: 'https://lesaffaires.com/mes-finances/planification-financiere/ecrire-son-testament-une-etape-cruciale-2',
        scope: both(
          'testament notarié simple au Québec, avant taxes et frais de registre',
          'simple notarial will in Quebec, before taxes and registry fees',
        ),
      },
    },
  ),
  task(
    'mandate',
    'estates',
    both('Mandat de protection ou procuration', 'Protection mandate or power of attorney'),
    {
      fr: [
        'Un entretien sur qui décidera pour vous, et de quoi',
        'Le document, rédigé dans les formes',
        'Ce que la personne choisie doit savoir',
      ],
      en: [
        'A meeting about who will decide for you, and what',
        'The document, in the required form',
        'What the person you choose needs to know',
      ],
    },
    both('De 1 à 3 semaines', '1 to 3 weeks'),
    both(
      'Une pièce d’identité, les coordonnées de la personne choisie et d’une remplaçante',
      'Identification, contact details of the person chosen and of a replacement',
    ),
  ),
  task(
    'contract-review',
    'business',
    both('Lecture d’un contrat d’affaires', 'Review of a business contract'),
    {
      fr: ['La lecture du contrat entier', 'Les risques et les clauses à changer, par ordre d’importance', 'Des propositions de texte'],
      en: ['A reading of the whole contract', 'The risks and the clauses to change, most important first', 'Proposed wording'],
    },
    both('De 2 à 5 jours ouvrables', '2 to 5 working days'),
    both(
      'Le contrat, ce que vous avez convenu de vive voix, la date de signature',
      'The contract, what was agreed aloud, the signing date',
    ),
  ),
  task(
    'severance-review',
    'labour',
    both('Lecture d’une offre de départ', 'Review of a severance offer'),
    {
      fr: ['Une comparaison de l’offre avec vos droits', 'Ce que la quittance vous ferait perdre', 'Une réponse à envoyer à l’employeur'],
      en: ['A comparison of the offer with your rights', 'What the release would make you give up', 'A reply to send to the employer'],
    },
    both('De 1 à 3 jours ouvrables; ne signez rien avant', '1 to 3 working days; sign nothing before'),
    both('L’offre, le contrat de travail, vos derniers relevés de paie', 'The offer, the employment contract, your latest pay statements'),
  ),
  task(
    'small-claims',
    'smallClaims',
    both('Préparation à une audience aux petites créances', 'Preparing for a small claims hearing'),
    {
      fr: ['Un tri de vos preuves et de vos témoins', 'Le récit des faits, court et dans l’ordre', 'Une répétition de l’audience'],
      en: ['Sorting your evidence and witnesses', 'Your account of the facts, short and in order', 'A rehearsal of the hearing'],
    },
    both('Deux rencontres, au moins un mois avant l’audience', 'Two meetings, at least a month before the hearing'),
    both(
      'La demande ou la contestation, l’avis d’audience, toutes vos pièces',
      'The claim or defence, the hearing notice, all your papers',
    ),
  ),
  task(
    'ticket',
    'traffic',
    both('Contestation d’un constat d’infraction', 'Contesting a ticket'),
    {
      fr: [
        'Une lecture du constat et de la preuve',
        'Une opinion : contester ou payer, et ce que cela change',
        'Le plaidoyer, envoyé dans le délai',
      ],
      en: ['A reading of the ticket and the evidence', 'An opinion: contest or pay, and what changes', 'The plea, sent in time'],
    },
    both('De 2 à 5 jours ouvrables; le délai est sur le constat', '2 to 5 working days; the deadline is on the ticket'),
    both(
      'Le constat des deux côtés, votre dossier de conduite, des photos des lieux',
      'Both sides of the ticket, your driving record, photos of the place',
    ),
  ),
  task(
    'immigration-forms',
    'immigration',
    both('Vérification d’un dossier d’immigration', 'Check of an immigration file'),
    {
      fr: ['La lecture des formulaires remplis', 'Ce qui manque ou se contredit', 'La liste des pièces, dans l’ordre demandé'],
      en: ['A reading of the completed forms', 'What is missing or contradictory', 'The list of papers, in the order required'],
    },
    both('De 3 à 7 jours ouvrables', '3 to 7 working days'),
    both('Les formulaires, votre passeport, toute lettre reçue d’IRCC', 'The forms, your passport, any letter from IRCC'),
  ),
];

/** The day the catalogue and its sources were last read. */
export const LIMITED_TASKS_READ = '2026-11-21';

/** A task by its id. */
export const limitedTask = (id: string | null): LimitedTask | undefined => LIMITED_TASKS.find((t) => t.id === id);
