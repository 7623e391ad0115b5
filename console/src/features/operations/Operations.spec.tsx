import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import Operations from './Operations';
import type { Letters, Machine } from './useMachine';

const worker: Machine['processes'][number] = {
  kind: 'worker',
  ...{ id: 'aaaaaaaa-0000-4000-8000-000000000001', silentSeconds: 1, gone: false, release: '3fa9c1d2e4b5', node: 'v24.1.0' },
  ...{ startedAt: '2026-11-29T12:00:00.000Z', troubles: [] },
};
const calm: Machine = {
  at: '2026-11-30T15:00:00.000Z',
  alarms: [],
  checks: {},
  work: { pending: 3, givenUp: 0, oldestSeconds: 0, unknownCalls: 0 },
  timers: { overdue: 0, oldestSeconds: 0, kinds: [] },
  queues: { backend: 'redis', counts: { work: { waiting: 2, active: 1, delayed: 0, failed: 0 }, sms: {}, email: {} } },
  readers: [{ reader: 'view:leads_v9', lag: 0, lagSeconds: 0, setAside: 0 }],
  views: ['leads', 'offers'],
  rebuilds: [],
  settling: [],
  processes: [worker, { ...worker, kind: 'api', id: 'bbbbbbbb-0000-4000-8000-000000000001' }],
  backupAgeSeconds: 3_600,
  books: { day: '2026-11-29', at: '2026-11-29T08:00:00.000Z', state: 'Sound' },
  disk: { databaseBytes: 5_000_000, files: { freeBytes: 5_000_000_000, totalBytes: 9_000_000_000 } },
};
const none: Letters = { total: 0, groups: [], rows: [], more: false };
const at = '2026-11-30T14:00:00.000000Z';
const group = { job: 'deliver', fault: 'SendFailure before-acceptance', rows: 120, newestAt: at, oldestAt: at };
const row = {
  ...{
    id: 'cccccccc-0000-4000-8000-000000000001',
    job: 'deliver',
    fault: group.fault,
    queue: 'sms',
    attempts: 5,
    occurredAt: at,
    givenUpAt: at,
  },
  ...{ pastMoment: false, rule: 'R15', about: { leadId: 'dddddddd-0000-4000-8000-000000000001' } },
};
const late = { ...row, id: 'eeeeeeee-0000-4000-8000-000000000001', job: 'notify', rule: 'sign-in-code', pastMoment: true, about: {} };
const some: Letters = { total: 121, groups: [group, { ...group, job: 'notify', fault: '', rows: 1 }], rows: [row, late], more: true };

const network = (machine: Partial<Machine> = {}, letters: Letters = none, acts: readonly object[] = []) =>
  answering(({ method, path }) => {
    if (method === 'POST') return { body: { position: 1, events: [] } };
    if (path.startsWith('/api/operations/dead-letters')) return { body: letters };
    if (path.startsWith('/api/operations')) return { body: { ...calm, ...machine } };
    if (path.startsWith('/api/views/staff')) return { body: { data: [{ id: 'someone', name: 'Aude Roy', state: 'Active' }], total: 1 } };
    if (path.startsWith('/api/views/operations')) return { body: { data: acts, total: acts.length } };
    return { body: { data: [], total: 0, held: [] } };
  });
const region = (name: string) => screen.findByRole('region', { name });
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Le fournisseur est revenu');
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
const sent = (asked: readonly { method: string; path: string; body: Record<string, unknown> }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body.payload, body.reason]);

