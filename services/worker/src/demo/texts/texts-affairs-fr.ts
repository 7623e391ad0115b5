import { requestTexts } from './text.js';

/** Property, business, papers and everything else, in French. */
export const AFFAIRS_FR = requestTexts([
  [
    'hiddenDefect',
    'On a découvert de la pyrite sous la dalle en rénovant le sous-sol. La maison a été achetée il y a trois ans. Le vendeur habite toujours la même ville.',
    "Pyrite découverte trois ans après l'achat; avis au vendeur et recours pour vice caché.",
  ],
  [
    'hiddenDefect',
    "La fosse septique refoule et l'entrepreneur nous dit qu'elle n'a jamais été conforme. Devis de 38 000 $. Le vendeur avait coché « aucun problème » sur sa déclaration.",
    'Installation septique non conforme, déclaration du vendeur contredite; dommages évalués à 38 000 $.',
    { rate: '4', budget: 3 },
  ],
  [
    'hiddenDefect',
    "condo neuf, l'eau rentre par les fenêtres du côté du vent. le promoteur envoie du monde mettre du scellant chaque automne. garantie bientôt finie",
    "Infiltrations d'eau dans un condo neuf; fin prochaine de la garantie du constructeur.",
  ],
  [
    'hiddenDefect',
    "Un acheteur m'envoie une mise en demeure de 64 000 $ pour la toiture de la maison que j'ai vendue sans garantie légale il y a dix-huit mois.",
    "Défense d'un vendeur sans garantie légale visé par une mise en demeure de 64 000 $.",
    { budget: 3 },
  ],

  [
    'realEstate',
    'Le voisin a bâti son garage 40 cm sur mon terrain selon le nouveau certificat de localisation. Je vends ma maison et mon acheteur menace de se retirer.',
    "Empiètement d'un garage voisin révélé par un certificat de localisation; vente en cours.",
  ],
  [
    'realEstate',
    'Première maison ! On cherche un notaire pour la transaction, prise de possession prévue le 15 du mois prochain. Le financement est accepté.',
    'Acte de vente et hypothèque pour une première maison; signature prévue le mois prochain.',
    'QC',
    { smallMandate: true, budget: 2 },
  ],
  [
    'realEstate',
    "Servitude de passage vers le lac : l'ancien propriétaire nous laissait passer, le nouveau a mis une chaîne. On passe là depuis 1988.",
    'Droit de passage contesté vers un lac, usage depuis 1988.',
  ],
  [
    'realEstate',
    "Je veux racheter la part de mon frère dans le chalet qu'on a hérité à deux. On s'entend sur le prix. Il faut un notaire et je ne sais pas si on doit faire évaluer.",
    "Rachat d'une part indivise dans un chalet hérité; entente sur le prix.",
    'QC',
    { smallMandate: true },
  ],

  [
    'civilLiability',
    "Chute sur la glace devant un centre commercial en février, fracture du poignet, deux opérations. Je suis pianiste. Leur assureur m'offre 4 000 $.",
    "Chute sur la glace, fracture opérée d'une musicienne; offre de l'assureur jugée insuffisante.",
    { rate: '4', budget: 3 },
  ],
  [
    'civilLiability',
    "Le chien du voisin a mordu ma fille au visage, onze points de suture. Il dit qu'elle l'a provoqué. Elle a six ans.",
    'Morsure de chien à une enfant de six ans; responsabilité du propriétaire.',
  ],
  [
    'civilLiability',
    'Des faussetés sur mon entreprise circulent dans un groupe Facebook de ma ville, 3 000 membres. Je perds des contrats. Je veux que ça arrête et savoir ce que je peux réclamer.',
    'Diffamation sur un réseau social visant une petite entreprise; retrait et dommages.',
    { commercial: true },
  ],

  [
    'business',
    "Un client commercial nous doit 86 000 $ pour des travaux d'électricité finis en mai. Il invente des déficiences. Nous avons encore le droit d'hypothèque légale ?",
    "Recouvrement de 86 000 $ pour travaux d'électricité; hypothèque légale de la construction.",
    { commercial: true, rate: '4', budget: 4 },
  ],
  [
    'business',
    'Mon associé et moi on ouvre un café, on veut une compagnie et une bonne convention entre actionnaires avant de mettre nos économies dedans.',
    "Constitution d'une société et convention entre deux actionnaires.",
    { commercial: true, smallMandate: true, budget: 3 },
  ],
  [
    'business',
    "Nous recevons une plainte à la Commission d'accès à l'information pour une fuite de données de 400 clients. PME de 12 employés. Il faut répondre d'ici dix jours.",
    'PME visée par une plainte relative à un incident de confidentialité; réponse sous dix jours.',
    'QC',
    { commercial: true, rate: '5', budget: 4 },
  ],
  [
    'business',
    'Le franchiseur change les redevances en plein contrat. On est trois franchisés à vouloir se mettre ensemble.',
    'Trois franchisés contestent une modification unilatérale des redevances.',
    { commercial: true, rate: '4', budget: 4 },
  ],
  [
    'business',
    "J'achète le fonds de commerce d'un dépanneur. Le bail finit dans deux ans et le vendeur ne veut pas me montrer ses états financiers avant la signature.",
    "Achat d'un fonds de commerce; vérification diligente et cession de bail.",
    { commercial: true, budget: 3 },
  ],

  [
    'immigration',
    "Permis de travail fermé, mon employeur me fait faire autre chose que ce qui est écrit et garde ma paye deux semaines. J'ai peur de me plaindre et de devoir partir.",
    'Travailleur à permis fermé, conditions non respectées; permis ouvert pour travailleur vulnérable.',
    { juridicalHelp: true },
  ],
  [
    'immigration',
    "Parrainage de ma conjointe refusé, l'agent ne croit pas à notre relation. On est mariés depuis trois ans et on a un enfant. Comment faire appel ?",
    "Appel d'un refus de parrainage conjugal; un enfant du couple.",
  ],
  [
    'immigration',
    "je veux faire venir mes parents du Maroc, le tirage est fermé, est-ce que le super visa c'est compliqué? je gagne 54 000",
    "Super visa pour deux parents; vérification de l'admissibilité.",
    { consult: true, budget: 1 },
  ],
  [
    'immigration',
    "Ma demande de résidence permanente est à l'étude depuis 31 mois. J'ai entendu parler d'un recours en Cour fédérale pour les forcer à décider.",
    'Délai de 31 mois pour une résidence permanente; recours en mandamus.',
  ],

  [
    'estates',
    'Papa est mort en août, je suis liquidatrice. Ma sœur réclame des comptes chaque semaine et menace de me poursuivre. Je veux faire les choses comme il faut.',
    "Liquidatrice d'une succession cherchant un accompagnement; conflit avec une héritière.",
  ],
  [
    'estates',
    "Testament fait à l'hôpital trois jours avant le décès, tout à la voisine. Ma tante prenait de la morphine. Nous sommes cinq neveux et nièces.",
    "Contestation d'un testament tardif pour incapacité alléguée; cinq héritiers potentiels.",
    { rate: '4', budget: 3 },
  ],
  [
    'estates',
    'Deuxième union, trois enfants de deux lits, une maison et un peu de placements. On veut un testament chacun et des mandats de protection. On aimerait rencontrer un notaire le soir.',
    'Testaments et mandats de protection pour un couple en famille recomposée.',
    'QC',
    { smallMandate: true, budget: 2 },
  ],
  [
    'estates',
    "Mon père commence à faire de l'Alzheimer et il n'a rien signé. La banque ne veut plus nous parler. Qu'est-ce qu'il faut faire en premier ?",
    "Protection d'un parent en perte d'autonomie sans mandat; première démarche à déterminer.",
  ],
  [
    'estates',
    "La maison de ma mère est encore au nom de mon grand-père décédé en 1996. On veut vendre et le notaire de l'acheteur bloque tout.",
    "Régularisation de titres d'une succession de 1996 avant une vente.",
    'QC',
  ],

  [
    'administrative',
    "La CNESST a coupé mes indemnités parce que leur médecin dit que ma hernie est guérie. Mon médecin dit le contraire. J'ai une audience au TAT au printemps.",
    "Contestation d'une consolidation médicale devant le tribunal administratif du travail.",
    'QC',
    { hasCourtDate: true },
  ],
  [
    'administrative',
    "Retraite Québec refuse ma rente d'invalidité pour la deuxième fois. J'ai la fibromyalgie depuis 2015 pis je ne suis plus capable de travailler.",
    "Refus d'une rente d'invalidité après révision; délai d'appel à vérifier.",
    'QC',
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'administrative',
    "La SAAQ me retire mon permis pour raison médicale alors que mon neurologue dit que je peux conduire. Je suis chauffeur d'autobus scolaire.",
    "Suspension médicale du permis d'un chauffeur professionnel; avis médicaux contradictoires.",
    'QC',
    { employementPeril: true },
  ],

  [
    'tax',
    "Revenu Québec me réclame 47 000 $ pour des dépenses refusées sur trois ans, je suis travailleuse autonome en graphisme. Avis d'opposition à envoyer dans 5 semaines.",
    'Avis de cotisation de 47 000 $ visant une travailleuse autonome; opposition sous cinq semaines.',
    'QC',
    { rate: '4', budget: 3 },
  ],
  [
    'tax',
    "L'Agence du revenu a gelé mon compte pour une dette de 2014 que je pensais réglée dans ma faillite. Je ne peux plus payer mon loyer.",
    "Saisie fiscale d'un compte pour une dette antérieure à une faillite.",
    { juridicalHelp: true },
  ],

  [
    'consumer',
    'Thermopompe installée en juillet, jamais fonctionné comme du monde. La compagnie a changé de nom deux fois depuis. 16 400 $ financés sur dix ans.',
    'Thermopompe défectueuse vendue à crédit; annulation du contrat et du financement.',
  ],
  [
    'consumer',
    "cours de coaching en ligne 7200$ payé d'avance, j'ai voulu annuler après 4 jours et ils disent que c'est écrit non remboursable",
    "Annulation d'un contrat à distance de 7 200 $ quatre jours après l'achat.",
    { smallMandate: true },
  ],
  [
    'consumer',
    'Mon VUS électrique a passé onze semaines au garage dans sa première année. Le concessionnaire me renvoie au fabricant, et le fabricant au concessionnaire.',
    'Véhicule neuf immobilisé onze semaines; résolution de la vente.',
  ],

  [
    'insurance',
    "Incendie chez nous en septembre, l'assureur refuse de payer parce qu'on avait un locataire au sous-sol qu'on n'avait pas déclaré. On vit à l'hôtel à nos frais.",
    "Refus d'indemnisation après incendie, aggravation de risque non déclarée.",
    { rate: '4' },
  ],
  [
    'insurance',
    "Mon assurance salaire s'arrête après deux ans parce que je pourrais « faire un autre emploi ». Mon psychiatre n'est pas du tout de cet avis.",
    "Fin de prestations d'invalidité de longue durée; désaccord médical.",
  ],

  [
    'youth',
    "La DPJ ferme mon dossier si je signe une entente de six mois, mais je ne suis pas d'accord avec la moitié de ce qui est écrit. Rencontre jeudi.",
    'Entente volontaire proposée en protection de la jeunesse; signature demandée jeudi.',
    'QC',
    { juridicalHelp: true, hasCourtDate: true },
  ],
  [
    'youth',
    "Mon neveu vit chez nous depuis quatre ans, les parents ont disparu du décor. On aimerait que ce soit officiel pour l'école et les soins.",
    'Tutelle supplétive ou délégation pour un enfant confié de fait depuis quatre ans.',
    'QC',
  ],

  [
    'smallClaims',
    "Le paysagiste a planté douze cèdres, neuf sont morts, il dit que je n'ai pas arrosé. J'ai les factures d'eau ! Je veux me préparer pour les petites créances.",
    "Préparation d'un dossier aux petites créances contre un paysagiste.",
    { smallMandate: true, budget: 1 },
  ],
  [
    'smallClaims',
    'mon ancien coloc me doit 3 mois de loyer, 2 250$. il habite à 10 minutes. je veux une mise en demeure qui fait sérieux',
    'Mise en demeure pour 2 250 $ de loyers dus par un ancien colocataire.',
    { smallMandate: true, budget: 1 },
  ],
  [
    'smallClaims',
    "Je suis poursuivi aux petites créances par un client mécontent pour un site Web livré. L'audience est dans six semaines et je veux un avis avant d'y aller.",
    "Défense d'un pigiste aux petites créances, audience dans six semaines.",
    { consult: true, hasCourtDate: true },
  ],

  [
    'traffic',
    "Ticket de grand excès, 158 dans une zone de 100, saisie du véhicule. J'ai besoin de mon char pour aller travailler de nuit.",
    'Grand excès de vitesse avec saisie du véhicule.',
    { hasCourtDate: true, budget: 2 },
  ],
  [
    'traffic',
    "Constat pour cellulaire au volant mais je tenais mon inhalateur. Cinq points, j'en ai déjà perdu huit.",
    "Contestation d'un constat pour cellulaire au volant; permis menacé.",
    { smallMandate: true },
  ],

  [
    'mediation',
    "On s'est séparés en bons termes et on voudrait utiliser les heures de médiation gratuites avant que ça tourne mal. Un enfant de 3 ans.",
    'Médiation familiale, séparation récente, un enfant de 3 ans.',
    'QC',
    { mediator: true },
  ],
  [
    'mediation',
    "Mon frère et moi on gère la ferme de nos parents et on ne se parle plus que par textos. On cherche quelqu'un de neutre avant d'aller voir des avocats.",
    'Médiation entre deux frères exploitant une ferme familiale.',
    { mediator: true, rate: '3', budget: 2 },
  ],

  [
    'other',
    'Je voudrais changer de prénom pour celui que tout le monde utilise depuis vingt ans. Le formulaire me mêle complètement.',
    "Changement de prénom d'usage; aide au formulaire.",
    { smallMandate: true, budget: 1 },
  ],
  [
    'other',
    "Le club de soccer a suspendu mon garçon pour la saison sans nous entendre. Il y a un règlement et ils ne l'ont pas suivi.",
    "Suspension d'un jeune par un organisme sportif sans audition.",
    { consult: true },
  ],
]);
