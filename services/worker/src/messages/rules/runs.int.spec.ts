import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { automationRule, automationRun, is, messageTemplate, shippedRule } from '@jurilien/automation';
import type { NewEvent } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { contactPoint, gate, isAddressed, message } from '@jurilien/messaging';
import { templateOf, textOfTemplate } from '@jurilien/notifications';
import { readEventsOfTypes } from '@jurilien/persistence';
import { contactWish } from '@jurilien/reference';
import { messageIdOf, runIdOfKey, stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../../test/support/messages.js';
import { gateFacts } from '../delivery/gate-facts.js';
import { messagesGivenUp } from '../jobs.js';

/** Saves that come at once; BURST is another number of them. */
const SAVES = Number(process.env.BURST ?? 200);

let k: Awaited<ReturnType<typeof messagesKernel>>;
beforeAll(async () => {
  k = await messagesKernel();
});
afterAll(() => k.close());

const [, asSubmitted] = submitted.find(([type]) => type === 'LeadSubmitted')! as unknown as [string, { facts: object }];
const legalAid = { ...asSubmitted.facts, juridicalHelp: true, hasLegalAidCert: false };

/** One save of a form that asks for legal aid: five events of one request, of which four say so. */
function save(n = 0): { leadId: string; events: NewEvent[] } {
  const [leadId, personId] = [randomUUID(), randomUUID()];
  const ids = { leadId, personId };
  const edited: NewEvent = { type: 'LeadEdited', data: { ...ids, changed: ['juridicalHelp'], facts: legalAid } };
  const sent = { ...asSubmitted, ...ids, email: `cliente-${n}-${leadId}@exemple.ca`, facts: legalAid };
  return {
    leadId,
    events: [
      { type: 'LeadSubmitted', data: sent },
      edited,
      edited,
      edited,
      { type: 'LeadEmailConfirmed', data: { leadId, method: 'link' } },
    ],
  };
}
/** A request whose message of this rule is due. */
async function waiting(rule = 'R55') {
  const { leadId, events } = save();
  await k.happened(lead, leadId, events);
  await k.react();
  await k.hurry(rule);
  const [row] = (await k.due()).filter(({ key }) => key.includes(leadId));
  return { leadId, row: row! };
}
const ofRequest = (keys: readonly string[], leadId: string): string[] => keys.filter((key) => key.includes(leadId));
const decided = (type: string, data: object) => k.happened(automationRule, 'R55', [{ type, data: { rule: 'R55', ...data } }]);

describe('runs of rules', () => {
  it('are one for each request, however many events of one act and however many requests at once', async () => {
    const saves = Array.from({ length: SAVES }, (_, n) => save(n));
    await Promise.all(saves.map(({ leadId, events }) => k.happened(lead, leadId, events)));
    await k.react();
    await k.hurry('R55');
    for (let rows; (rows = await k.due()).length > 0;) {
      await Promise.all(rows.map(k.write));
      await k.finish(rows);
    }
    const keys = await k.written('R55');
    expect(keys).toHaveLength(SAVES);
    expect(new Set(keys.map((key) => key.slice(0, `R55:${saves[0]!.leadId}`.length)))).toEqual(
      new Set(saves.map(({ leadId }) => `R55:${leadId}`)),
    );
  });

  it('write each message once when the worker dies after writing it, before it or in the middle, and another begins again', async () => {
    const { leadId, row } = await waiting();
    // One that is killed has not said that it is done: the row is due again, for several workers at once.
    await Promise.all([k.write(row), k.write(row)]);
    for (const again of await k.due()) await k.write(again);
    await k.finish([row]);
    expect(ofRequest(await k.written('R55'), leadId)).toHaveLength(1);
  });

  it('come to nothing where a variable has no value any more, and say so', async () => {
    const { leadId, row } = await waiting();
    // A professional of whom nothing is known any more: no name, no number.
    const about = { leadId, acceptanceId: randomUUID(), professionalId: randomUUID() };
    await k.happened(acceptance, about.acceptanceId, [
      { type: 'AcceptanceOpened', data: { ...about, priceCc: 100, slaDueAt: row.now, province: 'QC', lang: 'fr' } },
    ]);
    const unwritable = { ...row, key: `R15:${about.acceptanceId}`, input: { ...about, rule: 'R15', ruleVersion: 1 } as never };
    await k.write(unwritable);
    expect([await k.ended('R15'), await k.written('R15')]).toEqual([['Z08'], []]);
    // The team is asked to see to it, once however often the row is run (4.8.1).
    await k.write(unwritable);
    const { db, codec } = k.kernel;
    const opened = await readEventsOfTypes(db, codec, ['FollowUpOpened'], { after: 0, upTo: Number.MAX_SAFE_INTEGER }, 10);
    expect(opened.map(({ data: { kind, rule, leadId: of, professionalId } }) => ({ kind, rule, of, professionalId }))).toEqual([
      { kind: 'valueMissing', rule: 'R15', of: leadId, professionalId: about.professionalId },
    ]);
  });

  it('say why nothing goes out to who wishes no way of the rule, and that work was given up', async () => {
    const { leadId, row } = await waiting();
    // The number is that of every request here: the wish is of its own address.
    const { email } = await stateOf(k.kernel, lead, leadId);
    const contactId = k.kernel.secrets.hash(`email:${email}`);
    const wished = { contactId, subjectId: leadId, of: 'request', proven: true, wish: contactWish({ only: ['call'] }) };
    await k.happened(contactPoint, contactId, [{ type: 'SafeContactWished', data: wished }]);
    const before = (await k.ended('R55')).length;
    await k.write(row);
    expect((await k.ended('R55')).slice(before)).toEqual(['Z13']);
    expect(ofRequest(await k.written('R55'), leadId)).toEqual([]);
    const broken = await waiting();
    await messagesGivenUp(k).notify!(broken.row);
    const { ended } = await stateOf(k.kernel, automationRun, runIdOfKey(broken.row.key));
    expect([ended, (await k.ended('R55')).at(-1)]).toEqual(['Failed', 'gave-up']);
  });

  it('go out in the words they began with, where others were published or the template was retired meanwhile', async () => {
    const { leadId, row } = await waiting();
    expect(row.input).toMatchObject({ templateVersion: 1 });
    const shipped = textOfTemplate(templateOf('R55'));
    const other = { ...shipped, email: { ...shipped.email!, fr: { ...shipped.email!.fr, subject: 'Tout autre chose' } } };
    await k.happened(messageTemplate, 'R55', [
      { type: 'TemplatePublished', data: { code: 'R55', hash: 'h', version: 2, text: other } },
      { type: 'TemplateRetired', data: { code: 'R55' } },
    ]);
    await k.write(row);
    const [queued] = await k.kernel.db.query<{ version: string }>(
      `select payload ->> 'templateVersion' as version from events where type = 'MessageQueued' and payload ->> 'leadId' = $1`,
      [leadId],
    );
    expect(queued).toEqual({ version: '1' });
  });

  it('go by the version of the rule they began with', async () => {
    const before = await waiting();
    const { text } = shippedRule('R55')!;
    await decided('AutomationRuleActivated', { text: { ...text, when: is('lead.legalAid', false) }, hash: 'h', version: 2 });
    const after = await waiting();
    expect([before, after].map(({ row }) => row.input)).toMatchObject([{ ruleVersion: 1 }, { ruleVersion: 2 }]);
    const ended = (await k.ended('R55')).length;
    for (const { row } of [before, after]) await k.write(row);
    expect(ofRequest(await k.written('R55'), before.leadId)).toHaveLength(1);
    expect((await k.ended('R55')).slice(ended)).toEqual(['Z02']);
    await decided('AutomationRuleActivated', { text, hash: 'h', version: 3 });
  });

  it('come to nothing while their rule is paused, and go out once it works again', async () => {
    const [paused, kept] = [await waiting(), await waiting()];
    await decided('AutomationRulePaused', { waiting: 'keep' });
    const before = (await k.ended('R55')).length;
    await k.write(paused.row);
    expect((await k.ended('R55')).slice(before)).toEqual(['Z11']);
    await decided('AutomationRuleResumed', {});
    await k.write(kept.row);
    expect(ofRequest(await k.written('R55'), paused.leadId)).toEqual([]);
    expect(ofRequest(await k.written('R55'), kept.leadId)).toHaveLength(1);
  });

  it('do not leave where their rule is paused between writing and sending', async () => {
    const { leadId, row } = await waiting();
    await k.write(row);
    const [key] = ofRequest(await k.written('R55'), leadId);
    const verdict = async () => {
      const { message: queued, ...state } = await stateOf(k.kernel, message, messageIdOf(key!));
      if (!queued || !isAddressed(queued)) throw new Error('nothing is in line');
      return gate(await gateFacts(k.kernel, { ...state, message: queued }, new Date().toISOString()));
    };
    expect(await verdict()).toBe('send');
    await decided('AutomationRulePaused', { waiting: 'keep' });
    expect(await verdict()).toEqual({ code: 'Z11' });
    await decided('AutomationRuleResumed', {});
  });

  it('carry scripts in what people wrote as words', async () => {
    const { leadId, events } = save();
    const [sent, ...rest] = events;
    const name = '<script>alert(1)</script> {statusUrl}';
    await k.happened(lead, leadId, [{ ...sent!, data: { ...sent!.data, clientName: name } }, ...rest]);
    await k.react();
    await k.hurry('R55');
    for (const row of (await k.due()).filter(({ key }) => key.includes(leadId))) await k.write(row);
    const [key] = ofRequest(await k.written('R55'), leadId);
    const { message: written } = await stateOf(k.kernel, message, messageIdOf(key!));
    expect(written!.body).toContain(`Bonjour ${name},`);
    expect(written!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {statusUrl}');
    expect(written!.html).not.toContain('<script');
  });

  it('ask the team for a task where their rule says so: once, however often the row is run', async () => {
    const { text } = shippedRule('R55')!;
    await decided('AutomationRuleActivated', { text: { ...text, channels: ['followUp'] }, hash: 'h', version: 4 });
    const { leadId, row } = await waiting();
    await k.write(row);
    await k.write(row);
    const asked = await k.kernel.db.query<{ task: object }>(
      `select payload as task from events where type = 'FollowUpOpened' and payload ->> 'leadId' = $1`,
      [leadId],
    );
    expect(asked).toEqual([{ task: expect.objectContaining({ kind: 'ruleAsks', rule: 'R55', leadId, province: 'QC' }) }]);
    expect(ofRequest(await k.written('R55'), leadId)).toEqual([]);
    await decided('AutomationRuleActivated', { text, hash: 'h', version: 5 });
  });
});
