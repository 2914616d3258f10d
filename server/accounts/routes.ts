/** Accounts: registering, verifying, signing in and out, passwords, leaving. What somebody proves is checked in security/. */
import { Router } from 'express';
import { API } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import type { PerIp } from '../http/per-ip.ts';
import { deleteAccount, exportData } from './own-account.ts';
import { login, loginWithToken, logout } from './login.ts';
import { changePassword, checkVerifyCode, sendVerifyCode } from './password.ts';
import { register } from './register.ts';
import { disownAccount, sendVerifyEmail, tokenExchange } from './verification.ts';

/** SPEC §7, the /user calls: which there are, and how often one address may make them. */
export function userRoutes(context: Context, { refused, mails }: PerIp): Router {
  const router = Router();

  router.post(API.register, mails, register(context));
  router.post(API.sendVerifyEmail, mails, sendVerifyEmail(context));
  router.post(API.sendVerifyCode, mails, sendVerifyCode(context));

  router.post(API.login, refused, login(context));
  router.post(API.loginWithToken, refused, loginWithToken(context));
  router.post(API.tokenVerification, refused, loginWithToken(context));
  router.post(API.tokenExchange, refused, tokenExchange(context));
  router.post(API.disownAccount, refused, disownAccount(context));
  router.post(API.checkVerifyCode, refused, checkVerifyCode(context));
  router.post(API.changePassword, refused, changePassword(context));
  router.post(API.deleteAccount, refused, deleteAccount(context));

  router.post(API.logout, logout(context));
  router.post(API.exportData, refused, exportData(context));
  return router;
}
