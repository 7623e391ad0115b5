/**
 * What each red thing means and what to do: docs/operations.md in French; a spec compares it with `wrong.en.ts`. What stands between
 * backticks is typed as it is.
 */
export const alarmsFr = {
  alarms: {
    EventsSetAside: {
      name: 'Événements mis à part',
      look: '`events -- aside` nomme le lecteur, l’événement et la raison',
      act: 'corriger la cause (d’ordinaire par une nouvelle version), puis `events -- retry` : événements mis à part',
    },
    WorkOwedTooLong: {
      name: 'Du travail attend trop longtemps',
      look: '`queue_jobs` (quelle file : `sms` et `email` attendent leur fournisseur, ou son débit), `provider_call_seconds`; un fournisseur ne répond-il plus, ou Redis?',
      act: 'rétablir ce qui manque; le travail est réessayé de lui-même',
    },
    TimersOverdue: {
      name: 'Minuteries en retard',
      look: 'le contrôle `loops`, le journal du processus de travail',
      act: 'redémarrer le processus de travail; en ajouter un s’il a trop à faire',
    },
    WorkGivenUp: {
      name: 'Du travail a été abandonné',
      look: 'la console, « Opérations » : quelle sorte de travail, pour quelle raison, à propos de quoi',
      act: 'corriger la cause, puis « Réessayer », pour toute une raison ou un par un; ce que plus personne n’attend est refusé : « Mettre de côté »',
    },
    ProviderCallsUnknown: {
      name: 'Appels inconnus de fournisseurs',
      look: 'la console, « Opérations » : les appels qui nomment ce que nous ne connaissons pas',
      act: 'une autre installation partage le compte, ou une restauration l’a perdu : comparer avec la liste du fournisseur',
    },
    ViewsBehind: {
      name: 'Un lecteur est en retard',
      look: 'quel lecteur; `reader_lag_events`; la charge de la base de données',
      act: 'une reconstruction en cours finit d’elle-même; sinon, donner plus de processeur au processus de travail',
    },
    QueueDeep: {
      name: 'Une file est longue',
      look: 'le processus de travail tourne-t-il, un fournisseur est-il lent?',
      act: 'démarrer un autre processus de travail (`docker compose up -d --scale worker=2`)',
    },
    BackupMissing: {
      name: 'Aucune sauvegarde',
      look: '`docker compose logs backup`; `backup-cli.js --check` dit ce qui manque ou est abîmé',
      act: 'démarrer le service; faire de la place; si un fichier est abîmé, commencer de nouveaux dossiers (`BACKUP_DIR`, `BACKUP_KEYS_DIR`) et garder les anciens à part',
    },
    BackupOld: {
      name: 'La sauvegarde est ancienne',
      look: 'comme `BackupMissing` : elle tourne et échoue, ou ne tourne pas',
      act: 'comme `BackupMissing`; puis une fois à la main',
    },
    BooksWrong: {
      name: 'Les comptes ne balancent pas',
      look: 'la console, le tableau de bord : quelle nuit, quelle règle des comptes, quels comptes; `npm run ledger -- verify` les prouve de nouveau',
      act: 'rien n’est corrigé à la main : trouver l’écriture, expliquer l’écart, puis lever la nuit avec la raison',
    },
    ErasureStuck: {
      name: 'Un effacement est bloqué',
      look: 'la console, « Vie privée », effacements : quelle étape, et le nom de son erreur; `processors` est le plus souvent un fournisseur qui ne répond pas',
      act: 'rétablir ce qui manque : l’étape est réessayée d’elle-même; quand ses essais sont épuisés, « Opérations », « Réessayer »',
    },
    CanaryFound: {
      name: 'Une personne effacée a laissé des traces',
      look: 'le journal du processus de travail au niveau erreur : `places` nomme les tables, `unfinished` dit que l’effacement lui-même n’a pas fini (la console, « Vie privée », effacements)',
      act: 'rien n’est effacé à la main : signaler les tables au développement, avec la version; un effacement bloqué reprend de lui-même quand son fournisseur répond',
    },
    CanaryOld: {
      name: 'Les effacements ne sont plus vérifiés',
      look: 'un processus de travail tourne-t-il? « Opérations » : un travail `canary` abandonné',
      act: 'corriger la cause, puis « Réessayer »',
    },
  },
  checks: {
    database: {
      name: 'Base de données',
      red: 'ni le groupe de connexions ni celle des signaux n’obtient de réponse',
      act: 'regarder PostgreSQL; rien de ce qui a été accepté n’est perdu, les processus se reconnectent d’eux-mêmes',
    },
    pool: {
      name: 'Connexions',
      red: 'toutes les connexions sont prises et aucune ne se libère',
      act: 'chercher de longues requêtes dans `pg_stat_activity`; augmenter `POOL_MAX`',
    },
    schema: { name: 'Schéma', red: 'la base de données est plus ancienne que le code', act: 'exécuter les migrations' },
    keys: {
      name: 'Clés',
      red: 'le processus a démarré avant la première migration, et les clés de ses réglages ne sont pas celles de cette base (clés); un processus qui démarre plus tard s’arrête avec la phrase',
      act: 'remettre la bonne clé, redémarrer',
    },
    disk: {
      name: 'Disque',
      red: 'le disque de la base de données ne prend pas un demi-mégaoctet de plus',
      act: 'faire de la place; entre-temps les commandes répondent 503, la lecture continue',
    },
    readers: {
      name: 'Lecteurs',
      red: 'une vue ou une automatisation n’a pas avancé depuis trois secondes alors qu’il y a quelque chose à lire',
      act: 'un processus de travail tourne-t-il?',
    },
    'event-loop': {
      name: 'Le processus lui-même',
      red: 'le processus n’a répondu à personne pendant deux secondes',
      act: 'signalé pendant trois secondes ensuite; chercher le long travail dans le journal',
    },
    worker: {
      name: 'Processus de travail',
      red: 'aucun processus de travail ne s’est annoncé depuis 3,5 secondes, ou chacun dit ne pas pouvoir faire son travail',
      act: 'regarder les adresses du processus de travail lui-même',
    },
    scanner: {
      name: 'Antivirus',
      red: 'l’antivirus de `FILE_SCANNER` ne peut être joint ou ne répond pas : 200 `degraded`, les requêtes continuent, les fichiers envoyés sont refusés (503, rien n’est gardé) et peuvent être renvoyés',
      act: 'comme le dit l’alerte `ScannerGone`',
    },
    queue: {
      name: 'Files',
      red: 'Redis, ou les tables des files, ne répondent pas',
      act: 'rien n’est perdu : le travail est remis en file au retour',
    },
    loops: {
      name: 'Boucles du processus de travail',
      red: 'le projecteur, les automatisations ou le balayage de ce qui est dû échouent à chaque pas',
      act: 'le journal dit pourquoi',
    },
  },
};
