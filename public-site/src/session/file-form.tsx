import type { ApiRoute } from '@jurilien/contracts/api';
import { useState } from 'react';
import { errorText } from '../forms';
import { useLang } from '../lang';
import { errorsOf } from '../api';
import { Go, LiveForm, Success, Wrong } from './form';
import { sendFile } from './send-file';
import { useAct } from './use-act';

const MB = 1_048_576;

interface Props {
  /** Names the field, and the texts of its errors. */
  readonly name: string;
  readonly route: ApiRoute;
  readonly accept: string;
  readonly mostMb: number;
  readonly words: { readonly label: string; readonly hint: string; readonly send: string; readonly sending: string; readonly done: string };
  readonly reload: () => Promise<void>;
}

/** One file at a time, sent as it is. */
export function FileForm({ name, route, accept, mostMb, words, reload }: Props) {
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const error = errors[name];
  return (
    <>
      <Wrong errors={errors} />
      <LiveForm
        name={`file-${name}`}
        errors={errors}
        className="stack"
        onSend={(_answers, form) =>
          void act(async () => {
            setMessage(null);
            const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0];
            if (!file) return { [name]: errorText(name, 'required', lang) };
            if (file.size > mostMb * MB) return { [name]: errorText(name, `file-too-large:${mostMb}`, lang) };
            const reply = await sendFile(lang, route, file);
            if (!reply.ok) return errorsOf(reply.problem, lang);
            form.reset();
            setMessage(words.done);
            await reload();
          })
        }
      >
        <div className={error ? 'field failed file-pick' : 'field file-pick'}>
          <label htmlFor={name}>{words.label}</label>
          <p className="hint" id={`${name}-hint`}>
            {words.hint}
          </p>
          {error && (
            <p className="error" id={`${name}-error`}>
              {error}
            </p>
          )}
          <input
            id={name}
            name={name}
            type="file"
            accept={accept}
            aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
            aria-invalid={error ? true : undefined}
          />
        </div>
        <div className="actions">
          <Go busy={busy} className="button quiet">
            {busy ? words.sending : words.send}
          </Go>
          <Success>{message}</Success>
        </div>
      </LiveForm>
    </>
  );
}
