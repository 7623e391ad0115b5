import { useT } from '../../useT';

/** What sends a template, in a phrase. */
export const useUsers = () => {
  const t = useT();
  return (usedBy: readonly string[]): string =>
    usedBy.length === 0
      ? t('templates.unused')
      : t('templates.usedBy', { rules: usedBy.map((rule) => (rule === 'product' ? t('templates.product') : rule)).join(', ') });
};
