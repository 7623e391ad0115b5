import { errorsOf, type Problem, type Reply } from '../../api';
import { text, type Errors, type Raw } from '../../forms';
import type { Lang } from '../../routes.table';
import { ownTexts } from './words/own';

/** Each thing that is done with documents, by its word in a form, and the command that does it. */
const ACTS = {
  partager: 'ShareDocument',
  retirer: 'RevokeDocumentShare',
  renommer: 'RenameDocument',
  supprimer: 'DeleteDocument',
  demander: 'RequestDocuments',
  annuler: 'CancelDocumentRequest',
} as const;
export type Act = keyof typeof ACTS;
export const isAct = (word: string | null): word is Act => word !== null && word in ACTS;

type Payload = Readonly<Record<string, unknown>>;
export type Send = (name: string, payload: Payload, commandId: string) => Promise<Reply<unknown>>;

/** The line of a list that asks for a document: its field, and what its document will be known by. */
const LABEL = /^label-(.+)$/;
export const nameField = (documentId: string): string => `name-${documentId}`;

function asked(raw: Raw, lang: Lang): { readonly errors: Errors } | { readonly payload: Payload } {
  const t = ownTexts[lang];
  const items = Object.keys(raw).flatMap((name) => {
    const [, itemId] = LABEL.exec(name) ?? [];
    const label = text(raw, name).trim();
    return itemId && label ? [{ itemId, label }] : [];
  });
  const dueOn = text(raw, 'dueOn');
  const note = text(raw, 'note').trim();
  const errors = { ...(items.length === 0 ? { labels: t.labelMissing } : {}), ...(dueOn ? {} : { dueOn: t.dueOnMissing }) };
  if (Object.keys(errors).length > 0) return { errors };
  return { payload: { requestId: text(raw, 'requestId'), items, dueOn, ...(note ? { note } : {}) } };
}

/** What a form asks for, or what is wrong with it. */
function read(act: Act, raw: Raw, lang: Lang): { readonly errors: Errors } | { readonly payload: Payload } {
  const documentId = text(raw, 'documentId');
  switch (act) {
    case 'partager':
    case 'retirer': {
      const acceptanceId = text(raw, 'acceptanceId');
      return { payload: { documentId, ...(acceptanceId ? { acceptanceId } : {}) } };
    }
    case 'renommer': {
      const name = text(raw, nameField(documentId)).trim();
      return name ? { payload: { documentId, name } } : { errors: { [nameField(documentId)]: ownTexts[lang].nameMissing } };
    }
    case 'supprimer':
      return { payload: { documentId } };
    case 'demander':
      return asked(raw, lang);
    case 'annuler':
      return { payload: { requestId: text(raw, 'requestId') } };
  }
}

/** Does one of them; what was already so is not wrong. */
export async function act(
  send: Send,
  which: Act,
  raw: Raw,
  commandId: string,
  lang: Lang,
): Promise<{ readonly errors: Errors; readonly status: number }> {
  const found = read(which, raw, lang);
  if ('errors' in found) return { errors: found.errors, status: 422 };
  const reply = await send(ACTS[which], found.payload, commandId);
  if (reply.ok || reply.problem.code === 'DUPLICATE') return { errors: {}, status: 200 };
  return { errors: refusal(reply.problem, raw, lang), status: reply.problem.status };
}

function refusal(problem: Problem, raw: Raw, lang: Lang): Errors {
  const t = ownTexts[lang];
  if (problem.code === 'NOT_FOUND') return { form: t.refused_gone };
  if (problem.code === 'WRONG_STATE') return { form: t.refused_ended };
  if (problem.code === 'CAP_REACHED') return { form: t.refused_cap };
  const { name, ...errors } = errorsOf(problem, lang);
  return name ? { ...errors, [nameField(text(raw, 'documentId'))]: name } : errors;
}
