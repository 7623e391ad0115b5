/** How much of a factor there is. */
export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Who may have to be told of an incident: the Commission d’accès à l’information, the Privacy Commissioner of Canada, the persons. */
export const INCIDENT_RECIPIENTS = ['cai', 'opc', 'persons'] as const;
export type IncidentRecipient = (typeof INCIDENT_RECIPIENTS)[number];

/** Quebec’s factors of a risk of serious injury (s. 3.7). */
export interface QuebecTest {
  /** How sensitive the data are. */
  readonly sensitivity: RiskLevel;
  /** What may come of its use. */
  readonly consequences: RiskLevel;
  /** How likely a use to do harm is. */
  readonly likelihood: RiskLevel;
}

/** PIPEDA’s factors of a real risk of significant harm (s. 10.1 (8)). */
export interface CanadianTest {
  readonly sensitivity: RiskLevel;
  /** How probable a misuse is. */
  readonly misuse: RiskLevel;
}

/** Factors that are medium on the whole are a risk: where it is not clear that there is none, people are told. */
const isRisk = (factors: readonly RiskLevel[]): boolean =>
  factors.reduce((sum, level) => sum + RISK_LEVELS.indexOf(level), 0) >= factors.length;

/** Whether there is a risk of serious injury (Quebec). */
export const seriousInjury = ({ sensitivity, consequences, likelihood }: QuebecTest): boolean =>
  isRisk([sensitivity, consequences, likelihood]);
/** Whether there is a real risk of significant harm (PIPEDA). */
export const significantHarm = ({ sensitivity, misuse }: CanadianTest): boolean => isRisk([sensitivity, misuse]);

/** Whom both tests demand to tell: each its own authority, and the persons as soon as one of them is met. */
export function demandsOf({ quebec, canada }: { readonly quebec: QuebecTest; readonly canada: CanadianTest }): IncidentRecipient[] {
  const [serious, significant] = [seriousInjury(quebec), significantHarm(canada)];
  const demanded = { cai: serious, opc: significant, persons: serious || significant };
  return INCIDENT_RECIPIENTS.filter((whom) => demanded[whom]);
}
