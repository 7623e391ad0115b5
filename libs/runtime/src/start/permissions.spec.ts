import { commandRows, maySend, VIEWS } from '@jurilien/contracts';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from './contexts.js';

const { decisions, views } = registryOf(contexts);

/** What the matrix lacks, and what it has too much, as sentences that say what to do. */
function gaps(commands: Iterable<string>, listed: Iterable<string>): string[] {
  const [sent, read] = [new Set(commands), new Set(listed)];
  return [
    ...[...sent]
      .filter((name) => !commandRows().has(name))
      .map((name) => `${name} has no row: add it to libs/contracts/src/permissions/ours.ts with its marks and why it is needed`),
    ...[...read].filter((name) => !VIEWS[name]).map((name) => `view ${name} has no row: add it to permissions/views.ts`),
    ...[...commandRows()]
      .filter(([name, row]) => row.area === 'Ours' && !sent.has(name))
      .map(([name]) => `${name} exists no more: remove it from permissions/ours.ts`),
    ...Object.keys(VIEWS)
      .filter((name) => !read.has(name))
      .map((name) => `view ${name} exists no more: remove it from permissions/views.ts`),
  ];
}

// proves: ASVS row 1, 44
describe('the permission matrix', () => {
  it('has a row for every command and view, and none of ours too many', () => {
    expect(gaps(decisions.keys(), views.keys())).toEqual([]);
  });
  it('canary: says what to add for what it lacks, and what to remove', () => {
    const without = (names: Iterable<string>, gone: string): string[] => [...names].filter((name) => name !== gone);
    expect(gaps([...decisions.keys(), 'ForgetEverything'], [...views.keys(), 'secrets'])).toEqual([
      expect.stringContaining('ForgetEverything has no row'),
      expect.stringContaining('view secrets has no row'),
    ]);
    expect(gaps(without(decisions.keys(), 'QueueMessage'), without(views.keys(), 'links'))).toEqual([
      expect.stringContaining('QueueMessage exists no more'),
      expect.stringContaining('view links exists no more'),
    ]);
  });
});

const PEOPLE = ['client', 'professional', 'recruit', 'admin', 'province-admin', 'validation', 'report', 'restricted'] as const;
/** Fields that name a link or a session in order to end it, a code that the person was sent or read somewhere, or what exactly is approved. */
const NAMED_BY_PEOPLE = [
  'ActivateAutomationRule hash',
  'ApproveConfigChange hash',
  'PublishTemplate code',
  'PublishTemplate hash',
  'RetireTemplate code',
  'RollbackTemplate code',
  'SaveTemplateDraft code',
  'TestTemplate code',
  'TestTemplate hash',
  'DryRunAutomationRule hash',
  'PublishLegalDocument code',
  'PublishLegalDocument hash',
  'SaveLegalDocument code',
  'RevokeLink linkId',
  'RevokeSession sessionId',
  'ConfirmLeadPhone code',
  'VerifyNumber code',
  // Supplied by what the decision needs, whatever is said.
  'SendPrivacyCode addressHash',
  'VerifyPrivacyRequester code',
  // Set by the route behind a link; a colleague who names them proves nothing by it.
  'VerifyPrivacyRequester linkId',
  'VerifyPrivacyRequester deviceHash',
  'RedeemPromoCode code',
  // An address where clients meet a professional by video: a page of someone else's, which opens nothing of ours.
  // Of what was read: an approval is bound to it.
  'ApproveCampaign hash',
  'SetAvailability videoLink',
  'SavePromoCode code',
];

describe('secrets', () => {
  it('are made by the system: no command that a person sends takes one, or the hash of one', () => {
    const taken = [...decisions.values()]
      .filter(({ name }) => PEOPLE.some((who) => maySend(name, who)))
      .flatMap(({ name, input }) =>
        Object.keys(input.shape as object)
          .filter((field) => /hash|secret|token|link|session|jti|^code$/i.test(field))
          .map((field) => `${name} ${field}`),
      );
    expect(taken.sort()).toEqual([...NAMED_BY_PEOPLE].sort());
  });
  it('of links are the system’s alone', () => {
    expect(PEOPLE.filter((who) => maySend('IssueLink', who))).toEqual([]);
    expect(PEOPLE.filter((who) => maySend('RevokeLink', who))).toEqual(['admin', 'province-admin']);
  });
});
