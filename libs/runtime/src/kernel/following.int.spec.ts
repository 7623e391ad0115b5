import { randomBytes, randomUUID } from 'node:crypto';
import { applyConfigChange, approveConfigChange, configuration, CONFIGURATION_ID, proposeConfigChange } from '@jurilien/configuration';
import { readStream } from '@jurilien/persistence';
import { legalDocument, publishLegalDocument, saveLegalDocument } from '@jurilien/legal';
import {
  agreedTextAt,
  leadFilesMax,
  leadUnservedAfterHours,
  localDate,
  pricingBase,
  SHIPPED_TERMS,
  shippedDocument,
  shippedValues,
  termsInForce,
} from '@jurilien/reference';
import { testDatabase } from '../../../../test/support/database.js';
import { withoutViews } from '../../../../test/support/kernel.js';
import { eventually, msOf, quickest } from '../../../../test/support/eventually.js';
import { noteFirstShipped, noteShipped } from '../configuration/note-shipped.js';
import { openKernel } from '../start/open-kernel.js';
import { readSettings } from '../settings/settings.js';
import { asOf } from './configuration.js';
import { followConfiguration } from './following.js';
import { stateOf } from './states.js';
import type { Kernel } from './kernel.js';

const anna = { kind: 'user', id: 'anna', role: 'admin' } as const;
const bruno = { kind: 'user', id: 'bruno', role: 'admin' } as const;
const system = { kind: 'system', id: 'timer' } as const;
const reason = 'Décision du comité';
const SECOND = 1_000;

