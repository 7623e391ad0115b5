import { addressOf } from '@jurilien/contracts';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { problemOf } from '../../../api';
import { fill, useLang, useWords } from '../../../lang';
import { sessionRequest, useAlive } from '../../../session';
import { ACCEPT } from '../accepted';
import type { Answers } from '../documents.server';
import { refusalOf, refusalText } from '../refusal';
import { documentTexts } from '../words/documents';
import { isStopped, sendInPieces, type Kept, type Wire } from './pieces';

interface Props {
  readonly leadId: string;
  readonly answers?: Answers;
  /** What it asks for, as the page calls it. */
  readonly label?: string;
  /** How many more are taken. */
  readonly room: number;
  readonly reload: () => Promise<void>;
}

/** A file in flight, as its line shows it. */
interface Line {
  readonly key: string;
  readonly file: File;
  readonly kept: Kept;
  readonly percent?: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly text?: string;
  /** It was cut, and may go on. */
  readonly again?: boolean;
}

const wireTo =
  (leadId: string, lang: string): Wire =>
  (method, id, init) => {
    const params = { leadId, ...(id ? { uploadId: id } : {}) };
    const { path } = addressOf(id ? `${method} /api/documents/:leadId/uploads/:uploadId` : `${method} /api/documents/:leadId/uploads`, {
      params,
    });
    return sessionRequest(path, {
      method,
      headers: { ...init.headers, 'accept-language': `${lang}-CA` },
      ...(init.body ? { body: init.body } : {}),
    }) as Promise<Response>;
  };

/** Files in flight, sent one after the other; what has arrived is on the page's own list. */
function useSending({ leadId, answers, reload }: Props) {
  const t = useWords(documentTexts);
  const lang = useLang();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [note, setNote] = useState('');
  const queue = useRef(Promise.resolve());
  const change = (key: string, more: Partial<Line>): void =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...more } : line)));
  const drop = (key: string): void => setLines((all) => all.filter((line) => line.key !== key));

  async function send({ key, file, kept }: Line): Promise<void> {
    if (kept.gone) return;
    change(key, { state: 'sending', again: false, text: undefined });
    try {
      await sendInPieces(wireTo(leadId, lang), file, kept, {
        with: answers ? { answers } : {},
        onProgress: (bytes) => change(key, { percent: file.size > 0 ? Math.floor((100 * bytes) / file.size) : 0 }),
        onCut: () => setNote(t.cut),
      });
      drop(key);
      if (kept.gone) return;
      setNote(fill(t.done, { name: file.name }));
      await reload();
    } catch (problem) {
      if (!isStopped(problem)) throw problem;
      const refused = problem.status > 0 && refusalOf(problemOf({ status: problem.status, headers: new Headers() }, problem.body ?? {}));
      const text = (refused && refusalText(refused, lang)) || t.failed;
      if (refused) kept.gone = true;
      change(key, { state: 'failed', text, again: !refused });
      setNote(`${file.name} : ${text}`);
    }
  }
  const begin = (line: Line): void => void (queue.current = queue.current.then(() => send(line)));
  return {
    lines,
    note,
    setNote,
    take: (files: readonly File[]): void => {
      const added = files.map((file): Line => ({ key: crypto.randomUUID(), file, kept: {}, state: 'waiting' }));
      setLines((all) => [...all, ...added]);
      added.forEach(begin);
    },
    again: begin,
    remove: (line: Line): void => {
      line.kept.gone = true;
      drop(line.key);
    },
  };
}

/** Sends files of who is signed in: several at once, each with its progress; what was cut goes on. */
export function LiveUpload(props: Props) {
  const { room, label } = props;
  const t = useWords(documentTexts);
  const alive = useAlive();
  const id = useId();
  const { lines, note, setNote, take, again, remove } = useSending(props);
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    const free = room - lines.filter(({ state }) => state !== 'failed').length;
    take(files.slice(0, Math.max(0, free)));
    if (files.length > free) setNote(t.full);
  };
  return (
    <div className="documents stack">
      <ul className="documents-list" aria-label={t.inFlight}>
        {lines.map((line) => (
          <SendingLine key={line.key} line={line} onAgain={() => again(line)} onRemove={() => remove(line)} />
        ))}
      </ul>
      {room > 0 ? (
        <>
          <div className="field">
            <label htmlFor={`${id}-file`}>{label ? fill(t.chooseFor, { label }) : t.choose}</label>
            <p className="hint" id={`${id}-hint`}>
              {t.hint} {t.cleaned}
            </p>
            <input
              id={`${id}-file`}
              type="file"
              multiple
              accept={ACCEPT}
              disabled={!alive}
              aria-describedby={`${id}-hint`}
              onChange={chosen}
            />
          </div>
          <div className="field documents-camera">
            <label htmlFor={`${id}-photo`}>{t.photo}</label>
            <input id={`${id}-photo`} type="file" accept="image/*" capture="environment" disabled={!alive} onChange={chosen} />
          </div>
        </>
      ) : (
        <p className="notice">{t.full}</p>
      )}
      <p className="small soft" role="status">
        {note}
      </p>
    </div>
  );
}

interface LineProps {
  readonly line: Line;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

function SendingLine({ line: { file, state, percent, text, again }, onAgain, onRemove }: LineProps) {
  const t = useWords(documentTexts);
  const shown = text ?? (state === 'sending' ? fill(t.sending, { n: percent ?? 0 }) : t.waiting);
  return (
    <li>
      <span className="documents-name" dir="auto">
        {file.name}
      </span>
      <span className={state === 'failed' ? 'error' : 'small soft'}>{shown}</span>
      {state !== 'failed' && <progress max={100} value={percent} aria-label={file.name} />}
      {again && (
        <button className="link-button" type="button" onClick={onAgain}>
          {t.again}
        </button>
      )}
      <button className="link-button" type="button" aria-label={fill(t.removeNamed, { name: file.name })} onClick={onRemove}>
        {t.remove}
      </button>
    </li>
  );
}
