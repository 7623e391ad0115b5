import { PRESENCE, type ATTENDED } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../api/http';
import { useChanges } from '../../live';
import { useReadOnly } from '../../useReadOnly';

type Others = Answer<'POST /api/presence'>['others'];

/** How often a page says that it is still open; browsers let hidden tabs do so once a minute, which the API waits for. */
const BEAT_MS = 25_000;
/** Who typed within this time is writing. */
const WRITES_MS = 40_000;
/** Tells the tabs of one person apart, and is forgotten with the tab. */
const page = crypto.randomUUID();

/** Fields in which people look for something write nothing into the record. */
const isSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.getAttribute('role') === 'combobox');

/** Whether something is being typed on the page, dialogs included. */
const useWriting = (): boolean => {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event) => {
      if (isSearch(target)) return;
      setWriting(true);
      clearTimeout(timer);
      timer = setTimeout(() => setWriting(false), WRITES_MS);
    };
    document.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
    };
  }, []);
  return writing;
};

/** Says that this page has something open, and who else has: at once when the live stream tells of a change. */
export const usePresence = (view: (typeof ATTENDED)[number], id: string): Others => {
  const [others, setOthers] = useState<Others>([]);
  const readOnly = useReadOnly() !== undefined;
  const writing = useWriting();
  const about = { view, id, page };
  const beat = useRef(() => {});
  beat.current = () => {
    if (readOnly) return;
    ask('POST /api/presence', { body: { ...about, writing } }).then(
      (answer) => setOthers(answer.others),
      // Without the network, or for a record that has left one's reach, no one is known to be there.
      () => setOthers([]),
    );
  };
  useEffect(() => {
    beat.current();
    const timer = setInterval(() => beat.current(), BEAT_MS);
    return () => clearInterval(timer);
  }, [view, id, writing, readOnly]);
  useEffect(() => {
    const leave = () => {
      if (!readOnly) void ask('POST /api/presence', { body: { ...about, gone: true } }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      setOthers([]);
    };
  }, [view, id, readOnly]);
  useChanges(PRESENCE, ({ ids }) => {
    if (ids.length === 0 || ids.includes(`${view}/${id}`)) beat.current();
  });
  return others;
};
