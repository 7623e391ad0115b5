import { fold } from '@jurilien/event-sourcing';
import { horizon, readStream, rebuildView } from '@jurilien/persistence';
import { contexts, openKernel, readSettings, type Kernel } from '@jurilien/runtime';

const USAGE = `npm run events -- <command>
  stream <name> [--version n | --at instant]   shows a stream's events in order
  state <name> [--version n | --at instant]    folds a stream to a version or an instant
  rebuild <view> | rebuild --all               builds a view again beside the live one and switches
  readers                                      positions, lag and stopped readers
  skip <reader> --reason "…"                   starts a stopped reader again behind its poison event, leaving a trace`;

const [command, subject, ...rest] = process.argv.slice(2);
const option = (name: string): string | undefined => { const i = rest.indexOf(`--${name}`); return i < 0 ? undefined : rest[i + 1]; };
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(kernel: Kernel): Promise<number> {
  const upTo = { version: option('version') ? Number(option('version')) : undefined, at: option('at') };
  switch (command) {
    case 'stream': {
      for (const e of await readStream(kernel.db, kernel.codec, subject!, upTo)) {
        print(`${String(e.version).padStart(4)}  ${e.occurredAt}  ${e.type}  by ${e.actor.kind}:${e.actor.id}${e.reason ? `  because ${e.reason}` : ''}\n      ${JSON.stringify(withoutPersonal(e.data, e.personal))}`);
      }
      return 0;
    }
    case 'state': {
      const category = subject!.slice(0, subject!.indexOf('-'));
      const decider = contexts.flatMap((c) => c.deciders).find((d) => d.category === category);
      if (!decider) throw new Error(`no stream category "${category}"`);
      print(JSON.stringify(fold(decider, await readStream(kernel.db, kernel.codec, subject!, upTo)), null, 2));
      return 0;
    }
    case 'rebuild': {
      const views = subject === '--all' ? [...kernel.registry.views.values()] : [kernel.registry.views.get(subject!)];
      for (const view of views) {
        if (!view) throw new Error(`no view "${subject}"`);
        await rebuildView(kernel.db, kernel.codec, view, (done, of) => process.stdout.write(`\r${view.name}: ${of === 0 ? 100 : Math.floor((done / of) * 100)} %`));
        print('');
      }
      return 0;
    }
    case 'readers': {
      const head = await horizon(kernel.db);
      const rows = await kernel.db.query<{ reader: string; position: string; stopped_at: string | null; stopped_because: string | null }>('select * from checkpoints order by reader');
      for (const r of rows) print(`${r.reader.padEnd(60)} ${r.position.padStart(10)}  behind ${head - Number(r.position)}${r.stopped_at ? `  STOPPED at ${r.stopped_at}: ${r.stopped_because}` : ''}`);
      return 0;
    }
    case 'skip': {
      const reason = option('reason');
      if (!reason) throw new Error('skip needs --reason');
      const rows = await kernel.db.query<{ stopped_at: string }>(
        `update checkpoints set position = stopped_at, stopped_at = null, stopped_because = 'skipped ' || stopped_at || ': ' || $2, updated_at = now()
          where reader = $1 and stopped_at is not null returning position as stopped_at`, [subject, reason]);
      print(rows[0] ? `${subject} goes on behind ${rows[0].stopped_at}` : `${subject} is not stopped`);
      return rows[0] ? 0 : 1;
    }
    default:
      print(USAGE);
      return command ? 1 : 0;
  }
}

/** A terminal is not a place for personal data. */
const withoutPersonal = (data: Readonly<Record<string, unknown>>, personal: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(data).map(([k, v]) => [k, personal.includes(k) ? '[sealed]' : v]));

const kernel = await openKernel(readSettings(), 'jurilien-events');
try {
  process.exitCode = await main(kernel);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await kernel.close();
}
