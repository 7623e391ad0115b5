import type englishMessages from 'ra-language-english';
import type { Texts } from './messages';

/** The framework's own words in Quebec French, checked against its English ones. */
export const raFr: Texts<(typeof englishMessages)['ra']> = {
  action: {
    add_filter: 'Ajouter un filtre', add: 'Ajouter', back: 'Retour', bulk_actions: '%{smart_count} élément choisi |||| %{smart_count} éléments choisis', cancel: 'Annuler',
    clear_array_input: 'Vider la liste', clear_input_value: 'Effacer', clone: 'Dupliquer', confirm: 'Confirmer', create: 'Créer', create_item: 'Créer %{item}', delete: 'Supprimer',
    edit: 'Modifier', export: 'Exporter', list: 'Liste', refresh: 'Actualiser', remove_filter: 'Retirer ce filtre', remove_all_filters: 'Retirer tous les filtres', remove: 'Retirer',
    reset: 'Rétablir', save: 'Enregistrer', search: 'Chercher', search_columns: 'Chercher une colonne', select_all: 'Tout choisir', select_all_button: 'Tout choisir',
    select_row: 'Choisir cette ligne', show: 'Afficher', sort: 'Trier', undo: 'Annuler', unselect: 'Ne plus choisir', expand: 'Déplier', close: 'Fermer', open_menu: 'Ouvrir le menu',
    close_menu: 'Fermer le menu', update: 'Mettre à jour', move_up: 'Monter', move_down: 'Descendre', open: 'Ouvrir', toggle_theme: 'Passer du clair au sombre',
    select_columns: 'Colonnes', update_application: 'Recharger la console',
  },
  boolean: { true: 'Oui', false: 'Non', null: ' ' },
  page: {
    create: 'Créer : %{name}', dashboard: 'Tableau de bord', edit: '%{name} %{recordRepresentation}', error: 'Quelque chose a mal tourné', list: '%{name}', loading: 'Chargement',
    not_found: 'Page introuvable', show: '%{name} %{recordRepresentation}', empty: 'Rien ici pour l’instant (%{name}).', invite: 'Voulez-vous en ajouter ?', access_denied: 'Accès refusé',
    authentication_error: 'Erreur de connexion',
  },
  input: {
    file: { upload_several: 'Déposez des fichiers ici, ou cliquez pour en choisir.', upload_single: 'Déposez un fichier ici, ou cliquez pour le choisir.' },
    image: { upload_several: 'Déposez des images ici, ou cliquez pour en choisir.', upload_single: 'Déposez une image ici, ou cliquez pour la choisir.' },
    references: { all_missing: 'Données liées introuvables.', many_missing: 'Une donnée liée au moins n’existe plus.', single_missing: 'La donnée liée n’existe plus.' },
    password: { toggle_visible: 'Masquer le mot de passe', toggle_hidden: 'Afficher le mot de passe' },
  },
  message: {
    about: 'À propos', access_denied: 'Votre rôle ne donne pas accès à cette page', are_you_sure: 'Confirmez-vous ?',
    authentication_error: 'Le serveur n’a pas pu vérifier vos accès.', auth_error: 'La vérification de votre session a échoué.',
    bulk_delete_content: 'Supprimer %{name} ? |||| Supprimer ces %{smart_count} éléments ?', bulk_delete_title: 'Supprimer %{name} |||| Supprimer %{smart_count} %{name}',
    bulk_update_content: 'Modifier %{name} %{recordRepresentation} ? |||| Modifier ces %{smart_count} éléments ?',
    bulk_update_title: 'Modifier %{name} %{recordRepresentation} |||| Modifier %{smart_count} %{name}', clear_array_input: 'Vider toute la liste ?',
    delete_content: 'Supprimer %{name} ?', delete_title: 'Supprimer %{name} %{recordRepresentation}', details: 'Détails',
    error: 'Une erreur est survenue dans la console et l’action n’a pas été faite.', invalid_form: 'Certains champs sont à corriger', loading: 'Un instant', no: 'Non',
    not_found: 'Cette adresse ne mène à rien.', select_all_limit_reached: 'Trop d’éléments : seuls les %{max} premiers sont choisis.',
    unsaved_changes: 'Des changements ne sont pas enregistrés. Les abandonner ?', yes: 'Oui', placeholder_data_warning: 'Réseau instable : l’actualisation a échoué.',
  },
  navigation: {
    clear_filters: 'Effacer les filtres', no_filtered_results: 'Rien ne correspond à ces filtres.', no_results: 'Aucun résultat', no_more_results: 'La page %{page} n’existe pas.',
    page_out_of_boundaries: 'La page %{page} n’existe pas', page_out_from_end: 'C’est la dernière page', page_out_from_begin: 'C’est la première page',
    page_range_info: '%{offsetBegin} à %{offsetEnd} sur %{total}', partial_page_range_info: '%{offsetBegin} à %{offsetEnd} sur plus de %{offsetEnd}', current_page: 'Page %{page}',
    page: 'Aller à la page %{page}', first: 'Première page', last: 'Dernière page', next: 'Page suivante', previous: 'Page précédente', page_rows_per_page: 'Lignes par page :', skip_nav: 'Aller au contenu',
  },
  sort: { sort_by: 'Trier par %{field_lower_first}, %{order}', ASC: 'croissant', DESC: 'décroissant' },
  auth: {
    auth_check_error: 'Connectez-vous pour continuer', user_menu: 'Profil', username: 'Nom d’utilisateur', password: 'Mot de passe', email: 'Courriel', sign_in: 'Se connecter',
    sign_in_error: 'Connexion refusée, réessayez', logout: 'Se déconnecter',
  },
  notification: {
    updated: 'Élément mis à jour |||| %{smart_count} éléments mis à jour', created: 'Élément créé', deleted: 'Élément supprimé |||| %{smart_count} éléments supprimés', bad_item: 'Élément inconnu',
    item_doesnt_exist: 'Cet élément n’existe pas', http_error: 'Le serveur ne répond pas', data_provider_error: 'Erreur de lecture des données.', i18n_error: 'Textes de la langue indisponibles',
    canceled: 'Action annulée', logged_out: 'Votre session est terminée, reconnectez-vous.', not_authorized: 'Votre rôle ne donne pas accès à cette page.',
    application_update_available: 'Une nouvelle version est prête.', offline: 'Pas de réseau : lecture impossible.',
  },
  validation: {
    required: 'À remplir', minLength: 'Au moins %{min} caractères', maxLength: 'Au plus %{max} caractères', minValue: 'Au moins %{min}', maxValue: 'Au plus %{max}', number: 'Un nombre est attendu',
    email: 'Adresse courriel invalide', oneOf: 'Choisissez parmi : %{options}', regex: 'Format attendu : %{pattern}', unique: 'Existe déjà',
  },
  saved_queries: {
    label: 'Vues enregistrées', query_name: 'Nom de la vue', new_label: 'Enregistrer cette vue…', new_dialog_title: 'Enregistrer cette vue sous', remove_label: 'Retirer une vue',
    remove_label_with_name: 'Retirer la vue « %{name} »', remove_dialog_title: 'Retirer cette vue ?', remove_message: 'Cette vue quittera votre liste.', help: 'Filtrez la liste puis enregistrez la vue',
  },
  guesser: { empty: { title: 'Rien à afficher', message: 'Aucune donnée reçue' } },
  configurable: {
    customize: 'Personnaliser', configureMode: 'Configurer cette page',
    inspector: { title: 'Inspecteur', content: 'Survolez un élément pour le configurer', reset: 'Rétablir', hideAll: 'Tout masquer', showAll: 'Tout afficher' },
    Datagrid: { title: 'Grille', unlabeled: 'Colonne sans nom %{column}' }, SimpleForm: { title: 'Formulaire', unlabeled: 'Champ sans nom %{input}' },
    SimpleList: { title: 'Liste', primaryText: 'Texte principal', secondaryText: 'Texte secondaire', tertiaryText: 'Troisième texte' },
  },
};
