import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTANCE_STAGES, LEAD_STATES } from '@jurilien/contracts';
import { registryOf } from '@jurilien/event-sourcing';
import { PROFESSIONAL_STATES } from '@jurilien/professionals';
import { CONTACT_STATES } from '@jurilien/recruiting';
import { contexts } from '@jurilien/runtime';
import { OFFER_STATES } from '@jurilien/search';

const SITE = join(process.cwd(), 'public-site/src');
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
const sourcesIn = (folder: string) =>
  filesIn(folder)
    .filter((path) => /\.tsx?$/.test(path) && !/\/words\/|\.spec\.|\.testing\./.test(path))
    .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')] as const);
const sources = sourcesIn(SITE);
const { decisions } = registryOf(contexts);
const sent = [...decisions.keys()].filter((name) => sources.some(([, text]) => new RegExp(`['"\`]${name}['"\`]`).test(text)));

/** Commands of the site without a rule of availability, each with the reason. */
const MAKES = 'makes a new thing, or other words for it, whatever became of it';
const OF_FORM = 'depends on what the form holds';
/** Their rule is asked for each reader: a document is one's own, shared with one, or neither. */
const OF_DOCUMENT = 'the API answers with each document, and each request for documents, what its reader can do with it';
const WITHOUT_RULE: Readonly<Record<string, string>> = {
  RecordOfferViewed: 'sent by the page itself, not by a button',
  RecordDocumentViewed: 'sent by the page itself once a first page is shown, not by a button',
  UploadDocument: OF_DOCUMENT,
  RenameDocument: OF_DOCUMENT,
  ShareDocument: OF_DOCUMENT,
  RevokeDocumentShare: OF_DOCUMENT,
  DeleteDocument: OF_DOCUMENT,
  RequestDocuments: OF_DOCUMENT,
  CancelDocumentRequest: OF_DOCUMENT,
  ReportWrongRecipient: 'the way out for who was not meant: always there',
  MarkNoticeRead: 'the list itself says what was read',
  MarkAllNoticesRead: 'the list itself says what was read',
  SendPrivacyCode: 'each address has its own code, and its limits are told with the refusal',
  VerifyPrivacyRequester: 'the code is the proof; it is right or not',
  VerifyEmail: 'the link is the proof; it is used or not',
  SubmitProfessionalApplication: 'the steps of the form say what is missing',
  SaveProfessionalApplication: MAKES,
  UpdateProfessionalProfile: OF_FORM,
  SetMatchingPreferences: OF_FORM,
  SetOfferHours: OF_FORM,
  SetAvailability: OF_FORM,
  SetCalendarFeed: 'the page shows the private address that there is, or that there is none',
  SetExternalCalendar: OF_FORM,
  RemoveExternalCalendar: 'stands beside the address that is there',
  SetBoardAlert: OF_FORM,
  AddBlock: MAKES,
  HoldSlot: MAKES,
  RequestAppointment: 'makes a new appointment; the page shows the times that can be had',
  TestPipelineWebhook: 'shown with the tool that is on; what else is in its way passes within a minute or an hour, and its refusal says so',
  RedeemPromoCode: OF_FORM,
  SetBillingIdentity: OF_FORM,
  SetAutoTopUp: OF_FORM,
  CreateCandidateProfile: MAKES,
  UpdateCandidateProfile: MAKES,
  SaveEmployeeAlert: MAKES,
};

// proves: item 13 (what a button promises, its decision does)
describe('a command that the public site sends', () => {
  it('is found in its pages', () => expect(sent.length).toBeGreaterThan(30));
  it('has a rule of availability, or is one of a few with a reason', () =>
    expect(sent.filter((name) => !decisions.get(name)!.available && !(name in WITHOUT_RULE))).toEqual([]));
  it('has no reason to be without a rule when it has one, or is not sent', () =>
    expect(Object.keys(WITHOUT_RULE).filter((name) => !sent.includes(name) || decisions.get(name)!.available)).toEqual([]));
});

/** Names of states that a rule or a contract lists. */
const STATES = new Set<string>([...LEAD_STATES, ...ACCEPTANCE_STAGES, ...OFFER_STATES, ...PROFESSIONAL_STATES, ...CONTACT_STATES]);
/** Lists of two or more states in a text, but for what a list of a view is filtered by. */
const listsOfStates = (text: string): string[] =>
  [...text.matchAll(/(\bstates?: )?\[([^[\]]*)\]/g)].flatMap(([whole, filter, inside]) => {
    const names = [...inside!.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
    return !filter && names.length > 1 && names.every((name) => STATES.has(name)) ? [whole] : [];
  });

// proves: item 13 (what can be done in which state is asked, not copied)
describe('a front end', () => {
  it.each([SITE, join(process.cwd(), 'console/src')])('%s has no list of states of its own', (folder) =>
    expect(sourcesIn(folder).flatMap(([path, text]) => listsOfStates(text).map((list) => `${path}: ${list}`))).toEqual([]),
  );
  it('would be seen to have one', () => {
    expect(listsOfStates(`const EARLY = ['ToValidate', 'InValidation'];`)).toHaveLength(1);
    expect(listsOfStates(`new Set(['Registered',\n  'Applied'])`)).toHaveLength(1);
    expect(
      listsOfStates(`filter: { state: ['ToValidate', 'InValidation'] }, ['QC', 'ON'], ['Ready', 'HoldLead'], status['Ready']`),
    ).toEqual([]);
  });
});
