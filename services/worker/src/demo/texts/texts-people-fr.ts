import { requestTexts } from './text.js';

/** Family, home, work and police, in French. */
export const PEOPLE_FR = requestTexts([
  [
    'family',
    "On se sépare après 9 ans de vie commune, pas mariés. Deux enfants de 4 et 7 ans. Je voudrais une garde partagée mais elle parle de déménager à deux heures d'ici avec eux en janvier.",
    "Séparation de conjoints de fait, deux jeunes enfants; le parent demande une garde partagée et s'oppose à un déménagement prévu en janvier.",
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
    "Demande conjointe en divorce sur projet d'accord complet; rédaction de la convention et dépôt.",
    { smallMandate: true, budget: 2 },
  ],
  [
    'family',
    "Le père ne ramène pas notre fille à l'heure prévue depuis trois fins de semaine, et dimanche dernier il l'a gardée jusqu'à mardi. J'ai un jugement. La police me dit que c'est civil.",
    "Non-respect d'un jugement de garde par l'autre parent, retards répétés; recours rapide recherché.",
  ],
  [
    'family',
    "Je veux reconnaître ma fille, elle a 8 mois, je ne suis pas inscrit sur l'acte de naissance et la mère ne répond plus à mes messages depuis qu'on est plus ensemble.",
    "Établissement de la filiation paternelle d'un enfant de 8 mois et droits d'accès.",
  ],
  [
    'family',
    "mon mari a vidé le compte conjoint la semaine passée, 31 000$, il me reste rien pour l'épicerie. je travaille à temps partiel. je sais pas par où commencer",
    "Épouse sans ressources à la suite du retrait d'un compte conjoint; mesures provisoires et provision à examiner.",
    { juridicalHelp: true, revenueRange: 1 },
  ],
  [
    'family',
    "Ma mère aimerait voir ses petits-enfants, mon frère les empêche de lui parler depuis une chicane d'héritage. A-t-elle des droits comme grand-mère ?",
    "Droits d'accès d'une grand-mère à ses petits-enfants; conflit familial.",
    { consult: true, budget: 1 },
  ],
  [
    'family',
    "Séparation avec une entreprise dans le portrait : on a bâti ensemble un salon de coiffure, tout est à son nom, et moi j'ai travaillé là six ans presque sans salaire.",
    "Séparation avec apport à l'entreprise du conjoint; prestation compensatoire ou enrichissement injustifié.",
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
    "Avis d'éviction temporaire pour travaux majeurs avec offre d'indemnité; locataire depuis 2009.",
    'QC',
  ],
  [
    'housing',
    "hausse de loyer de 210$ par mois, j'ai refusé par écrit, il veut m'amener au tribunal administratif du logement. je suis aux études",
    "Contestation d'une hausse de loyer de 210 $ devant le tribunal compétent; étudiant.",
    'QC',
    { juridicalHelp: true, revenueRange: 1, smallMandate: true },
  ],
  [
    'housing',
    "Moisissures dans la chambre de mon bébé, l'inspecteur de la ville est passé et a donné un avis, mais rien ne bouge depuis deux mois. Je retiens une partie du loyer, ai-je le droit ?",
    'Logement insalubre (moisissures) avec avis de la municipalité; diminution de loyer et travaux.',
  ],
  [
    'housing',
    "Je suis propriétaire d'un triplex, ma locataire du haut n'a pas payé depuis août et elle sous-loue des chambres à la nuit sur une application. Je veux récupérer mon logement.",
    "Propriétaire d'un triplex : loyers impayés et location de courte durée non autorisée; résiliation du bail.",
    { rate: '3', budget: 2 },
  ],
  [
    'housing',
    "Bruit infernal du voisin d'en dessous depuis qu'il a installé un cinéma maison. Le syndicat de copropriété dit que ce n'est pas de ses affaires. Je ne dors plus.",
    'Trouble de voisinage en copropriété divise; inaction du syndicat.',
  ],
  [
    'housing',
    "Mon bail finit le 30 juin et j'ai oublié d'envoyer mon avis dans les délais. J'ai déjà signé ailleurs. Qu'est-ce que je risque au juste ?",
    "Bail reconduit faute d'avis; locataire engagé ailleurs, options de départ.",
    'QC',
    { consult: true },
  ],

  [
    'labour',
    "J'ai été mis à pied « pour manque de travail » deux semaines après avoir demandé un congé parental. Le lendemain, mon poste était affiché sur leur site.",
    "Fin d'emploi peu après une demande de congé parental; possible pratique interdite.",
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
    "Validité d'une clause de non-concurrence de 24 mois; changement d'emploi imminent.",
    { consult: true, rate: '4' },
  ],
  [
    'labour',
    'on nous paye pas nos heures supplémentaires au resto, on est quatre dans la même situation. jai gardé des photos des horaires depuis un an',
    'Heures supplémentaires impayées, quatre salariés de la restauration; preuve photographique.',
  ],
  [
    'labour',
    "Je suis infirmière syndiquée et mon syndicat refuse de porter mon grief à l'arbitrage. On m'a dit que j'avais six mois pour me plaindre, ça en fait quatre.",
    'Plainte contre un syndicat pour défaut de représentation; délai de deux mois restant.',
    'QC',
  ],

  [
    'criminal',
    'Convocation au poste pour prendre mes empreintes, accusation de voies de fait simples après une bataille dans un bar. Aucun dossier avant ça. Je fais du coaching avec des jeunes.',
    'Accusation de voies de fait simples, première infraction; emploi auprès de jeunes.',
    { hasCourtDate: true },
  ],
  [
    'criminal',
    "Vol à l'étalage, c'est niaiseux mais c'est ça. 140 $. On m'a parlé d'un programme de déjudiciarisation. Je suis résidente permanente et j'ai peur pour ma citoyenneté.",
    "Vol de moins de 5 000 $, admissibilité à un programme de rechange; incidence sur l'immigration.",
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
]);
