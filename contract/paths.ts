/** contract/: what the server and both front ends agree on. Types, vocabulary, messages, paths (this file), words; zod in schemas/. */
import type { ArticleKind } from './articles.ts';

/** Where visitors find each page (SPEC §2). A page of something has a function below. */
export const PAGES = {
  home: '/home',
  search: '/search',
  callList: '/list',
  psychiatrists: '/psychiatrists',
  aboutUs: '/aboutus',
  treatment: '/treatment',
  insurance: '/insurance',
  terms: '/terms',
  privacyPolicy: '/privacypolicy',
  healthData: '/privacypolicy/consumer-health-data',
  howWeCheck: '/how-we-check',
  pricing: '/pricing',
  signIn: '/user/signin',
  signUp: '/user/signup',
  forgotPassword: '/user/forgotpassword',
  verify: '/user/verify',
  handoff: '/user/verify/token',
  takeBackAddress: '/user/address',
  invitation: '/user/invitation',
  letter: '/user/letter',
  setupProfile: '/setupprofile',
  viewProfile: '/viewprofile',
  articleEditor: '/articleeditor',
  account: '/account',
  unsubscribe: '/newsletter/unsubscribe',
  confirm: '/confirm',
  demoOutbox: '/demo/outbox',
  testCheckout: '/demo/checkout',
  testBilling: '/demo/billing',
  backoffice: '/admin',
} as const;

/** The pages that Markdown files hold; the last part of each is the name of its file. */
export const GUIDE_PATHS = [
  PAGES.aboutUs,
  PAGES.howWeCheck,
  PAGES.treatment,
  PAGES.insurance,
  PAGES.terms,
  PAGES.privacyPolicy,
  PAGES.healthData,
] as const;

const ARTICLES: Record<ArticleKind, { list: string; article: string; api: string }> = {
  digest: { list: '/blogpage', article: '/singlepost/', api: '/api/articles' },
  // SPEC §2: the link to an AI article carries a colon before its id.
  ai: { list: '/ai-blogpage', article: '/ai-singlepost/:', api: '/api/ai_articles' },
};

/** The id that a part of an address is; 0, which nothing has, when it is none. */
export function idIn(part: unknown): number {
  const text = String(part);
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

/** Of a doctor's public profile. */
export function doctorPath(id: number): string {
  return `/viewdoctorprofile/${id}`;
}

/** Of a list of articles, without its query. */
export function articleListPath(kind: ArticleKind): string {
  return ARTICLES[kind].list;
}

/** Where visitors read an article. */
export function articlePath(kind: ArticleKind, id: number): string {
  return `${ARTICLES[kind].article}${id}`;
}

/** Where those who write see an article as visitors will. */
export function articlePreviewPath(id: number | string): string {
  return `${PAGES.articleEditor}/preview/${id}`;
}

/** Where an administrator looks at a newsletter, for some minutes. `key`: what the server answers. */
export function newsletterPreviewPath(key: string): string {
  return `/newsletter/preview/${key}`;
}

/** Where somebody arrives who has signed in: what to do next. `id`: as a session's token has it, where the user is not known. */
export function welcomePath(id: number | string): string {
  return `/user/welcome/${encodeURIComponent(id)}`;
}

/** Calls of the API (SPEC §7). A call about something has a function below. */
export const API = {
  doctors: '/api/doctors',
  newestDoctors: '/api/doctors/newest',
  doctorMap: '/api/doctors/map',
  insurerNames: '/api/insurer-names',
  states: '/api/states',
  places: '/api/places',
  landing: '/api/landing',
  guides: '/api/guides',
  subscription: '/api/newsletter/subscription',
  reports: '/api/reports',
  confirmation: '/api/confirmation',
  invitation: '/api/invitation',
  demoOutbox: '/api/demo/outbox',
  testCheckout: '/api/demo/checkout',
  testBilling: '/api/demo/billing',
  plans: '/api/plans',
  checkout: '/api/payment/checkout',
  billingPortal: '/api/payment/portal',
  paymentStatus: '/api/payment/status',
  paymentWebhook: '/api/payment/webhook',
  mailBounces: '/api/mail/bounces',
  ownMail: '/api/mail/own',
  ownMailWorks: '/api/mail/own/works',

  register: '/api/user/register',
  login: '/api/user/login',
  logout: '/api/user/logout',
  loginWithToken: '/api/user/login-with-token',
  tokenVerification: '/api/user/token-verification',
  tokenExchange: '/api/user/token-exchange',
  disownAccount: '/api/user/disown-account',
  claimInvitation: '/api/user/claim-invitation',
  declineInvitation: '/api/user/decline-invitation',
  sendVerifyEmail: '/api/user/send-verify-email',
  sendVerifyCode: '/api/user/send-verify-code',
  checkVerifyCode: '/api/user/check-verify-code',
  changePassword: '/api/user/change-password',

  completeLogin: '/api/user/complete-login',
  passkeyQuestion: '/api/user/passkey-question',
  loginWithPasskey: '/api/user/login-with-passkey',
  prove: '/api/user/prove',

  ownProfile: '/api/user/profile',
  setupProfileStep1: '/api/user/setupProfileStep1',
  setupProfileStep2: '/api/user/setupProfileStep2',
  profileSubmit: '/api/user/profile-submit',
  profileWithdraw: '/api/user/profile-withdraw',
  changeContactInfo: '/api/user/change-contact-info',
  changeWorkingTime: '/api/user/change-workingtime',
  changeTitleWebsite: '/api/user/change-title-website',
  changeSummary: '/api/user/change-summary',
  changeEducation: '/api/user/change-education',
  confirmAvailability: '/api/user/confirm-availability',
  saveDraft: '/api/user/save-draft',
  uploadAvatar: '/api/user/upload-avatar',
  changeAvatar: '/api/user/change-avatar',
  uploadPicture: '/api/user/upload-picture',
  uploadCover: '/api/user/upload-cover',
  ownArticles: '/api/user/articles',
  visits: '/api/visits',
  ownVisits: '/api/user/visits',

  sendSubscribeCode: '/api/user/send-subscribe-verify-code',
  checkSubscribeCode: '/api/user/check-subscribe-verify-code',
} as const;

/** The call that answers a public profile. `id`: as an address has it. */
export function doctorCall(id: number | string): string {
  return `${API.doctors}/${id}`;
}

/** The calls about articles of a kind begin with it. */
export function articleCalls(kind: ArticleKind): string {
  return ARTICLES[kind].api;
}

/** The call that answers the guide at a path. */
export function guideCall(path: string): string {
  return `${API.guides}/${path.slice(path.lastIndexOf('/') + 1).toLowerCase()}`;
}
