import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { useT } from '../../../useT';
import { ActsAbout } from '../../audit';

/** Everything that was done, seen or exported about this person. */
export const Audit = ({ row: { id } }: { row: ProfessionalRow }) => {
  const t = useT();
  return <ActsAbout subject={`professional-${id}`} title={t('pros.tabs.audit')} hint={t('pros.auditHint')} empty={t('pros.auditEmpty')} />;
};
