import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Actions, type Asking, type Availability, fold, registryOf, type StreamRef } from '@jurilien/event-sourcing';
import { asShipped, at, recorded } from '@jurilien/event-sourcing/testing';
import { actions } from '@jurilien/processes';
import { contexts } from '@jurilien/runtime';
import { type Life, TEAM } from '../../libs/processes/src/account-lives.testing.js';
import { VIEW_LIVES } from '../../libs/processes/src/view-lives.testing.js';
import { consoleModule } from '../support/console-module.js';

const CONSOLE = join(process.cwd(), 'console/src');
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
const sources = filesIn(CONSOLE)
  .filter((path) => !/\/i18n\/|events-of|audit\/words|\.spec\.|\.testing\./.test(path))
  .map((path) => [path.slice(CONSOLE.length + 1), readFileSync(path, 'utf8')] as const);
const commands = [...registryOf(contexts).decisions.keys()];
const asked = new Set<string>(Object.values(actions).flatMap(({ decisions }) => decisions.map(({ name }) => name)));
/** A command that is named, or that is the key of an action. */
const sent = commands.filter((name) => sources.some(([, text]) => new RegExp(`['"\`]${name}['"\`]|^  ${name}: \\{`, 'm').test(text)));

const DOCUMENT = 'a document is no row of a view: the documents of a request are read as a whole, each with what can be done with it';
const RULE = 'a rule is no row of a view: its page has the state it asks about, and the API refuses the rest';
const OWN_CALENDAR = 'the calendars are one’s own, and their panel has read them';
const REPORT = 'a saved report is read by itself, with whether its reader may change it, mail it, or gets it';
/** Commands of the console that no row's actions answer, each with the reason. */
const NO_ROW: Readonly<Record<string, string>> = {
  HoldSlot: 'makes a new hold',
  InviteToMeeting: 'makes a new meeting',
  SetAvailability: 'the hours are one’s own, and their form has read them',
  SetCalendarFeed: OWN_CALENDAR,
  SetExternalCalendar: OWN_CALENDAR,
  RemoveExternalCalendar: OWN_CALENDAR,
  RequestAppointment: 'makes a new appointment, or turns a hold into one',
  SaveAutomationRule: RULE,
  DryRunAutomationRule: RULE,
  CancelDryRun: RULE,
  ActivateAutomationRule: RULE,
  PauseAutomationRule: RULE,
  RetireAutomationRule: RULE,
  StartAutomationManually: 'the page of the request or professional is answered which rules can be started',
  CancelAutomationRun: 'what waits about a request or professional is no row of a view: its list has what can be cancelled',
  SaveVariable: 'a constant is no row of a view: its page has its days, and the API refuses the rest',
  UndoSnoozeOfFollowUp: 'is offered in the moment after putting off, by its instant: the notice has what it names',
  SaveReport: 'makes a new saved report',
  ChangeReport: REPORT,
  DeleteReport: REPORT,
  ScheduleReportMail: REPORT,
  PauseReportMail: REPORT,
  ResumeReportMail: REPORT,
  StopReportMail: REPORT,
  LeaveReportMail: REPORT,
  RequestExport: 'makes a new file of a list, and the API refuses what its reader may not have',
  CreateFollowUp: 'makes a new follow-up',
  InviteStaff: 'makes a new account',
  SubmitLead: 'makes a new request, by phone',
  FilePrivacyRequest: 'makes a new request about one’s own data, for a caller',
  VerifyPrivacyRequester: 'of one address of a request about one’s own data, whose page has which are not proven',
  SaveSegment: 'makes a segment, or the next version of one, whose query its page checks',
  SavePromoCode: 'makes a code, or other terms for it, whatever became of it',
  SendMessage: 'makes a new message',
  ScheduleMessage: 'makes a new message',
  WriteToMember: 'makes a new message',
  WriteToProspect: 'makes a new message; the page says whether it is possible',
  AddThreadNote: 'makes a new note',
  RevealContact: 'a look, which is written down; nothing changes',
  SaveLegalDocument: 'a draft is saved as long as there is a document',
  PublishLegalDocument: 'depends on the draft in the editor, saved or not, and on who wrote it',
  SaveTemplateDraft: 'a draft is saved as long as the template is not retired',
  PublishTemplate: 'depends on the draft in the editor, saved or not, and on whether it was looked at',
  RollbackTemplate: 'stands beside each version that is not in force',
  RetireTemplate: 'depends on the rules that send it, which its page reads',
  TestTemplate: 'depends on the draft in the editor, saved or not',
  SaveQuestionSet: 'a draft is saved as long as there is a set',
  PublishQuestionSet: 'depends on the draft in the editor, saved or not',
  ProposeConfigChange: 'makes a new change of the configuration, or corrects one’s own, whose words its page has',
  ClearBooks: 'of a day, whose row is a figure of the books',
  CompareClearingAgain: 'of a day, whose row is a figure of the books',
  ExplainClearingDifference: 'of a day, whose row is a figure of the books',
  DecideUrgency: 'its page asks what it asks before a correction (EditLead), over the same life',
  FreezeCreditAccount: 'the dialog offers the causes that are not there yet: they are its input',
  UnfreezeCreditAccount: 'the dialog offers the causes that are there: they are its input',
  SendOfferLink: 'once in ten minutes for each offer, by a stream that only a keyed hash names',
  DecideManualOffer: 'one of several proposals of a request, which are no rows',
  RevokeContactLinks: 'of an address, which has no row in a list',
  RecordConsent: 'of an address, which has no row in a list; its page says which addresses are proven',
  WithdrawConsent: 'of an address, which has no row in a list; a no is written down at any time',
  CancelScheduledMessage: 'of a bubble in a conversation, which is read as a whole',
  MarkNoticeRead: 'of a list that its reader alone has, and which says itself what was read',
  MarkAllNoticesRead: 'of a list that its reader alone has, and which says itself what was read',
  SetKillSwitch: 'a switch that was never set has no row; its button says what it does, and the same twice says nothing',
  RetryDeadLetter: 'work that was given up is no row of a view: the list says itself what is past its moment',
  DismissDeadLetter: 'work that was given up is no row of a view, and can always be put aside',
  RebuildProjection: 'of a view that is chosen in its form; the API refuses one that is being rebuilt',
  ResendHeldMessages: 'of a switch that is cleared, which is the only kind whose row has the button',
  ReadThread: 'a conversation is named by the hash of its number, and asked about by no list',
  AssignThread: 'a conversation is named by the hash of its number, and asked about by no list',
  SnoozeThread: 'a conversation is named by the hash of its number, and asked about by no list',
  CloseThread: 'a conversation is named by the hash of its number, and asked about by no list',
  PlaceEmail: 'an e-mail is in a conversation, which is named by the hash of its address, and asked about by no list',
  DiscardEmail: 'an e-mail is in a conversation, which is named by the hash of its address, and asked about by no list',
  UploadDocument: DOCUMENT,
  RenameDocument: DOCUMENT,
  ShareDocument: DOCUMENT,
  RevokeDocumentShare: DOCUMENT,
  DeleteDocument: DOCUMENT,
  RequestDocuments: DOCUMENT,
  CancelDocumentRequest: DOCUMENT,
  ReopenThread: 'a conversation is named by the hash of its number, and asked about by no list',
};

