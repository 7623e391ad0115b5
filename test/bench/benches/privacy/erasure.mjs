/** One person is erased: five requests, two hundred messages, fifty files. From the grant until nothing is left, by the running product. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { median, until } from '../../measure.mjs';
import { many, niches, requestInValidation } from '../../people.mjs';
import { lib } from '../../product.mjs';

const REQUESTS = 5;
const MESSAGES = 200;
const FILES = 50;
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export async function erasure({ root, env, kernel, dispatch, quiet, report, quick }) {
  const { openFiles } = await lib(root, 'files');
  const { readSettings, stateOf } = await lib(root, 'runtime');
  const { lead } = await lib(root, 'lead');
  const { personKey } = await lib(root, 'privacy');
  const files = await openFiles(kernel.vault, readSettings({ ...env, FILE_SCANNER: 'none' }));
  const [niche] = await niches(root);
  const person = async () => {
    const leadIds = (await many(REQUESTS, () => requestInValidation({ dispatch }, randomUUID(), niche))).map(({ leadId }) => leadId);
    const people = await Promise.all(leadIds.map(async (leadId) => ({ leadId, ...(await stateOf(kernel, lead, leadId)) })));
    await many(MESSAGES, (n) => message(dispatch, people[n % REQUESTS], n));
    await many(FILES, (n) => file({ files, dispatch }, people[n % REQUESTS]), 4);
    await quiet();
    return leadIds;
  };
  const runs = [];
  for (let run = 0; run < (quick ? 1 : 3); run++) {
    const leadIds = await person();
    const began = performance.now();
    await Promise.all(leadIds.map((id) => dispatch('StartErasure', { kind: 'request', id, cause: 'staff' })));
    await until(
      async () => (await Promise.all(leadIds.map((id) => stateOf(kernel, personKey, `request:${id}`)))).every((s) => s.status === 'Erased'),
      'the person to be erased',
      120,
    );
    runs.push((performance.now() - began) / 1_000);
  }
  report({
    id: 'privacy.erasure.seconds',
    unit: 's',
    own: runs,
    note: `${REQUESTS} requests, ${MESSAGES} messages, ${FILES} files; median ${median(runs).toFixed(1)} s`,
  });
}

async function message(dispatch, { leadId, personId, email, phoneNumber }, n) {
  const channel = n % 2 ? 'sms' : 'email';
  await dispatch('QueueMessage', {
    ...{ messageId: randomUUID(), sendKey: `bench:${leadId}:${n}`, rule: 'R03', channel, class: 'transactional', lang: 'fr' },
    ...{ recipientKind: 'client', recipientId: personId, leadId, templateVersion: 1 },
    ...{ to: channel === 'sms' ? phoneNumber : email, subject: 'Votre demande', body: `Bonjour, ceci est le message ${n}.` },
  });
}

async function file({ files, dispatch }, { leadId, personId }) {
  const { fileId: documentId, type, bytes, sha256, scanner } = await files.kept.keep(personId, Readable.from([PDF]));
  await dispatch('UploadDocument', { leadId, documentId, name: 'jugement.pdf', type, bytes, sha256, scanner });
}
