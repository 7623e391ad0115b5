import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { list, quiet } from '../../components/text/who';
import { formatDate, formatMoment } from '../../format';
import { useT } from '../../useT';
import type { Lead } from '../lead';
import { AddFiles, type Adding } from './AddFiles';
import { AskDocuments } from './AskDocuments';
import { AskedLine } from './AskedLine';
import { cancelForm } from './commands';
import { DocumentDialog } from './DocumentDialog';
import { DocumentLine } from './DocumentLine';
import { fromOf, type Gathered } from './documents';
import { Reports } from './Reports';
import { Uploads } from './Uploads';
import { useDocuments, useWhyNotOf } from './useDocuments';
import { useUploads } from './useUploads';

/** Infected files that came and were kept nowhere. */
const Quarantined = ({ quarantined }: Pick<Gathered, 'quarantined'>) => {
  const t = useT();
  if (quarantined.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Tag tone="danger">{t('documents.quarantine')}</Tag>
      <Box component="ul" sx={{ ...list, mt: 1, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
        {quarantined.map((one, index) => (
          <li key={index}>{t('documents.quarantined', { from: fromOf(one, t), when: formatMoment(one.at), signature: one.signature })}</li>
        ))}
      </Box>
    </Box>
  );
};

/** What is open over the panel: a document, the form that asks, the form that adds, or the one that calls a request off. */
type Open =
  | { readonly what: 'document'; readonly id: string }
  | { readonly what: 'ask' }
  | { readonly what: 'add'; readonly adding: Adding }
  | { readonly what: 'cancel'; readonly requestId: string };

interface OverProps {
  readonly lead: Lead;
  readonly data: Gathered;
  readonly open: Open;
  readonly add: ReturnType<typeof useUploads>['add'];
  readonly onClose: () => void;
}

const Over = ({ lead, data, open, add, onClose }: OverProps) => {
  const t = useT();
  if (open.what === 'ask') return <AskDocuments lead={lead} onClose={onClose} />;
  if (open.what === 'add')
    return <AddFiles adding={open.adding} room={data.room} accepted={data.professionals.length > 0} add={add} onClose={onClose} />;
  if (open.what === 'cancel') {
    const asked = data.requests.find(({ requestId }) => requestId === open.requestId);
    return asked ? <CommandDialog command={cancelForm(asked, t)} onClose={onClose} /> : null;
  }
  // One that was deleted meanwhile is not there any more.
  const document = data.documents.find(({ id }) => id === open.id);
  return document ? <DocumentDialog leadId={lead.id} document={document} requests={data.requests} onClose={onClose} /> : null;
};

interface ContentProps {
  readonly lead: Lead;
  readonly data: Gathered;
  readonly show: (open: Open) => void;
}

const Content = ({ lead, data, show }: ContentProps) => {
  const t = useT();
  const whyNot = useWhyNotOf();
  const full = whyNot(data.available, 'UploadDocument');
  return (
    <>
      {data.requests.length > 0 && (
        <Box component="section" sx={{ mb: 2 }}>
          <Typography variant="h3">{t('documents.asked')}</Typography>
          <Box component="ul" sx={list}>
            {data.requests.map((asked) => (
              <AskedLine
                key={asked.requestId}
                asked={asked}
                full={full}
                add={(adding) => show({ what: 'add', adding })}
                cancel={() => show({ what: 'cancel', requestId: asked.requestId })}
              />
            ))}
          </Box>
        </Box>
      )}
      <Box component="ul" aria-label={t('documents.title')} sx={list}>
        {data.documents.map((document) => (
          <DocumentLine
            key={document.id}
            leadId={lead.id}
            document={document}
            requests={data.requests}
            open={() => show({ what: 'document', id: document.id })}
          />
        ))}
      </Box>
      {data.documents.length === 0 && <Typography color="text.secondary">{t('documents.none')}</Typography>}
      <Quarantined quarantined={data.quarantined} />
      <Reports reports={data.reports} />
    </>
  );
};

/** X14: documents of a request, what was asked for, who sees and opened what, and what the team can do with them. */
export const LeadDocuments = ({ lead, title }: { lead: Lead; title?: string }) => {
  const t = useT();
  const query = useDocuments(lead);
  const whyNot = useWhyNotOf();
  const { uploads, add, again, drop } = useUploads(lead.id);
  const [open, setOpen] = useState<Open>();
  const { data } = query;
  return (
    <Panel
      title={title ?? t('documents.title')}
      aside={
        data && (
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <ActionButton variant="outlined" why={whyNot(data.available, 'RequestDocuments')} onClick={() => setOpen({ what: 'ask' })}>
              {t('documents.ask')}
            </ActionButton>
            <ActionButton
              variant="outlined"
              why={whyNot(data.available, 'UploadDocument')}
              onClick={() => setOpen({ what: 'add', adding: {} })}
            >
              {t('documents.add')}
            </ActionButton>
          </Box>
        )
      }
    >
      <Loaded query={query}>
        <Uploads uploads={uploads} again={again} drop={drop} />
        {data && <Content lead={lead} data={data} show={setOpen} />}
        <Box sx={{ ...quiet, mt: 2 }}>
          {data?.deletedAt && `${t('documents.goes', { day: formatDate(data.deletedAt) })} `}
          {t('documents.seen')}
        </Box>
      </Loaded>
      {open && data && <Over lead={lead} data={data} open={open} add={add} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
};
