import { confirmLeadEmail } from './decisions/intake/confirm-lead-email.js';
import { confirmLeadPhone } from './decisions/intake/confirm-lead-phone.js';
import { editLead } from './decisions/intake/edit-lead.js';
import { resendConfirmation } from './decisions/intake/resend-confirmation.js';
import { sendLeadLink } from './decisions/intake/send-lead-link.js';
import { assignLead } from './decisions/marks/assign-lead.js';
import { logCallAttempt } from './decisions/marks/log-call-attempt.js';
import { setClientReadyAlert } from './decisions/marks/set-client-ready-alert.js';
import { tagLead } from './decisions/marks/tag-lead.js';
import { approveLeadPricing } from './decisions/pricing/approve-lead-pricing.js';
import { setLeadPrice } from './decisions/pricing/set-lead-price.js';
import { setSuperLead } from './decisions/pricing/set-super-lead.js';
import { restartOffering } from './decisions/search/restart-offering.js';
import { startOffering } from './decisions/search/start-offering.js';
import { editLeadSummary } from './decisions/validation/edit-lead-summary.js';
import { holdLead } from './decisions/validation/hold-lead.js';
import { referLeadToPartner } from './decisions/validation/refer-lead-to-partner.js';
import { rejectLead } from './decisions/validation/reject-lead.js';
import { releaseLeadFromValidation } from './decisions/validation/release-lead-from-validation.js';
import { reopenLead } from './decisions/validation/reopen-lead.js';
import { requestLeadInfo } from './decisions/validation/request-lead-info.js';
import { resumeHeldLead } from './decisions/validation/resume-held-lead.js';
import { scheduleLead } from './decisions/validation/schedule-lead.js';
import { takeLeadForValidation } from './decisions/validation/take-lead-for-validation.js';
import { unblockLead } from './decisions/validation/unblock-lead.js';
import { validateLead } from './decisions/validation/validate-lead.js';

/** What staff do with a request by a button of its page, as far as its own life says whether they can. */
export const leadActions = [
  takeLeadForValidation,
  validateLead,
  requestLeadInfo,
  holdLead,
  resumeHeldLead,
  releaseLeadFromValidation,
  scheduleLead,
  rejectLead,
  unblockLead,
  reopenLead,
  editLeadSummary,
  referLeadToPartner,
  confirmLeadEmail,
  confirmLeadPhone,
  resendConfirmation,
  sendLeadLink,
  editLead,
  logCallAttempt,
  setClientReadyAlert,
  tagLead,
  assignLead,
  setLeadPrice,
  setSuperLead,
  approveLeadPricing,
  startOffering,
  restartOffering,
] as const;
