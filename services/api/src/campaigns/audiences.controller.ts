import { Controller, Inject, Req } from '@nestjs/common';
import { AUDIENCES, fieldsOf, type FieldType, operatorsOf, queryFaults } from '@jurilien/campaigns';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { countAudience, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

type Count = Asked<'POST /api/audiences/count'>['body'];
type ShownType = Answer<'GET /api/audiences'>['audiences'][number]['fields'][number]['type'];

/** A list of values is chosen from like a single one. */
const shownType = (type: FieldType): ShownType =>
  typeof type === 'string' ? type : { oneOf: ('oneOf' in type ? type.oneOf : type.several).map(({ code, fr, en }) => ({ code, fr, en })) };

/** Audiences that someone may ask about: candidates are shown to administrators of everything alone. */
const audiencesFor = ({ actor }: Principal) => AUDIENCES.filter((audience) => audience !== 'candidates' || !actor.provinces);

/** Whom is asked about, within where the caller works. @throws Refused for another province, or for people they see no one of */
function within({ audience, province, query }: Count, principal: Principal) {
  const { provinces } = principal.actor;
  if (!audiencesFor(principal).includes(audience)) throw new Refused('FORBIDDEN', 'candidates');
  if (provinces && province && !provinces.some((one) => one === province)) throw new Refused('FORBIDDEN', 'segment-elsewhere');
  const faults = queryFaults(audience, query);
  if (faults.length > 0) throw new Refused('VALIDATION', 'query', [...faults]);
  const bound = province ?? (provinces?.length === 1 ? provinces[0] : undefined);
  return { audience, query, ...(bound ? { province: bound } : {}) };
}

/** X05: whom a segment may be made of, and how many it comes to. */
@Controller()
export class AudiencesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/audiences')
  catalogue(@Req() { principal }: GuardedRequest): Answer<'GET /api/audiences'> {
    return {
      audiences: audiencesFor(principal).map((audience) => ({
        audience,
        fields: Object.entries(fieldsOf(audience)).map(([key, field]) => ({
          ...{ key, label: field.label, type: shownType(field.type), operators: [...operatorsOf(field)] },
        })),
      })),
    };
  }

  @Route('POST /api/audiences/count')
  async count(
    @Asked() { body }: Asked<'POST /api/audiences/count'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'POST /api/audiences/count'>> {
    const now = new Date().toISOString();
    const { suppressed, bases, languages, ...count } = await countAudience(this.kernel, within(body, principal), body.channel, now);
    return { ...count, suppressed: { ...suppressed }, bases: { ...bases }, languages: { ...languages }, at: now };
  }
}
