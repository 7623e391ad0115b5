import { z } from 'zod';

/** What an id names, of every schema that is one: `kindOf` reads it. */
const kinds = z.registry<{ readonly names: string }>();
function kind<S extends z.ZodType>(names: string, schema: S): S {
  kinds.add(schema, { names });
  return schema;
}

/**
 * Written in small letters alone: a stream's name tells capitals apart and PostgreSQL's `uuid` does not, so that the same id in
 * capitals would be another stream with the same row.
 */
const uuid = (names: string) => kind(names, z.uuid().lowercase());
/** Keyed hash of a number or an e-mail address. */
const addressHash = /^[0-9a-zA-Z:_+-]{3,128}$/;
/** What a provider calls a thing of its own: signs that can be seen, no blanks. */
const ofProvider = (names: string) => kind(names, z.string().regex(/^[\x21-\x7e]{1,300}$/));

/**
 * One schema for each kind of id that a command may bear. Inputs take them from here, which `test/architecture/ids.spec.ts` checks.
 * Events keep what was ever stored and are not checked when they are read: the input is the door, the log is the truth.
 */
export const ids = {
  leadId: uuid('lead'),
  personId: uuid('person'),
  professionalId: uuid('professional'),
  userId: uuid('user'),
  sessionId: uuid('session'),
  candidateId: uuid('candidate'),
  /** A person of the register, a professional or a candidate whose private details change, or who applied for a job. */
  subjectId: uuid('subject'),
  /** Someone who may become a member. */
  prospectId: uuid('prospect'),
  /** A list that prospects were brought with. */
  importId: uuid('import'),
  offerId: uuid('offer'),
  claimId: uuid('claim'),
  acceptanceId: uuid('acceptance'),
  reservationId: uuid('reservation'),
  appointmentId: uuid('appointment'),
  requestId: uuid('request'),
  /** Whose time it is: a professional, an account of the team, or a client by the keyed hash of their address. */
  calendarId: kind('calendar', z.string().regex(addressHash)),
  proposalId: uuid('proposal'),
  documentId: uuid('document'),
  fileId: uuid('file'),
  /** One opening of a document, named by the page that showed it. */
  viewId: uuid('view'),
  /** One of the documents that someone is asked for. */
  itemId: uuid('item'),
  entryId: uuid('entry'),
  blockId: uuid('block'),
  alertId: uuid('alert'),
  /** A file of a list that someone of the team asked for. */
  exportId: uuid('export'),
  /** A report that someone keeps under a name. */
  reportId: uuid('report'),
  /** A message to many. */
  campaignId: uuid('campaign'),
  /** A kept condition: the people of an audience that it holds for. */
  segmentId: uuid('segment'),
  deliveryId: uuid('delivery'),
  purchaseId: uuid('purchase'),
  subscriptionId: uuid('subscription'),
  messageId: uuid('message'),
  runId: uuid('run'),
  switchId: uuid('switch'),
  /** What an administrator does to the machine. */
  operationId: uuid('operation'),
  /** A row of work. */
  workId: uuid('work'),
  relayId: uuid('relay'),
  replyId: uuid('reply'),
  enquiryId: uuid('enquiry'),
  /** Of a task someone wrote; one that a rule asks for is named by its kind and its thing: `lowScore:018f…`. */
  followUpId: kind('task', z.string().regex(/^([a-z][A-Za-z]*:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  changeId: uuid('change'),
  incidentId: uuid('incident'),
  factorId: uuid('factor'),
  applicationId: uuid('application'),
  noteId: uuid('note'),
  /** Of one thing we hold of a person: of a request, an account, a conversation and the like. */
  holdingId: kind('holding', z.string().regex(addressHash)),
  holdId: uuid('hold'),
  meetingId: uuid('meeting'),
  contactId: kind('contact', z.string().regex(addressHash)),
  threadId: kind('thread', z.string().regex(addressHash)),
  /** Whom a message goes to: a person, a professional, an account, or no more than a number. */
  recipientId: kind('recipient', z.string().regex(addressHash)),
  /** Hash of a token: the token itself is nowhere. */
  linkId: kind('link', z.string().regex(/^[0-9a-f]{64}$/)),
  challengeId: kind('challenge', z.string().regex(/^[\w-]{16,200}$/)),
  /** Of a passkey, as the browser has it. */
  credentialId: kind('credential', z.string().regex(/^[\w-]{1,1400}$/)),
  /** A part of a legal text, as its address names it. */
  partId: kind('part', z.string().trim().max(60)),
  /** Of a question in its set, as those who write questions name it. */
  questionId: kind('question', z.string().trim().max(80)),
  checkoutId: ofProvider('checkout'),
  providerInvoiceId: ofProvider('invoice'),
  refundId: ofProvider('refund'),
  warningId: ofProvider('warning'),
  disputeId: ofProvider('dispute'),
  customerId: ofProvider('customer'),
  paymentMethodId: ofProvider('payment method'),
  providerId: ofProvider('message at its provider'),
  providerMessageId: ofProvider('message of a provider'),
  providerEventId: ofProvider('event of a provider'),
} as const;

/** What an id schema names; nothing when it is a plain text. */
export const kindOf = (schema: z.ZodType): string | undefined => kinds.get(schema)?.names;
