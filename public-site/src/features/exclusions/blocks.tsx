import { regionsOf } from '@jurilien/reference';
import { useRef, useState } from 'react';
import { Go, LiveForm, Wrong, useAct, sendCommand, useAsk, Outcome } from '../../session';
import { errorText, Line, Radios, Select } from '../../forms';
import { proBlocks } from './words/pro-blocks';
import { useLang, useWords, fieldChoices } from '../../lang';
import { BlockList } from './block-list';
import { errorsOf } from '../../api';
import { Failed } from '../../pro';

/** Own blocks of a professional (MO13): what is blocked, the way out of each, and a new one. */
export function Blocks({ professionalId, province }: { readonly professionalId: string; readonly province: 'QC' | 'ON' }) {
  const t = useWords(proBlocks);
  const lang = useLang();
  const { value, problem, reload } = useAsk('GET /api/pro/blocks', {});
  const { busy, errors, act } = useAct();
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const [kind, setKind] = useState('party');
  const send = (name: string, payload: Record<string, unknown>, done: string, form?: HTMLFormElement) =>
    act(async () => {
      setMessage('');
      const reply = await sendCommand(lang, name, { professionalId, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setMessage(done);
      // The button that was pressed goes with its row.
      if (!form) status.current?.focus();
      // Ready for the next one of the same kind.
      for (const box of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[type=text], select') ?? []) box.value = '';
      return reload();
    });
  const add = ({ name = '', field, region }: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    const wanted: Record<string, string | undefined> = { party: name.trim(), field, region };
    if (kind in wanted && !wanted[kind])
      return act(() =>
        Promise.resolve({ [kind === 'party' ? 'name' : kind]: errorText(kind === 'party' ? 'name' : kind, 'required', lang) }),
      );
    const what = kind === 'party' ? { name: name.trim() } : wanted[kind] ? { value: wanted[kind] } : {};
    return send('AddBlock', { kind, ...what }, t.saved, form);
  };
  return (
    <section aria-labelledby="blocks" className="account-part">
      <h2 id="blocks">{t.title}</h2>
      <p>{t.lead}</p>
      <Wrong errors={errors} />
      <Outcome at={status}>{message}</Outcome>
      {!value && problem && <Failed problem={problem} retry={reload} />}
      {value && value.blocks.length > 0 && (
        <BlockList blocks={value.blocks} busy={busy} onRemove={(blockId) => void send('RemoveBlock', { blockId }, t.removed)} />
      )}
      <h3>{t.add}</h3>
      <LiveForm name="blocks" className="stack" errors={errors} values={{ kind }} onSend={(answers, form) => void add(answers, form)}>
        <BlockFields kind={kind} province={province} onKind={setKind} />
        <p className="actions">
          <Go className="button" busy={busy}>
            {t.save}
          </Go>
        </p>
      </LiveForm>
    </section>
  );
}

interface FieldsProps {
  readonly kind: string;
  readonly province: 'QC' | 'ON';
  readonly onKind: (kind: string) => void;
}

/** What is blocked: its kind, and for some kinds which one. */
function BlockFields({ kind, province, onKind }: FieldsProps) {
  const t = useWords(proBlocks);
  const lang = useLang();
  return (
    <>
      <div onChange={(e) => (e.target as HTMLInputElement).name === 'kind' && onKind((e.target as HTMLInputElement).value)}>
        <Radios
          name="kind"
          label={t.kind}
          initial={kind}
          options={[
            { value: 'party', label: t.kindParty, hint: t.kindPartyHint },
            { value: 'field', label: t.kindField },
            { value: 'region', label: t.kindRegion },
            { value: 'legalAid', label: t.kindLegalAid },
            { value: 'lowBudget', label: t.kindLowBudget },
          ]}
        />
      </div>
      {kind === 'party' && <Line name="name" label={t.name} length={120} />}
      {kind === 'field' && <Select name="field" label={t.field} empty={t.choose} options={fieldChoices(lang)} />}
      {kind === 'region' && (
        <Select
          name="region"
          label={t.region}
          empty={t.choose}
          options={regionsOf(province).map((r) => ({ value: r.code, label: r[lang] }))}
        />
      )}
    </>
  );
}
