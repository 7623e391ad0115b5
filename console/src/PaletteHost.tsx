import { Suspense, useEffect } from 'react';
import { openPalette, usePaletteOpen } from './layout/palette-switch';
import { Palette } from './pages';
import { isStaff, me } from './roles';

/** Ctrl+K or ⌘K from everywhere, also while typing; over an open dialog it would hide what is being done there. */
export const PaletteHost = () => {
  const open = usePaletteOpen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (open || !document.querySelector('[role=dialog]')) openPalette(!open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return <Suspense>{open && isStaff(me().role) && <Palette />}</Suspense>;
};
