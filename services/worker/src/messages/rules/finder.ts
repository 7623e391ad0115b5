import { professionalOf, requestOf, type Finder } from '@jurilien/automation';
import { draftDaysLeft } from '@jurilien/lead';
import type { NotifyInput } from '@jurilien/processes';
import { issueLink, linkUrl, lookupNow, onceEach, processFacts, refuseUrl, type Kernel, type LinkGrant } from '@jurilien/runtime';
import { linkDays } from '../link-days.js';
import { LINK_SUBJECTS } from './link-subjects.js';
import type { Reached } from './readers/index.js';

/** For how many days a personal link of a purpose opens its page for a reader. */
async function daysFor(purpose: LinkGrant['purpose'], l: Finder, { kind }: Pick<Reached, 'kind'>): Promise<number> {
  const request = await requestOf(l);
  if (purpose === 'draft') return draftDaysLeft(request!, l.now);
  const province = kind === 'professional' ? (await professionalOf(l))?.province : request?.facts.province;
  return linkDays(purpose, l.config, { province: province ?? undefined });
}

/** What the variables of one occurrence are found with, in this process. */
export function finderOf(kernel: Kernel, input: NotifyInput): Finder {
  const { now, config, rule: _rule, instead: _instead, ...about } = input;
  const once = onceEach();
  // Two addresses of one text may bear the same token.
  const tokenFor = (grant: Parameters<typeof issueLink>[1]): Promise<string> => once(JSON.stringify(grant), () => issueLink(kernel, grant));
  const finder: Finder = {
    ...lookupNow(kernel, about, { now, config }),
    ...processFacts(kernel),
    async link(purpose, reader, { subject: named, days: given, page, ...made } = {}) {
      const { lang } = reader;
      const subject = named ?? (await LINK_SUBJECTS[purpose]!(finder));
      const days = given ?? (await daysFor(purpose, finder, reader));
      const token = await tokenFor({ purpose, subject, lang, days, ...made });
      if (page === 'refusal') return refuseUrl(kernel.settings.publicUrl, lang, token);
      return linkUrl(kernel.settings.publicUrl, purpose, lang, token, subject);
    },
    code: (subject, sequence) => kernel.secrets.code(subject, sequence),
  };
  return finder;
}
