import type { ShippedProcessor } from './processor.js';

/**
 * Who receives personal data through the adapters of the product. What only a deployment knows (who serves it, where, and the day of
 * the assessment) it states itself; professionals' own tools, which webhooks call, are theirs and stand in no register of ours.
 */
export const SHIPPED_PROCESSORS: readonly ShippedProcessor[] = [
  {
    id: 'hosting',
    settings: ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'REDIS_URL'],
    // The names of docker-compose.yml, and the machine itself.
    hosts: ['postgres', 'redis', 'localhost', '127.0.0.1', '[::1]'],
    name: { fr: 'Hébergement', en: 'Hosting' },
    purpose: { fr: 'Conserver les données du service', en: 'Storing the data of the service' },
    data: {
      fr: 'Tous les renseignements; ceux des personnes y sont chiffrés, chacun avec sa propre clé',
      en: 'All information; that of persons is encrypted there, each with their own key',
    },
  },
  {
    id: 'sms',
    settings: ['TWILIO_BASE_URL'],
    hosts: ['api.twilio.com'],
    name: { fr: 'Twilio', en: 'Twilio' },
    purpose: { fr: 'Acheminer les textos', en: 'Delivering text messages' },
    data: { fr: 'Numéro de téléphone et texte du message', en: 'Phone number and text of the message' },
    place: { fr: 'États-Unis', en: 'United States' },
  },
  {
    id: 'email',
    settings: ['SMTP_URL'],
    hosts: [],
    name: { fr: 'Relais de courriel', en: 'E-mail relay' },
    purpose: { fr: 'Acheminer les courriels', en: 'Delivering e-mail' },
    data: { fr: 'Adresse de courriel, nom et texte du message', en: 'E-mail address, name and text of the message' },
  },
  {
    id: 'payments',
    settings: ['STRIPE_API_BASE'],
    hosts: ['api.stripe.com'],
    name: { fr: 'Stripe', en: 'Stripe' },
    purpose: { fr: 'Encaisser les paiements des professionnels', en: 'Taking payments from professionals' },
    data: {
      fr: 'Nom, courriel et carte du professionnel qui paie; jamais ceux d’un client',
      en: 'Name, e-mail and card of the professional who pays; never those of a client',
    },
    place: { fr: 'États-Unis', en: 'United States' },
  },
  {
    id: 'files',
    settings: ['FILES_S3_ENDPOINT'],
    hosts: ['*.amazonaws.com'],
    name: { fr: 'Entreposage des documents', en: 'Storage of documents' },
    purpose: { fr: 'Conserver les documents envoyés', en: 'Storing the documents sent' },
    data: {
      fr: 'Documents chiffrés, chacun avec la clé de sa personne; cette clé n’y est pas',
      en: 'Encrypted documents, each with the key of its person; that key is not there',
    },
  },
  {
    id: 'scanner',
    settings: ['FILE_SCANNER'],
    hosts: [],
    name: { fr: 'Détection des virus', en: 'Virus scanning' },
    purpose: { fr: 'Examiner les documents envoyés avant de les garder', en: 'Examining the documents sent before they are kept' },
    data: { fr: 'Contenu des documents, le temps de l’examen', en: 'Content of documents, while they are examined' },
  },
  {
    id: 'errors',
    settings: ['ERROR_REPORTS_DSN'],
    hosts: [],
    name: { fr: 'Rapports d’erreurs', en: 'Error reports' },
    purpose: { fr: 'Trouver les pannes', en: 'Finding faults' },
    data: { fr: 'Erreurs de programme, sans rien qui désigne une personne', en: 'Program errors, with nothing that identifies a person' },
  },
  {
    id: 'traces',
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    hosts: [],
    name: { fr: 'Mesure du fonctionnement', en: 'Performance measurement' },
    purpose: { fr: 'Trouver les lenteurs', en: 'Finding slow operations' },
    data: {
      fr: 'Durée des opérations, sans rien qui désigne une personne',
      en: 'Duration of operations, with nothing that identifies a person',
    },
  },
  {
    id: 'breached-passwords',
    settings: ['BREACHED_PASSWORDS_URL'],
    hosts: ['api.pwnedpasswords.com'],
    name: { fr: 'Liste des mots de passe volés', en: 'List of stolen passwords' },
    purpose: { fr: 'Refuser un mot de passe déjà volé ailleurs', en: 'Refusing a password already stolen elsewhere' },
    data: {
      fr: 'Cinq caractères de l’empreinte d’un mot de passe, que des milliers d’autres partagent',
      en: 'Five characters of the fingerprint of a password, shared by thousands of others',
    },
  },
];
