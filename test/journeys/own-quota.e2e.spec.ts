import { randomUUID } from 'node:crypto';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { intakeRequestsPerPhonePerDay, intakeUnprovenPerAddressPerHour } from '@jurilien/reference';
import { requestFields } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

const ATTACKER = '198.18.5.5';

describe('one address that is refused', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  const from = (address: string) => ({ 'x-site-key': system.settings.SITE_KEY, 'x-forwarded-for': address });
  const empty = () => ({ leadId: randomUUID(), form: 'request', lang: 'fr', consents: {}, fields: {} });
  const send = (address: string, body: object) => call(system.origin, 'POST', '/api/public/requests', body, from(address));
  const bits = async (): Promise<string> => {
    const asked = { form: 'request', id: randomUUID() };
    return (await call(system.origin, 'POST', '/api/public/work', asked, from('192.0.2.9'))).body.challenge.split('.', 1)[0];
  };

  it('uses up no one else’s turn and makes no one else’s work harder, thousands of times', async () => {
    // As far as the last one of these: the address stays refused.
    await roomInWindow(3_600, 180);
    const before = await bits();
    const statuses: number[] = [];
    for (let i = 0; i < 34; i++)
      statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => send(ATTACKER, empty())))).map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.filter((status) => status === 422)).toHaveLength(asShipped().value(intakeUnprovenPerAddressPerHour));
    expect(await bits()).toBe(before);
    const counted = await system.kernel.db.query<{ hits: number }>('select hits from rate_limits order by hits desc limit 1');
    expect(counted[0]!.hits).toBeGreaterThan(3_000);
    const visitor = { ...empty(), consents: { sharing: true, contact: true }, fields: requestFields() };
    expect((await send('203.0.113.7', visitor)).status).toBe(201);
    // What is refused for what it says gives back what everyone shares.
    const shared = await system.kernel.db.query<{ n: string }>('select count(*) as n from rate_limits where hits between 2 and 30');
    expect(Number(shared[0]!.n)).toBeLessThanOrEqual(1);
  });

  // proves: ASVS row 53
  it('and one phone number sends so many requests a day, from wherever: what is refused does not count', async () => {
    const { phoneNumber } = requestFields();
    const ofPhone = (n: number, consents: object = { sharing: true, contact: true }) =>
      send(`198.18.6.${n}`, { ...empty(), duplicateConfirmed: true, consents, fields: requestFields({ phoneNumber }) });
    for (const n of [201, 202]) expect((await ofPhone(n, {})).status).toBe(422);
    const most = asShipped().value(intakeRequestsPerPhonePerDay);
    for (let n = 1; n <= most; n++) expect([n, (await ofPhone(n)).status]).toEqual([n, 201]);
    expect((await ofPhone(most + 1)).body.code).toBe('RATE_LIMITED');
    expect((await send('198.18.7.1', { ...empty(), consents: { sharing: true, contact: true }, fields: requestFields() })).status).toBe(
      201,
    );
  });

  it('is told when to come back, as by every limit', async () => {
    const response = await fetch(`${system.origin}/api/public/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(ATTACKER) },
      body: JSON.stringify(empty()),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
