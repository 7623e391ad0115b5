import { requestTexts } from './text.js';

/** What people wrote in French, with the staff's summary. Invented for the demo; nobody is described here. */
export const TEXTS_FR = requestTexts([
  [
    'family',
    "On se sépare après 9 ans de vie commune, pas mariés. Deux enfants de 4 et 7 ans. Je voudrais une garde partagée mais elle parle de déménager à deux heures d'ici avec eux en janvier.",
    "Séparation de conjoints de fait, deux jeunes enfants ; le parent demande une garde partagée et s'oppose à un déménagement prévu en janvier.",
  ],
  [
    'family',
    "Mon jugement de divorce date de 2017 et la pension n'a jamais bougé. Mon ex a changé d'emploi et gagne pas mal plus qu'avant. Comment je fais pour la faire réviser sans que ça me coûte une fortune ?",
    "Demande de révision d'une pension alimentaire pour enfants fixée en 2017 ; hausse alléguée du revenu du débiteur.",
    { smallMandate: true },
  ],
  [
    'family',
    "Nous sommes d'accord sur tout, la maison, les enfants, la pension. On veut juste que quelqu'un mette ça en ordre et dépose les papiers à la cour. Mariés 14 ans.",
    "Demande conjointe en divorce sur projet d'accord complet ; rédaction de la convention et dépôt.",
    { smallMandate: true, budget: 2 },
  ],
  [
    'family',
    "Le père ne ramène pas notre fille à l'heure prévue depuis trois fins de semaine, et dimanche dernier il l'a gardée jusqu'à mardi. J'ai un jugement. La police me dit que c'est civil.",
    "Non-respect d'un jugement de garde par l'autre parent, retards répétés ; recours rapide recherché.",
  ],
  [
    'family',
    "Je veux reconnaître ma fille, elle a 8 mois, je ne suis pas inscrit sur l'acte de naissance et la mère ne répond plus à mes messages depuis qu'on est plus ensemble.",
    "Établissement de la filiation paternelle d'un enfant de 8 mois et droits d'accès.",
  ],
  [
    'family',
    "mon mari a vidé le compte conjoint la semaine passée, 31 000$, il me reste rien pour l'épicerie. je travaille à temps partiel. je sais pas par où commencer",
    "Épouse sans ressources à la suite du retrait d'un compte conjoint ; mesures provisoires et provision à examiner.",
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'family',
    "Ma mère aimerait voir ses petits-enfants, mon frère les empêche de lui parler depuis une chicane d'héritage. A-t-elle des droits comme grand-mère ?",
    "Droits d'accès d'une grand-mère à ses petits-enfants ; conflit familial.",
    { consult: true, budget: 1 },
  ],
  [
    'family',
    "Séparation avec une entreprise dans le portrait : on a bâti ensemble un salon de coiffure, tout est à son nom, et moi j'ai travaillé là six ans presque sans salaire.",
    "Séparation avec apport à l'entreprise du conjoint ; prestation compensatoire ou enrichissement injustifié.",
    { rate: '4', budget: 4 },
  ],
  [
    'family',
    'Mon ex-conjoint vit maintenant en Alberta et ne paie plus depuis juin. Revenu Québec dit que mon dossier est en traitement. Est-ce que je peux faire autre chose en attendant ?',
    "Exécution d'une pension alimentaire, débiteur hors province.",
    'QC',
  ],

  [
    'housing',
    "Je reçois un avis de rénovation majeure de six mois, et le propriétaire me dit au téléphone que ce serait plus simple que je prenne 3 000 $ et que je parte. J'habite ici depuis 2009.",
    "Avis d'éviction temporaire pour travaux majeurs avec offre d'indemnité ; locataire depuis 2009.",
    'QC',
  ],
  [
    'housing',
    "hausse de loyer de 210$ par mois, j'ai refusé par écrit, il veut m'amener au tribunal administratif du logement. je suis aux études",
    "Contestation d'une hausse de loyer de 210 $ devant le tribunal compétent ; étudiant.",
    'QC',
    { juridicalHelp: true, revenueRange: 1, smallMandate: true },
  ],
  [
    'housing',
    "Moisissures dans la chambre de mon bébé, l'inspecteur de la ville est passé et a donné un avis, mais rien ne bouge depuis deux mois. Je retiens une partie du loyer, ai-je le droit ?",
    'Logement insalubre (moisissures) avec avis de la municipalité ; diminution de loyer et travaux.',
  ],
  [
    'housing',
    "Je suis propriétaire d'un triplex, ma locataire du haut n'a pas payé depuis août et elle sous-loue des chambres à la nuit sur une application. Je veux récupérer mon logement.",
    "Propriétaire d'un triplex : loyers impayés et location de courte durée non autorisée ; résiliation du bail.",
    { rate: '3', budget: 2 },
  ],
  [
    'housing',
    "Bruit infernal du voisin d'en dessous depuis qu'il a installé un cinéma maison. Le syndicat de copropriété dit que ce n'est pas de ses affaires. Je ne dors plus.",
    'Trouble de voisinage en copropriété divise ; inaction du syndicat.',
  ],
  [
    'housing',
    "Mon bail finit le 30 juin et j'ai oublié d'envoyer mon avis dans les délais. J'ai déjà signé ailleurs. Qu'est-ce que je risque au juste ?",
    "Bail reconduit faute d'avis ; locataire engagé ailleurs, options de départ.",
    'QC',
    { consult: true },
  ],

  [
    'labour',
    "J'ai été mis à pied « pour manque de travail » deux semaines après avoir demandé un congé parental. Le lendemain, mon poste était affiché sur leur site.",
    "Fin d'emploi peu après une demande de congé parental ; possible pratique interdite.",
    { employementPeril: true },
  ],
  [
    'labour',
    "Mon patron me fait des commentaires sur mon accent devant les clients, c'est rendu quotidien. J'en ai parlé aux ressources humaines, depuis on m'a coupé mes heures.",
    'Harcèlement psychologique allégué et mesures de représailles après signalement.',
    { employementPeril: true },
  ],
  [
    'labour',
    "Vingt-deux ans de service, licencié avec huit semaines d'indemnité. On me donne jusqu'à vendredi pour signer. Je suis contremaître, 58 ans.",
    'Licenciement après 22 ans, offre de départ à examiner avant vendredi.',
    { consult: true, rate: '4', budget: 3 },
  ],
  [
    'labour',
    'Je quitte mon employeur pour un concurrent et il y a une clause de non-concurrence de 24 mois dans mon contrat, tout le Québec. Est-ce que ça tient la route ?',
    "Validité d'une clause de non-concurrence de 24 mois ; changement d'emploi imminent.",
    { consult: true, rate: '4' },
  ],
  [
    'labour',
    'on nous paye pas nos heures supplémentaires au resto, on est quatre dans la même situation. jai gardé des photos des horaires depuis un an',
    'Heures supplémentaires impayées, quatre salariés de la restauration ; preuve photographique.',
  ],
  [
    'labour',
    "Je suis infirmière syndiquée et mon syndicat refuse de porter mon grief à l'arbitrage. On m'a dit que j'avais six mois pour me plaindre, ça en fait quatre.",
    'Plainte contre un syndicat pour défaut de représentation ; délai de deux mois restant.',
    'QC',
  ],

  [
    'criminal',
    'Convocation au poste pour prendre mes empreintes, accusation de voies de fait simples après une bataille dans un bar. Aucun dossier avant ça. Je fais du coaching avec des jeunes.',
    'Accusation de voies de fait simples, première infraction ; emploi auprès de jeunes.',
    { hasCourtDate: true },
  ],
  [
    'criminal',
    "Vol à l'étalage, c'est niaiseux mais c'est ça. 140 $. On m'a parlé d'un programme de déjudiciarisation. Je suis résidente permanente et j'ai peur pour ma citoyenneté.",
    "Vol de moins de 5 000 $, admissibilité à un programme de rechange ; incidence sur l'immigration.",
    { hasCourtDate: true, juridicalHelp: true },
  ],
  [
    'criminal',
    "Mon fils de 19 ans a été arrêté avec des comprimés pis un montant d'argent. Il sort avec conditions. On veut le meilleur avocat possible, budget pas un problème.",
    'Possession en vue de trafic, prévenu de 19 ans libéré sous conditions.',
    { rate: '5', budget: 5, hasCourtDate: true },
  ],
  [
    'criminal',
    "Je voudrais une suspension de mon casier, une affaire de 2009. J'ai fini de tout payer en 2011. Ça me bloque pour un emploi à l'aéroport.",
    'Demande de suspension du casier judiciaire pour une condamnation de 2009.',
    { smallMandate: true, hasCriminalFile: true },
  ],

  [
    'hiddenDefect',
    'On a découvert de la pyrite sous la dalle en rénovant le sous-sol. La maison a été achetée il y a trois ans. Le vendeur habite toujours la même ville.',
    "Pyrite découverte trois ans après l'achat ; avis au vendeur et recours pour vice caché.",
  ],
  [
    'hiddenDefect',
    "La fosse septique refoule et l'entrepreneur nous dit qu'elle n'a jamais été conforme. Devis de 38 000 $. Le vendeur avait coché « aucun problème » sur sa déclaration.",
    'Installation septique non conforme, déclaration du vendeur contredite ; dommages évalués à 38 000 $.',
    { rate: '4', budget: 3 },
  ],
  [
    'hiddenDefect',
    "condo neuf, l'eau rentre par les fenêtres du côté du vent. le promoteur envoie du monde mettre du scellant chaque automne. garantie bientôt finie",
    "Infiltrations d'eau dans un condo neuf ; fin prochaine de la garantie du constructeur.",
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
    "Empiètement d'un garage voisin révélé par un certificat de localisation ; vente en cours.",
  ],
  [
    'realEstate',
    'Première maison ! On cherche un notaire pour la transaction, prise de possession prévue le 15 du mois prochain. Le financement est accepté.',
    'Acte de vente et hypothèque pour une première maison ; signature prévue le mois prochain.',
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
    "Rachat d'une part indivise dans un chalet hérité ; entente sur le prix.",
    'QC',
    { smallMandate: true },
  ],

  [
    'civilLiability',
    "Chute sur la glace devant un centre commercial en février, fracture du poignet, deux opérations. Je suis pianiste. Leur assureur m'offre 4 000 $.",
    "Chute sur la glace, fracture opérée d'une musicienne ; offre de l'assureur jugée insuffisante.",
    { rate: '4', budget: 3 },
  ],
  [
    'civilLiability',
    "Le chien du voisin a mordu ma fille au visage, onze points de suture. Il dit qu'elle l'a provoqué. Elle a six ans.",
    'Morsure de chien à une enfant de six ans ; responsabilité du propriétaire.',
  ],
  [
    'civilLiability',
    'Des faussetés sur mon entreprise circulent dans un groupe Facebook de ma ville, 3 000 membres. Je perds des contrats. Je veux que ça arrête et savoir ce que je peux réclamer.',
    'Diffamation sur un réseau social visant une petite entreprise ; retrait et dommages.',
    { commercial: true },
  ],

  [
    'business',
    "Un client commercial nous doit 86 000 $ pour des travaux d'électricité finis en mai. Il invente des déficiences. Nous avons encore le droit d'hypothèque légale ?",
    "Recouvrement de 86 000 $ pour travaux d'électricité ; hypothèque légale de la construction.",
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
    'PME visée par une plainte relative à un incident de confidentialité ; réponse sous dix jours.',
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
    "Achat d'un fonds de commerce ; vérification diligente et cession de bail.",
    { commercial: true, budget: 3 },
  ],

  [
    'immigration',
    "Permis de travail fermé, mon employeur me fait faire autre chose que ce qui est écrit et garde ma paye deux semaines. J'ai peur de me plaindre et de devoir partir.",
    'Travailleur à permis fermé, conditions non respectées ; permis ouvert pour travailleur vulnérable.',
    { juridicalHelp: true },
  ],
  [
    'immigration',
    "Parrainage de ma conjointe refusé, l'agent ne croit pas à notre relation. On est mariés depuis trois ans et on a un enfant. Comment faire appel ?",
    "Appel d'un refus de parrainage conjugal ; un enfant du couple.",
  ],
  [
    'immigration',
    "je veux faire venir mes parents du Maroc, le tirage est fermé, est-ce que le super visa c'est compliqué? je gagne 54 000",
    "Super visa pour deux parents ; vérification de l'admissibilité.",
    { consult: true, budget: 1 },
  ],
  [
    'immigration',
    "Ma demande de résidence permanente est à l'étude depuis 31 mois. J'ai entendu parler d'un recours en Cour fédérale pour les forcer à décider.",
    'Délai de 31 mois pour une résidence permanente ; recours en mandamus.',
  ],

  [
    'estates',
    'Papa est mort en août, je suis liquidatrice. Ma sœur réclame des comptes chaque semaine et menace de me poursuivre. Je veux faire les choses comme il faut.',
    "Liquidatrice d'une succession cherchant un accompagnement ; conflit avec une héritière.",
  ],
  [
    'estates',
    "Testament fait à l'hôpital trois jours avant le décès, tout à la voisine. Ma tante prenait de la morphine. Nous sommes cinq neveux et nièces.",
    "Contestation d'un testament tardif pour incapacité alléguée ; cinq héritiers potentiels.",
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
    "Protection d'un parent en perte d'autonomie sans mandat ; première démarche à déterminer.",
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
    "Refus d'une rente d'invalidité après révision ; délai d'appel à vérifier.",
    'QC',
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'administrative',
    "La SAAQ me retire mon permis pour raison médicale alors que mon neurologue dit que je peux conduire. Je suis chauffeur d'autobus scolaire.",
    "Suspension médicale du permis d'un chauffeur professionnel ; avis médicaux contradictoires.",
    'QC',
    { employementPeril: true },
  ],

  [
    'tax',
    "Revenu Québec me réclame 47 000 $ pour des dépenses refusées sur trois ans, je suis travailleuse autonome en graphisme. Avis d'opposition à envoyer dans 5 semaines.",
    'Avis de cotisation de 47 000 $ visant une travailleuse autonome ; opposition sous cinq semaines.',
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
    'Thermopompe défectueuse vendue à crédit ; annulation du contrat et du financement.',
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
    'Véhicule neuf immobilisé onze semaines ; résolution de la vente.',
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
    "Fin de prestations d'invalidité de longue durée ; désaccord médical.",
  ],

  [
    'youth',
    "La DPJ ferme mon dossier si je signe une entente de six mois, mais je ne suis pas d'accord avec la moitié de ce qui est écrit. Rencontre jeudi.",
    'Entente volontaire proposée en protection de la jeunesse ; signature demandée jeudi.',
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
    "Contestation d'un constat pour cellulaire au volant ; permis menacé.",
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
    "Changement de prénom d'usage ; aide au formulaire.",
    { smallMandate: true, budget: 1 },
  ],
  [
    'other',
    "Le club de soccer a suspendu mon garçon pour la saison sans nous entendre. Il y a un règlement et ils ne l'ont pas suivi.",
    "Suspension d'un jeune par un organisme sportif sans audition.",
    { consult: true },
  ],
]);

/** Sentences people add, so that no two requests read the same. */
export const CLOSINGS_FR = [
  '',
  '',
  'Merci de me rappeler après 16 h.',
  'Je préfère les courriels.',
  "J'ai gardé tous les documents.",
  'Je peux me déplacer.',
  'Une rencontre en vidéo me conviendrait.',
  "C'est la première fois que je fais affaire avec un avocat.",
  'Merci beaucoup.',
  "J'aimerais avoir une idée des coûts avant de commencer.",
  'Vous pouvez laisser un message sur ma boîte vocale.',
  'Le plus vite serait le mieux.',
];
