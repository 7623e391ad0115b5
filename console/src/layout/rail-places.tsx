import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import LeadsIcon from '@mui/icons-material/InboxOutlined';
import ValidIcon from '@mui/icons-material/FactCheckOutlined';
import PeopleIcon from '@mui/icons-material/BadgeOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import BlacklistIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import AuditIcon from '@mui/icons-material/HistoryEduOutlined';
import SiteIcon from '@mui/icons-material/TravelExploreOutlined';
import FollowUpIcon from '@mui/icons-material/TaskAltOutlined';
import MeetingIcon from '@mui/icons-material/EventOutlined';
import ReservationIcon from '@mui/icons-material/EventAvailableOutlined';
import LegalIcon from '@mui/icons-material/GavelOutlined';
import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import FindIcon from '@mui/icons-material/ManageSearchOutlined';
import WavesIcon from '@mui/icons-material/WavesOutlined';
import CandidatesIcon from '@mui/icons-material/SchoolOutlined';
import ConfigIcon from '@mui/icons-material/TuneOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ExportsIcon from '@mui/icons-material/FileDownloadOutlined';
import ReportIcon from '@mui/icons-material/InsightsOutlined';
import SalesIcon from '@mui/icons-material/QueryStatsOutlined';
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined';
import type { ReactNode } from 'react';
import type { Path } from '../screens';
import type { Key } from '../useT';

export interface Place {
  /** Name of the screen in `roles.ts`, which decides who sees it. */
  name: string;
  to: Path;
  label: Key;
  icon: ReactNode;
  /** What its badge counts; `toDo` the command that takes care of it: a role that may not send it has no badge. */
  filter?: { resource: string; filter: object; toDo?: string };
}

/** The places of the console, by what they are for, in the order of a day's work. */
export const groups: { title: Key; places: Place[] }[] = [
  {
    title: 'nav.groups.work',
    places: [
      { name: 'dashboard', to: '/', label: 'nav.dashboard', icon: <DashboardIcon /> },
      { name: 'finder', to: '/finder', label: 'nav.finder', icon: <FindIcon /> },
      {
        name: 'validations',
        to: '/validations',
        label: 'nav.validations',
        icon: <ValidIcon />,
        filter: { resource: 'leads', filter: { state: ['ToValidate', 'InValidation'] } },
      },
      { name: 'leads', to: '/leads', label: 'nav.leads', icon: <LeadsIcon /> },
      {
        name: 'follow-ups',
        to: '/follow-ups',
        label: 'nav.followUps',
        icon: <FollowUpIcon />,
        filter: { resource: 'follow-ups', filter: { state: ['Open'], priority: ['high'] }, toDo: 'CompleteFollowUp' },
      },
      { name: 'meetings', to: '/meeting', label: 'nav.meetings', icon: <MeetingIcon /> },
      {
        name: 'reservations',
        to: '/reservations',
        label: 'nav.reservations',
        icon: <ReservationIcon />,
        filter: { resource: 'appointments', filter: { disputed: true }, toDo: 'RecordAppointmentOutcome' },
      },
      {
        name: 'inbox',
        to: '/comms',
        label: 'nav.messages',
        icon: <MessageIcon />,
        filter: { resource: 'threads', filter: { awaiting_gt: 0, state: ['Open'] } },
      },
    ],
  },
  {
    title: 'nav.groups.people',
    places: [
      {
        name: 'lawyers',
        to: '/lawyers',
        label: 'nav.lawyers',
        icon: <PeopleIcon />,
        filter: { resource: 'professionals', filter: { state: ['Applied'] }, toDo: 'ApproveProfessional' },
      },
      { name: 'candidates', to: '/candidates', label: 'nav.candidates', icon: <CandidatesIcon /> },
      {
        name: 'blacklist',
        to: '/blacklist',
        label: 'nav.blacklist',
        icon: <BlacklistIcon />,
        filter: { resource: 'blacklist', filter: { state: ['Proposed', 'UnderReview'] }, toDo: 'ReviewBlacklistEntry' },
      },
    ],
  },
  {
    title: 'nav.groups.business',
    places: [
      {
        name: 'campaigns',
        to: '/campaigns',
        label: 'nav.campaigns',
        icon: <CampaignIcon />,
        filter: { resource: 'campaigns', filter: { state: ['Submitted'], archived: false }, toDo: 'ApproveCampaign' },
      },
      { name: 'opsReport', to: '/ops-report', label: 'nav.opsReport', icon: <ReportIcon /> },
      { name: 'sales', to: '/sales', label: 'nav.sales', icon: <SalesIcon /> },
      { name: 'simulator', to: '/wave-simulator', label: 'nav.simulator', icon: <WavesIcon /> },
      { name: 'questions', to: '/questions', label: 'nav.questions', icon: <QuestionsIcon /> },
      { name: 'legal', to: '/legal', label: 'nav.legal', icon: <LegalIcon /> },
      { name: 'site', to: '/site', label: 'nav.site', icon: <SiteIcon /> },
    ],
  },
  {
    title: 'nav.groups.control',
    places: [
      {
        name: 'config',
        to: '/config',
        label: 'nav.config',
        icon: <ConfigIcon />,
        filter: { resource: 'config-changes', filter: { state: ['Proposed', 'Stuck'] }, toDo: 'ApproveConfigChange' },
      },
      { name: 'users', to: '/users', label: 'nav.users', icon: <UsersIcon /> },
      { name: 'privacy', to: '/privacy', label: 'nav.privacy', icon: <PrivacyIcon /> },
      { name: 'exports', to: '/exports', label: 'nav.exports', icon: <ExportsIcon /> },
      { name: 'audit', to: '/audit', label: 'nav.audit', icon: <AuditIcon /> },
      { name: 'operations', to: '/jobs', label: 'nav.operations', icon: <OperationsIcon /> },
    ],
  },
];
