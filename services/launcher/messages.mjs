/** Every sentence the launcher says, French and English side by side; `{name}` is filled in. */
export const sentences = {
  HELP: {
    fr: `npm start : tout démarrer sur http://localhost:3000 (téléphones et courriels : 3100). Ctrl-C arrête tout.
  npm start -- --empty   sans la démonstration
  npm start -- --reset   efface d’abord tout ce que contient .data/, puis démarre
  npm start -- --help    ce texte
Variables : PORT, SANDBOX_PORT, BIND_ADDRESS, DATABASE_URL, REDIS_URL et les autres de docs/settings.md.
`,
    en: `npm start: start everything on http://localhost:3000 (phones and mail: 3100). Ctrl-C stops everything.
  npm start -- --empty   without the demo
  npm start -- --reset   first erases everything in .data/, then starts
  npm start -- --help    this text
Variables: PORT, SANDBOX_PORT, BIND_ADDRESS, DATABASE_URL, REDIS_URL and the others in docs/settings.md.
`,
  },
  INSTALLING: {
    fr: 'Installation des dépendances (une seule fois, environ une minute)…',
    en: 'Installing dependencies (once, about a minute)…',
  },
  BUILDING: { fr: 'Construction : {parts}…', en: 'Building: {parts}…' },
  STARTING: { fr: 'Démarrage…', en: 'Starting…' },
  DEMO: { fr: 'Création de la démonstration (60 professionnels, 250 demandes)…', en: 'Filling the demo (60 professionals, 250 requests)…' },
  DEMO_FAILED: {
    fr: 'La démonstration n’a pas pu être créée au complet; Jurilien fonctionne quand même. Détails : {log}. Pour recommencer : npm start -- --reset',
    en: 'The demo could not be filled completely; Jurilien works all the same. Details: {log}. To try again: npm start -- --reset',
  },
  STOPPING: { fr: 'Arrêt en cours…', en: 'Stopping…' },
  STOPPED: { fr: 'Tout est arrêté.', en: 'Everything is stopped.' },
  STUCK: { fr: '{name} ne s’est pas arrêté à temps; il a été interrompu.', en: '{name} did not stop in time and was killed.' },
  LEFTOVER: {
    fr: 'Une exécution précédente avait été interrompue : {name} (processus {pid}) a été arrêté.',
    en: 'An earlier run had been killed: {name} (process {pid}) was stopped.',
  },
  RESTARTING: {
    fr: '{name} s’est arrêté ({why}); nouveau départ dans {seconds} s. Journal : {log}',
    en: '{name} stopped ({why}); restarting in {seconds} s. Log: {log}',
  },
  RESTARTED: { fr: '{name} fonctionne de nouveau.', en: '{name} is running again.' },
  RESET: {
    fr: 'Remise à zéro : tout ce que contient {folder} est supprimé (base de données, messages, secrets, journaux).',
    en: 'Reset: deleting everything in {folder} (database, messages, secrets, logs).',
  },
  WAITING: {
    fr: 'Une exécution précédente s’arrête (processus {pid}); un instant…',
    en: 'An earlier run is stopping (process {pid}); one moment…',
  },
  STOPPING_OTHER: {
    fr: 'Jurilien fonctionne ({url}, processus {pid}); il est d’abord arrêté…',
    en: 'Jurilien is running ({url}, process {pid}); stopping it first…',
  },

  INSTALL_FAILED: {
    fr: 'L’installation des dépendances a échoué. Vérifiez la connexion à Internet et l’espace disque, puis relancez npm start.',
    en: 'Installing the dependencies failed. Check the Internet connection and the disk space, then run npm start again.',
  },
  BUILD_FAILED: {
    fr: 'La construction de {part} a échoué; voici pourquoi :\n{detail}',
    en: 'Building {part} failed; this is why:\n{detail}',
  },
  UNKNOWN_FLAG: {
    fr: 'Option inconnue : {flag}. Options : --empty (sans démonstration), --reset (tout effacer d’abord), --help. Exemple : npm start -- --empty',
    en: 'Unknown option: {flag}. Options: --empty (no demo), --reset (erase everything first), --help. Example: npm start -- --empty',
  },
  LOST_FLAG: {
    fr: 'npm a gardé {flag} pour lui : il manque les deux tirets. Écrivez : npm start -- {flag}',
    en: 'npm kept {flag} for itself: the two dashes are missing. Write: npm start -- {flag}',
  },
  BAD_PORT: {
    fr: '{variable}={value} n’est pas un numéro de port (1 à 65535).',
    en: '{variable}={value} is not a port number (1 to 65535).',
  },
  SAME_PORT: {
    fr: 'PORT et SANDBOX_PORT valent tous deux {port} : donnez-leur des numéros différents.',
    en: 'PORT and SANDBOX_PORT are both {port}: give them different numbers.',
  },
  PORT_BUSY: {
    fr: 'Le port {port} est occupé par {holder}. Arrêtez ce programme, ou choisissez un autre port : {variable}={other} npm start',
    en: 'Port {port} is taken by {holder}. Stop that program, or choose another port: {variable}={other} npm start',
  },
  RUNNING: {
    fr: 'Jurilien fonctionne déjà : {url} (processus {pid}). Pour l’arrêter : Ctrl-C dans son terminal, ou kill {pid}',
    en: 'Jurilien is already running: {url} (process {pid}). To stop it: Ctrl-C in its terminal, or kill {pid}',
  },
  NO_SPACE: {
    fr: 'Il n’y a plus d’espace sur le disque de {folder}. Libérez de l’espace (environ 1 Go), puis relancez npm start.',
    en: 'No space is left on the disk of {folder}. Free some (about 1 GB), then run npm start again.',
  },
  LITTLE_SPACE: {
    fr: 'Il reste {free} Mo sur le disque de {folder}; il en faut au moins {needed}. Libérez de l’espace, puis relancez npm start.',
    en: '{free} MB are left on the disk of {folder}; at least {needed} are needed. Free some space, then run npm start again.',
  },
  READ_ONLY: {
    fr: 'Impossible de lire et d’écrire dans {folder}. Donnez-vous ces droits, ou copiez le projet dans un dossier qui vous appartient.',
    en: 'Cannot read and write in {folder}. Give yourself these permissions, or copy the project to a folder of your own.',
  },
  NOT_A_FOLDER: {
    fr: '{folder} devrait être un dossier et n’en est pas un. Déplacez-le, puis relancez npm start.',
    en: '{folder} should be a folder and is not. Move it away, then run npm start again.',
  },
  SECRETS_BROKEN: {
    fr: 'Le fichier {file} est illisible. Il contient la clé des données personnelles : remettez une copie intacte, ou repartez à neuf (tout est effacé) : npm start -- --reset',
    en: 'The file {file} cannot be read. It holds the key to the personal data: put an intact copy back, or start afresh (everything is erased): npm start -- --reset',
  },
  DATA_VERSION: {
    fr: 'Les données de {folder} viennent de PostgreSQL {found}; il faut la version {needed}. Pour repartir à neuf (tout est effacé) : npm start -- --reset',
    en: 'The data in {folder} come from PostgreSQL {found}; version {needed} is needed. To start afresh (everything is erased): npm start -- --reset',
  },
  DATA_FOREIGN: {
    fr: 'Le dossier {folder} contient autre chose qu’une base de données. Déplacez-le, ou effacez-le : npm start -- --reset',
    en: 'The folder {folder} holds something that is not a database. Move it away, or erase it: npm start -- --reset',
  },
  DATA_PASSWORD: {
    fr: 'La base de données refuse le mot de passe de .data/secrets.json (fichier remplacé ?). Remettez l’ancien fichier, ou repartez à neuf : npm start -- --reset',
    en: 'The database refuses the password in .data/secrets.json (was the file replaced?). Put the old file back, or start afresh: npm start -- --reset',
  },
  SCHEMA_NEWER: {
    fr: 'Ces données viennent d’une version plus récente de Jurilien; rien n’a été changé. Revenez à cette version (git pull), ou repartez à neuf (tout est effacé) : npm start -- --reset',
    en: 'These data come from a later version of Jurilien; nothing was changed. Go back to that version (git pull), or start afresh (everything is erased): npm start -- --reset',
  },
  SCHEMA_NEWER_OUTSIDE: {
    fr: 'La base de données de DATABASE_URL vient d’une version plus récente de Jurilien; rien n’a été changé. Revenez à cette version (git pull), ou donnez l’adresse d’une autre base.',
    en: 'The database of DATABASE_URL comes from a later version of Jurilien; nothing was changed. Go back to that version (git pull), or give the address of another database.',
  },
  MIGRATION_FAILED: {
    fr: 'La mise à jour de la base de données a échoué :\n{detail}\nPour repartir à neuf (tout est effacé) : npm start -- --reset',
    en: 'Bringing the database up to date failed:\n{detail}\nTo start afresh (everything is erased): npm start -- --reset',
  },
  MIGRATION_FAILED_OUTSIDE: {
    fr: 'La mise à jour de la base de données de DATABASE_URL a échoué :\n{detail}',
    en: 'Bringing the database of DATABASE_URL up to date failed:\n{detail}',
  },
  DATABASE_UNREACHABLE: {
    fr: 'DATABASE_URL est défini ({url}), mais la base de données ne répond pas : {detail}. Corrigez l’adresse, démarrez ce serveur, ou retirez la variable pour utiliser la base intégrée.',
    en: 'DATABASE_URL is set ({url}), but the database does not answer: {detail}. Correct the address, start that server, or unset the variable to use the embedded one.',
  },
  DATABASE_URL_WRONG: {
    fr: 'DATABASE_URL ({url}) n’est pas l’adresse d’une base PostgreSQL. Forme attendue : postgresql://utilisateur:motdepasse@hote:5432/base',
    en: 'DATABASE_URL ({url}) is not the address of a PostgreSQL database. Expected form: postgresql://user:password@host:5432/database',
  },
  DATABASE_TOO_OLD: {
    fr: 'La base de données de DATABASE_URL est PostgreSQL {found}; il faut la version {needed} ou une plus récente (18 conseillée).',
    en: 'The database of DATABASE_URL is PostgreSQL {found}; version {needed} or later is needed (18 is recommended).',
  },
  REDIS_UNREACHABLE: {
    fr: 'REDIS_URL est défini ({url}), mais Redis ne répond pas : {detail}. Corrigez l’adresse, démarrez ce serveur, ou retirez la variable : les files d’attente iront dans PostgreSQL.',
    en: 'REDIS_URL is set ({url}), but Redis does not answer: {detail}. Correct the address, start that server, or unset the variable: queues will then live in PostgreSQL.',
  },
  REDIS_URL_WRONG: {
    fr: 'REDIS_URL ({url}) n’est pas une adresse Redis. Forme attendue : redis://hote:6379',
    en: 'REDIS_URL ({url}) is not a Redis address. Expected form: redis://host:6379',
  },
  REDIS_TOO_OLD: {
    fr: 'Le serveur de REDIS_URL est Redis {found}; il faut la version {needed} ou une plus récente.',
    en: 'The server of REDIS_URL is Redis {found}; version {needed} or later is needed.',
  },
  RESET_EXTERNAL: {
    fr: '--reset n’efface que la base intégrée, jamais celle de DATABASE_URL. Retirez la variable, ou videz cette base vous-même.',
    en: '--reset only erases the embedded database, never the one of DATABASE_URL. Unset the variable, or empty that database yourself.',
  },
  NO_POSTGRES_BINARY: {
    fr: 'Aucun PostgreSQL intégré pour {platform}. Définissez DATABASE_URL vers un serveur PostgreSQL 18.',
    en: 'There is no embedded PostgreSQL for {platform}. Set DATABASE_URL to a PostgreSQL 18 server.',
  },
  POSTGRES_FAILED: {
    fr: 'PostgreSQL n’a pas démarré (code {code}). Journal : {logFile}\n{tail}',
    en: 'PostgreSQL did not start (code {code}). Log: {logFile}\n{tail}',
  },
  CHILD_FAILED: { fr: '{name} ne démarre pas. Journal : {log}\n{tail}', en: '{name} does not start. Log: {log}\n{tail}' },
  NEVER_STARTED: {
    fr: 'Rien n’a encore été démarré ici. Lancez d’abord npm start, ou définissez DATABASE_URL et les secrets (docs/settings.md).',
    en: 'Nothing was started here yet. Run npm start first, or set DATABASE_URL and the secrets (docs/settings.md).',
  },
  UNEXPECTED: { fr: 'Erreur imprévue : {detail}', en: 'Unexpected error: {detail}' },
};

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => (values[name] === undefined ? whole : String(values[name])));

