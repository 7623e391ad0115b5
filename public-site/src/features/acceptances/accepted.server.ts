import type { Problem } from '../../api/index.server';
import { CAUSES } from './causes';
import { uuidOf } from '../../http/index.server';
import type { Errors } from '../../forms';
import { acceptedTexts } from './words/accepted';
import type { Lang } from '../../routes.table';

type Run = (
  name: string,
  payload: Record<string, unknown>,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: Problem }>;

/** The outcome of a report about who accepted: sent, to be confirmed first, or refused at a field. */
export type Done =
  { readonly fait: string } | { readonly asking: 'replace' | 'choose'; readonly errors?: Errors } | { readonly problem: Problem };

/** Buttons of the client's page that concern one of those who accepted (4.3.9); nothing when the button is another's. */
export async function actOnAccepted(go: string, form: FormData, lang: Lang, run: Run): Promise<Done | undefined> {
  const acceptanceId = uuidOf(form, 'acceptanceId');
  const done = async (name: string, payload: Record<string, unknown>, fait: string): Promise<Done> => {
    const r = await run(name, { acceptanceId, ...payload });
    return r.ok ? { fait } : { problem: r.problem };
  };
  switch (go) {
    case 'reached':
      return done('ConfirmContactByClient', {}, 'joint');
    case 'not-reached':
      return done('RequestReplacement', { cause: 'notReached' }, 'remplacement');
    case 'represented':
      return done('ConfirmRepresentation', { represented: true }, 'represente');
    case 'not-represented':
      return done('ConfirmRepresentation', { represented: false }, 'non-represente');
    case 'replace':
      return { asking: 'replace' };
    case 'replace-yes': {
      const t = acceptedTexts[lang];
      const cause = String(form.get('cause') ?? '');
      if (!(CAUSES as readonly string[]).includes(cause)) return { asking: 'replace', errors: { cause: t.pickReason } };
      const note = String(form.get('note') ?? '')
        .trim()
        .slice(0, 2_000);
      const answer = await done('RequestReplacement', { cause, ...(note ? { note } : {}) }, 'remplacement');
      return 'problem' in answer && answer.problem.detail?.includes('contact-not-due')
        ? { asking: 'replace', errors: { cause: t.notDue } }
        : answer;
    }
    case 'choose':
      return { asking: 'choose' };
    case 'choose-yes':
      return done('ChooseProfessional', {}, 'choix');
    default:
      return undefined;
  }
}
