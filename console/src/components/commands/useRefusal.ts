import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../api/http';
import { useCode, useT, type Key } from '../../useT';

/** `E14-excluded`, `E10-needs-override`: the rule of eligibility that says no. */
const RULE = /^([ED]\d\d)-(excluded|needs-override|answered-before)$/;

/** A refusal in words a person can act on: what exactly is in the way where it is known, else what its code says. */
export const useRefusal = () => {
  const t = useT();
  const translate = useTranslate();
  const code = useCode();
  return useCallback(
    (problem: Pick<Problem, 'code' | 'detail'>): string => {
      const [, rule, how] = RULE.exec(problem.detail ?? '') ?? [];
      if (how === 'answered-before') return t('refusals.answered');
      if (rule) return t(how === 'excluded' ? 'refusals.rule' : 'refusals.override', { code: rule, rule: code('exclusions', rule) });
      const general = t(`errors.${problem.code}` as Key, { _: t('errors.UNEXPECTED') });
      return problem.detail ? translate(`refusals.detail.${problem.detail}`, { _: general }) : general;
    },
    [t, translate, code],
  );
};
