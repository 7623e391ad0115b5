import { leadCreditTexts } from '../words/lead-credits';
import { proLeadsTexts } from '../words/pro-leads';
import { fill, useLang, useWords, when } from '../../../lang';
import { useCoins } from '../../../layout';
import type { Credit, Sheet } from './types';

/** The mark of a request for coins in the list, by where it stands. */
export const creditMark = (t: typeof leadCreditTexts.fr, credit: Credit | undefined): string | undefined =>
  credit && { asked: t.markAsked, approved: t.markApproved, refused: t.markRefused }[credit.state];

const ruleOf = (rule = 'rule'): string => (['staff', 'timeLimit', 'clientWithdrew'].includes(rule) ? rule : 'rule');

/** Where a request for coins stands: waiting, given back, or not and why. */
export function CreditState({ credit }: { readonly credit: Credit }) {
  const t = useWords(leadCreditTexts);
  const reasons = useWords(proLeadsTexts) as Readonly<Record<string, string>>;
  const words = t as Readonly<Record<string, string>>;
  const lang = useLang();
  const coins = useCoins();
  const { state, reason, decideBy, decidedAt, cc = 0, rule, refusal } = credit;
  if (state === 'asked')
    return (
      <p className="notice">
        {fill(t.asked, { reason: (reasons[`credit_${reason}`] ?? '').toLocaleLowerCase(), when: when(decideBy, lang) })}
      </p>
    );
  const at = when(decidedAt ?? decideBy, lang);
  if (state === 'approved')
    return <p className="notice">{fill(t.approved, { coins: coins(cc), when: at, why: words[`why_${ruleOf(rule)}`] ?? '' })}</p>;
  return (
    <p className="notice">
      {fill(t.refused, { when: at, why: words[`no_${refusal ?? 'other'}`] ?? t.no_other })} {t.again}
    </p>
  );
}

/** How requests for coins are answered, and how often this professional's were. */
export function CreditRules({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords(leadCreditTexts);
  const { accepted, credited, percent, byPerson } = sheet.credits;
  return (
    <p className="small soft">
      {t.rules} {accepted > 0 && fill(t.rate, { accepted: String(accepted), credited: String(credited), percent: String(percent) })}{' '}
      {byPerson && t.byPerson}
    </p>
  );
}
