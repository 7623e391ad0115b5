import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maySend } from '@jurilien/contracts';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from '@jurilien/runtime';

const STAFF = ['admin', 'province-admin', 'validation', 'report', 'restricted'] as const;
const CONSOLE = join(process.cwd(), 'console/src');
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
/** What the console does, without its words: a name in a translation is no button. */
const source = filesIn(CONSOLE)
  .filter((path) => !/\/i18n\/|events-of|audit\/words|\.spec\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const isSent = (name: string): boolean => new RegExp(`['"\`]${name}['"\`]|\\b${name}:`).test(source);

/** Commands staff may send that have no button, each with the reason. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  WidenSearch: 'the client widens it on their own page; staff edit the request and start the search again',
  StartLeadDraft: 'a request by phone is kept in the browser until it is sent',
  SaveLeadDraft: 'a request by phone is kept in the browser until it is sent',
  ProvideLeadInfo: 'what the client says on the phone goes into the answers (EditLead), by its author',
  SetBillingIdentity: 'the name on invoices is its holder’s to write; support helps them do it',
  SetContactPreferences: 'language and digest are chosen on the person’s own pages',
  CreateCandidateProfile: 'a profile is the candidate’s own',
  UpdateCandidateProfile: 'a profile is the candidate’s own; staff hide or erase it (N08)',
  CloseCandidateProfile: 'a profile is the candidate’s own; staff hide or erase it (N08)',
  RequestCandidateContact: 'a firm asks for a contact, in its own name',
  DismissCandidate: 'a firm’s own list',
  SaveEmployeeAlert: 'a firm’s own search',
  PauseEmployeeAlert: 'a firm’s own search',
  DeleteEmployeeAlert: 'a firm’s own search',
  UpdateProfessionalProfile: 'a profile is its holder’s; staff review its wording (RejectProfileWording)',
  SetMatchingPreferences: 'what offers someone wants is theirs to say; staff pause or write to them',
  SetConsultationTerms: 'what a consultation costs and how it goes is its holder’s to say; support helps them do it',
  SetOfferHours: 'hours are their holder’s to say; staff pause or write to them',
  RevokeLink: 'a link is ended by whom it was sent to, or with what it opens; the team sends another (SendLeadLink, SendOfferLink)',
  VerifyChannel: 'a number or address proves itself by its code',
  OpenCreditAccount: 'opened with the approval',
  CloseCreditAccount: 'closed with the membership',
  RecordDocumentViewed: 'a look of the team stands in the access log; on the list of a document stand those it was sent to',
  OptOutSms: 'STOP by keyword, on the person’s own page, or by the provider; the team tells the person the word',
};

describe('every command that staff may send', () => {
  const sendable = [...registryOf(contexts).decisions.keys()].filter((name) => STAFF.some((who) => maySend(name, who)));
  const marked = sendable.filter((name) => !STAFF.every((who) => [undefined, 'o'].includes(maySend(name, who))));

  it('has its button in the console, or a reason to have none', () => {
    expect(marked.filter((name) => !isSent(name) && !(name in WITHOUT_SCREEN))).toEqual([]);
    expect(marked.length).toBeGreaterThan(80);
  });
  it('has no reason for what has a button, or is no command any more', () =>
    expect(Object.keys(WITHOUT_SCREEN).filter((name) => isSent(name) || !marked.includes(name))).toEqual([]));
});
