import { randomUUID } from 'node:crypto';
import { startProduct } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { call, type System } from '../support/system.js';

const REASON = 'Décidé par la direction en novembre';
const ROUTE = '/api/config/in-force';

/** From a change of the configuration to what both front ends are told and the public site states. */
describe('the values in force, as front ends read them', () => {
  let system: System;
  let admin: Awaited<ReturnType<System['signIn']>>;
  beforeAll(async () => {
    system = await startProduct();
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const change = async (set: { key: string; scope?: object; value: unknown }[]) => {
    const payload = { changeId: randomUUID(), set: set.map(({ scope = {}, ...rest }) => ({ scope, ...rest })) };
    const answer = await admin('POST', '/api/commands/ProposeConfigChange', { commandId: randomUUID(), payload, reason: REASON });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  };
  const known = async () => (await call(system.origin, 'GET', '/api/public/config')).body as { version: number; overrides: object };
  const page = async (path: string) => (await (await fetch(system.origin + path)).text()).replace(/[\u00a0\u202f]/g, ' ');

  it('are told to the team alone, and of what the public pages state to everyone', async () => {
    await change([
      { key: 'contact.slaHours', scope: { province: 'ON' }, value: 5 },
      { key: 'claim.holdMinutes', value: 8 },
      { key: 'matching.nearKm', value: 40 },
    ]);
    const inForce = { 'contact.slaHours': [{ scope: { province: 'ON' }, value: 5 }], 'claim.holdMinutes': [{ scope: {}, value: 8 }] };
    await eventually(async () => (await known()).version > 1, 'the change in this process');
    expect((await known()).overrides).toEqual(inForce);
    for (const role of ['admin', 'admin_qc', 'admin_validation', 'report_admin', 'admin_restricted']) {
      const { body } = await (await system.signIn(role))('GET', ROUTE);
      expect(body.overrides).toEqual({ ...inForce, 'matching.nearKm': [{ scope: {}, value: 40 }] });
    }
    expect((await call(system.origin, 'GET', ROUTE)).status).toBe(401);
  });

  it('stand in the texts of the public site, in both languages and by province', async () => {
    await eventually(async () => (await page('/')).includes('8 minutes'), 'the change on a page');
    expect(await page('/en/')).toContain('8 minutes');
    expect(await page('/pros')).toContain('4 heures ouvrables');
    expect(await page('/pros-ontario')).toContain('5 heures ouvrables');
    expect(await page('/en/pros-ontario')).toContain('5 business hours');
    expect(await page('/faq?pour=professionals')).toContain('8 minutes');
    for (const path of ['/', '/en/', '/pros', '/demande', '/en/request', '/trouver-mon-avocat-rapidement', '/faq', '/a-propos'])
      expect([path, /\{[a-z]+\.[\w.#]+\}/.exec(await page(path))?.[0]]).toEqual([path, undefined]);
  });

  it('are announced to an open console', async () => {
    const stop = new AbortController();
    const { body } = await fetch(`${system.origin}/api/live`, {
      headers: { authorization: await system.bearer('admin') },
      signal: stop.signal,
    });
    let heard = '';
    void (async () => {
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) heard += chunk;
    })().catch(() => undefined);
    const before = (await known()).version;
    await eventually(async () => heard.includes(`"ids":["${before}"]`), 'the version there is');
    await change([{ key: 'claim.extendMinutes', value: 7 }]);
    await eventually(async () => heard.includes(`"ids":["${before + 1}"]`), 'the version that follows');
    expect(heard).toContain('"view":"config-in-force"');
    stop.abort();
  });
});
