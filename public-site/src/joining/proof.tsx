import { useState } from 'react';
import { Go, LiveForm, Said, Wrong } from '../account/form';
import { useAct } from '../account/use-act';
import { errorText } from '../forms/error-text';
import { joining } from '../i18n/joining';
import { bytes, day, fill, useLang, useWords } from '../lang';
import { errorsOf } from '../problem';
import { sendFile } from './send';
import type { Proof } from './types';

const MB = 1_048_576;
const MOST_MB = 20;

/** One file at a time, sent as it is; what was received is listed by kind and day, never by its name. */
export function ProofPart({ proofs, reload }: { proofs: readonly Proof[]; reload: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [said, setSaid] = useState<string | null>(null);
  return (
    <section className="card" aria-labelledby="proofs">
      <h2 id="proofs">{t.proof}</h2>
      <Wrong errors={errors} />
      <LiveForm
        name="proof"
        errors={errors}
        className="stack"
        onSend={(_answers, form) =>
          void act(async () => {
            setSaid(null);
            const file = form.querySelector<HTMLInputElement>('#file')?.files?.[0];
            if (!file) return { file: errorText('file', 'required', lang) };
            if (file.size > MOST_MB * MB) return { file: errorText('file', 'file-too-large', lang) };
            const reply = await sendFile(lang, '/api/pro/application/proof', file);
            if (!reply.ok) return errorsOf(reply.problem, lang);
            form.reset();
            setSaid(t.proofDone);
            await reload();
          })
        }
      >
        <div className={errors.file ? 'field failed file-pick' : 'field file-pick'}>
          <label htmlFor="file">{t.file}</label>
          <p className="hint" id="file-hint">
            {t.proofHint}
          </p>
          <input id="file" name="file" type="file" accept=".pdf,.jpg,.jpeg,.png,.heic" aria-describedby="file-hint" />
        </div>
        <div className="actions">
          <Go busy={busy} className="button quiet">
            {busy ? t.proofSending : t.proofSend}
          </Go>
          <Said>{said}</Said>
        </div>
      </LiveForm>
      <h3>{t.proofsTitle}</h3>
      {proofs.length === 0 ? (
        <p>{t.noProof}</p>
      ) : (
        <ul className="names proofs">
          {proofs.map((proof) => (
            <li key={proof.fileId}>
              <span>
                {fill(t.proofLine, { type: proof.type.toUpperCase(), size: bytes(proof.bytes, lang), when: day(proof.uploadedAt, lang) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
