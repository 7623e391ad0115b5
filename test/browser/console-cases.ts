import { randomUUID } from 'node:crypto';
import { barriers, overflow, type Visitor } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { System } from '../support/system.js';

interface World {
  readonly system: System;
  readonly queued: (over?: Record<string, unknown>) => Promise<{ readonly leadId: string }>;
  readonly desk: (path: string) => Promise<Visitor>;
}

/** What a page has against it at the desk and on a tablet. */
async function against({ page }: Visitor): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize()!;
  for (const width of [1_440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await barriers(page)).map((line) => `${width}: ${line}`));
    const wide = await overflow(page);
    if (wide > 0) found.push(`${width}: ${wide} px too wide`);
  }
  await page.setViewportSize(before);
  return found;
}

/** N04: a request for erasure of a caller, from its proof to its answer, while something is held. */
export function answersAboutPrivacy(world: () => World): void {
  it('proves a caller’s address, sees what it reaches, holds it and grants its erasure, which waits', async () => {
    const { system, queued, desk } = world();
    const email = `anouk-${randomUUID().slice(0, 8)}@exemple.test`;
    const { leadId } = await queued({ email });
    const admin = await system.signIn('admin');
    const requestId = randomUUID();
    const filed = { requestId, kind: 'erasure', lang: 'fr', province: 'QC', identifiers: [{ kind: 'email', value: email }] };
    expect((await admin('POST', '/api/privacy-requests', filed)).status).toBe(201);

    const visitor = await desk('/privacy');
    const { page, complaints } = visitor;
    await page.waitForURL('**/admin/privacy/requests');
    expect(await against(visitor)).toEqual([]);
    await desk(`/privacy/requests/${requestId}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Prouver par un document' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel(/^Raison/).fill('Permis de conduire vu en personne');
    await dialog.getByRole('button', { name: /^Prouver/ }).click();
    const reached = page.getByRole('region', { name: 'Ce qui est conservé sous les adresses prouvées' });
    const line = reached.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Demande ${leadId.slice(0, 8)}` }) });
    await line.getByRole('button', { name: 'Proposer une conservation légale' }).click();
    await dialog.getByLabel(/^Jusqu’au/).fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 16));
    await dialog.getByLabel(/^Raison/).fill('Litige en cours');
    await dialog.getByRole('button', { name: 'Proposer une conservation légale' }).click();
    await line.getByText('Conservation légale proposée').waitFor();
    expect(await against(visitor)).toEqual([]);

    await desk('/privacy/erasures');
    const holds = page.getByRole('region', { name: 'Conservations légales' });
    await holds.getByText(/Attend la décision de/).waitFor();
    expect(await holds.getByRole('button', { name: /^Accepter/ }).getAttribute('aria-disabled')).toBe('true');
    expect(await against(visitor)).toEqual([]);
    const [hold] = (await admin('GET', '/api/views/legal-holds')).body.data as { id: string; until: string }[];
    const payload = { kind: 'request', id: leadId, holdId: hold!.id, until: hold!.until };
    const agreed = { commandId: randomUUID(), payload, reason: 'Dossier au tribunal' };
    expect((await admin('POST', '/api/commands/PlaceLegalHold', agreed)).status).toBe(200);
    await holds.getByText('En vigueur', { exact: true }).waitFor();

    await desk(`/privacy/requests/${requestId}`);
    await page.getByRole('button', { name: 'Accorder', exact: true }).click();
    await dialog.getByText(/l’effacement attendra sa fin/).waitFor();
    await dialog.getByRole('button', { name: 'Accorder', exact: true }).click();
    const progress = page.getByRole('region', { name: 'Exécution' });
    await progress.getByText(/^Conservation légale jusqu’au/).waitFor();
    await eventually(async () => (await progress.getByText('En cours', { exact: true }).count()) > 0, 'the erasure that waits');
    expect(await progress.getByText('fait', { exact: true }).count()).toBe(0);
    expect(await against(visitor)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/console-privacy.png`, fullPage: true });
    expect(complaints).toEqual([]);
  });
}
