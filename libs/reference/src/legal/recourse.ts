/** Where someone turns who is not satisfied: the authority of Quebec, or that of Canada. */
export const RECOURSES = ['CAI', 'OPC'] as const;
export type Recourse = (typeof RECOURSES)[number];

/** Whom someone turns to who is not satisfied with an answer, by where they live (5.3, 5.4). */
export const recourseOf = (province: 'QC' | 'ON'): Recourse => (province === 'QC' ? 'CAI' : 'OPC');

/** What every refusal ends with: who may review it, by when, and how they are reached. */
export const RECOURSE_WORDS: Readonly<Record<Recourse, Readonly<Record<'fr' | 'en', string>>>> = {
  CAI: {
    fr: 'Vous n’êtes pas d’accord? Vous pouvez demander à la Commission d’accès à l’information du Québec d’examiner cette décision, dans les 30 jours de cette réponse : 1 888 528-7741, www.cai.gouv.qc.ca.',
    en: 'If you disagree, you may ask the Commission d’accès à l’information du Québec to review this decision within 30 days of this answer: 1-888-528-7741, www.cai.gouv.qc.ca.',
  },
  OPC: {
    fr: 'Vous n’êtes pas d’accord? Vous pouvez déposer une plainte auprès du Commissariat à la protection de la vie privée du Canada : 1 800 282-1376, www.priv.gc.ca.',
    en: 'If you disagree, you may file a complaint with the Office of the Privacy Commissioner of Canada: 1-800-282-1376, www.priv.gc.ca.',
  },
};
