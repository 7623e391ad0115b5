import type { Answer } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { figuresNow, ask, isDown, linkStanding } from '../../api/index.server';
import {
  askedOf,
  countedRaw,
  lengthErrors,
  namesOf,
  postedNames,
  setErrors,
  type Asked,
  type Asking,
  fieldsOf,
  partiesOf,
  type Flow,
  type Step,
} from '../intake';
import { check, questionSetOf } from '../intake/index.server';
import { readForm, uuidOf } from '../../http/index.server';
import { answersIn, readRaw, text, type Errors, type Raw } from '../../forms';
import { commandErrors, postedIn, renewed, troubleOf, typedIn, deviceOf, stepUp } from '../../links/index.server';
import { langOf, pathOf, type Lang } from '../../routes.table';

/** What was sent, as the API returns it to the holder of the request's link, while it may be corrected. */
type Written = Answer<'GET /api/public/lead-correction'>;

/** As many as the forms ask about; of more, none is asked again here, so that none is lost. */
const ASKED_PARTIES = 4;
const PLACE = ['province', 'region', 'city'];
const step = (written: Written): Step => ({
  id: 'correction',
  asks: ['description', ...(written.parties.length > ASKED_PARTIES ? [] : ['people']), ...PLACE, 'budget'],
  rest: true,
});

const rawOf = ({ description, lawyerType, province, region, city, budget, questionSet, answers, parties }: Written): Raw => ({
  description,
  lawyerType: lawyerType ?? '',
  province: province ?? '',
  region: region ?? '',
  city: city ?? '',
  budget: budget === null || budget === undefined ? '' : String(budget),
  ...(questionSet ? { questionSet: `${questionSet.field}@${questionSet.version}` } : {}),
  ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`q.${id}`, Array.isArray(answer) ? answer : String(answer ?? '')])),
  ...Object.fromEntries(parties.flatMap((p, i) => [[`party${i + 1}Name`, p.name] as const, [`party${i + 1}Role`, p.role ?? ''] as const])),
  partiesUnknown: parties.some((p) => p.unknown) ? 'yes' : '',
});

/** The place and the budget as the forms send them. */
function placeAndMeans(raw: Raw): object {
  const { province = '', region = '', city = '', budget } = fieldsOf(raw);
  return { place: { ...(province ? { province } : {}), region, city }, ...(budget === undefined ? {} : { budget }) };
}

/** The same questions as the form that was sent asked, with its answers. */
async function askingOf(request: Request, written: Written, raw: Raw): Promise<Asking> {
  const flow: Flow = { page: 'demand', steps: [step(written)] };
  const [set, figures] = await Promise.all([questionSetOf(request, text(raw, 'lawyerType'), raw), figuresNow(request)]);
  return { flow, raw, set, figures };
}

const shown = (asking: Asking, code: string, lang: Lang, errors: Errors = {}) => ({
  code,
  raw: asking.raw,
  asked: namesOf(asking.flow.steps[0]!, asking).map((name) => askedOf(name, asking, lang)) as readonly Asked[],
  commandId: crypto.randomUUID(),
  errors,
});

/** Reads what was sent, or returns where the link leads instead. */
async function writtenBehind(request: Request, token: string, lang: Lang) {
  const trouble = troubleOf(await linkStanding(request, token), token, ['lead-status']);
  if (trouble) return { trouble };
  const { device } = deviceOf(request);
  const reply = await ask(request, 'GET /api/public/lead-correction', { token, device });
  if (reply.ok) return { written: reply.value };
  if (reply.problem.code === 'STEP_UP_REQUIRED') return { trouble: null };
  if (isDown(reply.problem)) return { trouble: { standing: 'down' as const, token, status: 503, reference: reply.problem.reference } };
  // The team has read it meanwhile: its page offers a note instead.
  throw redirect(pathOf('myRequest', lang, { token, query: { fait: 'relue' } }), 303);
}

/** The text and the answers of a request that is not validated yet, to be corrected (N01). */
export async function loadCorrection(request: Request, token: string) {
  const lang = langOf(new URL(request.url).pathname);
  const { trouble, written } = await writtenBehind(request, token, lang);
  if (trouble) return data({ token, trouble, shown: null }, { status: trouble.status });
  if (!written) return data({ token, trouble: null, shown: null }, { status: 403 });
  return { token, trouble: null, shown: shown(await askingOf(request, written, rawOf(written)), written.code, lang) };
}

/** Keeps what was corrected as a new version; what was there before stays in the log. */
export async function actOnCorrection(request: Request, token: string) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  if (form.get('go') === 'renew') {
    const found = troubleOf(await linkStanding(request, token), token, ['lead-status']);
    const { status, ...done } = await renewed(request, token, lang);
    return data({ token, trouble: found, shown: null, done: { ...done, posted: {} } }, { status });
  }
  const go = String(form.get('go') ?? '');
  const { device, cookie } = deviceOf(request);
  const typed = typedIn(form);
  const isCode = go === 'step-send' || go === 'step-verify';
  if (isCode) {
    const { passed, errors, sent, status } = await stepUp(request, token, device, postedIn(form), go);
    const headers = cookie ? { 'set-cookie': cookie } : undefined;
    if (!passed) return data({ token, trouble: null, shown: null, step: { errors, sent, typed } }, { status, headers });
    if (!typed) return redirect(new URL(request.url).pathname, { status: 303, headers });
  }
  const { trouble, written } = await writtenBehind(request, token, lang);
  if (trouble) return data({ token, trouble, shown: null }, { status: trouble.status });
  // The code has run out while they wrote: it is asked again, and what they wrote goes along.
  if (!written) return data({ token, trouble: null, shown: null, step: { errors: {}, sent: false, typed } }, { status: 403 });
  const before = await askingOf(request, written, rawOf(written));
  const [page] = before.flow.steps;
  const asking: Asking = { ...before, raw: { ...before.raw, ...readRaw(form, postedNames(page!, before)) } };
  if (isCode || go === 'language') return { token, trouble: null, shown: shown(asking, written.code, lang) };
  const names = namesOf(page!, asking);
  const errors = {
    ...lengthErrors(names, asking, lang),
    ...check(asking.raw, page!.asks.includes('people') ? ['description', 'party1Name'] : ['description'], lang, asking.figures),
    ...setErrors(names, asking, lang),
  };
  if (Object.keys(errors).length > 0)
    return data({ token, trouble: null, shown: shown(asking, written.code, lang, errors) }, { status: 422 });
  const counted = countedRaw(asking);
  const own = new Set(asking.set?.questions.map((q) => q.id));
  const given = Object.entries(answersIn(counted)).filter(([id, answer]) => own.has(id) && answer.length > 0);
  const reply = await ask(request, 'POST /api/public/lead-correction', {
    token,
    device,
    body: {
      commandId: uuidOf(form, 'commandId'),
      description: text(counted, 'description').trim(),
      answers: Object.fromEntries(given),
      ...(page!.asks.includes('people') ? { parties: partiesOf(counted) } : {}),
      ...placeAndMeans(counted),
    },
  });
  if (reply.ok) return redirect(pathOf('myRequest', lang, { token, query: { fait: 'corrigee' } }), 303);
  return data(
    { token, trouble: null, shown: shown(asking, written.code, lang, commandErrors(reply.problem, lang)) },
    { status: reply.problem.status },
  );
}
