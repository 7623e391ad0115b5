import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LEAD_STATES } from '@jurilien/contracts';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from '@jurilien/runtime';

const SITE = join(process.cwd(), 'public-site/src');
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
const sources = filesIn(SITE)
  .filter((path) => /\.tsx?$/.test(path) && !/\/words\/|\.spec\.|\.testing\./.test(path))
  .map((path) => [path.slice(SITE.length + 1), readFileSync(path, 'utf8')] as const);
const { decisions } = registryOf(contexts);
const sent = [...decisions.keys()].filter((name) => sources.some(([, text]) => new RegExp(`['"\`]${name}['"\`]`).test(text)));

/** Commands of the site without a rule of availability, each with the reason. */
const MAKES = 'makes a new thing, or other words for it, whatever became of it';
const OF_FORM = 'depends on what the form holds';
const CLAIM = 'the page shows the one word that the API gives for the offer, and counts the hold down by the second';
const ROW = 'the API lists the thing only while the command is possible';
const WITHOUT_RULE: Readonly<Record<string, string>> = {
  RecordOfferViewed: 'sent by the page itself, not by a button',
  VerifyEmail: 'the link is the proof; it is used or not',
  ClaimOffer: CLAIM,
  RevealClaimNames: CLAIM,
  ConfirmAcceptance: CLAIM,
  DeclareConflict: CLAIM,
  SubmitSurvey: 'the API gives the state of the questionnaire, by the rule that the decision uses (surveyOpen)',
  AcceptProfessionalTerms: 'the API gives how the agreement stands; a second one changes nothing',
  SubmitProfessionalApplication: 'the steps of the form say what is missing',
  SaveProfessionalApplication: MAKES,
  UpdateProfessionalProfile: OF_FORM,
  SetMatchingPreferences: OF_FORM,
  SetOfferHours: OF_FORM,
  SetBoardAlert: OF_FORM,
  RemoveBoardAlert: ROW,
  AddBlock: MAKES,
  RemoveBlock: ROW,
  AppealBlacklistEntry: ROW,
  SwitchOffPipelineWebhook: 'can be pressed at any time; off is off',
  TestPipelineWebhook: 'its limit is of the hour, and its refusal says so',
  RedeemPromoCode: OF_FORM,
  SetBillingIdentity: OF_FORM,
  RequestPurchaseRefund: 'how much can be given back is an amount, which the API gives with each purchase',
  SetAutoTopUp: OF_FORM,
  ApproveTopUp: 'the API shows the top-up only while it waits; its price is checked with the press',
  CreateCandidateProfile: MAKES,
  UpdateCandidateProfile: MAKES,
  CloseCandidateProfile: 'can be pressed as long as there is a profile',
  RemoveCandidateCv: 'shown with the file it removes',
  AnswerCandidateContact: ROW,
  RequestCandidateContact: ROW,
  DismissCandidate: ROW,
  SaveEmployeeAlert: MAKES,
  PauseEmployeeAlert: ROW,
  DeleteEmployeeAlert: ROW,
};

// proves: item 13 (what a button promises, its decision does)
describe('a command that the public site sends', () => {
  it('is found in its pages', () => expect(sent.length).toBeGreaterThan(30));
  it('has a rule of availability, or is one of a few with a reason', () =>
    expect(sent.filter((name) => !decisions.get(name)!.available && !(name in WITHOUT_RULE))).toEqual([]));
  it('has no reason to be without a rule when it has one, or is not sent', () =>
    expect(Object.keys(WITHOUT_RULE).filter((name) => !sent.includes(name) || decisions.get(name)!.available)).toEqual([]));
  it('is not given a list of states by a page', () => {
    const state = LEAD_STATES.join('|');
    const list = new RegExp(`\\[\\s*'(${state}|ToContact|Contacted|Approved|Suspended)',\\s*'\\w+'[^\\]]*\\]\\s*(\\.includes|as const)`);
    expect(sources.filter(([, text]) => list.test(text)).map(([path]) => path)).toEqual([]);
  });
});
