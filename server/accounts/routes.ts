import { Router } from 'express';
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

  router.post('/register', mails, register(context));
  router.post('/send-verify-email', mails, sendVerifyEmail(context));
  router.post('/send-verify-code', mails, sendVerifyCode(context));

  router.post('/login', refused, login(context));
  router.post('/login-with-token', refused, loginWithToken(context));
  router.post('/token-verification', refused, loginWithToken(context));
  router.post('/token-exchange', refused, tokenExchange(context));
  router.post('/disown-account', refused, disownAccount(context));
  router.post('/check-verify-code', refused, checkVerifyCode(context));
  router.post('/change-password', refused, changePassword(context));
  router.post('/delete-account', refused, deleteAccount(context));

  router.post('/logout', logout(context));
  router.post('/export', refused, exportData(context));
  return router;
}
