import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readRaw, type Errors, type Raw } from '../forms';

/** One act at a time: whether it is in flight, and what was wrong with the last one. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const running = useRef(false);
  const act = async (work: () => Promise<Errors | void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      setErrors((await work()) ?? {});
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, errors, act, setErrors };
}

const never = () => () => undefined;

/** Whether the page has come alive; before that its buttons wait, so that nothing typed leaves by a plain post. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const kept = new Map<string, unknown>();

/** State that the page's twin in the other language finds again. Memory only: it ends with the page. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  return [
    value,
    (next: T) => {
      kept.set(name, next);
      setValue(next);
    },
  ];
}

/** What was typed in a form, for the page's twin in the other language. */
export const typed = {
  of: (name: string): Raw => (kept.get(`form:${name}`) as Raw | undefined) ?? {},
  keep: (name: string, form: HTMLFormElement | null): void => {
    if (!form) return;
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => box.name);
    const answers = new FormData(form);
    kept.set(
      `form:${name}`,
      readRaw(
        answers,
        [...new Set([...answers.keys(), ...boxes])].map((field) => (boxes.includes(field) ? `${field}[]` : field)),
      ),
    );
  },
};

/** Moves the focus to a heading when a step of a page replaces another, so that a screen reader starts there. */
export function useStepFocus<E extends HTMLElement>(step: string) {
  const target = useRef<E>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = '';
    target.current?.focus();
  }, [step]);
  return target;
}
