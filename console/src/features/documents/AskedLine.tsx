import { Box } from '@mui/material';
import { ActionButton } from '../../components/commands/ActionButton';
import { State } from '../../components/Tone';
import { list } from '../../components/text/who';
import { formatDate, formatMoment } from '../../format';
import { useT } from '../../useT';
import type { Adding } from './AddFiles';
import type { Asked } from './documents';
import { useWhyNotOf } from './useDocuments';

interface Props {
  readonly asked: Asked;
  /** Why nothing more can be added to the request at all. */
  readonly full?: string;
  readonly add?: (adding: Adding) => void;
  readonly cancel?: () => void;
}

type Item = Asked['items'][number];

const ItemLine = ({ item, asked, full, add }: Pick<Props, 'asked' | 'full' | 'add'> & { readonly item: Item }) => {
  const t = useT();
  const whyNot = useWhyNotOf();
  const label = item.label ?? t('documents.itemErased');
  const waits = !item.receivedAt && asked.state !== 'Cancelled';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          · {item.receivedAt ? t('documents.itemReceived', { when: formatMoment(item.receivedAt) }) : waits && t('documents.itemWanting')}
        </Box>
      </Box>
      {waits && add && (
        <ActionButton
          size="small"
          why={whyNot(asked.available, 'UploadDocument') ?? full}
          aria-label={t('documents.answerOf', { label })}
          onClick={() => add({ answers: { requestId: asked.requestId, itemId: item.itemId }, label })}
        >
          {t('documents.answer')}
        </ActionButton>
      )}
    </Box>
  );
};

/** A request for documents: from whom, until when, what has come of it. */
export const AskedLine = ({ asked, full, add, cancel }: Props) => {
  const t = useT();
  const whyNot = useWhyNotOf();
  const { by, byName, state, dueOn, items, note, available } = asked;
  const received = items.filter(({ receivedAt }) => receivedAt).length;
  const asker = byName ? t('documents.askedBy.named', { name: byName }) : t(`documents.askedBy.${by}`);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <State family="documentRequestStates" value={state} />
        <strong>{t('documents.received', { n: received, all: items.length })}</strong>
        <Box sx={{ color: 'text.secondary' }}>
          {t('documents.due', { day: formatDate(dueOn) })} · {asker}
        </Box>
        {cancel && (
          <ActionButton
            size="small"
            variant="outlined"
            color="error"
            why={whyNot(available, 'CancelDocumentRequest')}
            onClick={cancel}
            sx={{ ml: 'auto' }}
          >
            {t('actions.CancelDocumentRequest')}
          </ActionButton>
        )}
      </Box>
      {note && <Box sx={{ mb: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Box>}
      <Box component="ul" sx={list}>
        {items.map((item) => (
          <ItemLine key={item.itemId} item={item} asked={asked} full={full} add={add} />
        ))}
      </Box>
    </Box>
  );
};
