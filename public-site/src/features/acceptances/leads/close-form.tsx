import { Radios } from '../../../forms';
import { useWords } from '../../../lang';
import { proLeadsTexts } from '../words/pro-leads';
import { Act, options, type Outcome, type Props, type Texts } from './act';
import { can } from './types';

/** Nothing more is expected of it. */
export function CloseForm({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  if (!can(sheet, 'CloseAcceptance')) return null;
  return (
    <details>
      <summary>{t.close}</summary>
      <Act
        name="close"
        sheet={sheet}
        load={load}
        button={t.saveClose}
        onSend={async (a, send): Promise<Outcome> => {
          const closeReason = a['close-reason'];
          if (!closeReason) return { 'close-reason': t.pick };
          return send('CloseAcceptance', { closeReason }, (t as Readonly<Record<string, string>>)[`close_${closeReason}`]);
        }}
      >
        <Radios
          name="close-reason"
          label={t.closeAsk}
          options={options(t, 'close', ['done', 'unable', 'clientUnreachable', 'other']).map((o) =>
            o.value === 'unable' || o.value === 'clientUnreachable' ? { ...o, hint: t.closeUnableHint } : o,
          )}
        />
      </Act>
    </details>
  );
}
