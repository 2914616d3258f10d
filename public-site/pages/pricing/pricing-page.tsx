/* pages/pricing/: the plans, what they include, and the doctor's own (SPEC §4; paying happens at the provider's). */
import type { PlanOffer } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import page from '../../components/page/page.module.css';
import { classes } from '../../ui/classes.ts';
import { Included } from './included.tsx';
import { Plans } from './plans.tsx';
import { PricingQuestions } from './pricing-questions.tsx';
import { usePlan } from './use-plan.ts';
import { YourPlan } from './your-plan.tsx';

export default function PricingPage() {
  return <AnswerPage<PlanOffer> path={API.plans}>{(offer) => <Pricing offer={offer} />}</AnswerPage>;
}

function Pricing({ offer }: { offer: PlanOffer }) {
  useHead({
    title: 'Pricing',
    description: 'What psychiatrists pay to be listed, what both plans include, and what no plan buys.',
  });
  const user = useUser();
  const { status, waiting } = usePlan(user);
  const hasPlan = status !== undefined && status.plan > 0;
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
        {user && (hasPlan || waiting) ? (
          <YourPlan status={status} waiting={waiting} />
        ) : (
          <Plans offer={offer} user={user} />
        )}
        <Included />
        <PricingQuestions />
      </div>
    </>
  );
}
