import { randomUUID } from 'node:crypto';
import { user } from '@jurilien/identity';
import { professional } from '@jurilien/professionals';
import { stateOf } from '@jurilien/runtime';
import { call, startSystem, type System } from '../support/system.js';
import { visitor } from '../support/visitor.js';

let system: System;
beforeAll(async () => {
  system = await startSystem({ worker: false });
});
afterAll(() => system.close());

const form = (email: string, over: object = {}) => ({
  registrationId: randomUUID(),
  title: 'lawyer',
  province: 'QC',
  lang: 'fr',
  name: 'Anne Roy',
  email,
  phoneNumber: '514 555-0142',
  password: 'une phrase de passe bien longue',
  ...over,
});
const register = (body: object) => call(system.origin, 'POST', '/api/public/professionals', body);
/** Who an address belongs to. */
async function accountOf(email: string): Promise<{ userId: string; professionalId: string }> {
  const [row] = await system.kernel.db.query<{ id: string }>(
    `select substr(stream, 6) as id from events where type = 'UserCreated' and payload ->> 'emailHash' = $1`,
    [system.kernel.secrets.hash(`email:${email}`)],
  );
  const { professionalId } = await stateOf(system.kernel, user, row!.id);
  return { userId: row!.id, professionalId: professionalId! };
}

// proves: ASVS row 30, 63, 64
it('someone registers, sends a proof that only the staff who approve can open, and is told nothing about other accounts', async () => {
  const email = `anne-${randomUUID().slice(0, 8)}@exemple.test`;
  const first = await register(form(email));
  const again = await register(form(email, { name: 'Quelqu’un d’autre' }));
  const machine = await register(form(`bot-${email}`, { website: 'http://spam.test' }));
  expect([first, again, machine].map(({ status, body }) => [status, body])).toEqual([
    [202, {}],
    [202, {}],
    [202, {}],
  ]);
  expect((await register(form(`on-${email}`, { title: 'paralegal' }))).status).toBe(422);
  expect((await register(form(`weak-${email}`, { password: 'motdepasse' }))).status).toBe(422);
  const { userId, professionalId } = await accountOf(email);
  expect(await stateOf(system.kernel, professional, professionalId)).toMatchObject({ status: 'Registered', name: 'Anne Roy' });

  const { token } = await visitor(system, { userId });
  const send = (bytes: Buffer, type = 'application/octet-stream') =>
    fetch(`${system.origin}/api/pro/application/proof`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
  const pdf = Buffer.from(`%PDF-1.7\n${'permis '.repeat(2_000)}\n%%EOF`);
  expect((await send(Buffer.from('<html></html>'))).status).toBe(422);
  expect((await send(Buffer.from('%PDF-1.7 /JavaScript (x)'.padEnd(5_000)))).status).toBe(422);
  expect((await send(pdf, 'application/json')).status).not.toBe(201);
  const kept = await send(pdf);
  expect(kept.status).toBe(201);
  const { fileId } = (await kept.json()) as { fileId: string };

  const see = (authorization?: string) =>
    fetch(`${system.origin}/api/lawyers/${professionalId}/proofs/${fileId}`, { headers: authorization ? { authorization } : {} });
  const admin = await see(await system.bearer('admin'));
  expect(admin.status).toBe(200);
  expect(Buffer.from(await admin.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(admin.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="proof-/) as string,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  expect((await see(await system.bearer('admin_on'))).status).toBe(404);
  expect((await see(await system.bearer('admin_validation'))).status).toBe(403);
  expect((await see(`Bearer ${token}`)).status).toBe(403);
  expect((await see()).status).toBe(401);

  await system.kernel.vault.destroy(professionalId);
  expect((await see(await system.bearer('admin'))).status).toBe(404);
});
