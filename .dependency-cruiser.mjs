/** Who may import whom. Each rule has a canary in test/architecture/canaries.mjs that must be caught. */

/** The contexts of one request's life, in its order: a later one may import earlier ones, never the reverse. */
const LIFE = ['questions', 'lead', 'documents', 'search', 'acceptance', 'feedback'];
const CONTEXTS = `(${LIFE.join('|')}|professionals|prospects|credits|scheduling|messaging|campaigns|reminders|follow-ups|exports|reports|recruiting|identity|exclusions|configuration|legal|privacy|operations)`;
/** What every page of the public site uses, beside its pages and features. */
const SITE_ROOMS = '(api|http|i18n|lang|forms|layout|links|session|pro|frame)';
const SPEC = '\\.(spec|testing)\\.tsx?$|/testing\\.ts$';
const NPM = '(^|/)node_modules/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Packages of npm other than the named ones, and Node's own modules. */
const npmBut = (...names) => ({
  dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
  ...(names.length ? { pathNot: `node_modules/(${names.join('|')})/` } : {}),
});
const libsBut = (...names) => ({ path: '^libs/', ...(names.length ? { pathNot: `^libs/(${names.join('|')})/` } : {}) });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Files that need each other are one idea: put them together or split the shared part out.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule('no-cycles-of-types', 'Types that need each other are one idea too.', { path: '^(libs|services|test)/' }, { circular: true }),
    rule('no-unresolved', 'This import leads nowhere.', {}, { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\?(url|raw|inline)$' }),
    rule(
      'no-specs',
      'Specs and test/ are read by no one but tests.',
      { pathNot: `${SPEC}|^test/` },
      { path: `${SPEC}|^test/`, pathNot: NPM },
    ),

    rule(
      'context-stays-home',
      'A context meets another one only in libs/processes.',
      { path: `^libs/${CONTEXTS}/`, pathNot: `^libs/(${LIFE.join('|')})/` },
      { path: '^libs/', pathNot: '^libs/($1|personal-data|event-sourcing|reference|contracts)/' },
    ),
    ...LIFE.map((context, i) =>
      rule(
        'life-in-order',
        'A later part of a request’s life may import an earlier one, never the reverse.',
        { path: `^libs/${context}/` },
        { path: '^libs/', pathNot: `^libs/(${LIFE.slice(0, i + 1).join('|')}|personal-data|event-sourcing|reference|contracts)/` },
      ),
    ),
    rule(
      'contexts-by-their-index',
      'Another context is read by its table of contents, not by its files.',
      { path: '^libs/([^/]+)/', pathNot: SPEC },
      { path: `^libs/${CONTEXTS}/src/`, pathNot: '^libs/($1/|[^/]+/src/(index|rows)\\.ts$)' },
    ),
    rule(
      'personal-data-stands-alone',
      'What finds personal data in a text works in a browser too.',
      { path: '^libs/personal-data/' },
      libsBut('personal-data', 'reference'),
    ),
    rule(
      'context-is-pure',
      'Rules use zod, and immutable collections where a history is long.',
      { path: `^libs/${CONTEXTS}/`, pathNot: SPEC },
      npmBut('zod', 'immutable'),
    ),
    rule(
      'processes-stay-inside',
      'A process knows contexts, not the machinery around them.',
      { path: '^libs/processes/' },
      libsBut(CONTEXTS.slice(1, -1), 'processes', 'event-sourcing', 'reference', 'contracts'),
    ),
    rule(
      'processes-are-pure',
      'Processes use zod and nothing else from outside.',
      { path: '^libs/processes/', pathNot: SPEC },
      npmBut('zod'),
    ),
    rule(
      'automation-above-processes',
      'Rules of messages know contexts, processes and words, not the machinery around them.',
      { path: '^libs/automation/', pathNot: SPEC },
      libsBut(CONTEXTS.slice(1, -1), 'processes', 'automation', 'notifications', 'event-sourcing', 'reference', 'contracts'),
    ),
    rule(
      'automation-is-pure',
      'Rules of messages use zod and nothing else from outside.',
      { path: '^libs/automation/', pathNot: SPEC },
      npmBut('zod'),
    ),
    rule(
      'kernel-knows-no-context',
      'The kernel is the same for every context.',
      { path: '^libs/event-sourcing/', pathNot: SPEC },
      libsBut('event-sourcing'),
    ),
    rule(
      'kernel-is-pure',
      'Only command-bus.ts sees Nest.',
      { path: '^libs/event-sourcing/', pathNot: `${SPEC}|/command-bus\\.ts$` },
      npmBut('zod'),
    ),
    rule(
      'command-bus-for-services',
      'The Nest file of the kernel is for services.',
      { path: '^libs/' },
      { path: '^libs/event-sourcing/src/command-bus\\.ts$' },
    ),
    rule(
      'persistence-knows-no-context',
      'Tables of views are declared by contexts and read as data.',
      { path: '^libs/persistence/', pathNot: SPEC },
      libsBut('persistence', 'event-sourcing'),
    ),
    rule('reference-stands-alone', 'Reference data is static and works in a browser.', { path: '^libs/reference/' }, libsBut('reference')),
    rule(
      'reference-is-pure',
      'Reference data uses luxon and nothing else from outside.',
      { path: '^libs/reference/', pathNot: `${SPEC}|^libs/reference/src/configuration/checks/` },
      npmBut('luxon', '@types/luxon'),
    ),
    rule(
      'configuration-checks-with-zod',
      'The check of a key is made of its shape, in one folder: pages that read a figure load no zod.',
      { path: '^libs/reference/src/configuration/checks/', pathNot: SPEC },
      npmBut('zod'),
    ),
    rule(
      'contracts-have-no-server-code',
      'Both front ends load these files; of contracts of routes they take the types alone.',
      { path: '^libs/contracts/', pathNot: `${SPEC}|^libs/contracts/src/api/` },
      libsBut('contracts', 'reference'),
    ),
    rule(
      'route-contracts-know-shapes',
      'A contract of a route takes schemas and lists of a context, and no machinery.',
      { path: '^libs/contracts/src/api/', pathNot: SPEC },
      libsBut(CONTEXTS.slice(1, -1), 'automation', 'contracts', 'reference', 'event-sourcing'),
    ),
    rule(
      'route-contracts-above-contexts',
      'What a route takes is no business of a rule.',
      { path: '^libs/', pathNot: '^libs/contracts/src/api/' },
      { path: '^libs/contracts/src/api/' },
    ),
    rule(
      'contracts-are-pure',
      'Contracts use zod and nothing else from outside.',
      { path: '^libs/contracts/', pathNot: SPEC },
      npmBut('zod'),
    ),
    rule(
      'adapters-know-no-context',
      'Adapters and templates get values, not leads.',
      { path: '^libs/(notifications|payments)/', pathNot: SPEC },
      libsBut('notifications', 'payments', 'contracts', 'reference'),
    ),

    rule(
      'libs-below-services',
      'A library is used by services and front ends, never the other way round.',
      { path: '^libs/', pathNot: SPEC },
      { path: '^(services|console|public-site)/' },
    ),
    rule(
      'services-apart',
      'Services talk through the database and HTTP.',
      { path: '^services/(api|worker|sandbox|launcher)/', pathNot: SPEC },
      { path: '^(services|console|public-site)/', pathNot: '^services/($1|launcher)/' },
    ),
    rule(
      'database-in-one-room',
      'Only persistence speaks to PostgreSQL.',
      { path: '^(libs|services|console|public-site)/', pathNot: `^libs/persistence/|^services/launcher/|${SPEC}` },
      { path: 'node_modules/(@mikro-orm|pg|kysely)/' },
    ),
    rule(
      'queue-in-one-room',
      'BullMQ is seen by the queue module and the worker; the launcher tries the address once.',
      {
        path: '^(libs|services|console|public-site)/',
        pathNot: `^libs/runtime/src/queue/queue\\.ts$|^services/worker/|^services/launcher/processes/outside\\.mjs$|${SPEC}`,
      },
      { path: 'node_modules/(bullmq|ioredis)/' },
    ),
    rule(
      'nest-in-services',
      'Decorators do not grow with features.',
      { path: '^(libs|console|public-site)/', pathNot: `/command-bus\\.ts$|${SPEC}` },
      { path: 'node_modules/@nestjs/' },
    ),

    rule(
      'front-ends-without-server-code',
      'A front end reads contracts, reference and personal-data; of a context its types.',
      { path: '^(console|public-site)/', pathNot: SPEC },
      {
        path: '^(libs|services)/',
        pathNot: '^libs/(contracts(?!/src/api/)|reference|theme|personal-data)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'front-ends-apart',
      'The public site and the console are built and shipped apart.',
      { path: '^(console|public-site)/' },
      { path: '^(console|public-site)/', pathNot: '^$1/' },
    ),
    rule(
      'public-site-light',
      'The public site carries no console library.',
      { path: '^public-site/' },
      { path: 'node_modules/(react-admin|ra-[a-z-]+|@mui|@emotion)/' },
    ),
    rule(
      'site-features-by-their-index',
      'A feature of the public site uses another one by its index: what it shares is written down in one place.',
      { path: '^public-site/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^public-site/src/features/', pathNot: '^public-site/src/features/($1/|[^/]+/index(\\.server)?\\.ts$)' },
    ),
    rule(
      'site-rooms-by-their-index',
      'What every page uses is used by its index.',
      { path: '^public-site/src/([^/]+)', pathNot: SPEC },
      { path: `^public-site/src/${SITE_ROOMS}/`, pathNot: '^public-site/src/($1/|[^/]+/index(\\.server)?\\.ts$)' },
    ),
    rule(
      'site-rooms-below-features',
      'What every page uses knows no feature; only the frame around a page does.',
      { path: `^public-site/src/${SITE_ROOMS.replace('|frame', '')}/`, pathNot: SPEC },
      { path: '^public-site/src/features/' },
    ),
    rule(
      'site-pages-are-last',
      'A page puts features together; nothing is taken from a page.',
      { path: '^public-site/src/' },
      { path: '^public-site/src/(routes/|root\\.tsx$)' },
    ),
    rule(
      'site-no-cycles',
      'Features stand in an order; a type that two of them need belongs to the lower one.',
      { path: '^public-site/src/' },
      { circular: true },
    ),
    rule(
      'console-features-by-their-index',
      'A feature of the console uses another one by its index: what it shares is written down in one place.',
      { path: '^console/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^console/src/features/', pathNot: '^console/src/features/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'console-rooms-below-features',
      'What every page uses knows no feature.',
      { path: '^console/src/(api|components|i18n|layout|session)/', pathNot: SPEC },
      { path: '^console/src/features/' },
    ),
    rule(
      'console-no-cycles',
      'Features stand in an order; a type that two of them need belongs to the lower one.',
      { path: '^console/src/' },
      { circular: true },
    ),
    rule('console-in-the-browser', 'The console runs in a browser.', { path: '^console/src/' }, { dependencyTypes: ['core'] }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|console/dist|public-site/(build|\\.react-router))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'test/architecture/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'],
    },
  },
};