/** The sentence `code` as `{ fr, en }`. */
export function sentence(code, values = {}) {
  const { fr, en } = sentences[code] ?? sentences.UNEXPECTED;
  return { fr: fill(fr, { detail: code, ...values }), en: fill(en, { detail: code, ...values }) };
}

/** Two lines, French then English; a third part common to both (a detail of several lines) is printed once. */
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
    ['Authentificateur / Authenticator', `${sandboxUrl}/authenticator`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = [
    '',
    `Jurilien fonctionne / is running  (${seconds} s)`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    '',
  ];
  if (accounts.length > 0) {
    const mail = Math.max(...accounts.map((a) => a.email.length));
    const listed = (some) => some.map((a) => `  ${a.email.padEnd(mail)}  ${a.fr} / ${a.en}`);
    const pros = accounts.filter((a) => a.console === false);
    lines.push(`Comptes de la console / Console accounts (${url}/admin)`, '', ...listed(accounts.filter((a) => a.console !== false)));
    if (pros.length > 0)
      lines.push('', `Comptes des professionnels / Professionals' accounts (${url}/login, ${url}/en/login)`, '', ...listed(pros));
    lines.push('', `  Mot de passe / Password: ${password}`, '  Puis un code de l’authentificateur / then a code of the authenticator', '');
  }
  lines.push(
    external
      ? 'Base de données externe (DATABASE_URL) / External database (DATABASE_URL)'
      : `Tout est local, dans ${dataDir}. Remise à zéro : npm start -- --reset\nEverything is local, in ${dataDir}. Reset: npm start -- --reset`,
  );
  lines.push(
    'Démonstration seulement : textos et courriels restent dans le bac à sable, aucun n’est envoyé.',
    'Demo only: texts and e-mails stay in the sandbox, none is sent.',
    'Ctrl-C : arrêter / stop',
    '',
  );
  return lines.join('\n');
}