describe('the configuration of several processes', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;
  let kernels: Kernel[] = [];
  const open = async (name: string): Promise<Kernel> => {
    const kernel = await openKernel(settings(), name);
    kernels.push(kernel);
    return kernel;
  };
  const secret = randomBytes(32).toString('hex');
  const masterKey = randomBytes(32).toString('base64');
  const settings = () =>
    readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      JWT_SECRET: secret,
      LINK_SECRET: secret,
      SITE_KEY: secret,
      MASTER_KEY: masterKey,
      ALLOW_SHIFTED_CLOCK: 'true',
    });

  beforeEach(async () => {
    database = await testDatabase(withoutViews);
  });
  afterEach(async () => {
    for (const kernel of kernels) await kernel.close();
    kernels = [];
    await database.drop();
  });

  const propose = (kernel: Kernel, set: { key: string; scope?: object; value: unknown }[], more: object = {}, at?: string) => {
    const changeId = randomUUID();
    const input = { changeId, set: set.map(({ scope = {}, ...s }) => ({ scope, ...s })), ...more };
    return kernel.send(proposeConfigChange, input as never, { actor: anna, reason, at }).then(() => changeId);
  };
  const files = (value: number) => [{ key: leadFilesMax.key, value }];
  const hashOf = async (kernel: Kernel, changeId: string): Promise<string> => {
    const events = await readStream(kernel.db, kernel.codec, 'configuration-main');
    return events.findLast((e) => e.type === 'ConfigChangeProposed' && e.data.changeId === changeId)!.data.hash as string;
  };

  it('changes in the process that changed it at once, and in every other one within a second', async () => {
    const [one, other] = [await open('one'), await open('other')];
    let most = 4;
    const followed = await quickest(SECOND, async () => {
      const version = one.configuration.current().version + 1;
      await propose(one, files(++most));
      expect([one.configuration.current().version, one.configuration.current().value(leadFilesMax)]).toEqual([version, most]);
      return msOf(() => eventually(async () => other.configuration.current().version === version, 'the other process to follow'));
    });
    expect(followed).toBeLessThan(SECOND);
    expect(other.configuration.current().value(leadFilesMax)).toBe(most);
    // One that starts later knows it before its first command.
    expect((await open('later')).configuration.current().value(leadFilesMax)).toBe(most);
  });

  it('is for money in force once a second administrator agreed, at its place alone', async () => {
    const kernel = await open('one');
    const changeId = await propose(kernel, [{ key: pricingBase.key, scope: { province: 'QC', field: 'family' }, value: 3 }]);
    expect(kernel.configuration.current().version).toBe(1);
    await kernel.send(approveConfigChange, { changeId, hash: await hashOf(kernel, changeId) }, { actor: bruno, reason });
    const config = kernel.configuration.current();
    expect(config.value(pricingBase, { province: 'QC', field: 'family' })).toBe(3);
    expect(config.value(pricingBase, { province: 'ON', field: 'family' })).toBe(pricingBase.shipped);
  });

  it('has the terms of professionals beside it: a version published in one process is in force in every other', async () => {
    const [one, other] = [await open('one'), await open('other')];
    const day = localDate(new Date().toISOString(), 'QC');
    const { fr, en } = shippedDocument('terms');
    const said = { code: 'professional-terms', fr, en, changes: { fr: ['Tout.'], en: ['Everything.'] }, effectiveOn: day };
    await one.send(saveLegalDocument, structuredClone(said) as never, { actor: anna });
    const { hash } = (await stateOf(one, legalDocument, 'professional-terms')).draft!;
    await one.send(publishLegalDocument, { code: 'professional-terms', hash }, { actor: bruno, reason });
    const inForce = (kernel: Kernel) => termsInForce(asOf(kernel)).effectiveOn;
    expect(inForce(one)).toBe(day);
    await eventually(async () => inForce(other) === day, 'the other process to follow');
    // The configuration is the one of before, and earlier instants had the terms of theirs.
    expect(other.configuration.current().version).toBe(1);
    expect(termsInForce(asOf(other, '2026-11-05T12:00:00.000Z')).effectiveOn).toBe(SHIPPED_TERMS);
    expect(inForce(await open('later'))).toBe(day);
  });

  it('has every legal document beside it: what is agreed to in one process is what another has published', async () => {
    const [one, other] = [await open('one'), await open('other')];
    const code = 'message-choices';
    const { fr, en } = shippedDocument(code);
    const changes = { fr: ['Plus court.'], en: ['Shorter.'] };
    const said = { code, fr: { ...fr, lead: 'Court.' }, en: { ...en, lead: 'Short.' }, changes };
    await one.send(saveLegalDocument, structuredClone({ ...said, effectiveOn: localDate(new Date().toISOString(), 'QC') }) as never, {
      actor: anna,
    });
    const { hash } = (await stateOf(one, legalDocument, code)).draft!;
    await one.send(publishLegalDocument, { code, hash }, { actor: bruno, reason });
    const agreed = (kernel: Kernel) => agreedTextAt({ document: code, lang: 'en' }, asOf(kernel));
    expect(agreed(one)).toBe('message-choices/2/en');
    await eventually(async () => agreed(other) === 'message-choices/2/en', 'the other process to follow');
    expect(agreed(await open('later'))).toBe('message-choices/2/en');
    expect(agreedTextAt({ document: 'purchase-terms', lang: 'en' }, asOf(other))).toBe('purchase-terms/1/en');
  });

  it('is asked of an old event as it was, whatever it is now, also by a process that has not read so far', async () => {
    const [one, other] = [await open('one'), await open('other')];
    await propose(one, files(5));
    await propose(one, files(6));
    const events = await readStream(other.db, other.codec, 'configuration-main');
    expect(events.map(({ type, config }) => [type, config.version, config.value(leadFilesMax)])).toEqual([
      ['ConfigChangeProposed', 1, 10],
      ['ConfigChangeApplied', 1, 10],
      ['ConfigChangeProposed', 2, 5],
      ['ConfigChangeApplied', 2, 5],
    ]);
    expect(() => other.configuration.at(99)).toThrow(/has not been read/);
    await expect(other.configuration.upTo(99)).rejects.toThrow(/version 99 .* has 3 at most/);
  });

  /** What a deployment of another release appended: it ships another number of documents. */
  const deployed = async (kernel: Kernel, expectedVersion: number, version: number, shipped: number) => {
    const values = { ...shippedValues(), [leadFilesMax.key]: { shipped }, 'later.key': { shipped: true } };
    await kernel.store.append({
      command: { name: 'NoteShippedValues', commandId: randomUUID(), input: {}, actor: system },
      occurredAt: new Date().toISOString(),
      config: kernel.configuration.current(),
      streams: [
        {
          ref: { decider: configuration, id: CONFIGURATION_ID },
          expectedVersion,
          events: [{ type: 'ShippedValuesNoted', data: { version, values } }],
        },
      ],
    });
  };
  const restedOn = async (kernel: Kernel) =>
    (await readStream(kernel.db, kernel.codec, 'configuration-main')).map((e) => [e.type, e.config.value(leadFilesMax)]);

  it('has what is shipped noted once, however many note it, and changes nothing by the first note; an empty log stays empty', async () => {
    const [one, other] = [await open('one'), await open('other')];
    await noteShipped(one);
    expect(await restedOn(one)).toEqual([]);
    await Promise.all([one, other, one, other, one, other].map(noteFirstShipped));
    expect(await restedOn(other)).toEqual([['ShippedValuesNoted', 10]]);
    expect(one.configuration.current().version).toBe(1);
    const later = await open('later');
    await Promise.all([noteShipped(later), noteFirstShipped(later), noteShipped(one)]);
    expect(await restedOn(other)).toHaveLength(1);
  });

  it('has what another release ships in force in every process, while old events rest on what was shipped then', async () => {
    const [one, other] = [await open('one'), await open('other')];
    await noteFirstShipped(one);
    await propose(one, [{ key: leadUnservedAfterHours.key, value: 40 }]);
    await deployed(one, 3, 3, 7);
    await eventually(async () => other.configuration.current().version === 3, 'the other process to follow');
    expect(other.configuration.current().value(leadFilesMax)).toBe(7);
    await propose(other, files(5));
    // The release is taken back: its deployment notes what it ships; a process of before that starts again takes nothing back.
    const before = await open('of the release before');
    await noteFirstShipped(before);
    expect(before.configuration.current().version).toBe(4);
    await noteShipped(before);
    const told = await restedOn(await open('later'));
    expect(told).toEqual([
      ['ShippedValuesNoted', 10],
      ['ConfigChangeProposed', 10],
      ['ConfigChangeApplied', 10],
      ['ShippedValuesNoted', 10],
      ['ConfigChangeProposed', 7],
      ['ConfigChangeApplied', 7],
      ['ShippedValuesNoted', 5],
    ]);
    expect(await restedOn(one)).toEqual(told);
  });

  it('takes the first note for what every decision before it rested on', async () => {
    const one = await open('one');
    await propose(one, [{ key: leadUnservedAfterHours.key, value: 40 }]);
    await deployed(one, 2, 2, 7);
    await one.configuration.upTo(2);
    expect((await open('later')).configuration.at(1).value(leadFilesMax)).toBe(7);
    await eventually(async () => one.configuration.at(1).value(leadFilesMax) === 7, 'the first process to follow');
    expect(one.configuration.at(2).value(leadUnservedAfterHours, {})).toBe(40);
  });

  it('changes in order in a process that was paused: each version as it was, the last one in force', async () => {
    const one = await open('one');
    const paused = followConfiguration(one.db, one.vault);
    await paused.readOn();
    // Its looks stop, as those of a process that is stopped do.
    paused.close();
    const day = new Date(Date.now() + 60_000).toISOString();
    const next = new Date(Date.now() + 120_000).toISOString();
    await propose(one, files(4));
    const first = await propose(one, [{ key: leadUnservedAfterHours.key, value: 40 }], { effectiveAt: day });
    const second = await propose(one, [{ key: leadUnservedAfterHours.key, value: 50 }], { effectiveAt: next });
    // The worker was away on the first day; the timer of the second one is heard first.
    const asked = { changeId: second, hash: await hashOf(one, second) };
    await one.send(applyConfigChange, asked, { actor: system, at: new Date(Date.now() + 180_000).toISOString() });
    const late = { changeId: first, hash: await hashOf(one, first) };
    await one.send(applyConfigChange, late, { actor: system, at: new Date(Date.now() + 181_000).toISOString() });
    expect(paused.current().version).toBe(1);
    await paused.readOn();
    const hours = [1, 2, 3, 4].map((version) => paused.at(version).value(leadUnservedAfterHours, {}));
    expect([hours, paused.current().version]).toEqual([[72, 72, 40, 50], 4]);
  });
});
