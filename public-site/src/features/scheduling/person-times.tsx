import type { Answer } from '@jurilien/contracts/api';
import { fill, useLang, useWords } from '../../lang';
import { whenIn } from './times';
import { appointmentTexts } from './words/appointment';
import { personTexts } from './words/person';

type Person = Answer<'GET /api/public/lead-status'>['accepted'][number];

interface Props {
  readonly person: Pick<Person, 'appointments' | 'booking' | 'name'>;
  /** The address of one appointment, and that of the page to book one. */
  readonly one: (appointmentId: string) => string;
  readonly book: string;
}

/** Times with one who accepted: those that stand, and the invitation to book one. */
export function PersonTimes({ person: { appointments, booking, name }, one, book }: Props) {
  const t = useWords(personTexts);
  const a: Readonly<Record<string, string>> = useWords(appointmentTexts);
  const lang = useLang();
  if (appointments.length === 0 && !booking) return null;
  return (
    <>
      {appointments.map(({ appointmentId, state, slot, zone }) => (
        <p key={appointmentId}>
          <a className="plain-link" href={one(appointmentId)}>
            {fill(t.standing, { when: whenIn(slot.startsAt, lang, zone) })}
          </a>{' '}
          <span className="badge">{a[`state_${state}`]}</span>
        </p>
      ))}
      {booking && appointments.length === 0 && (
        <p className="actions">
          <a className="button" href={book}>
            {fill(t.book, { name })}
          </a>
        </p>
      )}
    </>
  );
}
