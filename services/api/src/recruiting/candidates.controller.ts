import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { user } from '@jurilien/identity';
import { listRows } from '@jurilien/persistence';
import {
  blocks,
  candidate,
  CANDIDATE_TYPES,
  candidateContacts,
  mayBeSeen,
  WORK_MODES,
  type CandidateContact,
  type CandidateState,
  type Firm,
} from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../parsed.js';
import type { GuardedRequest } from '../principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

/** As many as a person looks through; who wrote last comes first. */
const AT_MOST = 200;
const asked = z
  .object({
    type: z.enum(CANDIDATE_TYPES).optional(),
    region: z.string().max(40).optional(),
    lang: z.string().max(3).optional(),
    field: z.string().max(40).optional(),
    mode: z.enum(WORK_MODES).optional(),
    /** Free on this day or before. */
    by: z.iso.date().optional(),
  })
  .strict();
type Asked = z.infer<typeof asked>;

/** S03: who may be found, and what this firm asked already. Staff see the same cards, and ask nobody. */
@Controller('api/candidates')
export class CandidatesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get()
  @Header('cache-control', 'no-store')
  async search(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const wanted = parsed(asked, query);
    const own = principal.who === 'professional' ? await ownProfessional(this.kernel, principal) : undefined;
    const { contacts, dismissed } = own ? await stateOf(this.kernel, candidateContacts, own.professionalId) : candidateContacts.initial;
    const { data } = await listRows(this.kernel.db, this.kernel.registry.views.get('candidates')!, {
      page: 1,
      perPage: AT_MOST,
      filter: { visible: true, ...(wanted.type ? { type: wanted.type } : {}) },
    });
    const found = await Promise.all(
      data.map(async ({ id }) => ({ id: id as string, state: await stateOf(this.kernel, candidate, id as string) })),
    );
    // The log decides: who has just hidden, or blocked this firm, is neither shown nor counted.
    const cards = found
      .filter(({ id, state }) => mayBeSeen(state, own?.state ?? { name: '' }) && !dismissed.includes(id) && fits(state, wanted))
      .map(({ id, state }) => card(id, state, own !== undefined));
    const requests = await Promise.all(contacts.map((c) => this.request(c, own!.state)));
    return { professionalId: own?.professionalId, mayAsk: own?.state.status === 'Approved', cards, requests: requests.reverse() };
  }

  /** What was asked; who it is only after yes. */
  private async request({ candidateId, message: _, ...c }: CandidateContact, firm: Firm): Promise<object> {
    const [state, { email }] = await Promise.all([stateOf(this.kernel, candidate, candidateId), stateOf(this.kernel, user, candidateId)]);
    const { details } = state;
    const reveal = c.status === 'Accepted' && details;
    return {
      ...c,
      candidateId,
      card: details ? card(candidateId, state, false) : null,
      ...(reveal ? { contact: { name: `${details.firstName} ${details.lastName}`, email, phoneNumber: details.phoneNumber } } : {}),
      ...(reveal && state.cv && !blocks(details, firm) ? { cv: { type: state.cv.type, bytes: state.cv.bytes, at: state.cv.at } } : {}),
    };
  }
}

const has = (all: readonly string[], one: string | undefined): boolean => one === undefined || all.includes(one);
/** Whether a candidate is what somebody looks for; no field named by the candidate means any. */
const fits = ({ facts: f }: CandidateState, w: Asked): boolean =>
  f !== undefined &&
  has(f.regions, w.region) &&
  has(f.languages, w.lang) &&
  has(f.workModes, w.mode) &&
  (f.fields.length === 0 || has(f.fields, w.field)) &&
  (w.by === undefined || (f.availableFrom ?? w.by) <= w.by);

/** What a card may say: an initial, the school, the skills; the whole name only where its owner chose to be open, to members alone. */
function card(id: string, { facts, details, visibility }: CandidateState, member: boolean): object {
  const { firstName, lastName, school, programme, skills } = details!;
  const name = visibility === 'open' && member ? `${firstName} ${lastName}` : `${[...firstName][0]!.toUpperCase()}.`;
  return { id, name, school, programme, skills, ...facts };
}
