import { day, fill, useLang, useWords, when } from '../../lang';
import { ActForm } from '../../session';
import { Documents, LiveUpload } from '../documents';
import { useDoors } from './doors';
import type { Asked, RequestDocuments } from './types';
import { ownTexts } from './words/own';

interface Props {
  readonly asked: Asked;
  readonly of: RequestDocuments;
}

/** What was asked for at once: until when, how much has come, and a place to send the rest. */
export function AskedDocuments({ asked, of }: Props) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const { reader } = useDoors();
  const got = asked.items.filter(({ receivedAt }) => receivedAt).length;
  const own = reader === 'professional' && asked.acceptanceId !== undefined && asked.acceptanceId === of.acceptanceId;
  const by = own ? t.askedBy_own : t[`askedBy_${asked.by}`];
  const progress = `asked-${asked.requestId}`;
  return (
    <li className="own-document" data-asked>
      <p className="row-title">{fill(by, { name: asked.byName ?? t.someone, when: when(asked.askedAt, lang) })}</p>
      <p className={asked.state === 'Overdue' ? 'notice warning' : 'small'}>
        {fill(t[`state_${asked.state}`], { day: day(asked.dueOn, lang) })}
      </p>
      {asked.note && (
        <p className="asked-note" dir="auto">
          {asked.note}
        </p>
      )}
      {asked.state !== 'Cancelled' && (
        <p className="small">
          <progress className="request-bar" max={asked.items.length} value={got} aria-labelledby={progress} />
          <span id={progress} data-count={fill(t.progress, { n: '{n}', total: asked.items.length })}>
            {fill(t.progress, { n: got, total: asked.items.length })}
          </span>
        </p>
      )}
      <ul className="asked-items">
        {asked.items.map((item) => (
          <Item key={item.itemId} asked={asked} of={of} item={item} />
        ))}
      </ul>
      <Cancel asked={asked} />
    </li>
  );
}

function Item({ asked, of, item }: Props & { readonly item: Asked['items'][number] }) {
  const t = useWords(ownTexts);
  const lang = useLang();
  const label = item.label ?? t.askedUnnamed;
  return (
    <li>
      <p>
        <strong dir="auto">{label}</strong>{' '}
        <span className="small soft" data-received={item.receivedAt ? undefined : t.receivedNow}>
          {item.receivedAt ? fill(t.received, { when: when(item.receivedAt, lang) }) : t.missing}
        </span>
      </p>
      {!item.receivedAt && asked.available['UploadDocument'] === true && <Send asked={asked} of={of} itemId={item.itemId} label={label} />}
    </li>
  );
}

function Send({ asked, of, itemId, label }: Props & { readonly itemId: string; readonly label: string }) {
  const doors = useDoors();
  const answers = { requestId: asked.requestId, itemId };
  return doors.by === 'link' ? (
    <Documents
      of={doors.token}
      documents={[]}
      answers={answers}
      label={label}
      room={of.room.left}
      refused={doors.refused?.itemId === itemId ? doors.refused.text : undefined}
      keeps
    />
  ) : (
    <LiveUpload leadId={of.leadId} answers={answers} label={label} room={of.room.left} reload={doors.reload} />
  );
}

function Cancel({ asked }: { readonly asked: Asked }) {
  const t = useWords(ownTexts);
  const { commandId } = useDoors();
  if (asked.available['CancelDocumentRequest'] !== true) return null;
  return (
    <details>
      <summary>{t.annuler}</summary>
      <ActForm go="annuler" commandId={commandId} carried={{ requestId: asked.requestId }}>
        <p>{t.annulerText}</p>
        <ActForm.Go className="button danger">{t.annulerYes}</ActForm.Go>
      </ActForm>
    </details>
  );
}
