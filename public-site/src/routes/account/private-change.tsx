import { data, redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ask, isDown, linkStanding, stop } from '../../api/index.server';
import { actOnChanges, type AskChanges } from '../../features/changes/changes';
import { ChangeState } from '../../features/changes/form';
import { UndoPage, UndonePage } from '../../features/changes/undo';
import { ChangeView } from '../../features/changes/view';
import { ErrorSummary } from '../../forms';
import { readForm } from '../../http/index.server';
import { changeTexts } from '../../features/changes/words/change';
import { useWords } from '../../lang';
import { postedIn, renewed, troubleOf, type Done, deviceOf, stepUp } from '../../links/index.server';
import { Head, type Frame } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';

const UNDO = 'undo-change';
export const handle: Frame = { quiet: true };

interface Outcome extends Done {
  readonly codeSent?: boolean;
}

/** The link identifies whose details; before any of them shows, this device must have given a code. */
export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const { device } = deviceOf(request);
  const undone = new URL(request.url).searchParams.get('fait') === 'undo';
  const nothing = { changes: null, undo: null, undone, trouble: null };
  if (undone) return data(nothing);
  const link = await linkStanding(request, token);
  const trouble = troubleOf(link, token, ['private-change', UNDO]);
  if (trouble) return data({ ...nothing, trouble }, { status: trouble.status });
  const reply = await ask(request, 'GET /api/public/changes', { token, device });
  if (reply.ok && link.purpose === UNDO) {
    const undo = reply.value.history.find((h) => h.undoUntil)?.changeId ?? null;
    const over = { standing: 'used' as const, token, status: 410 };
    return undo ? data({ ...nothing, undo }) : data({ ...nothing, trouble: over }, { status: over.status });
  }
  if (reply.ok) return data({ ...nothing, changes: reply.value });
  if (reply.problem.code === 'STEP_UP_REQUIRED') return data(nothing, { status: 403 });
  if (isDown(reply.problem))
    return data(
      { ...nothing, trouble: { standing: 'down' as const, token, reference: reply.problem.reference, status: 503 } },
      { status: 503 },
    );
  return stop(reply.problem);
}

/** Only a post changes anything; each leads back to the page it came from. */
export async function action({ request, params }: ActionArgs) {
  const token = params.token ?? '';
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const raw = postedIn(form);
  const go = String(form.get('go') ?? '');
  const { device, cookie } = deviceOf(request);
  const init = (status: number) => ({ status, headers: cookie ? { 'set-cookie': cookie } : undefined });
  const step = (query: Readonly<Record<string, string>>) =>
    redirect(`${url.pathname}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`, { ...init(303) });
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Outcome>({ ...rest, posted: raw }, { status });
  }
  if (go === 'step-send' || go === 'step-verify') {
    const outcome = await stepUp(request, token, device, raw, go);
    return outcome.passed ? step({}) : data<Outcome>({ errors: outcome.errors, posted: {}, codeSent: outcome.sent }, init(outcome.status));
  }
  const by = { token, device };
  const changes: AskChanges = {
    request: (body) => ask(request, 'POST /api/public/changes', { ...by, body }),
    confirm: (id, code) => ask(request, 'POST /api/public/changes/:id/confirm', { ...by, params: { id }, body: { code } }),
    cancel: (id) => ask(request, 'POST /api/public/changes/:id/cancel', { ...by, params: { id }, body: {} }),
  };
  if (go === 'undo') {
    const reply = await changes.cancel(String(form.get('changeId') ?? ''));
    return reply.ok
      ? step({ fait: 'undo' })
      : data<Outcome>({ errors: errorsOf(reply.problem, lang), posted: {} }, init(reply.problem.status));
  }
  const outcome = await actOnChanges(raw, go, changes, lang);
  return 'step' in outcome ? step(outcome.step) : data<Outcome>({ errors: outcome.errors, posted: raw }, init(outcome.status));
}

/** A05 behind a link: the same page as for a person who is signed in, after a code, without scripts. */
export default function PrivateChange() {
  const { changes, undo, undone, trouble } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(changeTexts);
  const { pathname, search } = useLocation();
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (undone) return <UndonePage />;
  if (undo) return <UndoPage errors={errors} changeId={undo} />;
  if (!changes) return <StepUpPage errors={errors} sent={done?.codeSent ?? false} />;
  return (
    <div className="wrap narrow page">
      <Head title={t.title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <ChangeState value={{ errors, posted: done?.posted ?? {} }}>
        <ChangeView
          changes={changes}
          at={new URLSearchParams(search)}
          to={(step) => (Object.keys(step).length > 0 ? `${pathname}?${new URLSearchParams(step)}` : pathname)}
        />
      </ChangeState>
    </div>
  );
}
