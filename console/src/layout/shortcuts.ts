import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayRead, me } from '../roles';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    Boolean(target.closest('[role=dialog], [role=menu], [role=listbox]')));
const places: Record<string, string> = {
  l: '/leads',
  v: '/validations',
  a: '/lawyers',
  f: '/follow-ups',
  m: '/comms',
  u: '/users',
  j: '/audit',
  w: '/wave-simulator',
  d: '/',
};

const move = (step: 1 | -1) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  if (!rows.length) return;
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  // What opens the row, so that Enter does; in lists of other kinds, its first link.
  (next?.querySelector<HTMLElement>('[data-open]') ?? next?.querySelector<HTMLElement>('a[href]') ?? next)?.focus();
  next?.scrollIntoView({ block: 'nearest' });
};

/** Whether single keys do something, on this device: who dictates, or uses another layout, may want none of them. */
export const useKeysOn = () => useStore<boolean>('keys', true);

/** Keyboard first: `/` finds anything, `f` searches the list, `j` `k` rows, `g l` places, `?` help. Enter opens the focused row by itself. */
export const useShortcuts = (help: () => void) => {
  const navigate = useNavigate();
  const [on] = useKeysOn();
  useEffect(() => {
    if (!on) return undefined;
    let prefix = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const going = Date.now() - prefix < 1_200;
      prefix = 0;
      const place = going && places[event.key];
      if (place) {
        event.preventDefault();
        void navigate(place);
      } else if (event.key === 'g') prefix = Date.now();
      else if (event.key === '/') {
        // The finder is one key away from everywhere; on its own page the box takes the focus again.
        event.preventDefault();
        const box = window.location.pathname.endsWith('/finder') && document.querySelector<HTMLInputElement>('main input[type=search]');
        if (box) box.focus();
        else if (mayRead(me().role, 'finder')) void navigate('/finder');
      } else if (event.key === 'f') {
        event.preventDefault();
        document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
      } else if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (event.key === '?') help();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, help, on]);
};

/** One key of one screen, ignored while typing. */
export const useKey = (key: string, act: () => void) => {
  const [on] = useKeysOn();
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target)) {
        event.preventDefault();
        act();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key, act, on]);
};
