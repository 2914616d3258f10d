/* pages/pricing/: the plans, what they include, and the doctor's own (SPEC §4; paying happens at the provider's). */
import type { PlanOffer } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { useSession } from '../../app/session.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import page from '../../components/page/page.module.css';
import { classes } from '../../ui/classes.ts';
import { ExampleProfile } from './example-profile.tsx';
import { ForAdministrators } from './for-administrators.tsx';
import { Included } from './included.tsx';
import { Plans } from './plans.tsx';
import { PricingQuestions } from './pricing-questions.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { usePlan } from './use-plan.ts';
import { WaitingForPayment } from './waiting-for-payment.tsx';
import { YourPlan } from './your-plan.tsx';

export default function PricingPage() {
  return <AnswerPage<PlanOffer> path={API.plans}>{(offer) => <Pricing offer={offer} />}</AnswerPage>;
}

function Pricing({ offer }: { offer: PlanOffer }) {
  useHead({
    title: 'Pricing',
    description: 'What psychiatrists pay to be listed, what both plans include, and what no plan buys.',
  });
  return (
    <>
      <div className={page.band}>
        <div className={classes('page-width', page.opening)}>
          <h1>Plans for psychiatrists</h1>
          <p className="lead">
            One profile, two ways to pay for it. People who look for help pay nothing, and see nobody first
            because of money.
          </p>
        </div>
      </div>
      <div className={classes('page-width', page.body)}>
        <OwnPart offer={offer} />
        <Included />
        <ExampleProfile />
        <PricingQuestions reviewHours={offer.review_hours} />
      </div>
    </>
  );
}

/** What differs from visitor to visitor. */
function OwnPart({ offer }: { offer: PlanOffer }) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const { status, paid } = usePlan(user);
  if (user && paid) return <WaitingForPayment />;
  if (user && status && status.plan > 0) return <YourPlan user={user} status={status} />;
  return (
    <>
      {user?.manage_role === 'admin' && <ForAdministrators offer={offer} />}
      {paid && session.status === 'signed-out' && <SignInAgain />}
      <Plans offer={offer} user={user} canManage={status?.managed ?? false} />
    </>
  );
}
