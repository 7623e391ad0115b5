import { documentListOf } from '@jurilien/reference';
import { useRef, useState } from 'react';
import { Area, FormProvider, Line } from '../../forms';
import { fill, useLang, useWords } from '../../lang';
import { ActForm } from '../../session';
import { useDoors } from './doors';
import { ownTexts } from './words/own';

interface Item {
  readonly itemId: string;
  readonly label: string;
}
const item = (label = ''): Item => ({ itemId: crypto.randomUUID(), label });

interface Props {
  readonly lawyerType: string | null | undefined;
  /** A request that was sent is another one the next time. */
  readonly requestId: string;
}

/** Asks the client for documents: the list of the field to start from, edited line by line, a date and a word. */
export function Ask({ lawyerType, requestId }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const { commandId, errors } = useDoors();
  const wrong = ['labels', 'dueOn', 'note'].some((name) => errors[name] !== undefined);
  return (
    <details open={wrong || undefined}>
      <summary>{t.demander}</summary>
      <ActForm go="demander" commandId={commandId} carried={{ requestId }}>
        <FormProvider value={{ raw: {}, errors }}>
          <p>{t.askText}</p>
          <Labels start={documentListOf(lawyerType).map((each) => each[lang])} error={errors.labels} />
          <Line name="dueOn" type="date" label={t.dueOn} className="short" />
          <Area name="note" label={t.noteLabel} optional rows={3} max={1_000} />
        </FormProvider>
        <ActForm.Go>{t.askSend}</ActForm.Go>
      </ActForm>
    </details>
  );
}

/** The lines of the list. */
function Labels({ start, error }: { readonly start: readonly string[]; readonly error: string | undefined }) {
  const t = useWords(ownTexts);
  const [items, setItems] = useState(() => (start.length > 0 ? start.map(item) : [item()]));
  const list = useRef<HTMLFieldSetElement>(null);
  const focusOn = (index: number): void => {
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[Math.max(0, index)]?.focus());
  };
  return (
    <fieldset ref={list} className={error ? 'ask-list failed' : 'ask-list'} aria-describedby={error ? 'labels-error' : undefined}>
      <legend>{t.labels}</legend>
      {error && (
        <p className="error" id="labels-error">
          {error}
        </p>
      )}
      <ul className="ask-labels">
        {items.map(({ itemId, label }, index) => (
          <li key={itemId}>
            <div className="field">
              <label htmlFor={index === 0 ? 'labels' : `label-${itemId}`}>{fill(t.labelN, { n: index + 1 })}</label>
              <input
                id={index === 0 ? 'labels' : `label-${itemId}`}
                name={`label-${itemId}`}
                type="text"
                defaultValue={label}
                maxLength={200}
                autoComplete="off"
              />
            </div>
            <button
              type="button"
              className="link-button"
              aria-label={fill(t.removeLabel, { label: label || fill(t.labelN, { n: index + 1 }) })}
              onClick={() => {
                setItems(items.filter((each) => each.itemId !== itemId));
                focusOn(index - 1);
              }}
            >
              {t.removeShort}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            setItems([...items, item()]);
            focusOn(items.length);
          }}
        >
          {t.addLabel}
        </button>
      </p>
    </fieldset>
  );
}
