import type { ProspectRow } from '@jurilien/rows/prospects';
import type { DragEvent } from 'react';
import { useGetList } from 'react-admin';
import { useActions } from '../../components/commands/useActions';
import { BoardLane } from '../../components/page/BoardLane';
import { useT } from '../../useT';
import { ProspectCard } from './ProspectCard';
import { isByHand, waysFrom, type ByHand, type Stage } from './stages';

const SHOWN = 20;

interface Props {
  readonly stage: Stage;
  /** The card that is being dragged, from whichever lane. */
  readonly dragged: ProspectRow | undefined;
  readonly onDrag: (row: ProspectRow | undefined) => void;
  readonly onMove: (row: ProspectRow, stage: ByHand) => void;
}

/** Those who stand at one stage, who came there last first. What cannot be reached by hand takes no card. */
export const Lane = ({ stage, dragged, onDrag, onMove }: Props) => {
  const t = useT();
  const query = useGetList<ProspectRow>('prospects', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'stageAt', order: 'DESC' },
    filter: { stage: [stage] },
  });
  const rows = query.data ?? [];
  const whyNot = useActions(
    'prospects',
    rows.map(({ id }) => id),
  );
  const title = t(`prospects.stages.${stage}`);
  const takes = isByHand(stage) && dragged !== undefined && waysFrom(dragged).includes(stage);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged && isByHand(stage) && takes) onMove(dragged, stage);
    onDrag(undefined);
  };
  return (
    <BoardLane
      title={title}
      query={query}
      empty={t('prospects.none')}
      width={252}
      shown={SHOWN}
      list={`/prospects?filter=${encodeURIComponent(JSON.stringify({ stage: [stage] }))}`}
      rest={(count) => t('prospects.rest', { count })}
      takes={takes ? { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop } : undefined}
      card={(row) => (
        <ProspectCard key={row.id} row={row} why={whyNot(row.id, 'MoveProspect')} onDrag={onDrag} onMove={(to) => onMove(row, to)} />
      )}
    />
  );
};
