import { twilioGateway, verifyTwilioSignature } from '@jurilien/notifications';
import type { Sms } from './records.js';
import { sandboxWithListener, until } from './testing.js';

const phone = '+15145550142';
let world: Awaited<ReturnType<typeof sandboxWithListener>>;
const gateway = (authToken = 'shared-token') =>
  twilioGateway({
    accountSid: `AC${'1'.repeat(32)}`,
    authToken,
    from: '+15145550100',
    baseUrl: world.sandbox.origin,
    statusCallbackUrl: `${world.origin}/status`,
    timeoutMs: 300,
  });
const texts = () => world.json<Sms[]>(`/api/messages?to=${encodeURIComponent(phone)}`);
const fault = (mode: string, times = 1) => world.json('/api/faults', 'PUT', { sms: { mode, times } });
const send = (body = 'Bonjour') => gateway().send({ messageId: 'm-1', to: phone, body });

beforeAll(async () => {
  world = await sandboxWithListener();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.json('/api', 'DELETE');
  world.calls.length = 0;
  world.answerWith(204);
});

describe('SMS over the wire', () => {
  it('delivers a text and reports sent, then delivered, signed, with our message id', async () => {
    const { providerId } = await send();
    const mine = await until(() => {
      const found = world.calls.filter((c) => c.params.MessageSid === providerId);
      return found.length === 2 && found;
    });
    expect(mine.map((c) => [c.path, c.params.MessageStatus, c.params.MessageSid])).toEqual([
      ['/status?messageId=m-1', 'sent', providerId],
      ['/status?messageId=m-1', 'delivered', providerId],
    ]);
    for (const call of mine) {
      const url = world.origin + call.path;
      expect(verifyTwilioSignature('shared-token', url, call.params, call.signature)).toBe(true);
      expect(verifyTwilioSignature('shared-token', ['https://elsewhere.example/', url], call.params, call.signature)).toBe(true);
      expect(verifyTwilioSignature('shared-token', url, { ...call.params, MessageStatus: 'failed' }, call.signature)).toBe(false);
      expect(verifyTwilioSignature('other-token', url, call.params, call.signature)).toBe(false);
      expect(verifyTwilioSignature('shared-token', url, call.params, undefined)).toBe(false);
    }
    expect(await texts()).toMatchObject([{ body: 'Bonjour', status: 'delivered' }]);
  });

  it('refuses a number that is none, for good', async () => {
    await expect(gateway().send({ messageId: 'm', to: '+1123', body: 'x' })).rejects.toMatchObject({
      kind: 'final',
      providerCode: '21211',
    });
  });

  it('says that wrong credentials never had the message taken', async () => {
    await expect(gateway('wrong').send({ messageId: 'm', to: phone, body: 'x' })).rejects.toMatchObject({
      kind: 'before-acceptance',
      providerCode: '20003',
    });
  });

  it.each([
    ['429', 'before-acceptance', 0],
    ['500', 'ambiguous', 0],
    ['timeout', 'ambiguous', 0],
    ['drop', 'ambiguous', 0],
    ['half', 'ambiguous', 1],
    ['accept-then-hang', 'ambiguous', 1],
  ] as const)('classifies %s as %s and takes %i message', async (mode, kind, kept) => {
    await fault(mode);
    await expect(send()).rejects.toMatchObject({ name: 'SendFailure', kind });
    expect(await texts()).toHaveLength(kept);
    await expect(send()).resolves.toHaveProperty('providerId');
  });

  it('hears how long a provider that is overrun wants to be left alone', async () => {
    await world.json('/api/faults', 'PUT', { sms: { mode: '429', times: 1, to: phone, retryAfter: 7 } });
    await expect(send()).rejects.toMatchObject({ kind: 'before-acceptance', retryAfterSeconds: 7 });
    await expect(send()).resolves.toHaveProperty('providerId');
  });

  it('classifies a provider that cannot be reached as before acceptance', async () => {
    const away = twilioGateway({
      accountSid: `AC${'1'.repeat(32)}`,
      authToken: 'x',
      from: '+15145550100',
      baseUrl: 'http://127.0.0.1:9',
      timeoutMs: 300,
    });
    await expect(away.send({ messageId: 'm', to: phone, body: 'x' })).rejects.toMatchObject({ kind: 'before-acceptance' });
  });

  it('finds a message that was taken although the answer was lost, and none that was not', async () => {
    const since = new Date();
    await fault('accept-then-hang');
    await send('482913 est votre code').catch(() => undefined);
    const found = await gateway().findByReference({ messageId: 'm-1', to: phone, body: '482913 est votre code', since });
    expect(found?.providerId).toMatch(/^SM[0-9a-f]{32}$/);
    expect(await gateway().findByReference({ messageId: 'm-2', to: phone, body: 'autre texte', since })).toBeUndefined();
    expect(
      await gateway().findByReference({
        messageId: 'm-1',
        to: phone,
        body: '482913 est votre code',
        since,
        notProviderIds: [found!.providerId],
      }),
    ).toBeUndefined();
  });

  it('reports a text no one could deliver', async () => {
    await fault('undelivered');
    await send();
    const call = await until(() => world.calls.find((c) => c.params.MessageStatus === 'undelivered'));
    expect(call.params.ErrorCode).toBe('30003');
  });

  it.each([
    ['none', []],
    ['duplicate', ['sent', 'delivered', 'delivered']],
    ['reversed', ['delivered', 'sent']],
  ] as const)('sends reports as the switch says: %s', async (mode, expected) => {
    await world.json('/api/faults', 'PUT', { callbacks: { mode, times: 1 } });
    const { providerId } = await send();
    const reports = () => world.calls.filter((c) => c.params.MessageSid === providerId).map((c) => c.params.MessageStatus);
    await until(async () => (await texts())[0]?.status === 'delivered' && reports().length >= expected.length);
    expect(reports()).toEqual(expected);
  });

  it('carries an answer to the application, signed', async () => {
    await send('Répondez OUI K7M2');
    const answer = await world.json<Sms>('/api/reply', 'POST', { from: phone, body: 'Oui k7m2' });
    expect(answer).toMatchObject({ direction: 'inbound', to: '+15145550100', taken: 'yes' });
    const call = world.calls.find((c) => c.path === '/inbound')!;
    expect(call.params).toMatchObject({ From: phone, To: '+15145550100', Body: 'Oui k7m2', MessageSid: answer.sid });
    expect(verifyTwilioSignature('shared-token', `${world.origin}/inbound`, call.params, call.signature)).toBe(true);
  });

  it('tries an answer three times and says when the application would not take it', async () => {
    world.answerWith(503);
    expect(await world.json<Sms>('/api/reply', 'POST', { from: phone, body: 'allo' })).toMatchObject({ taken: 'no' });
    expect(world.calls.filter((c) => c.path === '/inbound')).toHaveLength(3);
  });

  it('lets one confirmation through after STOP, then refuses with 21610 until START', async () => {
    await world.json('/api/reply', 'POST', { from: phone, body: 'Arrêt svp' });
    await expect(send('Confirmation')).resolves.toHaveProperty('providerId');
    await expect(send('Publicité')).rejects.toMatchObject({ kind: 'final', providerCode: '21610' });
    await world.json('/api/reply', 'POST', { from: phone, body: 'AIDE' });
    await expect(send('Aide')).resolves.toHaveProperty('providerId');
    await expect(send('Encore')).rejects.toMatchObject({ providerCode: '21610' });
    await world.json('/api/reply', 'POST', { from: phone, body: 'DÉBUT' });
    await expect(send('De retour')).resolves.toHaveProperty('providerId');
  });

  it('keeps the phones over a restart and forgets them on request', async () => {
    await send('Toujours là');
    await until(async () => (await texts())[0]?.status === 'delivered');
    await world.restart();
    expect(await texts()).toMatchObject([{ body: 'Toujours là', status: 'delivered' }]);
    await world.json('/api', 'DELETE');
    expect(await texts()).toEqual([]);
  });

  it('deletes a text for good, from its file as well; one that is not there is gone', async () => {
    const { providerId } = await send('À oublier');
    await until(async () => (await texts())[0]?.status === 'delivered');
    await gateway().forget(providerId);
    await gateway().forget(providerId);
    expect(await texts()).toEqual([]);
    await world.restart();
    expect(await texts()).toEqual([]);
    await expect(gateway('wrong').forget(providerId)).rejects.toMatchObject({ kind: 'before-acceptance' });
  });

  it('refuses switches it does not know', async () => {
    expect(await world.json('/api/faults', 'PUT', { sms: { mode: 'sometimes' } })).toMatchObject({ status: 422 });
  });
});
