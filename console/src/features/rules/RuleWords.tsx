import { Link } from 'react-router-dom';
import { useCode, useT } from '../../useT';

/** The way to the words of a rule. */
export const RuleWords = ({ template }: { template: string }) => {
  const t = useT();
  const words = useCode();
  return <Link to={`/comms/templates/${template}`}>{t('rules.template', { template: `${template} · ${words('rules', template)}` })}</Link>;
};
