import { match, type MatchLead, type MatchProfile } from '@jurilien/leads';
import { defaults } from '@jurilien/reference';
import type { Market, Matching } from './offering.js';
import { iso, type Step } from './ports.js';
import { practiceOf } from './professionals.js';
import type { Profile } from './professional-profiles.js';
import type { Request } from './requests.js';

/** What the market remembers of one professional while the stories are told. */
interface Standing {
  state: string;
  pause?: { scope: string; until?: string };
  licenceVerifiedAt?: string;
  availableCc: number;
  readonly open: Map<string, string>;
  readonly claimedAt: string[];
  readonly offersReceivedAt: string[];
  answered: number;
  acceptances: number;
}

/** The demo's own record of the sixty, kept beside the log: matching a wave must not read the log sixty times. */
export function marketOf(people: readonly Profile[]): Market & { saw(step: Step): void } {
  const standings = new Map(
    people.map((p): [string, Standing] => [
      p.professionalId,
      { state: 'Registered', availableCc: 0, open: new Map(), claimedAt: [], offersReceivedAt: [], answered: 0, acceptances: 0 },
    ]),
  );
  const of = (id: string): Standing => standings.get(id)!;
  const asked = new Map<string, Set<string>>();
  const profileOf = (p: Profile, over: Partial<MatchProfile> = {}): MatchProfile => {
    const s = of(p.professionalId);
    return {
      id: p.professionalId,
      name: p.name,
      title: p.title,
      ...(p.firm ? { firm: p.firm } : {}),
      province: p.province,
      ...practiceOf(p),
      state: s.state,
      ...(s.pause ? { pause: s.pause } : {}),
      ...(s.licenceVerifiedAt ? { licenceVerifiedAt: s.licenceVerifiedAt } : {}),
      termsVersion: defaults['professional.termsVersion'],
      channels: ['sms', 'email'],
      availableCc: s.availableCc,
      openOffers: [...s.open.values()],
      claimedAt: s.claimedAt,
      offersReceivedAt: s.offersReceivedAt,
      offersEver: s.offersReceivedAt.length,
      answered: s.answered,
      acceptances: s.acceptances,
      slaKept: s.acceptances,
      ...over,
    };
  };
  return {
    async match(r, wave, at, { size, priceCc }): Promise<Matching> {
      const found = match(
        matchLeadOf(r, priceCc),
        people.map((p) => profileOf(p)),
        { now: iso(at), size, asked: asked.get(r.leadId) ?? new Set(), tie },
      );
      return {
        configVersion: found.configVersion,
        inputsHash: tie(`${r.leadId}/${wave}`),
        eligible: found.eligible,
        excluded: { ...found.excluded },
        ranked: found.ranked.map((x) => ({ ...x })),
      };
    },
    covers(r, at) {
      const ready = people.map((p) =>
        profileOf(p, {
          state: of(p.professionalId).state === 'Registered' ? 'Approved' : of(p.professionalId).state,
          licenceVerifiedAt: iso(at),
          availableCc: 10_000,
        }),
      );
      return match(matchLeadOf(r, 0), ready, { now: iso(at), size: 3, asked: new Set(), tie }).eligible > 3;
    },
    offered(leadId, offers, at) {
      for (const { offerId, professionalId } of offers) {
        const s = of(professionalId);
        s.open.set(offerId, offerId);
        s.offersReceivedAt.push(iso(at));
        asked.set(leadId, (asked.get(leadId) ?? new Set()).add(professionalId));
      }
    },
    answered(professionalId, offerId) {
      of(professionalId).answered += 1;
      of(professionalId).open.delete(offerId);
    },
    took(professionalId, priceCc, at) {
      const s = of(professionalId);
      s.availableCc -= priceCc;
      s.acceptances += 1;
      s.claimedAt.push(iso(at));
    },
    ended(offers) {
      for (const { offerId, professionalId } of offers) of(professionalId).open.delete(offerId);
    },
    saw({ command, input, at }) {
      const { professionalId, cc, until } = input as { professionalId?: string; cc?: number; until?: string };
      const s = professionalId ? standings.get(professionalId) : undefined;
      if (!s) return;
      if (command === 'VerifyLicence') s.licenceVerifiedAt = iso(at);
      if (command === 'ApproveProfessional') s.state = 'Approved';
      if (command === 'RejectProfessional') s.state = 'Rejected';
      if (command === 'SuspendProfessional') s.state = 'Suspended';
      if (command === 'PauseOffers') s.pause = { scope: 'all', ...(until ? { until } : {}) };
      if (command === 'GrantCredits') s.availableCc += cc ?? 0;
    },
  };
}

function matchLeadOf(r: Request, priceCc: number): MatchLead {
  const f = r.fields;
  const flag = (name: string): boolean => f[name] === true;
  return {
    leadId: r.leadId,
    province: r.place.province,
    region: r.place.region,
    ...(f['postalCode'] ? { postalCode: String(f['postalCode']) } : {}),
    lawyerType: r.text.type,
    additionalLawyerTypes: [],
    lang: r.lang,
    acceptDistance: flag('acceptDistance'),
    juridicalHelp: flag('juridicalHelp'),
    mediator: flag('mediator'),
    paralegal: flag('paralegal'),
    rate: String(f['rate']),
    budget: Number(f['budget']),
    experience: Number(f['experience']),
    smallMandate: flag('smallMandate'),
    consult: flag('consult'),
    superLead: false,
    priceCc,
  };
}

/** A small hash (FNV-1a): ties need an order, not a secret. */
function tie(value: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193) >>> 0;
  return h.toString(16).padStart(8, '0');
}
