import { Cite } from '../../parts/guide/cite.tsx';

export function NoReviews() {
  return (
    <>
      <p>
        Stars look like help, and in psychiatry they are not. A review tells you about parking and politeness;
        whether the diagnosis was right or the therapy skillful, a patient can hardly know. The few who write
        are often the happiest and the angriest. And a doctor cannot answer without giving away that the
        writer is a patient.
      </p>
      <p>
        The profession itself advises against asking for them. A column on ethics in{' '}
        <cite>Psychiatric News</cite>, the newspaper of the American Psychiatric Association, says that
        psychiatrists should not invite reviews, because that puts their interest before the patient’s.
        <Cite id="psychiatric-news" /> The code of the American Psychological Association forbids
        psychologists to ask current therapy patients for testimonials: people in treatment are not free to
        say no.
        <Cite id="psychologists-code" />
      </p>
      <p>
        What you get instead are facts you can use: training, treatments, fees, hours, languages, and whether
        there is room for you, with a date.
      </p>
    </>
  );
}