describe('operations in the console', () => {
  it('say in words that all is calm', async () => {
    network();
    await show(<Operations />, '/jobs');
    expect((await screen.findByText(/^Tout est calme/)).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('region', { name: 'Ce qui ne va pas' })).toBeNull();
    expect(await screen.findByText('Aucun travail n’a été abandonné.')).toBeTruthy();
    expect(screen.getByText('Aucune minuterie n’est en retard.')).toBeTruthy();
    expect(screen.getByText('Le lecteur est à jour.')).toBeTruthy();
    expect(await screen.findByText('Personne n’a encore rien fait ici.')).toBeTruthy();
    expect(screen.getByText('Les files sont dans Redis.')).toBeTruthy();
    const kept = within(await region('Sauvegardes, preuves et espace'));
    expect(kept.getByText('Il y a 1 h 0 min')).toBeTruthy();
    expect(kept.getByText(/comptes justes/)).toBeTruthy();
  });

  it('show first the part that their address names', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    network();
    await show(<Operations />, '/jobs#dead-letters');
    const [part] = await screen.findAllByRole('region', { name: 'Travail abandonné' });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('say of each red thing what it means and what to do', async () => {
    network({ alarms: ['WorkGivenUp', 'BackupMissing'], checks: { disk: 'full', 'not-yet-known': 'why' } });
    await show(<Operations />, '/jobs');
    expect(await screen.findByText('4 choses ne vont pas')).toBeTruthy();
    const wrong = within(await region('Ce qui ne va pas'));
    const [disk, unknown, given, backup] = wrong.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(disk).toMatch(/Disque.*Rouge quand.*demi-mégaoctet.*Que faire.*faire de la place.*Constaté.*full/s);
    expect(unknown).toMatch(/not-yet-known.*Constaté.*why/s);
    expect(given).toMatch(/Du travail a été abandonné.*Où regarder.*Que faire.*« Réessayer »/s);
    expect(backup).toContain('docker compose logs backup');
    expect(wrong.getByText('docker compose logs backup').tagName).toBe('CODE');
  });

  it('try all of a reason again with a reason, under an id of its own', async () => {
    const asked = network({ alarms: ['WorkGivenUp'] }, some);
    await show(<Operations />, '/jobs');
    const panel = within(await region('Travail abandonné'));
    await panel.findByText('121 travaux abandonnés');
    await userEvent.click(panel.getByRole('button', { name: `Réessayer tout : deliver, ${group.fault}` }));
    expect(await screen.findByText(/Ces 120 travaux repartent de zéro/)).toBeTruthy();
    await confirm(`Réessayer : deliver, ${group.fault}`);
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    await userEvent.click(panel.getByRole('button', { name: 'Mettre tout de côté : notify, Raison notée par une version antérieure' }));
    await confirm('Mettre de côté : notify, Raison notée par une version antérieure');
    await waitFor(() => expect(sent(asked)).toHaveLength(2));
    const operationId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(sent(asked)).toEqual([
      ['/api/commands/RetryDeadLetter', { operationId, job: 'deliver', fault: group.fault }, 'Le fournisseur est revenu'],
      ['/api/commands/DismissDeadLetter', { operationId, job: 'notify', fault: '' }, 'Le fournisseur est revenu'],
    ]);
  });

  it('put nothing aside that erases or withdraws something for someone', async () => {
    const kept = { ...group, job: 'destroy-key', rows: 1 };
    const rows = [{ ...row, job: 'destroy-key' }];
    network({ alarms: ['WorkGivenUp'] }, { total: 1, groups: [kept], rows, more: false });
    await show(<Operations />, '/jobs');
    const buttons = await screen.findAllByRole('button', { name: /Mettre (tout )?de côté : destroy-key/ });
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(buttons[0]!.textContent).toContain('réessayez-le, il doit être fait');
  });

  it('try one row again, but none that no one waits for; show what it is about; go on to older ones and to one reason', async () => {
    const asked = network({}, some);
    await show(<Operations />, '/jobs');
    const table = within(await screen.findByRole('table', { name: 'Un par un, du plus récent au plus ancien' }));
    expect(table.getByRole('link', { name: 'dddddddd' }).getAttribute('href')).toMatch(/\/leads\/dddddddd-/);
    const stale = table.getByRole('button', { name: /Réessayer : notify eeeeeeee/ });
    expect(stale.getAttribute('aria-disabled')).toBe('true');
    expect(stale.textContent).toContain('Trop tard : plus personne ne l’attend');
    await userEvent.click(table.getByRole('button', { name: /Réessayer : deliver cccccccc/ }));
    await confirm('Réessayer : deliver cccccccc');
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]![1]).toMatchObject({ workId: row.id });
    await userEvent.click(screen.getByRole('button', { name: 'Plus anciens' }));
    const lists = () => asked.filter(({ path }) => path.startsWith('/api/operations/dead-letters')).map(({ path }) => path);
    await waitFor(() => expect(lists().at(-1)).toContain(`afterId=${late.id}`));
    await userEvent.click(screen.getByRole('button', { name: `Voir ces travaux : deliver, ${group.fault}` }));
    await waitFor(() => expect(lists().at(-1)).toMatch(/job=deliver&fault=SendFailure/));
    expect(lists().at(-1)).not.toContain('afterId');
  });

  it('have a view built again, and say how far it is', async () => {
    const asked = network({ rebuilds: [{ view: 'offers', done: 250, of: 1_000 }] });
    await show(<Operations />, '/jobs');
    const bar = await screen.findByRole('progressbar', { name: /^offers : 25 %/ });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    await userEvent.click(screen.getByRole('button', { name: 'Reconstruire une vue' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'leads' }));
    await confirm('Reconstruire une vue');
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]!.slice(0, 2)).toEqual(['/api/commands/RebuildProjection', { operationId: expect.any(String), view: 'leads' }]);
  });

  it('show in a rush the ten readers that are furthest behind, and unfold the others', async () => {
    const rush = Array.from({ length: 40 }, (_, n) => ({ reader: `view:v${n}`, lag: 90 - n, lagSeconds: 4, setAside: 0 }));
    network({ readers: rush });
    await show(<Operations />, '/jobs');
    expect(await screen.findByText(/^40 lecteurs sont en retard/)).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Lecteurs du journal' })).getAllByRole('row')).toHaveLength(11);
    expect(within(screen.getByRole('table', { name: 'Les 40 lecteurs', hidden: true })).getAllByRole('row', { hidden: true })).toHaveLength(
      41,
    );
  });

  it('show what is late, which processes are silent or differ, and that no worker answers', async () => {
    network({
      queues: undefined,
      timers: { overdue: 2, oldestSeconds: 90, kinds: [{ timer: 'wave.end', overdue: 2, oldestSeconds: 90 }] },
      readers: [{ reader: 'view:offers_v3', lag: 12, lagSeconds: 75, setAside: 1 }, ...calm.readers],
      processes: [
        worker,
        { ...worker, id: 'other', release: 'another', troubles: ['queue'] },
        { kind: 'api', id: 'old', silentSeconds: 120, gone: true, troubles: [] },
      ],
      work: { ...calm.work, unknownCalls: 4 },
    });
    await show(<Operations />, '/jobs');
    expect(await screen.findByText(/^Aucun processus de travail ne répond/)).toBeTruthy();
    expect(screen.getByText(/ : 2 en retard, depuis 1 min 30 s/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Les voir dans « Livraison »' })).toBeTruthy();
    const lags = within(screen.getByRole('table', { name: 'Lecteurs du journal' })).getAllByRole('row');
    expect(lags).toHaveLength(2);
    expect(lags[1]!.textContent).toBe('view:offers_v3121 min 15 s1');
    expect(screen.getByText(/ne font pas tous tourner la même version/)).toBeTruthy();
    expect(screen.getByText('Muet depuis 2 min 0 s')).toBeTruthy();
    expect(screen.getByText('Ne peut pas : queue')).toBeTruthy();
  });

  it('show who did what, why, and what came of it', async () => {
    const act = {
      id: 'a',
      act: 'retry',
      ...{ job: 'deliver', fault: 'SendFailure' },
      startedAt: at,
      startedBy: 'someone',
      reason: 'Réparé',
    };
    network({ settling: [{ operationId: 'b', settled: 500, refused: 0 }] }, none, [
      { ...act, state: 'Done', settled: 12, refused: 1, endedAt: at },
      { ...act, id: 'b', state: 'Running' },
      { ...act, id: 'c', act: 'rebuild', view: 'leads', job: null, fault: null, state: 'Failed' },
    ]);
    await show(<Operations />, '/jobs');
    const acts = within(await region('Ce qui a été fait'));
    const [done, running, failed] = (await acts.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
    expect(done).toMatch(/Réessayé : deliver, SendFailureTerminé12 travaux, 1 trop tardAude Roy, .* « Réparé »/);
    expect(running).toContain('En cours : 500 faits');
    expect(failed).toMatch(/Vue reconstruite : leadsÉchec/);
  });

  it('set the kill switches that there are, by their own command', async () => {
    const asked = network();
    await show(<Operations />, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Couper : textos' }));
    await confirm('Couper : textos');
    await waitFor(() =>
      expect(sent(asked)).toEqual([['/api/commands/SetKillSwitch', { of: 'sms', on: true }, 'Le fournisseur est revenu']]),
    );
  });
});
