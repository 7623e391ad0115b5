import type { codesFr } from './fr-codes';
import type { Texts } from './messages';

/** Every code the API may send, in words. */
export const codesEn: Texts<typeof codesFr> = {
  states: {
    Draft: 'Draft', AwaitingConfirmation: 'Awaiting confirmation', ToValidate: 'To validate', InValidation: 'In validation',
    AwaitingInfo: 'Waiting on client', OnHold: 'On hold', Ready: 'Ready to offer', Offering: 'Offering', SelfServe: 'On the board',
    Accepted: 'Accepted', InService: 'In service', Unserved: 'No taker', Closed: 'Closed', Rejected: 'Rejected', Blocked: 'Blocked',
    Withdrawn: 'Withdrawn by client', Merged: 'Merged', Referred: 'Referred to a partner',
  },
  offerStates: {
    Planned: 'Planned', Sent: 'Sent', Seen: 'Seen', Late: 'Wave over, still open', Claimed: 'Claimed', Accepted: 'Accepted',
    Refused: 'Refused', Conflict: 'Conflict of interest', Taken: 'Taken by another', Expired: 'Expired', Withdrawn: 'Withdrawn',
  },
  waveStates: { computed: 'Computed', running: 'Running', over: 'Over', skipped: 'Skipped', Running: 'Running', Live: 'Running', Started: 'Running', Frozen: 'Frozen by a claim', Ended: 'Over', Skipped: 'Skipped' },
  professionalStates: {
    Registered: 'Registered', Applied: 'To approve', Approved: 'Approved', Paused: 'Paused', Suspended: 'Suspended', Rejected: 'Rejected', Closed: 'Account closed',
  },
  licenceStates: { unknown: 'Licence not verified', verified: 'Licence verified', failed: 'Verification failed', Verified: 'Licence verified', Failed: 'Verification failed', Unverified: 'Licence not verified', Pending: 'Check to do', Due: 'Check due', Requested: 'Check requested' },
  messageStates: {
    Queued: 'Queued', Suppressed: 'Held back', Deferred: 'Deferred', HandedToProvider: 'With the provider', Handed: 'With the provider', Sent: 'Sent', Delivered: 'Delivered',
    Undelivered: 'Not delivered', Failed: 'Failed', Received: 'Received',
  },
  acceptanceStates: { ToContact: 'To contact', Contacted: 'Contacted', Consultation: 'Consultation', Mandate: 'Mandate', NotRetained: 'Not retained', Closed: 'Closed', Replaced: 'Replaced' },
  userStates: { Active: 'Active', Disabled: 'Disabled', Invited: 'Invited' },
  lawyerTypes: {
    family: 'Family', criminal: 'Criminal and penal', housing: 'Housing', hiddenDefect: 'Hidden defect', realEstate: 'Real estate', labour: 'Labour',
    civilLiability: 'Civil liability', business: 'Business', immigration: 'Immigration', estates: 'Wills and estates', administrative: 'Administrative',
    tax: 'Tax', consumer: 'Consumer', insurance: 'Insurance', youth: 'Youth', smallClaims: 'Small claims', traffic: 'Traffic',
    mediation: 'Mediation', other: 'Other',
  },
  provinces: { QC: 'Quebec', ON: 'Ontario' },
  langs: { fr: 'French', en: 'English', es: 'Spanish', ar: 'Arabic', it: 'Italian', pt: 'Portuguese', zh: 'Chinese', ht: 'Haitian Creole', pa: 'Punjabi' },
  rates: { 1: 'under $150/h', 2: '$150–200/h', 3: '$200–300/h', 4: '$300–400/h', 5: '$400/h and over' },
  budgets: { 0: 'not stated', 1: 'under $500', 2: '$500–2,000', 3: '$2,000–5,000', 4: '$5,000–15,000', 5: '$15,000 and over' },
  revenues: { 0: 'under $20,000', 1: '$20,000–40,000', 2: '$40,000–60,000', 3: '$60,000–90,000', 4: '$90,000–150,000', 5: '$150,000 and over' },
  blockTypes: {
    none: 'None', spam: 'Spam', abuse: 'Abuse', fraud: 'Fraud', conflictOfPlatform: 'Conflict with the platform', notLegal: 'Not a legal matter',
    outOfTerritory: 'Out of territory', minor: 'Minor', duplicateAbuser: 'Abusive repeat requests',
  },
  rejectReasons: {
    notLegal: 'Not a legal matter', outOfTerritory: 'Out of our territory', duplicate: 'Duplicate request', incomplete: 'Not enough information',
    unreachable: 'Client cannot be reached', notServed: 'A field we do not serve', spam: 'Spam', other: 'Other reason',
  },
  closeReasons: {
    served: 'Client served', notRetained: 'Not retained', solved: 'Problem solved', duplicate: 'Duplicate request', unreachable: 'Client cannot be reached',
    notConfirmed: 'Never confirmed', staleNoAnswer: 'No news', abandoned: 'Draft abandoned', other: 'Other reason',
  },
  unservedReasons: { noEligible: 'no eligible professional', noTaker: 'nobody took it in time', refused: 'every offer was refused' },
  exclusions: {
    E01: 'Account not approved, suspended or paused', E02: 'Licence not valid for this province or work', E03: 'Current terms not accepted',
    E04: 'Does not practise in this field', E05: 'Does not speak the client’s language', E06: 'Does not serve the region', E07: 'Does not take legal aid',
    E08: 'No mediator accreditation', E09: 'Paralegal outside scope', E10: 'Rate or budget does not fit', E11: 'Not enough years in practice',
    E12: 'Does not take small mandates or single consultations', E13: 'Has not opted in to super leads', E14: 'Blocked by either side', E15: 'Blacklist',
    E16: 'Has already answered this request', E17: 'Claim cap reached', E18: 'Not enough juricoins', E19: 'Too many open offers',
    E20: 'Cannot be reached', E21: 'Deferred: outside own hours', E22: 'Deferred: same firm in this wave',
  },
  points: {
    field: 'Field', fieldFit: 'Field', territory: 'Territory', needs: 'Stated needs', statedNeeds: 'Stated needs', answering: 'Answers offers',
    contactSla: 'Contacts clients fast', sla: 'Contacts clients fast', rotation: 'Fair rotation', exploration: 'Newcomer',
  },
  factors: {
    superLead: 'Super lead', juridicalHelp: 'Legal aid', smallMandate: 'Small mandate', consult: 'Consultation only', commercial: 'Business matter',
    rate: 'Hourly rate', budget: 'Budget', contact: 'Contact confirmed', clientReadySeriousAlert: 'Client ready, with documents', multi: 'Several professionals',
    renewed: 'Renewed request', board: 'Board after 24 h', lowest: 'Largest discount', clientReady: 'Client ready, with documents', serious: 'Client ready, with documents',
  },
  timers: {
    'lead.draft.remind1': 'First draft reminder', 'lead.draft.remind2': 'Second draft reminder', 'lead.draft.expire': 'Draft expires',
    'lead.confirm.grace': 'Queued without confirmation', 'lead.confirm.expire': 'Confirmation expires', 'lead.validation.sla': 'Validation due',
    'lead.validation.escalate': 'Warning before due', 'lead.validation.lock': 'Lock ends', 'lead.info.remind': 'Client reminder', 'lead.info.timeout': 'Client wait ends',
    'lead.hold.end': 'Hold ends', 'lead.sendAfter': 'Offers start', 'lead.clientUpdate': 'Client update', 'lead.unserved': 'Search ends',
    'lead.accept.followup': 'Follow-up after acceptance', 'lead.closeStale': 'Closes without news', 'lead.retention': 'Retention ends', 'wave.end': 'Wave ends',
    'distribution.wave': 'Wave ends', 'claim.hold': 'Claim ends', 'accept.sla': 'First contact due', 'board.discount': 'Board discount',
  },
  titles: { lawyer: 'Lawyer', notary: 'Notary', paralegal: 'Paralegal', mediator: 'Mediator' },
  roles: {
    admin: 'administration', admin_qc: 'Quebec administration', admin_on: 'Ontario administration', admin_validation: 'validation', report_admin: 'reports',
    admin_restricted: 'restricted access', professional: 'professional', client: 'client', system: 'system',
  },
  actors: { staff: 'the team', user: 'the team', professional: 'a professional', client: 'the client', token: 'a personal link', link: 'a personal link', anon: 'the client', anonymous: 'the client', system: 'the system', provider: 'the provider', automation: 'the system' },
  callOutcomes: { reached: 'Reached', noAnswer: 'No answer', voicemail: 'Left a message', busy: 'Busy', wrongNumber: 'Wrong number', callBack: 'Call back later' },
  readyKinds: { none: 'No', ready: 'Ready to start', serious: 'Ready, with budget and documents' },
  channels: { sms: 'SMS', email: 'E-mail', web: 'Website', phone: 'Phone' },
  recipients: { client: 'Client', professional: 'Professional', staff: 'Team' },
  plans: { preferred: 'preferred', urgent: 'urgent', super: 'super', aj: 'legal aid', renewed: 'renewed', default: 'usual' },
  refusalReasons: { licence: 'Licence', insurance: 'Insurance', practice: 'Practice', conduct: 'Conduct', incomplete: 'Incomplete file', other: 'Other' },
  accounts: { lot: 'Professional’s juricoins', hold: 'Hold', 'X.granted.promo': 'Promotional juricoins issued', 'X.sold': 'Juricoins sold', 'X.consumed': 'Juricoins spent', 'X.adjust': 'Adjustments' },
  rules: { R03: 'Receipt and confirmation link', R04: 'Confirmation code', R05: 'Confirmation reminder', R06: 'Last confirmation reminder', R07: 'Question from the team', R08: 'Question reminder', R09: 'The search begins', R10: 'New offer', R11: 'Offer reminder', R12: 'Claim about to end', R13: 'Offers taken', R14: 'Request free again', R15: 'A professional will contact you', R16: 'Contact sheet', R17: 'Call your client', R18: '30 minutes left', R19: 'Was the client reached?', R20: 'Contact to confirm', R21: 'The search goes on', R22: 'Other solutions', R23: 'Still need help?', R24: 'Reminder', R36: 'Survey' },
  withdrawReasons: { solved: 'Problem solved', foundElsewhere: 'Found elsewhere', tooLong: 'Took too long', privacy: 'Privacy', mistake: 'Mistake', other: 'Other' },
  refusals: { tooFar: 'too far', budget: 'budget', field: 'field', notMyField: 'not my field', busy: 'too busy', tooBusy: 'too busy', conflict: 'conflict of interest', unclear: 'unclear request', price: 'price', other: 'other' },
  partners: { neolegal: 'Neolegal', juripop: 'Juripop' },
  checklist: {
    identity: 'The person is who they say', contact: 'The contact details are right', legalMatter: 'It is a legal matter', field: 'The field of law is right',
    territory: 'Province and region are exact', parties: 'The other parties are named or unknown', budget: 'Rate and budget are realistic', duplicate: 'It is not a duplicate', blacklist: 'No match with the blacklist',
  },
  revealReasons: { call: 'To call', identity: 'To check identity', support: 'To help', legal: 'Legal duty' },
  consents: { sharing: 'Sharing with professionals', contact: 'Being contacted about the request', marketing: 'News and invitations', juripop: 'Hand-off to Juripop', neolegal: 'Hand-off to Neolegal' },
  finds: { name: 'name', phone: 'phone', email: 'e-mail', address: 'address', 'postal-code': 'postal code', 'social-insurance-number': 'social insurance number' },
  ledger: {
    CreditsGranted: 'Juricoins granted', CreditsHeld: 'Held for a claim', HoldReleased: 'Hold released', HoldCaptured: 'Request paid',
    CreditsAdjusted: 'Adjustment', CreditsExpired: 'Juricoins expired', CreditsPurchased: 'Juricoins purchased', CreditAccountOpened: 'Account opened',
    'adjustment-add': 'Adjustment up', 'adjustment-remove': 'Adjustment down', grant: 'Juricoins granted', hold: 'Held for a claim', release: 'Hold released', capture: 'Request paid', adjust: 'Adjustment',
  },
  categories: { lead: 'Request', distribution: 'Offers', credit: 'Juricoins', credits: 'Juricoins', messages: 'Messages', message: 'Messages', offer: 'Answers', offers: 'Offers', link: 'Links', thread: 'Messages', user: 'Access', acceptance: 'After', privacy: 'Access' },
  partyRoles: { opposing: 'opposing party', spouse: 'spouse', employer: 'employer', landlord: 'landlord', tenant: 'tenant', company: 'company', child: 'child', other: 'other' },
  yes: { true: 'Yes', false: 'No' },
};
