import type { AvailabilityRow } from '@jurilien/rows/scheduling';
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { zoneWords } from '@jurilien/reference';
import { useListContext } from 'react-admin';
import { PlainList } from '../../components/list/PlainList';
import { Pager } from '../../components/list/Pager';
import { Scroll } from '../../components/list/Scroll';
import { PageHeader } from '../../components/page/PageHeader';
import { Loaded } from '../../components/page/Panel';
import { formatDate, formatMoment } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { BookFor } from './BookFor';
import { ProfessionalLink } from './ProfessionalLink';
import { SchedulingTabs } from './SchedulingTabs';

const HEADS = [
  'scheduling.professional',
  'scheduling.offers',
  'scheduling.auto',
  'scheduling.slotMinutes',
  'scheduling.notice',
  'scheduling.zone',
  'scheduling.external',
  'scheduling.setAt',
] as const;

const Line = ({ row }: { row: AvailabilityRow }) => {
  const t = useT();
  const code = useCode();
  const yes = (value: boolean | null | undefined) => t(value ? 'scheduling.yes' : 'scheduling.no');
  const external = row.external
    ? t('scheduling.externalRead', { state: code('calendarReadings', row.reading), when: formatMoment(row.readAt) })
    : '–';
  return (
    <TableRow hover>
      <TableCell>
        <ProfessionalLink id={row.id} />
      </TableCell>
      <TableCell>{yes(row.offersBooking)}</TableCell>
      <TableCell>{yes(row.autoConfirm)}</TableCell>
      <TableCell>{t('scheduling.minutes', { n: row.slotMinutes ?? 0 })}</TableCell>
      <TableCell>{t('scheduling.hours', { n: row.minNoticeHours ?? 0 })}</TableCell>
      <TableCell>{row.zone ? zoneWords(row.zone, locale) : '–'}</TableCell>
      <TableCell>{external}</TableCell>
      <TableCell>{formatDate(row.setAt)}</TableCell>
    </TableRow>
  );
};

const Rows = () => {
  const t = useT();
  const { data = [], isPending, error, refetch } = useListContext<AvailabilityRow>();
  return (
    <Loaded query={{ isPending, error, refetch }} isEmpty={data.length === 0} empty={t('scheduling.noOneOffers')} lines={6}>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip' }}>
        <Scroll label={t('scheduling.availability')}>
          <TableHead>
            <TableRow>
              {HEADS.map((head) => (
                <TableCell key={head}>{t(head)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </TableBody>
        </Scroll>
      </Box>
      <Pager />
    </Loaded>
  );
};

/** X17: when each professional can be met; hours and free times are on the professional's page. */
export default function AvailabilityList() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('scheduling.tabs.availability')} aside={<BookFor />} />
      <SchedulingTabs />
      <PlainList resource="availabilities" sort={{ field: 'setAt', order: 'DESC' }} filter={{ ownerKind: ['professional'] }}>
        <Rows />
      </PlainList>
    </>
  );
}
