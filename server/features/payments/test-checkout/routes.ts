import express, { Router } from 'express';
import { z } from 'zod';
import { PAGES } from '#contract/paths.ts';
import { TEST_CARDS, TEST_CLOCK_STEPS } from '#contract/test-checkout.ts';
import type { Needs } from '../../../platform/platform.ts';
import { onlyFromUs } from '../../../platform/http/only-from-us.ts';
import { validate } from '../../../platform/http/validate.ts';
import { known, pathOf } from './page-data.ts';
import { keepPlan, setCard, setEnds, subscriptionOf, switchPlan } from './billing.ts';
import { answerBank, pay } from './checkout.ts';
import type { ConnectedTestCheckout } from './test-checkout.ts';

const card = z.enum(Object.keys(TEST_CARDS) as (keyof typeof TEST_CARDS)[]);

const ordering = z.discriminatedUnion('press', [
  z.strictObject({ press: z.literal('pay'), card }),
  z.strictObject({ press: z.enum(['agree', 'refuse']) }),
]);

const billing = z.discriminatedUnion('press', [
  z.strictObject({ press: z.enum(['switch', 'keep', 'cancel', 'resume']) }),
  z.strictObject({ press: z.literal('card'), card }),
  z.strictObject({ press: z.literal('clock'), step: z.enum(TEST_CLOCK_STEPS) }),
]);

/**
 * What the pages of the test checkout press: plain forms, which work without JavaScript. Their addresses hold ids that
 * nobody guesses. Nothing is mounted outside of the demo.
 */
export function testCheckoutRoutes(
  context: Needs<'config'> & { testCheckout: ConnectedTestCheckout | null },
): Router {
  const { testCheckout, config } = context;
  const router = Router();
  if (!testCheckout) return router;
  const { change, moveOn } = testCheckout;
  router.post([`${PAGES.testCheckout}/:id`, `${PAGES.testBilling}/:id`], onlyFromUs(context));
  const form = express.urlencoded({ extended: false, limit: '2kb' });

  router.post(`${PAGES.testCheckout}/:id`, form, (request, response) => {
    const pressed = validate(ordering, request.body ?? {});
    const next = change((books) => {
      const session = known(books.state.sessions, request.params.id);
      if (pressed.press === 'pay') pay(books, session, pressed.card);
      else answerBank(books, session, pressed.press === 'agree');
      return session.status === 'complete' ? pathOf(session.success_url, config.siteUrl) : request.path;
    });
    response.redirect(303, next);
  });

  router.post(`${PAGES.testBilling}/:id`, form, async (request, response) => {
    const pressed = validate(billing, request.body ?? {});
    change((books) => {
      const portal = known(books.state.portals, request.params.id);
      portal.problem = null;
      const subscription = subscriptionOf(books.state, portal.customer);
      if (pressed.press === 'card') return setCard(books, portal, pressed.card);
      if (!subscription || pressed.press === 'clock') return;
      if (pressed.press === 'switch') switchPlan(books, subscription, portal);
      else if (pressed.press === 'keep') keepPlan(books, subscription);
      else setEnds(books, subscription, pressed.press === 'cancel');
    });
    if (pressed.press === 'clock') await moveOn(pressed.step);
    response.redirect(303, request.path);
  });
  return router;
}
