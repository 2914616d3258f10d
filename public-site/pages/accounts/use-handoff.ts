import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { MESSAGES } from '#contract/messages.ts';
import type { SignedIn } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { post } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';
import { signIn, signOut } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { wantPlan } from '../../components/payments/wanted-plan.ts';
import { takeComeBack } from '../../app/come-back.ts';
import { forgetUnverified } from './unverified.ts';
import { welcomeOf } from './after-sign-in.tsx';
import type { HandoffLink } from './handoff-link.ts';
import { rememberedLetterCode } from './letter-code.ts';

export interface Handoff {
  status: 'waiting' | 'verifying' | 'refused';
  /** What the server said against it, or that it said nothing. */
  problem: string;
  verify: () => Promise<void>;
  /** For whoever is signed in already, perhaps as somebody else. */
  signOutAndVerify: () => Promise<void>;
}

/**
 * SPEC §4, Token handoff: exchanges a link's token for a session, signs in, and goes on to the welcome page, or to pay
 * for the plan that was chosen before.
 */
export function useHandoff({ token, plan }: HandoffLink): Handoff {
  const [status, setStatus] = useState<Handoff['status']>('waiting');
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  /** The link works once: after a failure behind the exchange, its session is what is tried again. */
  const exchanged = useRef<string | null>(null);

  async function verify() {
    // The stored token could not be checked when the page opened: it is asked about again first.
    if (storedToken() !== null) return location.reload();
    setStatus('verifying');
    try {
      const session = exchanged.current ?? (await answered(post<string>(API.tokenExchange, { token })));
      if (session === null) return;
      exchanged.current = session;
      const account = await answered(post<SignedIn>(API.tokenVerification, { token: session }));
      if (account) enter(account);
    } catch (error) {
      stop('waiting', errorSentence(error));
    }
  }

  async function answered<T>(call: ReturnType<typeof post<T>>): Promise<T | null> {
    const answer = await call;
    if (answer.status === 200) return answer.body;
    stop('refused', answer.message);
    return null;
  }

  function stop(next: 'waiting' | 'refused', message: string) {
    showToast('error', message);
    setProblem(message);
    setStatus(next);
  }

  function enter(account: SignedIn) {
    signIn(account);
    forgetUnverified();
    showToast('success', MESSAGES.loggedIn);
    // In place of this page: its query leaves the address bar and the history.
    navigate(nextOf(account), { replace: true });
  }

  function nextOf(account: SignedIn): string {
    // Who signed up has come back.
    takeComeBack();
    if (rememberedLetterCode() !== null) return PAGES.letter;
    if (plan === null) return welcomeOf(account.token);
    wantPlan(plan);
    return PAGES.pricing;
  }

  async function signOutAndVerify() {
    setStatus('verifying');
    await signOut();
    await verify();
  }

  return { status, problem, verify, signOutAndVerify };
}
