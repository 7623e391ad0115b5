import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { actOnBlocks, type Blocking } from '../../features/exclusions/block.server';
import { ErrorSummary, FormProvider, Radios } from '../../forms';
import { blockTexts } from '../../features/exclusions/words/block';
import { fill, useLang, usePath, useWords, fieldName, regionName } from '../../lang';
import { answered, behindLink } from '../../links/index.server';
import { BlockRow } from '../../features/exclusions/block-row';
import { Head } from '../../layout';
import { LinkTrouble } from '../../links';

export const handle = { quiet: true };

export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const loaded = await behindLink(request, token, 'GET /api/public/blocks', {});
  return answered(loaded, { fait: new URL(request.url).searchParams.get('fait'), token });
}

export const action = ({ request, params }: ActionArgs) => actOnBlocks(request, params.token ?? '');

/** M24: never bring me together with this again, by the link of an offer or of a request; and what is blocked already. */
export default function BlockPage() {
  const {
    loaded: { value, trouble, commandId },
    fait,
    token,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(blockTexts);
  if (trouble || !value) return <LinkTrouble trouble={trouble!} done={done} />;
  const errors = done?.errors ?? {};
  const title = value.owner === 'client' ? t.clientTitle : t.proTitle;
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      {fait && (
        <p className="notice success" role="status">
          {fait === 'retrait' ? t.removed : value.owner === 'client' ? t.clientAdded : t.added}
        </p>
      )}
      <h1>{title}</h1>
      <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
        {value.owner === 'client' ? (
          <OfClient value={value} commandId={commandId} token={token} />
        ) : (
          <OfProfessional value={value} commandId={commandId} token={token} />
        )}
      </FormProvider>
      <Own value={value} commandId={commandId} />
    </div>
  );
}

interface Props<O extends Blocking['owner']> {
  readonly value: Extract<Blocking, { owner: O }>;
  readonly commandId: string;
  readonly token: string;
}

function OfProfessional({ value, commandId, token }: Props<'professional'>) {
  const t = useWords(blockTexts);
  const lang = useLang();
  const path = usePath();
  const choices = [
    { value: 'client', label: t.client, hint: t.clientHint },
    ...(value.parties > 0 ? [{ value: 'party', label: t.party, hint: t.partyHint }] : []),
    { value: 'field', label: fill(t.field, { field: fieldName(value.lawyerType, lang) }) },
    { value: 'region', label: fill(t.region, { region: regionName(value.region, lang) }) },
    { value: 'legalAid', label: t.legalAid },
    { value: 'lowBudget', label: t.lowBudget },
  ];
  return (
    <>
      <p className="lead">{fill(t.proLead, { code: value.code })}</p>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <Radios name="kind" label={t.proLegend} options={choices} />
        <Radios
          name="days"
          label={t.howLong}
          initial="always"
          options={[
            { value: '90', label: t.days90 },
            { value: '365', label: t.days365 },
            { value: 'always', label: t.always },
          ]}
        />
        <p className="actions">
          <button className="button" type="submit" name="go" value="add">
            {t.add}
          </button>
          <a className="button quiet" href={path('refuse', { query: { t: token } })}>
            {fill(t.refuseToo, { code: value.code })}
          </a>
        </p>
      </form>
    </>
  );
}

function OfClient({ value, commandId, token }: Props<'client'>) {
  const t = useWords(blockTexts);
  const path = usePath();
  return (
    <>
      <p className="lead">{value.professionals.length === 0 ? t.clientNone : fill(t.clientLead, { code: value.code })}</p>
      {value.professionals.length > 0 && (
        <form method="post" className="stack">
          <input type="hidden" name="commandId" value={commandId} />
          <input type="hidden" name="ofClient" value="1" />
          <Radios
            name="professional"
            label={t.clientLegend}
            options={value.professionals.map((p) => ({ value: p.professionalId, label: p.name }))}
          />
          <p className="actions">
            <button className="button" type="submit" name="go" value="add">
              {t.add}
            </button>
          </p>
        </form>
      )}
      <section className="card" aria-labelledby="replace">
        <h2 id="replace">{t.replaceTitle}</h2>
        <p>{t.replaceText}</p>
        <p>
          <a className="button quiet" href={path('myRequest', { token })}>
            {t.replace}
          </a>
        </p>
      </section>
    </>
  );
}

/** The person’s own list, with the way out of each. */
function Own({ value, commandId }: { value: Blocking; commandId: string }) {
  const t = useWords(blockTexts);
  const nameOf = (id?: string | null) =>
    (value.owner === 'client' && value.professionals.find((p) => p.professionalId === id)?.name) || '…';
  return (
    <section aria-labelledby="own">
      <h2 id="own">{t.listTitle}</h2>
      {value.blocks.length === 0 && <p className="soft">{t.none}</p>}
      {value.blocks.length > 0 && (
        <form method="post">
          <input type="hidden" name="commandId" value={commandId} />
          <ul className="rows">
            {value.blocks.map((b) => (
              <BlockRow
                key={b.blockId}
                block={b}
                name={nameOf(b.value)}
                button={(label, say) => (
                  <button className="button quiet" type="submit" name="go" value={`remove:${b.blockId}`} aria-label={label}>
                    {say}
                  </button>
                )}
              />
            ))}
          </ul>
        </form>
      )}
    </section>
  );
}
