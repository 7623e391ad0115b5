import { Alert } from '@mui/material';
import type { Problem } from '../../api/http';
import { useT } from '../../useT';
import { useFieldError } from './useCommand';
import { useRefusal } from './useRefusal';
import { COLON, formatList, formatMoment } from '../../format';
import { freeTime } from '../form/moment';

/** A refused command in words; field errors that have no field on screen are listed here too. */
export const ProblemAlert = ({ problem, known = [] }: { problem?: Problem; known?: string[] }) => {
  const t = useT();
  const say = useFieldError();
  const refusal = useRefusal();
  if (!problem) return null;
  const errors = problem.errors ?? [];
  const free = errors.map(({ message }) => freeTime(message)).filter((at) => at !== undefined);
  const others = errors.filter(({ field, message }) => !freeTime(message) && !known.includes(field.replace(/^payload\./, '')));
  return (
    <Alert severity="error" role="alert" sx={{ alignItems: 'center' }}>
      {refusal(problem)}
      {free.length > 0 && <div>{t('errors.nextFree', { times: formatList(free.map((at) => formatMoment(at))) })}</div>}
      {others.map(({ field, message }) => (
        <div key={field}>
          {field + COLON} {say(message)}
        </div>
      ))}
      {problem.reference && <div>{t('errors.reference', { reference: problem.reference })}</div>}
    </Alert>
  );
};
