import { useMemo } from 'react';
import { useCode, useT } from '../../useT';
import type { Tools } from './commands';

/** What the forms of appointments need of the page. */
export const useTools = (): Tools => {
  const t = useT();
  const code = useCode();
  return useMemo(() => ({ t, code }), [t, code]);
};
