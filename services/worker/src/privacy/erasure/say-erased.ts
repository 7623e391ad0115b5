import { eraseThread, forgetEnquiry, threadOfKey } from '@jurilien/messaging';
import type { HoldingKind } from '@jurilien/privacy';
import { eraseCandidate, eraseLead, eraseProfessional, eraseUser } from '@jurilien/processes';
import { eraseProspect } from '@jurilien/prospects';
import { candidate, forgetJobApplication } from '@jurilien/recruiting';
import { stateOf } from '@jurilien/runtime';
import type { Erasing } from './erasing.js';

type Saying = (erasing: Erasing) => Promise<void>;
const ofRequest: Saying = ({ of, act }) => act(eraseLead, { leadId: of.id });

/** The life of each kind of thing hears that its key is gone: nothing is done with it any more, and what was public of it goes. */
const SAYINGS: Readonly<Record<HoldingKind, Saying>> = {
  draft: ofRequest,
  request: ofRequest,
  account: ({ of, act }) => act(eraseUser, { userId: of.id }),
  candidate: async ({ kernel, of, act }) => {
    const { status } = await stateOf(kernel, candidate, of.id);
    if (status !== 'None') await act(eraseCandidate, { candidateId: of.id });
    await act(eraseUser, { userId: of.id });
  },
  professional: ({ of, act }) => act(eraseProfessional, { professionalId: of.id }),
  prospect: ({ of, act }) => act(eraseProspect, { prospectId: of.id }),
  jobApplication: ({ of, act }) => act(forgetJobApplication, { applicationId: of.id, asked: true }),
  enquiry: ({ of, act }) => act(forgetEnquiry, { enquiryId: of.id }),
  conversation: ({ of, act }) => act(eraseThread, { threadId: threadOfKey(of.id), threadKey: of.id }),
};

/** Says in its own life that what is erased is erased. */
export const sayErased = (erasing: Erasing): Promise<void> => SAYINGS[erasing.of.kind](erasing);
