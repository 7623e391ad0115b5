/** A request with documents, and what a link needs to read them: made by the commands that make real ones. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { niches, requestInValidation } from '../../people.mjs';
import { lib } from '../../product.mjs';

const ASKED_AT_ONCE = 20;
const DAY_MS = 86_400_000;

/** A scanner that looks at nothing. */
export const unseen = { name: 'none', begin: () => ({ feed: () => undefined, verdict: async () => undefined, end: () => undefined }) };

/** A request in validation and the member of staff who has it. */
export async function matter({ root, product, kernel, dispatch }) {
  const { id } = await product.signIn({ kernel, dispatch });
  const { leadId, staff } = await requestInValidation({ dispatch }, id, (await niches(root))[0]);
  const { stateOf } = await lib(root, 'runtime');
  const { lead } = await lib(root, 'lead');
  const { personId } = await stateOf(kernel, lead, leadId);
  return { leadId, staff, personId };
}

/** Keeps files in the product's place for them and records that someone sent them; answers their ids. */
export async function sender({ root, env, kernel, dispatch }, { leadId, personId }) {
  const { fileStore, folder } = await lib(root, 'files');
  const store = fileStore(kernel.vault, folder(env.FILES_DIR), { scanner: unseen });
  return async (name, bytes, actor, more = {}) => {
    const kept = await store.keep(
      personId,
      (async function* whole() {
        yield bytes;
      })(),
    );
    const facts = { documentId: kept.fileId, name, type: 'pdf', bytes: bytes.length, sha256: kept.sha256, scanner: 'none' };
    await dispatch('UploadDocument', { leadId, ...facts, ...more }, { actor });
    return kept.fileId;
  };
}

/** So many documents that the team asks for and the client sends: what is asked for comes on top of the ten of each side. */
export async function answered(dispatch, { leadId, staff }, count, send, bytesOf) {
  const client = { kind: 'token', id: leadId };
  const dueOn = new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);
  for (let sent = 0; sent < count; sent += ASKED_AT_ONCE) {
    const requestId = randomUUID();
    const items = Array.from({ length: Math.min(ASKED_AT_ONCE, count - sent) }, (_, i) => ({
      itemId: randomUUID(),
      label: `Talon de paie ${sent + i + 1}`,
    }));
    await dispatch('RequestDocuments', { requestId, leadId, items, dueOn }, staff);
    for (const { itemId, label } of items) await send(`${label}.pdf`, bytesOf(label), client, { answers: { requestId, itemId } });
  }
}

/** A personal link, and the device that holds it. */
export async function heldLink({ root, kernel, dispatch }, grant) {
  const { issueLink, linkIdOf, stateOf } = await lib(root, 'runtime');
  const { link, stepUpCodeSubject } = await lib(root, 'identity');
  const token = await issueLink(kernel, { ...grant, lang: 'fr', days: 30 });
  const linkId = linkIdOf(token);
  const device = randomBytes(32).toString('base64url');
  /** The code that was sent last. */
  const code = async () => kernel.secrets.code(stepUpCodeSubject(linkId), (await stateOf(kernel, link, linkId)).code.sequence);
  const actor = { kind: 'token', id: 'bench' };
  const typeCode = async () => {
    const of = { linkId, deviceHash: createHash('sha256').update(device).digest('hex') };
    await dispatch('SendStepUpCode', { ...of, channel: 'email' }, { actor });
    await dispatch('VerifyStepUpCode', { ...of, code: await code() }, { actor });
  };
  return { token, headers: { authorization: `Link ${token}`, 'x-device': device }, code, typeCode };
}
