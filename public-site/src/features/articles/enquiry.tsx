import type { ReactNode } from 'react';
import { Area, ErrorSummary, FormProvider, Guard, Line, Select, type Errors, type Raw } from '../../forms';
import { common } from '../../i18n';
import { usePath, useWords } from '../../lang';
import { Head, SentDrawing } from '../../layout';
import type { Topic } from './topics';
import { faqWords } from './words/faq';

const FORM = 'ecrire';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What the page is about; where there is none, the writer says as whom they write. */
  readonly topic?: Topic;
  readonly enquiryId: string;
  readonly startedAt: string;
  readonly raw?: Raw;
  readonly errors?: Errors;
}

/** The way to a person: a message to the team, with or without a script. */
export function WriteToTeam({ title, lead, raw = {}, errors = {}, ...form }: Props) {
  return (
    <section className="register faq-write" aria-labelledby={FORM}>
      <ErrorSummary errors={errors} />
      <h2 id={FORM} tabIndex={-1}>
        {title}
      </h2>
      <p>{lead}</p>
      <FormProvider value={{ raw, errors }}>
        <Write {...form} />
      </FormProvider>
    </section>
  );
}

function Write({ topic, enquiryId, startedAt }: Pick<Props, 'topic' | 'enquiryId' | 'startedAt'>) {
  const t = useWords(faqWords);
  const to = usePath();
  const c = useWords(common);
  const topics = [
    { value: 'client', label: t.topicClient },
    { value: 'professional', label: t.topicProfessional },
    { value: 'candidate', label: t.topicCandidate },
    { value: 'press', label: t.topicPress },
    { value: 'accessibility', label: t.topicAccessibility },
  ];
  return (
    <form className="stack" method="post" action={`#${FORM}`} noValidate>
      <input type="hidden" name="enquiryId" value={enquiryId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <Guard form="enquiry" id={enquiryId} />
      {topic ? (
        <input type="hidden" name="topic" value={topic} />
      ) : (
        <Select name="topic" label={t.topic} empty={t.topicOther} options={topics} />
      )}
      <Line name="name" label={t.name} complete="name" length={120} />
      <Line name="email" label={t.email} type="email" complete="email" length={254} />
      <Area name="description" label={t.message} hint={topic ? undefined : t.messageHint} rows={6} />
      <div className="form-actions">
        <button className="button" type="submit">
          {t.send}
        </button>
        <p className="small soft">
          {t.privacy} <a href={to('privacy')}>{c.privacyLink}</a>
        </p>
      </div>
    </form>
  );
}

/** The message has arrived. `children`: where to go from here. */
export function EnquirySent({ children }: { readonly children: ReactNode }) {
  const t = useWords(faqWords);
  return (
    <div className="wrap narrow page">
      <Head title={t.sentTitle} hidden />
      <SentDrawing />
      <h1>{t.sentTitle}</h1>
      <p className="lead">{t.sentText}</p>
      <p className="actions">{children}</p>
    </div>
  );
}
