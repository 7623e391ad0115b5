import { FileForm } from '../../session';
import { joining } from './words/joining';
import { bytes, day, fill, useLang, useWords } from '../../lang';
import type { Proof } from './types';

const MOST_MB = 20;

/** Proofs of licence: what was received is listed by kind and day, never by its name. */
export function ProofPart({ proofs, reload }: { proofs: readonly Proof[]; reload: () => Promise<void> }) {
  const t = useWords(joining);
  const lang = useLang();
  return (
    <section className="card" aria-labelledby="proofs">
      <h2 id="proofs">{t.proof}</h2>
      <FileForm
        name="file"
        route="POST /api/pro/application/proof"
        accept=".pdf,.jpg,.jpeg,.png,.heic"
        mostMb={MOST_MB}
        words={{ label: t.file, hint: t.proofHint, send: t.proofSend, sending: t.proofSending, done: t.proofDone }}
        reload={reload}
      />
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
