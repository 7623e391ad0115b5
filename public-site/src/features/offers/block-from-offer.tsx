import { useState } from 'react';
import { Go, LiveForm, Wrong, useAct, sendCommand, useAsk, Outcome } from '../../session';
import { Radios } from '../../forms';
import { blockTexts, BlockList } from '../exclusions';
import { offerTexts } from './words/offer';
import { fill, useLang, useWords, fieldName, regionName } from '../../lang';
import { Head } from '../../layout';
import { errorsOf } from '../../api';
import type { OwnOffer } from './types';

const DAYS: Readonly<Record<string, number>> = { '90': 90, '365': 365 };

/** M24 for a person who is signed in: never offer me this again, made from one request; and what is blocked already. */
export function BlockFromOffer({ offer, here }: { readonly offer: OwnOffer; readonly here: string }) {
  const t = useWords(blockTexts);
  const o = useWords(offerTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState('');
  const { value, reload } = useAsk('GET /api/pro/blocks', {});
  const { professionalId, leadId } = offer;
  const send = (name: string, payload: Readonly<Record<string, unknown>>, done: string) =>
    act(async () => {
      setMessage('');
      const reply = await sendCommand(lang, name, { professionalId, ...payload });
      if (!reply.ok) return reply.problem.code === 'VALIDATION' ? { kind: t.nothingToBlock } : errorsOf(reply.problem, lang);
      setMessage(done);
      return reload();
    });
  const add = ({ kind, days = '' }: Readonly<Record<string, string>>) => {
    if (!kind) return act(() => Promise.resolve({ kind: t.choose }));
    return send('AddBlock', { leadId, kind, ...(DAYS[days] ? { days: DAYS[days] } : {}) }, t.added);
  };
  return (
    <>
      <Head title={t.proTitle} hidden failed={Object.keys(errors).length > 0} />
      <Wrong errors={errors} />
      <Outcome>{message}</Outcome>
      <h1>{t.proTitle}</h1>
      <p className="lead">{fill(t.proLead, { code: offer.code })}</p>
      <LiveForm name="block-from-offer" className="stack" errors={errors} onSend={(answers) => void add(answers)}>
        <BlockFields of={offer} />
        <p className="actions">
          <Go busy={busy}>{t.add}</Go>
          <a href={here}>{o.keep}</a>
        </p>
      </LiveForm>
      {value && value.blocks.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">{t.listTitle}</h2>
          <BlockList blocks={value.blocks} busy={busy} onRemove={(blockId) => void send('RemoveBlock', { blockId }, t.removed)} />
        </section>
      )}
    </>
  );
}

/** What of the request is never offered again, and for how long. */
function BlockFields({ of: { lawyerType, region } }: { readonly of: OwnOffer }) {
  const t = useWords(blockTexts);
  const lang = useLang();
  return (
    <>
      <Radios
        name="kind"
        label={t.proLegend}
        options={[
          { value: 'client', label: t.client, hint: t.clientHint },
          { value: 'party', label: t.party, hint: t.partyHint },
          { value: 'field', label: fill(t.field, { field: fieldName(lawyerType, lang) }) },
          { value: 'region', label: fill(t.region, { region: regionName(region, lang) }) },
          { value: 'legalAid', label: t.legalAid },
          { value: 'lowBudget', label: t.lowBudget },
        ]}
      />
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
    </>
  );
}
