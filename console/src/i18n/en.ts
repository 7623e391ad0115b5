import englishMessages from 'ra-language-english';
import { actionsEn } from './en-actions';
import { codesEn } from './en-codes';
import { fieldsEn } from './en-fields';
import type { Messages } from './messages';

/** English, key for key with French: a missing or extra key does not compile. */
export const en: Messages = {
  ra: englishMessages.ra as unknown as Messages['ra'],
  codes: codesEn,
  fields: fieldsEn,
  actions: actionsEn,
  app: { name: 'Jurilien', console: 'Console', title: '%{page} · Jurilien', skip: 'Skip to content', menu: 'Menu', language: 'Français', languageHint: 'Switch to French', theme: 'Light or dark', signOut: 'Sign out', help: 'Shortcuts (?)', account: 'Account' },
  nav: { users: 'Staff accounts', dashboard: 'Dashboard', leads: 'Requests', validations: 'Validations', lawyers: 'Professionals', messages: 'Messages', main: 'Main navigation' },
  login: {
    title: 'Sign in to the console', intro: 'For the Jurilien team. Clients and professionals use the website.', email: 'E-mail', password: 'Password', submit: 'Sign in', submitting: 'Checking…',
    wrong: 'E-mail or password is wrong.', notStaff: 'This account does not open the console. Use the website.', aside: 'A clear request, a professional told, a person who answers.', asideBy: 'The team’s work, one request at a time', ended: 'Your session has ended. Sign in to resume where you were.',
  },
  errors: {
    VALIDATION: 'Some information needs correcting.', FORBIDDEN: 'Your role does not allow this action.', NOT_FOUND: 'Not found, or out of your reach.', STALE_VERSION: 'The record changed while you were writing.',
    WRONG_STATE: 'The state of the record no longer allows this action.', OFFER_TAKEN: 'Another professional already took this request.', OFFER_EXPIRED: 'This offer is no longer open.', CLAIM_EXPIRED: 'The claim is over.',
    INSUFFICIENT_COINS: 'Not enough juricoins.', CAP_REACHED: 'The limit is reached.', SLOT_TAKEN: 'This slot is no longer free.', SUPPRESSED: 'This address no longer wants messages.', FOUR_EYES_REQUIRED: 'A second person must approve.',
    RATE_LIMITED: 'Too many tries. Wait a little.', TOKEN_EXPIRED: 'This link has expired.', TOKEN_USED: 'This link was already used.', STEP_UP_REQUIRED: 'One more check is needed.', DUPLICATE: 'This already exists.',
    OFFLINE: 'The server does not answer. Check the network, then retry.', SESSION_ENDED: 'Your session has ended. Sign in again.', UNEXPECTED: 'The server met an error.', reference: 'Reference: %{reference}', retry: 'Retry', title: 'This page cannot be shown',
  },
  invalid: { taken: 'This address already has an account', required: 'Required', forbidden: 'Your role may not change it', future: 'Choose a future moment', 'too-far': 'Too far: 30 days at most', 'personal-data': 'Personal information to remove', 'contact-unconfirmed': 'No contact is confirmed', email: 'Invalid e-mail address', phone: 'Invalid phone number', min: 'At least %{n}', max: 'At most %{n}', invalid: 'Unexpected value', unknown: 'Unknown field', clean: 'Personal information to remove' },
  state: {
    offline: 'Offline. What you see may be out of date; nothing will be sent until the network is back.', liveLost: 'Live updates interrupted, trying again…', forbidden: 'Access denied', forbiddenText: 'Your role does not give access to this screen. Ask someone in administration.',
    askAccess: 'Ask for access', askSubject: 'Console access', askBody: 'Hello, I would need access to %{page}.', loading: 'Loading', empty: 'Nothing here', notFound: 'This page does not exist', notFoundText: 'The address may be incomplete.', home: 'Back to the dashboard',
    conflict: 'This record changed while you were writing.', conflictText: 'Your text is kept. Read the current version before saving it.', conflictOpen: 'Version open: %{mine}. Current version: %{theirs}.', reload: 'Reload the record', keep: 'Keep my text', theirs: 'Take the current text',
    newRows: '%{smart_count} new row |||| %{smart_count} new rows', showNew: 'Show', updated: 'List up to date', restored: 'Unsaved text recovered',
  },
  help: {
    users: 'Go to accounts',
    title: 'Keyboard shortcuts', search: 'Search', down: 'Next row', up: 'Previous row', open: 'Open the row', leads: 'Go to requests', validations: 'Go to validations', lawyers: 'Go to professionals', messages: 'Go to messages', home: 'Go to the dashboard',
    validate: 'Validate the open request', next: 'Next request to validate', help: 'Show these shortcuts', close: 'Close', then: 'then',
  },
  list: {
    more: 'More filters', from: 'From', to: 'To', yes: 'Yes', no: 'No', selected: '%{smart_count} selected |||| %{smart_count} selected', unselect: 'Clear selection', select: 'Select %{name}', selectAll: 'Select the whole page', refused: '%{smart_count} refused:  |||| %{smart_count} refused: ',
    search: 'Search', searchLeads: 'Code, name, e-mail, phone', searchLawyers: 'Name, firm, licence', searchMessages: 'Rule, code, recipient', columns: 'Columns', views: 'Views', saveView: 'Save this view', viewName: 'Name of the view', removeView: 'Remove view “%{name}”',
    province: 'Province', lawyerType: 'Field', lang: 'Language', state: 'State', any: 'All', clear: 'Clear filters', emptyFiltered: 'Nothing matches.', emptyFilteredText: 'Widen the search or change the view.', page: 'Pages', prev: 'Previous', next: 'Next', range: '%{from} to %{to} of %{total}', perPage: 'Per page', filters: 'Filters', channel: 'Channel',
  },
  leads: {
    title: 'Requests', one: 'Request', code: 'Code', state: 'State', client: 'Client', contact: 'Contact', matter: 'Matter', place: 'Place', marks: 'Marks', price: 'Price', next: 'Next deadline', created: 'Received', updated: 'Changed', lang: 'Language', offers: 'Offers', assignee: 'Assignee', wave: 'Wave',
    offersOpen: '%{smart_count} open |||| %{smart_count} open', claimLive: 'Claimed', waveOf: 'wave %{wave}', late: '%{time} late', in: 'in %{time}', sla: 'Validate', hold: 'Lock', unassigned: 'nobody', empty: 'No request yet.', emptyText: 'They arrive here as soon as a client sends the form.',
    lockedBy: 'Open by %{name}', lockedByMe: 'Open by you', bulkTag: 'Tag', bulkAssign: 'Assign', bulkDone: '%{done} of %{total} done',
    views: { all: 'All', mine: 'Assigned to me', toValidate: 'To validate', awaiting: 'Awaiting', waiting: 'Waiting on client', offering: 'Offering', accepted: 'Accepted', noTaker: 'No taker', aj: 'AJ', mp: 'MP', super: 'Super', tagged: 'Tagged', blocked: 'Blocked' },
    flags: { urgent: 'Urgent', juridicalHelp: 'AJ', smallMandate: 'MP', consult: 'Consult', superLead: 'Super', mediator: 'Mediation', paralegal: 'Paralegal', commercial: 'Business', tagged: 'Tagged', renewed: 'Renewed', clientReady: 'Client ready', unconfirmed: 'Unconfirmed' },
    flagNames: { urgent: 'Urgent', superLead: 'Super lead', juridicalHelp: 'Legal aid', smallMandate: 'Small mandate', consult: 'Consultation only', mediator: 'Mediation', paralegal: 'Paralegal possible', commercial: 'Business', clientReady: 'Client ready', tagged: 'Tagged', renewed: 'Renewed', claimLive: 'Claimed', confirmed: 'Confirmed' },
    flagTitles: { juridicalHelp: 'Legal aid', smallMandate: 'Small mandate', consult: 'Consultation only', superLead: 'Super lead' },
  },
  lead: {
    editSummary: 'Edit summary', editContact: 'Correct the contact', editContactNote: 'What you leave empty stays as it is. A changed e-mail or phone must be confirmed again.', acceptedByName: 'by %{name}', assignedTo: 'assigned to %{name}', proposedBy: '%{name} proposes: %{what}.', proposedPrice: 'a base price of %{price}', proposedSuper: 'a super lead, price × %{n}', proposedNotSuper: 'to clear the super lead', decide: 'Decide', partyN: 'Party %{n}', role: 'Role', unknown: 'Unknown', removeParty: 'Remove party %{n}', addParty: 'Add a party', after: 'following: %{what}', clock: 'the clock “%{timer}”', earlier: 'Show %{smart_count} earlier act |||| Show %{smart_count} earlier acts', less: 'Show less',
    back: 'Requests', whatState: 'Where it stands', whatNext: 'What comes next', whatNow: 'What I can do', noTimer: 'Nothing is scheduled: the next step depends on someone.', due: 'now', urgency: 'Urgency', notUrgent: 'Usual', urgent: 'Urgent', price: 'Price', received: 'Received %{date}', more: 'More actions',
    texts: 'The two texts', original: 'Client’s text', originalHint: 'Seen by the professional only after acceptance.', summary: 'Offered summary', summaryHint: 'Seen in the offer: no name, no contact details.', noSummary: 'No summary yet.', contact: 'Contact', confirmed: 'confirmed', unconfirmed: 'not confirmed',
    masked: 'Masked. Revealing leaves a trace.', reveal: 'Reveal', hide: 'Hide', parties: 'Other parties', noParties: 'No other party named.', unknownParty: 'Identity unknown', answers: 'Answers', noAnswers: 'No specific question.', questionsAsked: 'Questions asked to the client', clientAnswers: 'Their answers', fields: 'All fields', edit: 'Edit', save: 'Save', cancel: 'Cancel', saved: 'Saved',
    offers: 'Offers and waves', noOffers: 'No offer sent.', noOffersText: 'Offers leave after validation.', round: 'Round %{round}', wave: 'Wave %{wave}', eligible: '%{smart_count} eligible |||| %{smart_count} eligible', excluded: 'Excluded, and why', points: 'points', why: 'Why', seenAt: 'seen %{date}', until: 'until %{date}', manual: 'Manual offer', claimedUntil: 'claimed, %{time} left', whoGets: 'Who would get it', compute: 'Computed just now with the rules in force.', noneEligible: 'Nobody is eligible for now.',
    ledger: 'Effect on juricoins', noLedger: 'No movement for this request.', messages: 'Messages', noMessages: 'No message.', timeline: 'Timeline', noTimeline: 'No event.', all: 'All', by: 'by %{who}', because: '“%{reason}”', timers: 'Deadlines', noTimers: 'No deadline.', notes: 'Notes', noNotes: 'No note.', calls: 'Calls', noCalls: 'No call.',
    consents: 'Consents', given: 'given', notGiven: 'not given', duplicates: 'Similar requests', noDuplicates: 'No other request from this person.', notFound: 'This request does not exist, or is out of your reach.', open: 'Open on the validation bench', years: '%{n} years', anyYears: 'no preference', fieldsHint: 'Changes are recorded with their reason.', technical: 'Technical details', acceptedBy: 'Accepted by', details: 'Details', copied: 'Copied',
  },
  validation: {
    do: 'Action', checking: 'Checking…',
    title: 'Validations', queue: 'Validation queue', empty: 'The queue is empty.', emptyText: 'Everything is validated. New requests announce themselves here.', take: 'Take', resume: 'Resume', locked: 'Taken by %{name}', mine: 'Yours', waiting: 'Since', sla: 'Due', bench: 'Validation bench', next: 'Next request', back: 'Queue',
    takeFirst: 'Take the request to be able to change it.', lockUntil: 'Lock: %{time}', lockLost: 'The lock has lapsed: take the request again.', summaryLabel: 'Summary offered to professionals', clean: 'No personal information detected.', found: '%{smart_count} passage to remove |||| %{smart_count} passages to remove', copy: 'Start from the client’s text', saveSummary: 'Save summary', unsaved: 'Not saved', chars: '%{n} characters',
    checklist: 'Checklist', waiver: 'Validate without a confirmed contact', waiverWhy: 'Why', price: 'Price', base: 'Base', final: 'Offer price', noFactor: 'No factor: base price.', flags: 'Marks', duplicates: 'Possible duplicates', call: 'Call the client', script: 'Call script', logCall: 'Log the call', callsMade: '%{smart_count} call logged |||| %{smart_count} calls logged',
    validate: 'Validate', blockers: 'Still to do', bSummary: 'Save a summary without personal information', bChecklist: 'Tick the whole list', bContact: 'Confirm a contact, or explain why not', bLock: 'Take the request', bPrice: 'Set the price', bConsent: 'Get consent to sharing', bRegion: 'State field, province and region', validated: 'Request %{code} validated. Offers are leaving.', none: 'No other request to validate.', merge: 'Merge', open: 'Open', sharing: 'Consent to sharing',
  },
  lawyers: {
    title: 'Professionals', one: 'Professional', name: 'Name', kind: 'Title', firm: 'Firm', province: 'Province', licence: 'Licence', fields: 'Fields', regions: 'Regions', state: 'State', balance: 'Balance', since: 'Since', languages: 'Languages', contact: 'Contact', empty: 'No professional.', emptyText: 'Applications arrive here.',
    views: { all: 'All', toApprove: 'To approve', approved: 'Approved', paused: 'Paused', suspended: 'Suspended' }, tabs: { identity: 'Identity and licence', practice: 'Practice', credits: 'Juricoins', offers: 'Offers', messages: 'Messages', accepted: 'Accepted requests' },
    licenceNo: 'Licence no.', nextCheck: 'Next check', terms: 'Terms accepted', noTerms: 'not yet', radius: 'Radius', radiusKm: '%{n} km', remote: 'Remote', rates: 'Rates', minBudget: 'Minimum budget', callYear: 'Year of call', accepts: 'Takes', postal: 'Postal area', pausedUntil: 'Paused until', approvedAt: 'Approved on',
    available: 'Available', held: 'Held', granted: 'Received in all', consumed: 'Spent in all', statement: 'Statement', noStatement: 'No movement.', when: 'When', what: 'What', amount: 'Amount', after: 'Balance after', lines: 'Entries', noOffers: 'No offer received.', lead: 'Request', answer: 'Answer', noAccepted: 'No accepted request.', slaDue: 'Contact due', contactedAt: 'Contacted', unlimited: 'no minimum', acceptsAJ: 'legal aid', acceptsMP: 'small mandates', acceptsConsult: 'consultations', superOptIn: 'super leads', urgentOptIn: 'urgent, after hours', mediator: 'mediation', debit: 'Debit', credit: 'Credit', account: 'Account',
  },
  messages: {
    title: 'Messages', rule: 'Rule', channel: 'Channel', to: 'To', recipient: 'Recipient', state: 'State', queued: 'Queued', sent: 'Sent', delivered: 'Delivered', subject: 'Subject', empty: 'No message.', emptyText: 'Everything the platform sends is logged here.', suppressed: 'held back: %{code}', lead: 'Request', body: 'Text', close: 'Close', open: 'Read the message',
    views: { all: 'All', sms: 'SMS', email: 'E-mails', failed: 'Failed', suppressed: 'Held back', toClients: 'To clients', toLawyers: 'To professionals' },
  },
  users: {
    title: 'Staff accounts', search: 'Name, e-mail', name: 'Name', role: 'Role', state: 'State', email: 'E-mail', lastLogin: 'Last sign-in', failed: 'Failed tries', all: 'All', active: 'Active', disabled: 'Disabled', empty: 'No account.', emptyText: 'Open an account for a colleague.', acts: 'Actions for %{name}', createNote: 'The password is made here and shown once.', passwordNote: 'The old password will no longer work.', disableNote: 'The person will no longer be able to sign in.', passwordTitle: 'Password to pass on', passwordOnce: 'For %{email}. It cannot be shown again.', copy: 'Copy', noted: 'Noted',
  },
  dashboard: {
    contactMissed: 'Contact overdue', mine: 'Assigned to me', queue: 'Whole queue',
    title: 'Dashboard', hello: 'Hello %{name}', today: 'Today', toValidate: 'To validate', slaRisk: 'Validation at risk', liveOffers: 'Open offers', accepted: 'Accepted today', noTaker: 'No taker, 7 days', toApprove: 'Professionals to approve', failed: 'Failed messages, 24 h', open: 'Open', nextUp: 'Validate first', nextUpEmpty: 'Nothing waits.', searching: 'Searches under way', searchingEmpty: 'No search under way.', atRisk: 'Clients nobody has called', atRiskEmpty: 'Every client was reached in time.', all: 'See all',
    chart: 'Requests per day, by outcome', chartHint: 'Last fourteen days, by the current state of each request.', table: 'Show as table', hideTable: 'Hide table', download: 'Download (CSV)', day: 'Day', total: 'Total', none: 'No request in this period.', slaNone: 'all on time', outcome: { accepted: 'Accepted', live: 'Under way', unserved: 'No taker', ended: 'Dismissed or withdrawn' },
  },
};
