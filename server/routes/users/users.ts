import { Router } from 'express';
import type { Context } from '../../context.ts';
import { perIp } from '../../http/per-ip.ts';
import { deleteAccount, exportData } from './account.ts';
import { login, loginWithToken, logout } from './login.ts';
import { checkSubscribeCode, sendSubscribeCode } from './newsletter.ts';
import { changePassword, checkVerifyCode, sendVerifyCode } from './password.ts';
import { register } from './register.ts';
import { disownAccount, sendVerifyEmail, tokenExchange } from './verification.ts';

/** SPEC §7, the /user calls: which there are, and how often one address may make them. */
export function userRoutes(context: Context): Router {
  const router = Router();
  const { refused, mails } = perIp(context);

  router.post('/register', mails, register(context));
  router.post('/send-verify-email', mails, sendVerifyEmail(context));
  router.post('/send-verify-code', mails, sendVerifyCode(context));
  router.post('/send-subscribe-verify-code', mails, sendSubscribeCode(context));

  router.post('/login', refused, login(context));
  router.post('/login-with-token', refused, loginWithToken(context));
  router.post('/token-verification', refused, loginWithToken(context));
  router.post('/token-exchange', refused, tokenExchange(context));
  router.post('/disown-account', refused, disownAccount(context));
  router.post('/check-verify-code', refused, checkVerifyCode(context));
  router.post('/check-subscribe-verify-code', refused, checkSubscribeCode(context));
  router.post('/change-password', refused, changePassword(context));
  router.post('/delete-account', refused, deleteAccount(context));

  router.post('/logout', logout(context));
  router.post('/export', refused, exportData(context));
  return router;
}
