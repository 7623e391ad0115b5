import { randomUUID } from 'node:crypto';
import { approvedProfessional, ready } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';

// proves: S5
describe('the limits of what one person gives, side by side', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system?.close());

  it('twenty times ten coins at once are ten coins of a province’s administrator, and of a national one ten and proposals', async () => {
    const [one, two] = [await approvedProfessional(system), await approvedProfessional(system)];
    await ready(system, [one, two]);
    const [quebec, admin] = [await system.signIn('admin_qc'), await system.signIn('admin')];
    const grant = (who: typeof admin, professionalId: string, cc: number) =>
      who('POST', '/api/commands/GrantCredits', {
        commandId: randomUUID(),
        payload: { professionalId, cc, kind: 'purchased' },
        reason: 'Geste commercial',
      });
    const became = async (answers: Promise<{ status: number; body: any }>[]) => {
      const outcomes = (await Promise.all(answers)).map(({ status, body }) =>
        status === 200 ? (body.events as { type: string }[]).map((e) => e.type).find((t) => t !== 'GivenByStaff')! : (body.code as string),
      );
      return (kind: string) => outcomes.filter((s) => s === kind).length;
    };
    const ofQuebec = await became(Array.from({ length: 20 }, () => grant(quebec, one.professionalId, 1_000)));
    expect([ofQuebec('CreditsGranted'), ofQuebec('CreditsGranted') + ofQuebec('FOUR_EYES_REQUIRED') + ofQuebec('STALE_VERSION')]).toEqual([
      1, 20,
    ]);
    const ofAdmin = await became(Array.from({ length: 50 }, () => grant(admin, two.professionalId, 100)));
    expect(ofAdmin('CreditsGranted')).toBe(10);
    expect(ofAdmin('CreditGrantProposed') + ofAdmin('STALE_VERSION')).toBe(40);
    // What the one has given leaves the other's day as it is.
    expect((await became([grant(admin, one.professionalId, 1_000)]))('CreditsGranted')).toBe(1);
  });
});
