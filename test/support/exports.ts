import { createHash, randomUUID } from 'node:crypto';
import { eventually } from './eventually.js';
import { call, type System } from './system.js';

type Asked = Readonly<Record<string, unknown>>;

/** What someone of the team does with files of lists, by the `Authorization` of their session. */
export const exportsOf = (system: Pick<System, 'origin'>, authorization: string) => {
  const ask = (method: string, path: string, body?: object) => call(system.origin, method, path, body, { authorization });
  const row = async (exportId: string) => (await ask('GET', `/api/views/exports/${exportId}`)).body as Record<string, any>;
  return {
    ask,
    row,
    /** Asks for a list; for a table of requests unless it says otherwise. */
    async request(over: Asked = {}): Promise<{ exportId: string; status: number; body: any }> {
      const exportId = randomUUID();
      const names = { commandId: randomUUID(), exportId };
      const sent = { ...names, what: 'leads', format: 'csv', lang: 'fr', reason: 'Préparer la rencontre du barreau', ...over };
      return { exportId, ...(await ask('POST', '/api/exports', sent)) };
    },
    /** Waits until a file is in a state, by the list. */
    reaches: (exportId: string, state: string) =>
      eventually(async () => {
        const found = await row(exportId);
        return found.state === state && found;
      }, `the export to be ${state}`),
    /** The file as it is downloaded. */
    async file(exportId: string): Promise<{ status: number; headers: Headers; text: string }> {
      const answer = await fetch(`${system.origin}/api/exports/${exportId}/file`, { headers: { authorization } });
      return { status: answer.status, headers: answer.headers, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') };
    },
  };
};

/** What the last line of a file says, and whether the hash of what stands before it is right. */
export function lastLineOf(text: string): { readonly line: string; readonly rows: number; readonly right: boolean } {
  const at = text.trimEnd().lastIndexOf('\n') + 1;
  const line = text.slice(at).trimEnd();
  const rows = Number(/"count":(\d+)/.exec(line)?.[1] ?? line.split(/[;,]/)[2]);
  return { line, rows, right: line.includes(createHash('sha256').update(text.slice(0, at)).digest('hex')) };
}
