import type { Call } from '@jurilien/contracts/api';
import type { Exported } from '@jurilien/rows/exports';
import { ask } from '../../api/http';
import type { Command, Field } from '../../components/commands/CommandDialog';
import { locale } from '../../locale';
import { columnOf, me } from '../../roles';
import type { Translate } from '../../useT';

/** What a list is narrowed by now. */
type Asked = Pick<Call<'POST /api/exports'>['body'], 'filter' | 'q'>;

/** A filter of a list as the export takes it: what is searched for apart. */
export const askedOf = ({ q, ...filter }: Record<string, unknown>): Asked => ({
  filter,
  ...(typeof q === 'string' && q.trim() ? { q: q.trim() } : {}),
});

interface Form {
  readonly t: Translate;
  /** Which list; chosen in the form where it begins with none. */
  readonly what?: Exported;
  readonly asked?: Asked;
  /** Below which count a file of figures is not exact. */
  readonly least: number;
  readonly onDone: () => void;
}

/** Lists that are asked for by themselves: recipients are of one campaign. */
const LISTS: readonly Exported[] = ['leads', 'professionals', 'messages', 'ledger'];
const FORMATS = ['csv', 'json'] as const;

/** What is said of the file before it is asked for, by what the role may have. */
const noteOf = ({ t, what, least }: Form): string => {
  const who = columnOf(me().role);
  const recipients = what === 'recipients';
  if (who === 'report') return t(recipients ? 'exports.noteRecipientFigures' : 'exports.noteFigures', { least });
  if (recipients) return t('exports.noteRecipients');
  if (!what) return t('exports.noteAll');
  return t(who === 'admin' ? 'exports.note' : 'exports.noteMasked');
};

const fieldsOf = ({ t, what }: Form): Field[] => {
  const list: Field = {
    name: 'what',
    label: 'exports.what',
    kind: 'select',
    initial: 'leads',
    options: LISTS.map((value) => ({ value, label: t(`exports.of.${value}`) })),
  };
  const format: Field = {
    name: 'format',
    label: 'exports.format',
    kind: 'select',
    initial: 'csv',
    options: FORMATS.map((value) => ({ value, label: t(`exports.formats.${value}`) })),
  };
  const full: Field = { name: 'full', label: 'exports.full', kind: 'check', hint: 'exports.fullHint' };
  return [...(what ? [] : [list]), format, ...(columnOf(me().role) === 'admin' && what !== 'recipients' ? [full] : [])];
};

/** The form by which a list is asked for as a file; one form is one file, however often it is sent. */
export const requestForm = (form: Form): Command => {
  const { t, what, asked, onDone } = form;
  const names = { commandId: crypto.randomUUID(), exportId: crypto.randomUUID() };
  return {
    command: 'RequestExport',
    label: t(what ? 'exports.ask' : 'exports.askWhat'),
    note: noteOf(form),
    fields: fieldsOf(form),
    reason: true,
    payload: () => ({}),
    act: (reason, values) =>
      ask('POST /api/exports', {
        body: {
          ...names,
          what: what ?? LISTS.find((list) => list === values['what'])!,
          format: FORMATS.find((format) => format === values['format'])!,
          lang: locale,
          full: values['full'] === true,
          ...asked,
          reason,
        },
      }),
    onAnswer: onDone,
  };
};
