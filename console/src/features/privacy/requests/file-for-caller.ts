import { PRIVACY_KINDS } from '@jurilien/reference';
import { ask } from '../../../api/http';
import type { Command } from '../../../components/commands/CommandDialog';
import type { Values } from '../../../components/form/command';
import { locale } from '../../../locale';
import type { Translate, useCode } from '../../../useT';

type Words = { t: Translate; code: ReturnType<typeof useCode> };
type Body = Parameters<typeof ask<'POST /api/privacy-requests'>>[1]['body'];

const typed = (value: Values[string] | undefined): string => String(value ?? '').trim();
const bodyOf = (requestId: string, values: Values): Body => ({
  requestId,
  ...({ kind: values.kind, lang: values.lang, province: values.province } as Pick<Body, 'kind' | 'lang' | 'province'>),
  ...(typed(values.name) ? { name: typed(values.name) } : {}),
  ...(typed(values.words) ? { words: typed(values.words) } : {}),
  identifiers: (['email', 'phone'] as const).flatMap((kind) => (typed(values[kind]) ? [{ kind, value: typed(values[kind]) }] : [])),
});

/** The form by which a colleague files a request for a caller; nothing is reached before an address is proven. @param opened with its id */
export const fileForCaller = ({ t, code }: Words, opened: (requestId: string) => void): Command => {
  const requestId = crypto.randomUUID();
  return {
    command: 'FilePrivacyRequest',
    label: t('privacyCases.file'),
    note: t('privacyCases.fileNote'),
    reason: false,
    fields: [
      {
        name: 'kind',
        label: 'privacyCases.kind',
        kind: 'select',
        initial: 'access',
        options: PRIVACY_KINDS.map((value) => ({ value, label: code('privacyKinds', value) })),
      },
      { name: 'name', label: 'privacyCases.name', optional: true },
      { name: 'email', label: 'privacyCases.fields.email', optional: true },
      { name: 'phone', label: 'privacyCases.fields.phone', optional: true },
      {
        name: 'province',
        label: 'privacyCases.province',
        kind: 'select',
        initial: 'QC',
        options: ['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) })),
      },
      {
        name: 'lang',
        label: 'privacyCases.lang',
        kind: 'select',
        initial: locale,
        options: ['fr', 'en'].map((value) => ({ value, label: code('langs', value) })),
      },
      { name: 'words', label: 'privacyCases.words', hint: 'privacyCases.fields.wordsHint', kind: 'lines', optional: true },
    ],
    payload: () => ({}),
    act: (_reason, values) => ask('POST /api/privacy-requests', { body: bodyOf(requestId, values) }),
    onAnswer: () => opened(requestId),
  };
};
