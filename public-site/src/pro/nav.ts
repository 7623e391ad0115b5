import type { proTexts } from './words/pro';
import type { FeatureName } from '../lang';
import type { PageId } from '../routes.table';
import type { IconName } from './icons';
import type { Me } from './types';

/** A page of the professional's area, as its navigation names it. */
export interface NavItem {
  readonly page: PageId;
  /** Its name in `i18n/pro.ts`, and a shorter one for the bar of a phone. */
  readonly label: keyof typeof proTexts.fr;
  readonly short?: keyof typeof proTexts.fr;
  readonly icon: IconName;
  /** In the bar of a phone; the others are behind « Plus ». Four fit. */
  readonly bar?: true;
  /** Not named where this is off; its address still shows what is under way. */
  readonly feature?: FeatureName;
  /** How many things wait there. */
  readonly count?: (me: Me) => number;
}

/** The one list of the area's pages, in the order people use them. */
export const NAV: readonly NavItem[] = [
  { page: 'dashboard', label: 'navDashboard', short: 'navDashboardShort', icon: 'home', bar: true },
  { page: 'offers', label: 'navOffers', icon: 'inbox', bar: true, count: (me) => me.counts.newOffers + me.counts.claimed },
  { page: 'board', label: 'navBoard', short: 'navBoardShort', icon: 'board', bar: true, feature: 'feature.board' },
  { page: 'proLeads', label: 'navLeads', short: 'navLeadsShort', icon: 'folder', bar: true, count: (me) => me.counts.toContact },
  { page: 'myAppointments', label: 'navAppointments', icon: 'calendar' },
  { page: 'myDocuments', label: 'navDocuments', icon: 'paper' },
  { page: 'consultations', label: 'navConsultations', icon: 'talk' },
  { page: 'myMeetings', label: 'navMeetings', icon: 'people' },
  { page: 'buy', label: 'navBuy', icon: 'coins' },
  { page: 'figures', label: 'navFigures', icon: 'chart' },
  { page: 'whyOffers', label: 'navWhy', icon: 'why' },
  { page: 'pause', label: 'navPause', icon: 'pause' },
  { page: 'automations', label: 'navAutomations', icon: 'repeat' },
  { page: 'findEmployee', label: 'navHiring', icon: 'people', feature: 'feature.recruit' },
  { page: 'sms', label: 'navSms', icon: 'message' },
  { page: 'profile', label: 'navProfile', icon: 'person' },
  { page: 'account', label: 'navAccount', icon: 'account' },
];
