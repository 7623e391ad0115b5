import { useT, type Key } from '../../useT';
import type { Fault } from './typed';

/** What is wrong, in words. */
export const useFaultWords = () => {
  const t = useT();
  return ({ code, of = '' }: Fault): string => t(`templates.faults.${code}` as Key, { of });
};
