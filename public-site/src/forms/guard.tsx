import work from '../enhance/work.js?url';
import workSolver from '../enhance/work-solver.js?url';
import { common } from '../i18n';
import { fill, usePhone, useWords } from '../lang';
import type { Begun } from './begun';

/** A field only machines fill. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Which of the API's public forms is sent, as `sender.ts` there names them. */
type Sent = 'request' | 'enquiry' | 'job-application' | 'professional' | 'candidate' | 'privacy';

/**
 * Stands where a form is sent by someone we do not know: the trap, and the work that a browser does unseen (IN13). A visitor without
 * scripts reads that a person looks at it, and where to call.
 * @param id what the form is sent under
 */
export function Guard({ form, id }: { readonly form: Sent; readonly id: string }) {
  const t = useWords(common);
  const call = usePhone();
  return (
    <>
      <Trap />
      <input type="hidden" name="work" data-work={form} data-id={id} data-worker={workSolver} data-wait={t.working} />
      <p className="small soft" role="status" data-work-said />
      <script src={work} defer />
      <noscript>
        <p className="notice">
          {t.noScript} {call && fill(t.noScriptCall, { phone: call })}
        </p>
      </noscript>
    </>
  );
}

/** The start of a form as the form carries it, so that what is sent twice is recognized. */
export function BegunFields({ of: { leadId, key, startedAt } }: { readonly of: Begun }) {
  return (
    <>
      <input type="hidden" name="leadId" value={leadId} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="startedAt" value={startedAt} />
    </>
  );
}
