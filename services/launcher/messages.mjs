/** Every sentence the launcher says, French and English side by side; `{name}` is filled in. */
export const sentences = {
  INSTALLING: { fr: 'Installation des dépendances (une seule fois, environ une minute)…', en: 'Installing dependencies (once, about a minute)…' },
  BUILDING: { fr: 'Construction : {parts}…', en: 'Building: {parts}…' },
  STARTING: { fr: 'Démarrage…', en: 'Starting…' },
  DEMO: { fr: 'Création de la démonstration (60 professionnels, 250 demandes)…', en: 'Filling the demo (60 professionals, 250 requests)…' },
  DEMO_FAILED: { fr: 'La démonstration n’a pas pu être créée au complet; Jurilien fonctionne quand même. Détails : {log}. Pour recommencer : npm start -- --reset', en: 'The demo could not be filled completely; Jurilien works all the same. Details: {log}. To try again: npm start -- --reset' },
  STOPPING: { fr: 'Arrêt en cours…', en: 'Stopping…' },
  STOPPED: { fr: 'Tout est arrêté.', en: 'Everything is stopped.' },
  STUCK: { fr: '{name} ne s’est pas arrêté à temps; il a été interrompu.', en: '{name} did not stop in time and was killed.' },
  LEFTOVER: { fr: 'Une exécution précédente avait été interrompue : {name} (processus {pid}) a été arrêté.', en: 'An earlier run had been killed: {name} (process {pid}) was stopped.' },
  RESTARTING: { fr: '{name} s’est arrêté ({why}); nouveau départ dans {seconds} s. Journal : {log}', en: '{name} stopped ({why}); restarting in {seconds} s. Log: {log}' },
  RESTARTED: { fr: '{name} fonctionne de nouveau.', en: '{name} is running again.' },
  RESET: { fr: 'Remise à zéro : le dossier {folder} est supprimé.', en: 'Reset: deleting the folder {folder}.' },

  NODE_TOO_OLD: { fr: 'Node.js {found} est trop ancien : installez la version 20 ou une plus récente (https://nodejs.org).', en: 'Node.js {found} is too old: install version 20 or later (https://nodejs.org).' },
  INSTALL_FAILED: { fr: 'L’installation des dépendances a échoué. Vérifiez la connexion à Internet et l’espace disque, puis relancez npm start.', en: 'Installing the dependencies failed. Check the Internet connection and the disk space, then run npm start again.' },
  BUILD_FAILED: { fr: 'La construction de {part} a échoué; voici pourquoi :\n{detail}', en: 'Building {part} failed; this is why:\n{detail}' },
  UNKNOWN_FLAG: { fr: 'Option inconnue : {flag}. Options : --empty (sans démonstration), --reset (tout effacer d’abord).', en: 'Unknown option: {flag}. Options: --empty (no demo), --reset (erase everything first).' },
  BAD_PORT: { fr: '{variable}={value} n’est pas un numéro de port (1 à 65535).', en: '{variable}={value} is not a port number (1 to 65535).' },
  SAME_PORT: { fr: 'PORT et SANDBOX_PORT valent tous deux {port} : donnez-leur des numéros différents.', en: 'PORT and SANDBOX_PORT are both {port}: give them different numbers.' },
  PORT_BUSY: { fr: 'Le port {port} est occupé par {holder}. Arrêtez ce programme, ou choisissez un autre port : {variable}={other} npm start', en: 'Port {port} is taken by {holder}. Stop that program, or choose another port: {variable}={other} npm start' },
  RUNNING: { fr: 'Jurilien fonctionne déjà : {url} (processus {pid}). Pour l’arrêter : Ctrl-C dans son terminal, ou kill {pid}', en: 'Jurilien is already running: {url} (process {pid}). To stop it: Ctrl-C in its terminal, or kill {pid}' },
  NO_SPACE: { fr: 'Il n’y a plus d’espace sur le disque de {folder}. Libérez de l’espace (environ 1 Go), puis relancez npm start.', en: 'No space is left on the disk of {folder}. Free some (about 1 GB), then run npm start again.' },
  READ_ONLY: { fr: 'Impossible d’écrire dans {folder}. Donnez-vous le droit d’écriture, ou copiez le projet dans un dossier qui vous appartient.', en: 'Cannot write to {folder}. Give yourself write permission, or copy the project to a folder of your own.' },
  DATA_VERSION: { fr: 'Les données de {folder} viennent de PostgreSQL {found}; il faut la version {needed}. Pour repartir à neuf (tout est effacé) : npm start -- --reset', en: 'The data in {folder} come from PostgreSQL {found}; version {needed} is needed. To start afresh (everything is erased): npm start -- --reset' },
  DATA_FOREIGN: { fr: 'Le dossier {folder} contient autre chose qu’une base de données. Déplacez-le, ou effacez-le : npm start -- --reset', en: 'The folder {folder} holds something that is not a database. Move it away, or erase it: npm start -- --reset' },
  DATA_PASSWORD: { fr: 'La base de données refuse le mot de passe de .data/secrets.json (fichier remplacé ?). Remettez l’ancien fichier, ou repartez à neuf : npm start -- --reset', en: 'The database refuses the password in .data/secrets.json (was the file replaced?). Put the old file back, or start afresh: npm start -- --reset' },
  SCHEMA_VERSION: { fr: 'Les données ont été créées par une autre version de Jurilien. Revenez à cette version, ou repartez à neuf (tout est effacé) : npm start -- --reset', en: 'The data were made by another version of Jurilien. Go back to that version, or start afresh (everything is erased): npm start -- --reset' },
  MIGRATION_FAILED: { fr: 'La mise à jour de la base de données a échoué :\n{detail}\nPour repartir à neuf (tout est effacé) : npm start -- --reset', en: 'Bringing the database up to date failed:\n{detail}\nTo start afresh (everything is erased): npm start -- --reset' },
  DATABASE_UNREACHABLE: { fr: 'DATABASE_URL est défini, mais la base de données ne répond pas : {detail}. Corrigez l’adresse, ou retirez la variable pour utiliser la base intégrée.', en: 'DATABASE_URL is set, but the database does not answer: {detail}. Correct the address, or unset the variable to use the embedded one.' },
  NO_POSTGRES_BINARY: { fr: 'Aucun PostgreSQL intégré pour {platform}. Définissez DATABASE_URL vers un serveur PostgreSQL 18.', en: 'There is no embedded PostgreSQL for {platform}. Set DATABASE_URL to a PostgreSQL 18 server.' },
  POSTGRES_FAILED: { fr: 'PostgreSQL n’a pas démarré (code {code}). Journal : {logFile}\n{tail}', en: 'PostgreSQL did not start (code {code}). Log: {logFile}\n{tail}' },
  CHILD_FAILED: { fr: '{name} ne démarre pas. Journal : {log}\n{tail}', en: '{name} does not start. Log: {log}\n{tail}' },
  UNEXPECTED: { fr: 'Erreur imprévue : {detail}', en: 'Unexpected error: {detail}' },
};

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => (values[name] === undefined ? whole : String(values[name])));

