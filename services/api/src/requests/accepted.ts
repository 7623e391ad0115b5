import type { Answer } from '@jurilien/contracts/api';
import { type Asking, fold } from '@jurilien/event-sourcing';
import { acceptance, type AcceptanceState, relayEnd } from '@jurilien/acceptance';
import { review, reviewIdOf, type ReviewState, survey, surveyIdOf, surveyOpen } from '@jurilien/feedback';
import { lead, type LeadState } from '@jurilien/lead';
import { distribution, liveClaims } from '@jurilien/search';
import { relay } from '@jurilien/messaging';
import { readStream } from '@jurilien/persistence';
import { clientCanAbout } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { officialDirectory } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { bookableWith } from '../scheduling/booking.js';

type Accepted = Answer<'GET /api/public/lead-status'>['accepted'][number];

/** Everyone who accepted a request, from the log itself: a person who has just acted sees it. */
export async function acceptedOf(kernel: Kernel, leadId: string, request: LeadState, who: Asking): Promise<Accepted[]> {
  const { now } = who;
  const search = await stateOf(kernel, distribution, leadId);
  const all = await Promise.all(
    search.acceptances.map(async ({ acceptanceId }): Promise<Accepted> => {
      const deal = fold(acceptance, await readStream(kernel.db, kernel.codec, `acceptance-${acceptanceId}`));
      const [pro, { entries }, opinion, published, aboutThem, times] = await Promise.all([
        stateOf(kernel, professional, deal.professionalId),
        stateOf(kernel, relay, acceptanceId),
        stateOf(kernel, survey, surveyIdOf(acceptanceId, 'client')),
        stateOf(kernel, review, acceptanceId),
        stateOf(kernel, review, reviewIdOf(acceptanceId, 'professional')),
        bookableWith(kernel, { acceptanceId, leadId }, now),
      ]);
      const talk = !relayEnd(deal, request, now) ? 'open' : entries.length > 0 ? 'ended' : undefined;
      const gone = deal.status === 'Replaced' || deal.notChosen || deal.closeReason === 'requestEnded';
      return {
        acceptanceId,
        name: pro.name,
        title: pro.title,
        firm: pro.firm,
        ...(gone ? {} : { phone: pro.phoneNumber, licenceNo: pro.licenceNo, ...publiclyKnown(pro) }),
        stage: deal.status,
        slaDueAt: deal.slaDueAt,
        late: isLate(deal, now),
        attempts: deal.attempts,
        contactedAt: deal.contactedAt,
        confirmedByClient: deal.confirmedByClient,
        chosen: deal.chosenAt !== undefined && !deal.notChosen,
        notChosen: deal.notChosen,
        unable: deal.closeReason === 'unable',
        ...(deal.closeReason ? { closeReason: deal.closeReason } : {}),
        ...(deal.replacement ? { replacement: answerOf(deal.replacement) } : {}),
        ...(talk ? { talk } : {}),
        unanswered: talk === 'open' && entries.at(-1)?.by === 'professional',
        asked: surveyOpen(opinion, now),
        ...ownWords('review', published),
        ...ownWords('proReview', aboutThem),
        ...times,
        booking: times.booking && !gone,
        actions: clientCanAbout({ acceptance: deal, distribution: search, lead: request }, who),
      };
    }),
  );
  return all;
}

/** Where a professional is listed: by the regulator, and by us if they asked to be. */
const publiclyKnown = ({ title, province, publication }: ProfessionalState): Pick<Accepted, 'directory' | 'slug'> => ({
  ...(title && province ? { directory: officialDirectory({ title, province }) } : {}),
  ...(publication?.live ? { slug: publication.slug } : {}),
});

/** What the client lets us publish, while it waits or stands on a public page. */
const ownWords = (name: 'review' | 'proReview', { status, proposed, reply }: ReviewState): Pick<Accepted, 'review' | 'proReview'> =>
  status === 'Candidate' || status === 'Published'
    ? { [name]: { state: status, words: proposed!.words, ...(reply ? { reply } : {}) } }
    : {};

const answerOf = ({ state, by, cause, refusal, answerBy }: NonNullable<AcceptanceState['replacement']>) => ({
  state,
  by,
  cause,
  refusal,
  answerBy,
});

const isLate = (s: AcceptanceState, now: string): boolean =>
  s.status === 'ToContact' && s.slaDueAt !== undefined && Date.parse(now) >= Date.parse(s.slaDueAt);

/** Whether someone holds the request at this moment, and to how many the names were shown: from the log, as everything here. */
export async function lookedAt(kernel: Kernel, leadId: string, now: string): Promise<{ claimLive: boolean; namesShownTo: number }> {
  const [search, shown] = await Promise.all([
    stateOf(kernel, distribution, leadId),
    kernel.db.query<{ n: string }>(
      `select count(distinct payload ->> 'professionalId') as n from events where stream = $1 and type = 'ClaimNamesRevealed'`,
      [`distribution-${leadId}`],
    ),
  ]);
  return { claimLive: liveClaims(search, now).length > 0, namesShownTo: Number(shown[0]!.n) };
}

/** The request itself, read from the log. */
export const requestOf = async (kernel: Kernel, leadId: string): Promise<LeadState> =>
  fold(lead, await readStream(kernel.db, kernel.codec, `lead-${leadId}`));
