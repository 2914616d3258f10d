import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';

export function Urgent() {
  return (
    <>
      <h3>
        <a href="tel:911">Call 911</a>, or go to an emergency room
      </h3>
      <ul>
        <li>Someone has hurt themselves, has taken an overdose, or is about to act on a plan.</li>
        <li>Someone may harm others, or is too confused to be safe.</li>
        <li>
          A seizure, trouble breathing, chest pain, a swollen face, or a high fever with stiff muscles on
          psychiatric medication.
        </li>
      </ul>
      <h3>
        <a href="tel:988">Call 988</a> or <a href="sms:988">text 988</a>
      </h3>
      <p>
        For thoughts of suicide, and for any emotional distress or trouble with alcohol or drugs, your own or
        that of someone you love. It is free, confidential and answered day and night; there is a chat at{' '}
        <a href="https://988lifeline.org" rel="external noopener">
          988lifeline.org
        </a>
        .
        <Cite id="samhsa-988" />
      </p>
      <h3>Call the prescriber the same day</h3>
      <ul>
        <li>A rash, above all on lamotrigine.</li>
        <li>Fever or a sore throat on clozapine.</li>
        <li>A strong tremor, slurred speech, vomiting or diarrhea on lithium.</li>
        <li>
          Little need for sleep, racing thoughts, reckless spending: an antidepressant may be tipping into
          mania.
        </li>
        <li>New agitation or darker thoughts after a start or a change of dose.</li>
        <li>You are pregnant, or think you may be.</li>
      </ul>
    </>
  );
}

export function NotMedicalAdvice() {
  return (
    <p>
      This page is general information. It cannot know you, it is not medical advice, and reading it makes
      nobody your doctor. Do not start, change or stop a treatment because of something you read here; talk to
      the person who prescribes it, or <Link href="/search">find someone</Link> who will. Medicine moves on:
      the date at the top says when the text was last checked against its sources.
    </p>
  );
}
