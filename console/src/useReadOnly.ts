import { impersonation } from './session/session';
import { useT } from './useT';

/** Why nothing can be changed at all: someone looks through another person's eyes. Nothing when they do not. */
export const useReadOnly = (): string | undefined => {
  const t = useT();
  const seen = impersonation();
  return seen && t('impersonation.why', { name: seen.user });
};
