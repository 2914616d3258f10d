import ArticleIcon from '@mui/icons-material/Article';
import DescriptionIcon from '@mui/icons-material/Description';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import CardMembershipIcon from '@mui/icons-material/CardMembership';
import ContactMailIcon from '@mui/icons-material/ContactMail';
import CampaignIcon from '@mui/icons-material/Campaign';
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import HistoryIcon from '@mui/icons-material/History';
import GroupAddIcon from '@mui/icons-material/GroupAdd';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailbox';
import MailIcon from '@mui/icons-material/Mail';
import PaymentsIcon from '@mui/icons-material/Payments';
import RedeemIcon from '@mui/icons-material/Redeem';
import BackupIcon from '@mui/icons-material/Backup';
import SettingsIcon from '@mui/icons-material/Settings';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooks';
import PeopleIcon from '@mui/icons-material/People';
import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { BackofficeLayout } from './layout.tsx';
import { MissingPage } from './missing-page.tsx';
import { site } from './site.ts';
import { openStore } from './store.ts';
import { darkTheme, lightTheme } from './theme.ts';
import { Toast } from './toast.tsx';
import { WaitingPage } from './waiting-page.tsx';

const Dashboard = lazy(() => import('./dashboard/dashboard.tsx'));
const ReviewList = lazy(() => import('./reviews/review-list.tsx'));
const ReviewShow = lazy(() => import('./reviews/review-show.tsx'));
const UserList = lazy(() => import('./accounts/user-list.tsx'));
const UserEdit = lazy(() => import('./accounts/user-edit.tsx'));
const ArticleList = lazy(() => import('./articles/article-list.tsx'));
const ArticleCreate = lazy(() => import('./articles/article-create.tsx'));
const ArticleEdit = lazy(() => import('./articles/article-edit.tsx'));
const ReportList = lazy(() => import('./reports/report-list.tsx'));
const FindingList = lazy(() => import('./registry/finding-list.tsx'));
const GuideList = lazy(() => import('./guides/guide-list.tsx'));
const GuideEdit = lazy(() => import('./guides/guide-edit.tsx'));
const ImportList = lazy(() => import('./imports/import-list.tsx'));
const ImportShow = lazy(() => import('./imports/import-show.tsx'));
const RegistryFileList = lazy(() => import('./registry/registry-file-list.tsx'));
const InvitationList = lazy(() => import('./invitations/invitation-list.tsx'));
const PeopleList = lazy(() => import('./registry/people-list.tsx'));
const MailList = lazy(() => import('./mail/mail-list.tsx'));
const MailShow = lazy(() => import('./mail/mail-show.tsx'));
const SubscriberList = lazy(() => import('./newsletter/subscriber-list.tsx'));
const NewsletterList = lazy(() => import('./newsletter/newsletter-list.tsx'));
const NewsletterCreate = lazy(() => import('./newsletter/newsletter-create.tsx'));
const NewsletterEdit = lazy(() => import('./newsletter/newsletter-edit.tsx'));
const DeliveryList = lazy(() => import('./newsletter/delivery-list.tsx'));
const PaymentList = lazy(() => import('./payments/payment-list.tsx'));
const SubscriptionList = lazy(() => import('./payments/subscription-list.tsx'));
const GrantList = lazy(() => import('./payments/grant-list.tsx'));
const ActionList = lazy(() => import('./audit/action-list.tsx'));
const BackupList = lazy(() => import('./backups/backup-list.tsx'));
const SettingsEdit = lazy(() => import('./settings/settings-edit.tsx'));

const store = openStore();

export function App() {
  return (
    <Admin
      title={site.name}
      dataProvider={dataProvider}
      store={store}
      authProvider={authProvider}
      requireAuth
      loginPage={false}
      loading={WaitingPage}
      catchAll={MissingPage}
      dashboard={Dashboard}
      layout={BackofficeLayout}
      notification={Toast}
      theme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      <Resource name="reviews" icon={FactCheckIcon} list={ReviewList} show={ReviewShow} />
      <Resource
        name="registry-findings"
        icon={ManageSearchIcon}
        list={FindingList}
        options={{ label: 'Register findings' }}
      />
      <Resource name="users" icon={PeopleIcon} list={UserList} edit={UserEdit} />
      <Resource
        name="articles"
        icon={ArticleIcon}
        recordRepresentation="title"
        list={ArticleList}
        create={ArticleCreate}
        edit={ArticleEdit}
      />
      <Resource name="reports" icon={FlagOutlinedIcon} list={ReportList} />
      <Resource
        name="guides"
        icon={DescriptionIcon}
        recordRepresentation="title"
        list={GuideList}
        edit={GuideEdit}
        options={{ label: 'Pages' }}
      />
      <Resource name="imports" icon={GroupAddIcon} list={ImportList} show={ImportShow} />
      <Resource
        name="registry-files"
        icon={LibraryBooksIcon}
        list={RegistryFileList}
        options={{ label: 'Registers' }}
      />
      <Resource name="invitations" icon={HowToRegIcon} list={InvitationList} />
      <Resource
        name="registry-people"
        icon={MarkunreadMailboxIcon}
        list={PeopleList}
        options={{ label: 'Invite by letter' }}
      />
      <Resource name="subscribers" icon={ContactMailIcon} list={SubscriberList} />
      <Resource
        name="newsletters"
        icon={CampaignIcon}
        recordRepresentation="subject"
        list={NewsletterList}
        create={NewsletterCreate}
        edit={NewsletterEdit}
      />
      <Resource
        name="deliveries"
        icon={MarkEmailReadIcon}
        list={DeliveryList}
        options={{ label: 'Newsletter mails' }}
      />
      <Resource name="outbox" icon={MailIcon} list={MailList} show={MailShow} options={{ label: 'Outbox' }} />
      <Resource name="payments" icon={PaymentsIcon} list={PaymentList} />
      <Resource name="subscriptions" icon={CardMembershipIcon} list={SubscriptionList} />
      <Resource name="grants" icon={RedeemIcon} list={GrantList} options={{ label: 'Given plans' }} />
      <Resource name="audit" icon={HistoryIcon} list={ActionList} options={{ label: 'Audit' }} />
      <Resource name="backups" icon={BackupIcon} list={BackupList} />
      <Resource name="settings" icon={SettingsIcon} list={SettingsEdit} options={{ label: 'Settings' }} />
      <Resource name="states" />
    </Admin>
  );
}
