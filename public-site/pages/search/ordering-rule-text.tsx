import { PAGES } from '#contract/paths.ts';
import { SORTS } from '#contract/vocabulary.ts';

/** How results are found and ordered. */
export function OrderingRuleText() {
  return (
    <div>
      <dl>
        <dt>Your words</dt>
        <dd>
          Words for a condition, a treatment, an insurance, an age, a language, evenings or a low price become
          filters: “depressed” is read as depression. What we read stands above the list, and you can take
          each piece away. Other words are looked for in names and profiles.
        </dd>
        <dt>Names first</dt>
        <dd>
          In every order, psychiatrists with the name you typed come first. Then come those whose profiles
          have your other words, then everybody else who fits.
        </dd>
        <dt>Several needs</dt>
        <dd>
          Whoever lists all the conditions and treatments that your words name is found. Where nobody does,
          those who list most come first, and each card says what is missing.
        </dd>
        <dt>{SORTS.nearest}</dt>
        <dd>
          The shortest straight line from your ZIP code or the middle of your city comes first. A county, a
          region and a state have no middle: there, and without a place, those who are confirmed to accept new
          patients come first, in an order that is reshuffled every day.
        </dd>
        <dt>{SORTS.soonest}</dt>
        <dd>
          Whoever can see a new patient soonest comes first, as they told us in the last 30 days. Waiting
          lists, and those who have not said it lately, come at the end.
        </dd>
        <dt>{SORTS.confirmed}</dt>
        <dd>
          Whoever told us last that they accept new patients comes first. Those who do not accept any come at
          the end.
        </dd>
        <dt>{SORTS.follow_up}</dt>
        <dd>
          The lowest published price of a follow-up visit comes first. Those who publish none come at the end.
          What you pay with insurance may differ.
        </dd>
        <dt>Telehealth</dt>
        <dd>
          A psychiatrist needs a license in the state where you are during the visit. So with Telehealth your
          ZIP code, city or county stands for its whole state: you see everybody licensed there who works by
          video. Near a ZIP code or a city those within your radius come first in every order, whom you could
          also visit; the others are a list of their own.
        </dd>
        <dt>Your place</dt>
        <dd>
          You can type a ZIP code, a city, a county, a region or a state. Of several places of one name the
          one with the most people is shown, and the others are one click away.
        </dd>
        <dt>Verified</dt>
        <dd>
          A person has looked up the NPI and every state license in the public registers, in the month that
          stands beside the word. <a href={PAGES.howWeCheck}>How we check</a>
        </dd>
      </dl>
      <p>Nobody can pay for a place in this list.</p>
    </div>
  );
}
