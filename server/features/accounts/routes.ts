/** Accounts: registering, verifying, signing in and out, passwords, leaving. What somebody proves is checked in security/. */
import { Router } from 'express';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import type { AccountNeeds } from './needs.ts';
import { beginEmailChange, changeEmail, takeBackAddress } from './change-email.ts';
import { deleteAccount, exportData } from './export-and-delete.ts';
import { login, loginWithToken, logout } from './login.ts';
import { changePassword, checkVerifyCode, sendVerifyCode } from './change-password.ts';
import { ownAccount } from './own-account.ts';
import { prove } from './prove.ts';
import { register } from './register.ts';
import { ownFactors } from './second-factors.ts';
import { completeLogin, loginWithPasskey, passkeyQuestion } from './second-step.ts';
import { disownAccount, sendVerifyEmail, tokenExchange } from './verification.ts';

/** SPEC §7, the /user calls: which there are, and how often one address may make them. */
export function userRoutes(context: AccountNeeds): Router {
  const { own, signIns, completions, sessions, proofs, mails } = context.perIp;
  const router = Router();
  const factors = ownFactors(context);
  const account = ownAccount(context);

  router.post(API.register, mails, register(context));
  router.post(API.sendVerifyEmail, mails, sendVerifyEmail(context));
  router.post(API.sendVerifyCode, mails, sendVerifyCode(context));

  router.post(API.login, signIns, login(context));
  router.post(API.loginWithToken, sessions, loginWithToken(context));
  router.post(API.tokenVerification, sessions, loginWithToken(context));
  router.post(API.tokenExchange, proofs, tokenExchange(context));
  router.post(API.disownAccount, proofs, disownAccount(context));
  router.post(API.checkVerifyCode, proofs, checkVerifyCode(context));
  router.post(API.changePassword, proofs, changePassword(context));
  router.post(ACCOUNT_API.deleteAccount, own, deleteAccount(context));

  router.get(ACCOUNT_API.ownAccount, own, account.show);
  router.post(ACCOUNT_API.rename, own, account.rename);
  router.post(ACCOUNT_API.endSession, own, account.endSession);
  router.post(ACCOUNT_API.endOtherSessions, own, account.endOtherSessions);
  router.post(ACCOUNT_API.beginEmailChange, own, beginEmailChange(context));
  router.post(ACCOUNT_API.changeEmail, own, changeEmail(context));
  router.post(ACCOUNT_API.takeBackAddress, proofs, takeBackAddress(context));

  router.post(API.completeLogin, completions, completeLogin(context));
  router.get(API.passkeyQuestion, passkeyQuestion(context));
  router.post(API.loginWithPasskey, signIns, loginWithPasskey(context));
  router.post(API.prove, own, prove(context));
  router.get(ACCOUNT_API.secondFactors, own, factors.list);
  router.post(ACCOUNT_API.beginApp, own, factors.beginApp);
  router.post(ACCOUNT_API.addApp, own, factors.addApp);
  router.post(ACCOUNT_API.removeApp, own, factors.removeApp);
  router.post(ACCOUNT_API.beginPasskey, own, factors.beginPasskey);
  router.post(ACCOUNT_API.addPasskey, own, factors.addPasskey);
  router.post(ACCOUNT_API.removePasskey, own, factors.removePasskey);
  router.post(ACCOUNT_API.renewRecoveryCodes, own, factors.renewCodes);

  router.post(API.logout, logout(context));
  router.post(ACCOUNT_API.exportData, own, exportData(context));
  return router;
}
