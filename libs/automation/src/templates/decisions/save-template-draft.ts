import { decision } from '@jurilien/event-sourcing';
import type { EmailWords, TemplateText } from '@jurilien/notifications';
import { canonical } from '@jurilien/reference';
import { z } from 'zod';
import { templateWords } from '../message-template.js';
import { onTemplate, refuseRetired, templateCode, templateDid } from '../on-template.js';
import { templateText } from '../template-text.js';

/**
 * Keeps the next version of a template as a draft, however unfinished; no one is sent it (4.8.1). Going back to the words in force leaves
 * a draft that says the same.
 */
export const saveTemplateDraft = decision({
  name: 'SaveTemplateDraft',
  input: z.object({ code: templateCode, text: templateText }),
  streams: onTemplate,
  decide({ code, text: written }, { template: s }, ctx) {
    refuseRetired(s);
    const text = tidied(written);
    const hash = ctx.hash(canonical(text));
    const isSame = s.draft ? s.draft.hash === hash : canonical(text) === canonical(templateWords(code, s).text);
    return isSame ? {} : { template: [templateDid('TemplateDraftSaved', { code, text, hash })] };
  },
});

const said = (lines: readonly string[]): string[] => lines.filter((line) => line !== '');
/** Empty lines and labels are not kept. */
function email({ button, more, grades, after = [], ...words }: EmailWords) {
  const end = said(after);
  return {
    ...words,
    body: said(words.body),
    ...(button ? { button } : {}),
    ...(more ? { more } : {}),
    ...(grades ? { grades } : {}),
    ...(end.length > 0 ? { after: end } : {}),
  };
}
const tidied = (text: z.infer<typeof templateText>) =>
  ({ ...text, ...(text.email ? { email: { fr: email(text.email.fr), en: email(text.email.en) } } : {}) }) satisfies TemplateText;
