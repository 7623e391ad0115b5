/** How long someone waits until an archive of a hundred documents begins to come. */
import { answered, heldLink, matter, sender } from './matter.mjs';

const DOCUMENTS = 100;
const BYTES = 200_000;
const RUNS = 9;

const scan = (title) =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n% ${title}\n`), Buffer.alloc(BYTES, 'Talon de paie '), Buffer.from('\ntrailer<<>>\n%%EOF\n')]);

export async function archive(context) {
  const { dispatch, port, report, quick, say, quiet } = context;
  say(`${DOCUMENTS} documents`);
  const of = await matter(context);
  await answered(dispatch, of, DOCUMENTS, await sender(context, of), scan);
  await quiet();
  const own = await heldLink(context, { purpose: 'lead-status', subject: { leadId: of.leadId } });
  await own.typeCode();
  const first = [];
  for (let i = 0; i < (quick ? 3 : RUNS); i++) {
    const from = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/public/own-documents/archive`, { headers: own.headers });
    if (answer.status !== 200) throw new Error(`the archive answered ${answer.status}: ${await answer.text()}`);
    const reader = answer.body.getReader();
    let { done, value } = await reader.read();
    first.push(performance.now() - from);
    let bytes = 0;
    for (; !done; { done, value } = await reader.read()) bytes += value.length;
    if (bytes < DOCUMENTS * BYTES) throw new Error(`the archive has ${bytes} bytes`);
  }
  report({
    id: 'documents.archive100.firstByte',
    unit: 'ms',
    own: first,
    note: `${DOCUMENTS} documents of ${BYTES / 1_000} kB by the link of a request; the first run records the taking of each`,
  });
}
