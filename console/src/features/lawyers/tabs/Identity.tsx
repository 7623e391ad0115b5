import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Facts, Panel } from '../../../components/page/Panel';
import { State } from '../../../components/Tone';
import { formatDate, formatList, formatPhone } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';

/** Who it is, the licence and when it was looked up, and who looks after them. */
export const Identity = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return (
    <Panel title={t('lawyers.tabs.identity')}>
      <Facts
        columns={2}
        rows={[
          [t('lawyers.kind'), code('titles', row.title)],
          [t('lawyers.firm'), row.firm ?? '–'],
          [t('lawyers.province'), code('provinces', row.province)],
          [t('lawyers.licenceNo'), row.licenceNo ?? '–'],
          [t('lawyers.licence'), row.licenceState ? <State key="licence" family="licenceStates" value={row.licenceState} /> : '–'],
          [t('pros.lastCheck'), formatDate(row.licenceCheckedAt)],
          [t('lawyers.nextCheck'), formatDate(row.licenceNextCheckAt)],
          [t('lawyers.terms'), row.termsVersion ?? t('lawyers.noTerms')],
          [t('fields.email'), row.email ?? '–'],
          [t('fields.phoneNumber'), formatPhone(row.phoneNumber)],
          [t('pros.channels'), formatList((row.channels ?? []).map((channel) => code('channels', channel))) || '–'],
          [t('fields.lang'), code('langs', row.lang)],
          [t('pros.application'), formatDate(row.appliedAt)],
          [t('lawyers.approvedAt'), formatDate(row.approvedAt)],
          [t('lawyers.pausedUntil'), formatDate(row.pausedUntil)],
          [t('pros.manager'), row.accountManagerId ? nameOf(row.accountManagerId) : t('pros.noManager')],
        ]}
      />
    </Panel>
  );
};
