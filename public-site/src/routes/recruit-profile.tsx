import { whoOf } from '@jurilien/contracts';
import { NoAccess } from '../account/no-access';
import { SignedInPage } from '../account/use-account';
import { recruitWords } from '../i18n/recruit';
import { useWords } from '../lang';
import { Failed, Skeleton } from '../pro/page';
import { useAsk } from '../pro/use-ask';
import { CvPart } from '../recruit/cv';
import { ProfileForm } from '../recruit/profile-form';
import { Requests } from '../recruit/requests';
import { VisibilityPart } from '../recruit/visibility';
import type { Frame } from '../root';

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