/** The sentence `code` as `{ fr, en }`. */
export function sentence(code, values = {}) {
  const { fr, en } = sentences[code] ?? sentences.UNEXPECTED;
  return { fr: fill(fr, { detail: code, ...values }), en: fill(en, { detail: code, ...values }) };
}

/** Two lines, French then English; a third part common to both (a detail of several lines) is said once. */
export function bilingual(code, values = {}) {
  const { fr, en } = sentence(code, values);
  const detail = values.detail ?? values.tail;
  if (detail && String(detail).includes('\n')) {
    const short = sentence(code, { ...values, detail: '', tail: '' });
    return `${squeeze(short.fr)}\n${squeeze(short.en)}\n${detail}`;
  }
  return `${fr}\n${en}`;
}

const squeeze = (text) => text.replace(/\n+/g, ' ').replace(/ {2,}/g, ' ').trim();

/** What is printed when everything answers. */
export function welcome({ url, sandboxUrl, accounts, password, seconds, dataDir, external }) {
  const rows = [
    ['Site public / Public site', `${url}/`],
    ['Console', `${url}/admin`],
    ['API', `${url}/api/docs`],
    ['Téléphones et courriels / Phones and mail', sandboxUrl],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = [
    '', `Jurilien fonctionne / is running  (${seconds} s)`, '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), '',
  ];
  if (accounts.length > 0) {
    const mail = Math.max(...accounts.map((a) => a.email.length));
    lines.push('Comptes de la console / Console accounts', '');
    lines.push(...accounts.map((a) => `  ${a.email.padEnd(mail)}  ${a.fr} / ${a.en}`));
    lines.push('', `  Mot de passe / Password: ${password}`, '');
  }
  lines.push(external
    ? 'Base de données externe (DATABASE_URL) / External database (DATABASE_URL)'
    : `Tout est local, dans ${dataDir}. Remise à zéro : npm start -- --reset\nEverything is local, in ${dataDir}. Reset: npm start -- --reset`);
  lines.push(
    'Démonstration seulement : textos et courriels restent dans le bac à sable, aucun n’est envoyé.',
    'Demo only: texts and e-mails stay in the sandbox, none is sent.',
    'Ctrl-C : arrêter / stop', '');
  return lines.join('\n');
}