const words = {
  fr: (await consoleModule<{ refusalsFr: { refusals: { detail: object } } }>('i18n/fr/refusals')).refusalsFr.refusals.detail,
  en: (await consoleModule<{ refusalsEn: { refusals: { detail: object } } }>('i18n/en/refusals')).refusalsEn.refusals.detail,
};
/** The states of one stream that one or two of its events lead to. */
const statesOf = ({ decider, id, begins, events }: Life): readonly unknown[] =>
  begins
    .filter((begin) => begin.length > 0)
    .flatMap((begin) => [begin, ...events.flatMap((one) => [[...begin, one], ...events.map((two) => [...begin, one, two])])])
    .map((past) =>
      fold(
        decider,
        recorded(
          decider,
          id,
          past.map(([type, data, when]) => [type, data, when ?? at(0), TEAM[0]!]),
        ),
      ),
    );
type Rule = (states: object, who: Asking, named: object) => Availability;
/** Every reason that a button of a view can give where its things are there. */
function reasonsOf(view: keyof typeof VIEW_LIVES): readonly string[] {
  const { names, streams, decisions }: Actions = actions[view];
  const { row, streams: lives } = VIEW_LIVES[view];
  const named = names(row) as object;
  const base = Object.fromEntries(
    lives.map((life) => [life.decider.category, fold(life.decider, recorded(life.decider, life.id, life.begins.at(-1)!))]),
  );
  return lives.flatMap((life) =>
    statesOf(life).flatMap((state) => {
      const known = { ...base, [life.decider.category]: state };
      const read = Object.fromEntries(
        Object.entries(streams(named as never)).map(([key, ref]) => [key, known[(ref as StreamRef).decider.category]]),
      );
      return TEAM.flatMap((actor) =>
        (decisions as readonly { available: unknown }[]).flatMap(({ available }) => {
          const said = (available as Rule)(read, { actor, now: at(45 * 1_440), config: asShipped() }, named);
          return said === true ? [] : [said.detail];
        }),
      );
    }),
  );
}

describe('a command that the console sends', () => {
  it('is one whose availability the API answers, or one of a few with a reason', () =>
    expect(sent.filter((name) => !asked.has(name) && !(name in NO_ROW))).toEqual([]));
  it('has no reason to be left out when it is answered, or is not sent', () =>
    expect(Object.keys(NO_ROW).filter((name) => asked.has(name) || !sent.includes(name))).toEqual([]));
  it('is not given a list of states by a page', () =>
    expect(sources.filter(([, text]) => /\bcommand: '\w+',[^}]*\b(from|states): \[/.test(text)).map(([path]) => path)).toEqual([]));
  it('says in both languages why it cannot be sent, on every page', () => {
    const details = new Set((Object.keys(VIEW_LIVES) as (keyof typeof VIEW_LIVES)[]).flatMap(reasonsOf));
    // The state of a membership or a request is shown in the page's own words for it.
    const explained = [...details].filter((detail) => !/^(professional|lead-is)-/.test(detail));
    expect(explained.filter((detail) => !(detail in words.fr) || !(detail in words.en))).toEqual([]);
    expect(explained.length).toBeGreaterThan(35);
  });
});
