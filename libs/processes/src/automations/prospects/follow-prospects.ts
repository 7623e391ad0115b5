import { creditAccount } from '@jurilien/credits';
import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { prospect } from '@jurilien/prospects';
import { work } from '../../work.js';

interface OfMember {
  readonly stream: string;
  readonly version: number;
  readonly data: { readonly professionalId: string };
}
const looks = ({ stream, version, data: { professionalId } }: OfMember): readonly Effect[] => [
  work('follow-prospects', `prospects-${stream}-${version}`, { professionalId }),
];

/** What a member proves or does moves the prospect they were. */
export const followMembers = automation(professional)({
  name: 'follow-members',
  on: forEach(professional)(
    [
      'ChannelVerified',
      'LicenceVerified',
      'ProfessionalProfileUpdated',
      'ProfessionalApplied',
      'ProfessionalApproved',
      'ProfessionalRejected',
      'ProfessionalReinstated',
      'ProfessionalClosed',
    ],
    looks,
  ),
});

/** So does what they buy, and the first request they accept. */
export const followPurchases = automation(creditAccount)({
  name: 'follow-purchases',
  on: forEach(creditAccount)(['CreditsPurchased', 'SubscriptionCreditsGranted', 'HoldCaptured'], looks),
});

/** Who asks to be left alone says so of their addresses too: no list and no other record brings news back there. */
export const silenceProspects = automation(prospect)({
  name: 'silence-prospects',
  on: {
    ProspectMoved: ({ stream, version, data: { prospectId, lostReason } }) =>
      lostReason === 'asksForSilence' ? [work('silence-prospect', `${stream}-${version}`, { prospectId })] : [],
  },
});

/** Someone who is written down may be a member already. */
export const findMemberOfProspect = automation(prospect)({
  name: 'find-member-of-prospect',
  on: { ProspectSaved: ({ stream, version, data: { prospectId } }) => [work('follow-prospects', `${stream}-${version}`, { prospectId })] },
});
