import { Cite } from '../../parts/guide/cite.tsx';

export function WithoutPrescription() {
  return (
    <>
      <h3>What can help</h3>
      <ul>
        <li>
          <strong>Nicotine patches, gum and lozenges</strong> are approved, work, and can be bought without a
          prescription by adults.
          <Cite id="fda-nicotine" />
        </li>
        <li>
          <strong>Naloxone nasal spray</strong> reverses an opioid overdose and has been sold without a
          prescription since 2023. Keep it where opioids are in the house, and still call 911.
          <Cite id="fda-naloxone" />
        </li>
        <li>
          <strong>Sleep aids</strong> with an antihistamine (diphenhydramine, doxylamine) may get you through
          a bad night. For insomnia that stays, the guideline of the American Academy of Sleep Medicine
          suggests using neither diphenhydramine nor melatonin;
          <Cite id="aasm-insomnia" /> the first treatment is a form of therapy, CBT-I.
          <Cite id="acp-insomnia" />
        </li>
      </ul>
      <h3>What to be careful with</h3>
      <ul>
        <li>
          <strong>St. John’s wort</strong> may help in mild to moderate depression, at least for a short time,
          and it is the supplement most likely to spoil other medicines. More under{' '}
          <a href="#mixtures">mixtures</a>.
          <Cite id="nccih-st-johns-wort" />
        </li>
        <li>
          <strong>Melatonin</strong> can help with jet lag and a shifted rhythm. What is in the bottle varies:
          in 31 products that were tested, most held clearly more or less than the label said, and 8 contained
          serotonin.
          <Cite id="melatonin-content" />
        </li>
        <li>
          <strong>Tianeptine</strong>, sold at gas stations and online under names like Neptune’s Fix or ZaZa,
          is not approved for any use in the United States. It acts like an opioid and has been linked to
          overdoses and deaths.
          <Cite id="fda-tianeptine" />
        </li>
      </ul>
      <h3>What none of them can do</h3>
      <p>
        Nothing on the open shelf replaces an evaluation. A thyroid disease or another medicine can look just
        like depression.
        <Cite id="nimh-depression" /> So can bipolar disorder, in which an antidepressant alone may set off
        mania.
        <Cite id="nimh-bipolar" /> If you have felt low, or have been treating yourself, for more than two
        weeks, that is worth a visit.
      </p>
    </>
  );
}
