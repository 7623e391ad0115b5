import type { Answer } from '@jurilien/contracts/api';
import { Go, LiveForm, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { Area } from '../../forms';
import { proBlocks } from './words/pro-blocks';
import { day, fill, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';

type Entry = Answer<'GET /api/pro/blacklist'>['entries'][number];
const SHORTEST = 10;

/** Why no offers come, when the house's blacklist is the reason, and the way to have another person look again (MO14). */
export function Appeals({ professionalId }: { professionalId: string }) {
  const { value, reload } = useAsk('GET /api/pro/blacklist', {});
  return value?.entries.map((entry) => <Appeal key={entry.entryId} entry={entry} professionalId={professionalId} reload={reload} />);
}

function Appeal({ entry, professionalId, reload }: { entry: Entry; professionalId: string; reload: () => Promise<void> }) {
  const t = useWords(proBlocks);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const reasons: Readonly<Record<string, string>> = t;
  const send = ({ statement = '' }: Readonly<Record<string, string>>) =>
    act(async () => {
      if (statement.trim().length < SHORTEST) return { statement: t.appealShort };
      const reply = await sendCommand(lang, 'AppealBlacklistEntry', {
        entryId: entry.entryId,
        professionalId,
        statement: statement.trim(),
      });
      return reply.ok ? reload() : errorsOf(reply.problem, lang);
    });
  return (
    <section className="notice warning" aria-labelledby={`listed-${entry.entryId}`}>
      <h2 id={`listed-${entry.entryId}`}>{t.listedTitle}</h2>
      <p>{fill(t.listedText, { reason: reasons[entry.blockType] ?? '', day: day(entry.until, lang) })}</p>
      {entry.answerBy && <p role="status">{fill(t.appealed, { day: day(entry.answerBy, lang) })}</p>}
      {entry.actions.includes('AppealBlacklistEntry') && (
        <>
          <Wrong errors={errors} />
          <LiveForm name={`appeal-${entry.entryId}`} errors={errors} onSend={(answers) => void send(answers)}>
            <Area name="statement" label={t.appeal} rows={4} />
            <p className="actions">
              <Go className="button" busy={busy}>
                {t.appealSend}
              </Go>
            </p>
          </LiveForm>
        </>
      )}
    </section>
  );
}
