import { userList } from '../accounts/user-list.ts';
import { articleList } from '../articles/article-lists.ts';
import { auditList } from '../audit-list.ts';
import type { Database } from '../database.ts';
import { reviewList } from '../reviews/review-list.ts';
import { importList } from '../import-list.ts';
import { invitationList } from '../invitation-list.ts';
import { outboxList } from '../mail/outbox-list.ts';
import { deliveryList } from '../newsletter/delivery-list.ts';
import { newsletterList } from '../newsletter/newsletter-list.ts';
import { subscriberList } from '../newsletter/subscriber-list.ts';
import { grantList, paymentList, subscriptionList } from '../payments/payment-lists.ts';
import { registryFileList } from '../registry/registry-file-list.ts';
import { registryFindingList } from '../registry/registry-finding-list.ts';
import { registryPeopleList } from '../registry/registry-people-list.ts';
import { reportList } from '../report-list.ts';

/** What administrators list, by the names of the resources. `planTime`: by which plans end. */
export function recordLists(database: Database, now: () => Date, planTime: () => Date) {
  return {
    users: userList(database, planTime),
    reviews: reviewList(database),
    articles: articleList(database, now),
    subscribers: subscriberList(database),
    newsletters: newsletterList(database),
    deliveries: deliveryList(database),
    outbox: outboxList(database),
    payments: paymentList(database),
    subscriptions: subscriptionList(database),
    grants: grantList(database),
    reports: reportList(database),
    registryFindings: registryFindingList(database),
    imports: importList(database),
    invitations: invitationList(database),
    registryFiles: registryFileList(database),
    registryPeople: registryPeopleList(database, now),
    audit: auditList(database),
  };
}
