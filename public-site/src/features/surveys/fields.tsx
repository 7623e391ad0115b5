import { Area, Check, Radios, Select } from '../../forms';
import { proLeadsTexts } from '../acceptances';
import { proSurveyTexts } from './words/pro-survey';
import { surveyTexts } from './words/survey';
import { fill, usePath, useWords } from '../../lang';
import { CLIENT_ITEMS, PRO_ITEMS, reasonIn } from './answers';
import type { ClientSurvey, ProSurvey } from './types';

const grades = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));
const worded = (t: Readonly<Record<string, string>>, values: readonly string[], prefix = '') =>
  values.map((value) => ({ value, label: t[prefix + value] ?? value }));

/** The question that must be answered, and those that may be. */
function Grades({ items, words: t, note }: { items: readonly string[]; words: Readonly<Record<string, string>>; note?: string }) {
  return (
    <>
      <Radios name="overall" label={t.overall!} hint={t.overallScale} layout="grades" options={grades(1, 5)} initial={note} />
      {items.map((name) => (
        <Radios key={name} name={name} label={t[name]!} hint={t.scale} layout="grades" optional options={grades(1, 5)} />
      ))}
    </>
  );
}

/** What a client is asked (C06). */
export function ClientFields({ survey: { asksAboutThem, professional }, note }: { survey: ClientSurvey; note?: string }) {
  const t = useWords(surveyTexts);
  return (
    <>
      <Grades items={CLIENT_ITEMS} words={t} note={note} />
      <Radios name="recommend" label={t.recommend} hint={t.recommendScale} layout="grades" optional options={grades(0, 10)} />
      <Radios name="outcome" label={t.outcome} optional options={worded(t, ['retained', 'notRetained', 'looking'])} />
      <Area name="comment" label={t.comment} hint={t.commentHint} optional rows={5} />
      <Check name="callMe" label={t.callMe} />
      {/* Asked of everyone alike: no grade opens or closes it. */}
      <Area name="publicWords" label={t.publicWords} hint={t.publicWordsHint} optional rows={4} />
      <Check name="publishConsent" label={t.publishConsent} hint={t.publishConsentHint} />
      {asksAboutThem && (
        <>
          <Area name="proWords" label={fill(t.proWords, { name: professional })} hint={t.proWordsHint} optional rows={4} />
          <Check name="proConsent" label={t.proConsent} hint={t.publishConsentHint} />
        </>
      )}
    </>
  );
}

const REASONS = ['fees', 'otherLawyer', 'solved', 'noGround', 'notMyField', 'conflict', 'noAnswer', 'other'];
const FEES = ['under1000', 'to3000', 'to10000', 'over10000'];
/** What the file has already. */
const KNOWN: Readonly<Record<string, string>> = { Mandate: 'retained', NotRetained: 'notRetained' };

/** What a professional is asked (C07). What came of the request is written down on its file where its stage lets it. */
export function ProFields({ survey, note }: { survey: ProSurvey; note?: string }) {
  const t = useWords(proSurveyTexts);
  const file = useWords(proLeadsTexts);
  const { records, stage } = survey;
  return (
    <>
      <Grades items={PRO_ITEMS} words={t} note={note} />
      <Radios
        name="outcome"
        label={t.outcome}
        hint={records.length > 0 ? t.outcomeRecorded : stage === 'ToContact' ? t.outcomeNotYet : undefined}
        optional
        initial={KNOWN[stage]}
        options={worded(t, ['retained', 'notRetained', 'underWay'])}
      />
      {records.includes('notRetained') && (
        <Select
          name="reason"
          label={t.reason}
          hint={t.reasonHint}
          empty={file.reasonPick}
          options={worded(file, REASONS, 'reason_')}
          optional
        />
      )}
      {records.includes('retained') && (
        <Select name="feeRange" label={t.fee} hint={t.feeHint} empty={file.feePick} options={worded(file, FEES, 'fee_')} optional />
      )}
      <Area name="comment" label={t.comment} hint={t.commentHint} optional rows={5} />
      <Check name="callMe" label={t.callMe} />
    </>
  );
}

/** Why coins are asked back, with the reason that the grades point to. */
export function CreditFields({ survey }: { survey: ProSurvey }) {
  const t: Readonly<Record<string, string>> = useWords(proLeadsTexts);
  return (
    <>
      <Select
        name="creditReason"
        label={t.creditReason!}
        empty={t.creditPick!}
        initial={reasonIn(survey)}
        options={worded(t, Object.keys(survey.creditUntil), 'credit_')}
      />
      <Area name="evidence" label={t.evidence!} hint={t.evidenceHint} rows={4} />
    </>
  );
}

/** Where a signed-in professional finds the file. */
export function ToFile({ survey, words }: { survey: ProSurvey; words: string }) {
  const to = usePath();
  return (
    <p>
      <a className="plain-link" href={`${to('proLeads')}?demande=${survey.acceptanceId}`}>
        {words}
      </a>
    </p>
  );
}
