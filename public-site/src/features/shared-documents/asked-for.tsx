import { ErrorSummary } from '../../forms';
import { day, fill, useLang, useWords, when } from '../../lang';
import { Head } from '../../layout';
import { Documents } from '../documents';
import type { Opened, SharedProps } from './opened';
import { sharedTexts } from './words/shared';

type Request = NonNullable<Opened['request']>;
type Props = SharedProps & { readonly request: Request };

/** What is asked for, until when, and a place for each to send it. */
export function AskedFor(props: Props) {
  const { request, opened, errors } = props;
  const t = useWords(sharedTexts);
  const lang = useLang();
  const got = request.items.filter(({ receivedAt }) => receivedAt).length;
  const done = request.state === 'Fulfilled';
  return (
    <>
      <Head title={t.requestTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.requestTitle}</h1>
      <p className="lead">{fill(t[`askedBy_${request.by}`], { name: request.byName ?? t.someone })}</p>
      {done ? (
        <p className="notice success" role="status">
          {t.complete}
        </p>
      ) : (
        <p className={request.state === 'Overdue' ? 'notice warning' : undefined}>
          {fill(request.state === 'Overdue' ? t.overdue : t.dueOn, { day: day(request.dueOn, lang) })}
        </p>
      )}
      {request.note && (
        <section aria-labelledby="note">
          <h2 id="note">{t.note}</h2>
          <p className="asked-note" dir="auto">
            {request.note}
          </p>
        </section>
      )}
      <section aria-labelledby="items" data-asked>
        <h2 id="items">{t.items}</h2>
        <p>
          <progress className="request-bar" max={request.items.length} value={got} aria-labelledby="items-progress" />
          <span id="items-progress" data-count={fill(t.progress, { n: '{n}', of: request.items.length })}>
            {fill(t.progress, { n: got, of: request.items.length })}
          </span>
        </p>
        <ul className="asked-items">
          {request.items.map((item) => (
            <Item key={item.itemId} {...props} item={item} />
          ))}
        </ul>
        <p className="small soft">{t.stays}</p>
      </section>
      <Sent documents={opened.sent ?? []} />
    </>
  );
}

function Item({ item, request, opened, token, refused }: Props & { readonly item: Request['items'][number] }) {
  const t = useWords(sharedTexts);
  const lang = useLang();
  const label = item.label ?? t.unnamed;
  const documents = (opened.sent ?? []).filter(({ id }) => item.documentIds.includes(id));
  const room = opened.room?.left ?? 0;
  const form = (
    <Documents
      of={token}
      documents={documents}
      answers={{ requestId: request.requestId, itemId: item.itemId }}
      label={label}
      room={room}
      refused={refused.itemId === item.itemId ? refused.text : undefined}
      keeps
    />
  );
  return (
    <li>
      <h3 dir="auto">{label}</h3>
      <p className="small soft" data-received={item.receivedAt ? undefined : t.receivedNow}>
        {item.receivedAt ? fill(t.received, { when: when(item.receivedAt, lang) }) : t.missing}
      </p>
      {request.available['UploadDocument'] === true &&
        (item.receivedAt ? (
          <details open={refused.itemId === item.itemId}>
            <summary>{t.another}</summary>
            {form}
          </details>
        ) : (
          form
        ))}
    </li>
  );
}

function Sent({ documents }: { readonly documents: NonNullable<Opened['sent']> }) {
  const t = useWords(sharedTexts);
  const lang = useLang();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">{t.sent}</h2>
      <ul>
        {documents.map(({ id, name, at }) => (
          <li key={id}>
            <span dir="auto">{name ?? t.unnamed}</span> <span className="small soft">{when(at, lang)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
