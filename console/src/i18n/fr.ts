import { actionsFr } from './fr-actions';
import { codesFr } from './fr-codes';
import { fieldsFr } from './fr-fields';
import { raFr } from './fr-ra';

/** French is the reference: every other language must have exactly these keys. */
export const fr = {
  ra: raFr,
  codes: codesFr,
  fields: fieldsFr,
  actions: actionsFr,
  app: { name: 'Jurilien', console: 'Console', title: '%{page} · Jurilien', skip: 'Aller au contenu', menu: 'Menu', language: 'English', languageHint: 'Passer à l’anglais', theme: 'Clair ou sombre', signOut: 'Se déconnecter', help: 'Raccourcis (?)', account: 'Compte' },
  nav: { users: 'Comptes de l’équipe', dashboard: 'Tableau de bord', leads: 'Demandes', validations: 'Validations', lawyers: 'Professionnels', messages: 'Messages', main: 'Navigation principale' },
  login: {
    title: 'Connexion à la console', intro: 'Pour l’équipe de Jurilien. Les clients et les professionnels passent par le site.', email: 'Courriel', password: 'Mot de passe', submit: 'Se connecter', submitting: 'Vérification…',
    wrong: 'Courriel ou mot de passe inexact.', notStaff: 'Ce compte n’ouvre pas la console. Passez par le site.', aside: 'Une demande claire, un professionnel prévenu, une personne qui répond.', asideBy: 'Le travail de l’équipe, une demande à la fois', ended: 'Votre session est terminée. Connectez-vous pour reprendre où vous étiez.',
  },
  errors: {
    VALIDATION: 'Certains renseignements sont à corriger.', FORBIDDEN: 'Votre rôle ne permet pas cette action.', NOT_FOUND: 'Introuvable, ou hors de votre portée.', STALE_VERSION: 'La fiche a changé pendant que vous écriviez.',
    WRONG_STATE: 'L’état de la fiche ne permet plus cette action.', OFFER_TAKEN: 'Un autre professionnel a déjà pris cette demande.', OFFER_EXPIRED: 'Cette offre n’est plus ouverte.', CLAIM_EXPIRED: 'La réservation est terminée.',
    INSUFFICIENT_COINS: 'Pas assez de juricoins.', CAP_REACHED: 'Le plafond est atteint.', SLOT_TAKEN: 'Cette plage n’est plus libre.', SUPPRESSED: 'Cette adresse ne veut plus recevoir de messages.', FOUR_EYES_REQUIRED: 'Une deuxième personne doit approuver.',
    RATE_LIMITED: 'Trop d’essais. Attendez un peu.', TOKEN_EXPIRED: 'Ce lien est expiré.', TOKEN_USED: 'Ce lien a déjà servi.', STEP_UP_REQUIRED: 'Une vérification de plus est demandée.', DUPLICATE: 'Cela existe déjà.',
    OFFLINE: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.', SESSION_ENDED: 'Votre session est terminée. Reconnectez-vous.', UNEXPECTED: 'Le serveur a rencontré une erreur.', reference: 'Référence : %{reference}', retry: 'Réessayer', title: 'Impossible d’afficher cette page',
  },
  invalid: { taken: 'Cette adresse a déjà un compte', required: 'À remplir', forbidden: 'Votre rôle ne permet pas de le changer', future: 'Choisissez un moment à venir', 'too-far': 'Trop loin : 30 jours au plus', 'personal-data': 'Renseignements personnels à retirer', 'contact-unconfirmed': 'Aucune coordonnée n’est confirmée', email: 'Adresse courriel invalide', phone: 'Numéro de téléphone invalide', min: 'Au moins %{n}', max: 'Au plus %{n}', invalid: 'Valeur inattendue', unknown: 'Champ inconnu', clean: 'Renseignements personnels à retirer' },
  state: {
    offline: 'Hors ligne. Ce que vous voyez peut être dépassé; rien ne sera envoyé avant le retour du réseau.', liveLost: 'Mises à jour interrompues, nouvelle tentative…', forbidden: 'Accès refusé', forbiddenText: 'Votre rôle ne donne pas accès à cet écran. Demandez l’accès à une personne de l’administration.',
    askAccess: 'Demander l’accès', askSubject: 'Accès à la console', askBody: 'Bonjour, j’aurais besoin d’accéder à %{page}.', loading: 'Chargement', empty: 'Rien ici', notFound: 'Cette page n’existe pas', notFoundText: 'L’adresse est peut-être incomplète.', home: 'Retour au tableau de bord',
    conflict: 'Cette fiche a changé pendant que vous écriviez.', conflictText: 'Votre texte est conservé. Relisez la version à jour avant de l’enregistrer.', conflictOpen: 'Version ouverte : %{mine}. Version à jour : %{theirs}.', reload: 'Relire la fiche', keep: 'Garder mon texte', theirs: 'Prendre le texte à jour',
    newRows: '%{smart_count} nouvelle ligne |||| %{smart_count} nouvelles lignes', showNew: 'Afficher', updated: 'Liste à jour', restored: 'Texte non enregistré retrouvé',
  },
  help: {
    users: 'Aller aux comptes',
    title: 'Raccourcis clavier', search: 'Chercher', down: 'Ligne suivante', up: 'Ligne précédente', open: 'Ouvrir la ligne', leads: 'Aller aux demandes', validations: 'Aller aux validations', lawyers: 'Aller aux professionnels', messages: 'Aller aux messages', home: 'Aller au tableau de bord',
    validate: 'Valider la demande ouverte', next: 'Demande suivante à valider', help: 'Afficher ces raccourcis', close: 'Fermer', then: 'puis',
  },
  list: {
    more: 'Plus de filtres', from: 'De', to: 'À', yes: 'Oui', no: 'Non', selected: '%{smart_count} choisie |||| %{smart_count} choisies', unselect: 'Tout désélectionner', select: 'Choisir %{name}', selectAll: 'Choisir toute la page', refused: '%{smart_count} refusée :  |||| %{smart_count} refusées : ',
    search: 'Chercher', searchLeads: 'Code, nom, courriel, téléphone', searchLawyers: 'Nom, cabinet, permis', searchMessages: 'Règle, code, destinataire', columns: 'Colonnes', views: 'Vues', saveView: 'Enregistrer la vue', viewName: 'Nom de la vue', removeView: 'Retirer la vue « %{name} »',
    province: 'Province', lawyerType: 'Domaine', lang: 'Langue', state: 'État', any: 'Tous', clear: 'Effacer les filtres', emptyFiltered: 'Rien ne correspond.', emptyFilteredText: 'Élargissez la recherche ou changez de vue.', page: 'Pages', prev: 'Précédente', next: 'Suivante', range: '%{from} à %{to} sur %{total}', perPage: 'Par page', filters: 'Filtres', channel: 'Moyen',
  },
  leads: {
    title: 'Demandes', one: 'Demande', code: 'Code', state: 'État', client: 'Client', contact: 'Coordonnées', matter: 'Affaire', place: 'Lieu', marks: 'Marques', price: 'Prix', next: 'Prochaine échéance', created: 'Reçue', updated: 'Modifiée', lang: 'Langue', offers: 'Offres', assignee: 'Responsable', wave: 'Vague',
    offersOpen: '%{smart_count} ouverte |||| %{smart_count} ouvertes', claimLive: 'Réservée', waveOf: 'vague %{wave}', late: 'en retard de %{time}', in: 'dans %{time}', sla: 'Valider', hold: 'Verrou', unassigned: 'personne', empty: 'Aucune demande pour l’instant.', emptyText: 'Elles arrivent ici dès qu’un client envoie le formulaire.',
    lockedBy: 'Ouverte par %{name}', lockedByMe: 'Ouverte par vous', bulkTag: 'Marquer', bulkAssign: 'Confier', bulkDone: '%{done} sur %{total} faites',
    views: { all: 'Toutes', mine: 'Confiées à moi', toValidate: 'À valider', awaiting: 'À confirmer', waiting: 'Attente du client', offering: 'Offertes', accepted: 'Acceptées', noTaker: 'Sans preneur', aj: 'AJ', mp: 'MP', super: 'Super', tagged: 'Marquées', blocked: 'Bloquées' },
    flags: { urgent: 'Urgent', juridicalHelp: 'AJ', smallMandate: 'MP', consult: 'Consult.', superLead: 'Super', mediator: 'Médiation', paralegal: 'Parajuriste', commercial: 'Commercial', tagged: 'Marquée', renewed: 'Renouvelée', clientReady: 'Client prêt', unconfirmed: 'Non confirmée' },
    flagNames: { urgent: 'Urgente', superLead: 'Super-demande', juridicalHelp: 'Aide juridique', smallMandate: 'Petit mandat', consult: 'Consultation seule', mediator: 'Médiation', paralegal: 'Parajuriste possible', commercial: 'Commerciale', clientReady: 'Client prêt', tagged: 'Marquée', renewed: 'Renouvelée', claimLive: 'Réservée', confirmed: 'Confirmée' },
    flagTitles: { juridicalHelp: 'Aide juridique', smallMandate: 'Petit mandat', consult: 'Consultation seule', superLead: 'Super-demande' },
  },
  lead: {
    editSummary: 'Modifier le résumé', editContact: 'Corriger les coordonnées', editContactNote: 'Ce que vous laissez vide reste tel quel. Un courriel ou un téléphone changé sera à confirmer de nouveau.', acceptedByName: 'par %{name}', assignedTo: 'confiée à %{name}', proposedBy: '%{name} propose : %{what}.', proposedPrice: 'un prix de base de %{price}', proposedSuper: 'une super-demande, prix × %{n}', proposedNotSuper: 'de retirer la super-demande', decide: 'Décider', partyN: 'Partie %{n}', role: 'Rôle', unknown: 'Inconnue', removeParty: 'Retirer la partie %{n}', addParty: 'Ajouter une partie', after: 'à la suite de : %{what}', clock: 'échéance « %{timer} »', earlier: 'Montrer %{smart_count} acte plus ancien |||| Montrer %{smart_count} actes plus anciens', less: 'Réduire',
    back: 'Demandes', whatState: 'Où en est-elle', whatNext: 'Ce qui vient', whatNow: 'Que puis-je faire', noTimer: 'Rien n’est prévu : la suite dépend de quelqu’un.', due: 'maintenant', urgency: 'Urgence', notUrgent: 'Habituelle', urgent: 'Urgente', price: 'Prix', received: 'Reçue %{date}', more: 'Plus d’actions',
    texts: 'Les deux textes', original: 'Texte du client', originalHint: 'Vu par le professionnel seulement après acceptation.', summary: 'Résumé offert', summaryHint: 'Vu dans l’offre : aucun nom, aucune coordonnée.', noSummary: 'Pas encore de résumé.', contact: 'Coordonnées', confirmed: 'confirmé', unconfirmed: 'non confirmé',
    masked: 'Masqué. Dévoiler laisse une trace.', reveal: 'Dévoiler', hide: 'Masquer', parties: 'Autres parties', noParties: 'Aucune autre partie nommée.', unknownParty: 'Identité inconnue', answers: 'Réponses', noAnswers: 'Aucune question particulière.', questionsAsked: 'Questions posées au client', clientAnswers: 'Ses réponses', fields: 'Tous les champs', edit: 'Modifier', save: 'Enregistrer', cancel: 'Annuler', saved: 'Enregistré',
    offers: 'Offres et vagues', noOffers: 'Aucune offre envoyée.', noOffersText: 'Les offres partent après la validation.', round: 'Tour %{round}', wave: 'Vague %{wave}', eligible: '%{smart_count} admissible |||| %{smart_count} admissibles', excluded: 'Écartés, et pourquoi', points: 'points', why: 'Pourquoi', seenAt: 'vue %{date}', until: 'jusqu’à %{date}', manual: 'Offre manuelle', claimedUntil: 'réservée, encore %{time}', whoGets: 'Qui la recevrait', compute: 'Calculé à l’instant avec les règles en vigueur.', noneEligible: 'Personne n’est admissible pour l’instant.',
    ledger: 'Effet sur les juricoins', noLedger: 'Aucun mouvement pour cette demande.', messages: 'Messages', noMessages: 'Aucun message.', timeline: 'Chronologie', noTimeline: 'Aucun événement.', all: 'Tout', by: 'par %{who}', because: '« %{reason} »', timers: 'Échéances', noTimers: 'Aucune échéance.', notes: 'Notes', noNotes: 'Aucune note.', calls: 'Appels', noCalls: 'Aucun appel.',
    consents: 'Consentements', given: 'donné', notGiven: 'non donné', duplicates: 'Demandes semblables', noDuplicates: 'Aucune autre demande de cette personne.', notFound: 'Cette demande n’existe pas, ou n’est pas à votre portée.', open: 'Ouvrir au poste de validation', years: '%{n} ans', anyYears: 'sans préférence', fieldsHint: 'Les modifications sont tracées avec leur raison.', technical: 'Détails techniques', acceptedBy: 'Acceptée par', details: 'Détails', copied: 'Copié',
  },
  validation: {
    do: 'Action', checking: 'Vérification…',
    title: 'Validations', queue: 'File de validation', empty: 'La file est vide.', emptyText: 'Tout est validé. Les nouvelles demandes s’annoncent ici.', take: 'Prendre', resume: 'Reprendre', locked: 'Prise par %{name}', mine: 'À vous', waiting: 'Depuis', sla: 'À valider', bench: 'Poste de validation', next: 'Demande suivante', back: 'File',
    takeFirst: 'Prenez la demande pour pouvoir la modifier.', lockUntil: 'Verrou : %{time}', lockLost: 'Le verrou est échu : reprenez la demande.', summaryLabel: 'Résumé offert aux professionnels', clean: 'Aucun renseignement personnel détecté.', found: '%{smart_count} passage à retirer |||| %{smart_count} passages à retirer', copy: 'Partir du texte du client', saveSummary: 'Enregistrer le résumé', unsaved: 'Non enregistré', chars: '%{n} caractères',
    checklist: 'Liste de vérification', waiver: 'Valider sans coordonnée confirmée', waiverWhy: 'Pourquoi', price: 'Prix', base: 'Base', final: 'Prix de l’offre', noFactor: 'Aucun facteur : prix de base.', flags: 'Marques', duplicates: 'Doublons possibles', call: 'Appel au client', script: 'Canevas d’appel', logCall: 'Noter l’appel', callsMade: '%{smart_count} appel noté |||| %{smart_count} appels notés',
    validate: 'Valider', blockers: 'Il reste à faire', bSummary: 'Enregistrer un résumé sans renseignement personnel', bChecklist: 'Cocher toute la liste', bContact: 'Confirmer une coordonnée, ou expliquer pourquoi s’en passer', bLock: 'Prendre la demande', bPrice: 'Fixer le prix', bConsent: 'Obtenir le consentement au partage', bRegion: 'Préciser domaine, province et région', validated: 'Demande %{code} validée. Les offres partent.', none: 'Aucune autre demande à valider.', merge: 'Fusionner', open: 'Ouvrir', sharing: 'Consentement au partage',
  },
  lawyers: {
    title: 'Professionnels', one: 'Professionnel', name: 'Nom', kind: 'Titre', firm: 'Cabinet', province: 'Province', licence: 'Permis', fields: 'Domaines', regions: 'Régions', state: 'État', balance: 'Solde', since: 'Depuis', languages: 'Langues', contact: 'Coordonnées', empty: 'Aucun professionnel.', emptyText: 'Les inscriptions arrivent ici.',
    views: { all: 'Tous', toApprove: 'À approuver', approved: 'Approuvés', paused: 'En pause', suspended: 'Suspendus' }, tabs: { identity: 'Identité et permis', practice: 'Pratique', credits: 'Juricoins', offers: 'Offres', messages: 'Messages', accepted: 'Demandes acceptées' },
    licenceNo: 'No de permis', nextCheck: 'Prochaine vérification', terms: 'Conditions acceptées', noTerms: 'pas encore', radius: 'Rayon', radiusKm: '%{n} km', remote: 'À distance', rates: 'Tarifs', minBudget: 'Budget minimal', callYear: 'Admission au Barreau ou à la Chambre', accepts: 'Accepte', postal: 'Secteur postal', pausedUntil: 'En pause jusqu’au', approvedAt: 'Approuvé le',
    available: 'Disponible', held: 'Retenu', granted: 'Reçu en tout', consumed: 'Dépensé en tout', statement: 'Relevé', noStatement: 'Aucun mouvement.', when: 'Quand', what: 'Quoi', amount: 'Montant', after: 'Solde après', lines: 'Écritures', noOffers: 'Aucune offre reçue.', lead: 'Demande', answer: 'Réponse', noAccepted: 'Aucune demande acceptée.', slaDue: 'Contact dû', contactedAt: 'Joint', unlimited: 'sans minimum', acceptsAJ: 'aide juridique', acceptsMP: 'petits mandats', acceptsConsult: 'consultations', superOptIn: 'super-demandes', urgentOptIn: 'urgences hors heures', mediator: 'médiation', debit: 'Débit', credit: 'Crédit', account: 'Compte',
  },
  messages: {
    title: 'Messages', rule: 'Règle', channel: 'Moyen', to: 'À', recipient: 'Destinataire', state: 'État', queued: 'En file', sent: 'Envoyé', delivered: 'Livré', subject: 'Objet', empty: 'Aucun message.', emptyText: 'Tout ce que la plateforme envoie est consigné ici.', suppressed: 'retenu : %{code}', lead: 'Demande', body: 'Texte', close: 'Fermer', open: 'Lire le message',
    views: { all: 'Tous', sms: 'Textos', email: 'Courriels', failed: 'Échecs', suppressed: 'Retenus', toClients: 'Aux clients', toLawyers: 'Aux professionnels' },
  },
  users: {
    title: 'Comptes de l’équipe', search: 'Nom, courriel', name: 'Nom', role: 'Rôle', state: 'État', email: 'Courriel', lastLogin: 'Dernière connexion', failed: 'Essais manqués', all: 'Tous', active: 'Actifs', disabled: 'Désactivés', empty: 'Aucun compte.', emptyText: 'Ouvrez un compte à une personne de l’équipe.', acts: 'Actions pour %{name}', createNote: 'Le mot de passe est créé ici et montré une seule fois.', passwordNote: 'L’ancien mot de passe ne vaudra plus.', disableNote: 'La personne ne pourra plus se connecter.', passwordTitle: 'Mot de passe à transmettre', passwordOnce: 'Pour %{email}. Il ne pourra plus être affiché.', copy: 'Copier', noted: 'C’est noté',
  },
  dashboard: {
    contactMissed: 'Contact en retard', mine: 'Confiées à moi', queue: 'Toute la file',
    title: 'Tableau de bord', hello: 'Bonjour %{name}', today: 'Aujourd’hui', toValidate: 'À valider', slaRisk: 'Délai en danger', liveOffers: 'Offres ouvertes', accepted: 'Acceptées aujourd’hui', noTaker: 'Sans preneur, 7 jours', toApprove: 'Professionnels à approuver', failed: 'Messages en échec, 24 h', open: 'Ouvrir', nextUp: 'À valider d’abord', nextUpEmpty: 'Rien n’attend.', searching: 'Recherches en cours', searchingEmpty: 'Aucune recherche en cours.', atRisk: 'Clients à qui personne n’a parlé', atRiskEmpty: 'Tous les clients ont été joints à temps.', all: 'Tout voir',
    chart: 'Demandes par jour, selon leur issue', chartHint: 'Quatorze derniers jours, d’après l’état actuel de chaque demande.', table: 'Voir en tableau', hideTable: 'Masquer le tableau', download: 'Télécharger (CSV)', day: 'Jour', total: 'Total', none: 'Aucune demande sur la période.', slaNone: 'tout est à temps', outcome: { accepted: 'Acceptées', live: 'En cours', unserved: 'Sans preneur', ended: 'Écartées ou retirées' },
  },
};
