/** Messages that a rule of the product asks for, by the code that their template and every stored message bear. */
export const MESSAGE_RULES = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
  'R25',
  'R26',
  'R27',
  'R27-client',
  'R28',
  'R29',
  'R29-pro',
  'R30',
  'R30-pro',
  'R31',
  'R31-pro',
  'R32',
  'R32-pro',
  'R33',
  'R34',
  'R35',
  'R35-reminder',
  'R35-team',
  'R35-team-reminder',
  'R36',
  'R37',
  'R38',
  'R40',
  'R41',
  'R42',
  'R43',
  'R44',
  'R45',
  'R46',
  'R47',
  'R48',
  'R49',
  'R50',
  'R50-due',
  'R51',
  'R51-reminder',
  'R52',
  'R52-client',
  'R53',
  'R54',
  'R55',
  'R57',
  'R57-clock',
  'R58',
  'R59',
  'R60',
  'R61',
  'R62',
  'R63',
  'R64',
  'R65',
  'R66',
  'acceptance-replaced',
  'auto-claim-off',
  'auto-claimed',
  'board-alert',
  'board-digest',
  'candidate-accepted',
  'candidate-declined',
  'candidate-erasure',
  'change-code',
  'change-notice',
  'claim-ended',
  'client-erased',
  'client-note',
  'client-ready',
  'client-unreachable',
  'config-stuck',
  'contact-code',
  'draft-link',
  'export-over',
  'follow-ups-day',
  'invitation',
  'job-received',
  'lead-link',
  'link-renewed',
  'login-link',
  'meeting-cancelled',
  'meeting-cancelled-team',
  'meeting-invited',
  'not-chosen',
  'own-away',
  'own-booking',
  'own-follow-up-10d',
  'own-follow-up-3d',
  'own-reminder',
  'own-welcome',
  'password-changed',
  'password-reset',
  'phone-code',
  'pro-approved',
  'pro-listed',
  'pro-listed-kept',
  'pro-rejected',
  'pro-unlisted',
  'privacy-code',
  'privacy-fulfilled',
  'privacy-refused',
  'professional-chosen',
  'professional-unable',
  'profile-published',
  'profile-wording',
  'referral',
  'relay-to-client',
  'relay-to-professional',
  'replacement-granted',
  'replacement-refused',
  'represented-already',
  'request-closed',
  'request-ended',
  'review-answered',
  'review-published',
  'review-refused',
  'role-changed',
  'saved-report',
  'sessions-ended',
  'sign-in-code',
  'sms-test',
  'step-up-code',
  'top-up-approval',
  'verify-email',
  'webhook-off',
] as const;
export type MessageRule = (typeof MESSAGE_RULES)[number];

/**
 * What a message is beyond its class. An `offer` is paced by waves and the professional's own caps, and may ring outside the usual
 * hours when its search is urgent; a `claim` is news of one's own claim, whose text never waits; a `digest` can be refused by itself;
 * a `carrier-answer` goes out whatever the number said before; a `receipt` answers an e-mail by itself, and no machine may answer it.
 */
export type MessageKind = 'offer' | 'claim' | 'digest' | 'carrier-answer' | 'receipt';

/** What a personal link opens (D19). */
export const LINK_PURPOSES = [
  'draft',
  'lead-status',
  'confirm-email',
  'offer',
  'contact-sheet',
  'survey',
  'pro-survey',
  'reservations',
  'appointment',
  'login',
  'reset-password',
  'invitation',
  'verify-email',
  'private-change',
  'undo-change',
  'privacy',
  'meeting',
  'document',
  'renewal',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** What a message is about: ids alone, from which the worker finds the person, the facts and the words. */
export interface Occasion {
  readonly rule: MessageRule;
  /** The version of the rule that it began with; the first where a message has no other. */
  readonly ruleVersion?: number;
  /** The version of its words that it began with; the one in force where it has none. */
  readonly templateVersion?: number;
  /** When it was to be sent, where that was later than its beginning. */
  readonly dueAt?: string;
  /** The date or instant that it is about, as it stood when it began. */
  readonly forDate?: string;
  readonly leadId?: string;
  /** One of several clients, by their request. */
  readonly clientOf?: string;
  readonly offerId?: string;
  readonly acceptanceId?: string;
  /** Words for everyone that its author let us publish. */
  readonly reviewId?: string;
  readonly appointmentId?: string;
  readonly meetingId?: string;
  readonly documentId?: string;
  /** How often the time of the appointment or meeting had changed when it began: of an older one nothing is said any more. */
  readonly timeVersion?: number;
  readonly professionalId?: string;
  readonly linkId?: string;
  readonly challengeId?: string;
  /** A change of private details, and whose. */
  readonly subjectId?: string;
  readonly changeId?: string;
  /** A report that is mailed, and the moment it was planned for. */
  readonly reportId?: string;
  readonly plannedAt?: string;
  readonly claimId?: string;
  readonly candidateId?: string;
  /** What a firm asked of a candidate, or which documents a client was asked for. */
  readonly requestId?: string;
  /** A request about one's own data. */
  readonly privacyId?: string;
  /** A firm's saved search, and whom it found. */
  readonly alertId?: string;
  readonly candidateIds?: readonly string[];
  readonly purpose?: LinkPurpose;
  readonly sequence?: number;
  /** An entry in the conversation of an acceptance, or of the blacklist. */
  readonly entryId?: string;
  /** A list as a file. */
  readonly exportId?: string;
  /** An account by its id, or by the keyed hash of the address that was typed. */
  readonly userId?: string;
  readonly addressHash?: string;
  readonly lang?: 'fr' | 'en';
  /** Where a sign-in leads to. */
  readonly path?: string;
  readonly reason?: string;
  /** The span a digest tells of. */
  readonly from?: string;
  readonly until?: string;
  readonly happenedAt?: string;
  /** The contact point a code proves. */
  readonly contactId?: string;
  /** On these addresses alone; then no notice either. */
  readonly channels?: readonly ('sms' | 'email')[];
  /** It goes instead of one that the person's wish held back (Z13). */
  readonly instead?: boolean;
  /** Several requests one letter tells of. */
  readonly leadIds?: readonly string[];
  readonly vars?: Readonly<Record<string, string | number>>;
}

/** Kinds of work that several contexts leave to the worker, and what each is given. */
export interface SharedWork {
  /** Writes and sends the words of one rule. */
  readonly notify: Occasion;
  /** Sends a template to the account that asked for it: the draft of a hash, or a version. */
  readonly 'test-template': {
    readonly code: string;
    readonly hash?: string | undefined;
    readonly version?: number | undefined;
    readonly lang: 'fr' | 'en';
    readonly userId: string;
  };
  /** Replays events through the draft of a rule. */
  readonly 'try-rule': { readonly rule: string; readonly hash: string; readonly runId: string };
  readonly 'remove-file': { readonly fileId: string };
  /** Makes what was sealed for its owner (a person, or one piece of writing) unreadable for ever. */
  readonly 'destroy-key': { readonly owner: string };
}

/** Work that erases or withdraws something someone has a right to: tried again until it is done, and put aside by no one. */
export const MUST_BE_DONE: ReadonlySet<string> = new Set([
  'destroy-key',
  'remove-export',
  'remove-file',
  'erase-holding',
  'end-links',
  'withdraw-consents',
  'remove-privacy-copies',
]);
