import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { newDevice, passStepUp } from '../support/step-up.js';
import { call, startSystem, type System } from '../support/system.js';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

it('names and contact data behind a link show only on the device that typed the code sent to the phone on file', async () => {
  const pro = await approvedProfessional(system);
  await ready(system, [pro]);
  const job = mainJob(system);
  const staff = await system.signIn('admin');
  const lead = await job.submit();
  await job.confirmPhone(lead);
  await job.validate(staff, lead.leadId);
  const token = await job.offerToken(pro.phoneNumber);
  const from = (device: string) => (method: string, path: string, body?: unknown) =>
    call(system.origin, method, `/api/public${path}`, body, { authorization: `Link ${token}`, 'x-device': device });
  const [mine, theirs] = [from(newDevice()), from(newDevice())];
  const send = (as: typeof mine, name: string, payload = {}) =>
    as('POST', `/commands/${name}`, { commandId: crypto.randomUUID(), payload });
  const outcomeOf = ({ status, body }: { status: number; body: { code?: string; detail?: string } }) => [status, body.code, body.detail];

  expect((await send(mine, 'ClaimOffer')).status).toBe(200);
  expect(outcomeOf(await send(mine, 'RevealClaimNames'))).toEqual([403, 'STEP_UP_REQUIRED', 'step-up-code']);
  const asked = await mine('GET', '/step-up');
  expect(asked.body).toEqual({ channel: 'sms', to: `${pro.phoneNumber.slice(2, 5)}-•••-${pro.phoneNumber.slice(-4)}`, passed: false });
  expect(outcomeOf(await from('not-a-device')('POST', '/step-up', {}))).toEqual([422, 'VALIDATION', 'device-missing']);

  expect((await mine('POST', '/step-up', {})).status).toBe(202);
  const text = await eventually(
    async () => (await job.texts(pro.phoneNumber)).find((m) => /^\d{3} \d{3} est votre code/.test(m.body as string)),
    'the text with the code',
  );
  const code = (text.body as string).slice(0, 7);
  expect(outcomeOf(await theirs('POST', '/step-up/verify', { code }))).toEqual([410, 'TOKEN_EXPIRED', 'code-expired']);
  const wrong = code === '111 111' ? '222222' : '111111';
  const miss = await mine('POST', '/step-up/verify', { code: wrong });
  expect([...outcomeOf(miss), miss.body.errors]).toEqual([422, 'VALIDATION', 'wrong-code', [{ field: 'code', message: 'wrong:4' }]]);
  expect((await mine('POST', '/step-up/verify', { code })).status).toBe(204);
  expect(outcomeOf(await mine('POST', '/step-up/verify', { code }))).toEqual([410, 'TOKEN_EXPIRED', 'code-expired']);

  expect((await send(mine, 'RevealClaimNames')).status).toBe(200);
  expect((await mine('GET', '/offer')).body.claim.names.client).toBe('Océane Bélanger-Roy');
  expect(outcomeOf(await theirs('GET', '/offer'))).toEqual([403, 'STEP_UP_REQUIRED', 'step-up-code']);
  expect((await send(mine, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
  expect((await mine('GET', '/offer')).body.contact.phoneNumber).toBe(lead.phone);
  const stranger = await theirs('GET', '/offer');
  expect(JSON.stringify(stranger.body)).not.toMatch(/Bélanger|exemple\.test|514\D?555/);
  expect((await call(system.origin, 'GET', '/api/public/offer', undefined, { authorization: `Link ${token}` })).status).toBe(403);
});

it('what a client wrote shows and changes behind their link only on the device that typed the code', async () => {
  const lead = await mainJob(system).submit();
  const [mine, theirs] = [newDevice(), newDevice()];
  const from = (device: string) => (method: string, body?: unknown) =>
    call(system.origin, method, '/api/public/lead-correction', body, { authorization: `Link ${lead.statusToken}`, 'x-device': device });
  const correction = { commandId: crypto.randomUUID(), description: 'Le bail a été signé en mars, et il est écrit.', answers: {} };
  for (const answer of [await from(mine)('GET'), await from(mine)('POST', correction)])
    expect([answer.status, answer.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
  await passStepUp(system.kernel, lead.statusToken, mine);
  expect((await from(mine)('GET')).body.description.length).toBeGreaterThan(19);
  expect((await from(mine)('POST', correction)).status).toBe(200);
  // The place and the budget, by the rules of the form; a field left empty takes back what was there.
  const corrected = (over: object) => from(mine)('POST', { ...correction, commandId: crypto.randomUUID(), ...over });
  for (const [over, field] of [
    [{ place: { region: '99' } }, 'region'],
    [{ place: { province: 'BC' } }, 'province'],
    [{ budget: 99 }, 'budget'],
    [{ place: { city: 'x'.repeat(101) } }, 'place.city'],
  ] as const) {
    const { status, body } = await corrected(over);
    expect([field, status, body.errors?.map((e: { field: string }) => e.field)]).toEqual([field, 422, [field]]);
  }
  expect((await corrected({ place: { province: 'QC', region: '07', city: 'Gatineau' }, budget: 2 })).status).toBe(200);
  expect((await from(mine)('GET')).body).toMatchObject({ province: 'QC', region: '07', city: 'Gatineau', budget: 2 });
  expect((await corrected({ place: { region: '07', city: ' ' } })).status).toBe(200);
  expect((await from(mine)('GET')).body).toMatchObject({ region: '07', city: null, budget: 2 });
  expect(JSON.stringify((await from(theirs)('GET')).body)).not.toContain('bail');
});
