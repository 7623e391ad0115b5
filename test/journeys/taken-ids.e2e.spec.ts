import { randomUUID } from 'node:crypto';
import { professional } from '@jurilien/professionals';
import { user } from '@jurilien/identity';
import { stateOf } from '@jurilien/runtime';
import { exportsOf } from '../support/exports.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

const QUOTED = { look: { period: 'last7', filter: {} }, name: 'Semaine' };

describe('the id of someone else', () => {
  let system: System;
  /** Ids that others know: of a professional, of an account, and of a request. */
  let known: Readonly<Record<'professional' | 'account' | 'request', string>>;
  let colleague: { readonly userId: string; readonly authorization: string };

  beforeAll(async () => {
    system = await startSystem();
    const { professionalId } = await approvedProfessional(system, { name: 'Me Florence Gagnon' });
    const { leadId } = await mainJob(system).submit({});
    const { userId: account } = await system.staff('admin');
    known = { professional: professionalId, account, request: leadId };
    const { userId } = await system.staff('report_admin');
    colleague = { userId, authorization: await sessionOf(system.kernel, userId) };
  });
  afterAll(() => system?.close());

  /** Begins under an id that its sender chose, and ends with the key of that name. */
  const begun = (id: string): readonly (readonly [name: string, input: object])[] => [
    [
      'SubmitContactForm',
      {
        enquiryId: id,
        lang: 'fr',
        name: 'Anne Roy',
        email: 'anne@exemple.test',
        topic: 'other',
        body: 'Bonjour, j’aimerais savoir comment vous joindre.',
      },
    ],
    ['StartLeadDraft', { leadId: id, lang: 'fr', form: 'request', channel: 'web' }],
    [
      'RegisterProfessional',
      {
        professionalId: id,
        title: 'lawyer',
        name: 'Me X',
        province: 'QC',
        lang: 'fr',
        email: 'x@exemple.test',
        phoneNumber: '+15145550199',
      },
    ],
  ];

  it.each(['professional', 'account', 'request'] as const)('is refused to everything else that begins alone: a %s', async (whose) => {
    const own = { professional: 'RegisterProfessional', account: 'CreateUser', request: 'StartLeadDraft' }[whose];
    for (const [name, input] of begun(known[whose]).filter(([name]) => name !== own))
      await expect(system.dispatch(name, input)).rejects.toMatchObject({ code: 'VALIDATION', detail: 'id-taken' });
  });

  it.each(['professional', 'account', 'request'] as const)(
    'makes no report and no export, whose end would destroy their key: a %s',
    async (whose) => {
      const id = known[whose];
      const ask = (path: string, body: object) => call(system.origin, 'POST', path, body, { authorization: colleague.authorization });
      const report = { commandId: randomUUID(), payload: { reportId: id, userId: colleague.userId, ...QUOTED } };
      expect(await ask('/api/commands/SaveReport', report)).toMatchObject({ status: 422, body: { detail: 'id-taken' } });
      expect(await exportsOf(system, colleague.authorization).request({ exportId: id })).toMatchObject({
        status: 422,
        body: { detail: 'id-taken' },
      });
    },
  );

  it('comes to no harm: what is sealed with their keys is read as before', async () => {
    expect(await stateOf(system.kernel, professional, known.professional)).toMatchObject({ name: 'Me Florence Gagnon' });
    expect(await stateOf(system.kernel, user, known.account)).toMatchObject({ username: 'admin' });
  });
});
