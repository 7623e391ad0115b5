import { whoOf } from '@jurilien/contracts';
import { NoAccess, SignedInPage, useAsk } from '../../session';
import { recruitWords } from '../../features/recruiting/words/recruit';
import { useWords } from '../../lang';
import { Failed, Skeleton } from '../../pro';
import { CvPart } from '../../features/recruiting/cv';
import { ProfileForm } from '../../features/recruiting/profile-form';
import { Requests } from '../../features/recruiting/requests';
import { MeetingsAhead } from '../../features/scheduling';
import { VisibilityPart } from '../../features/recruiting/visibility';
import type { Frame } from '../../layout';

export const handle: Frame = { hydrate: true, quiet: true };

/** M16: a candidate's own profile, who may see it, and the firms that asked to talk. */
export default function RecruitProfile() {
  const t = useWords(recruitWords);
  return (
    <SignedInPage title={t.title}>
      {(account) => (whoOf(account.role)?.who === 'recruit' ? <Parts /> : <NoAccess account={account} />)}
    </SignedInPage>
  );
}

function Parts() {
  const t = useWords(recruitWords);
  const { value: own, problem, reload } = useAsk('GET /api/recruit/profile', {});
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {own ? (
        <>
          <MeetingsAhead />
          <Requests own={own} reload={reload} />
          <VisibilityPart own={own} reload={reload} />
          <CvPart own={own} reload={reload} />
          <ProfileForm own={own} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}
