import { Link } from 'wouter';
import { Steps } from '../../parts/guide/steps.tsx';

export function Choosing() {
  return (
    <>
      <p>
        There is rarely one right treatment. There is what fits your illness, your body, your life and your
        wallet, and a way to find out.
      </p>
      <Steps
        steps={[
          {
            title: 'Start with an evaluation',
            text: 'A first visit usually takes 45 to 90 minutes: what has happened, what runs in the family, what you take, what you have tried. Blood tests may rule out other causes.',
          },
          {
            title: 'Say what you want to be different',
            text: 'And what you will not accept. Weight gain, sexual side effects, a blood test every week or a daily pill matter differently to different people.',
          },
          {
            title: 'Hear all the options',
            text: 'Medication, therapy, both, a procedure, or watching for a few weeks. Ask what each is likely to do for someone like you, and what happens without treatment.',
          },
          {
            title: 'Count what it costs',
            text: (
              <>
                In money, hours and travel. A generic that you can pay for every month beats the better
                medicine that you cannot. <Link href="/insurance">How insurance works</Link>
              </>
            ),
          },
          {
            title: 'Set a date to judge',
            text: 'Agree on what you will look at, and when. Change one thing at a time, or nobody will know what helped.',
          },
          {
            title: 'Ask for a second opinion when you are stuck',
            text: (
              <>
                Good doctors do not mind. Some{' '}
                <Link href="/search?treatment=second-opinion">offer second opinions</Link>, others help to{' '}
                <Link href="/search?treatment=deprescribing">reduce medicines</Link> that have piled up.
              </>
            ),
          },
        ]}
      />
    </>
  );
}

export function QuestionsToAsk() {
  return (
    <>
      <p>Nobody remembers them all. Print this page, or take a photo of the list.</p>
      <ul>
        <li>What do you think I have, how sure are you, and what else could it be?</li>
        <li>What is this medicine meant to change, and by when should I notice?</li>
        <li>Which side effects are common, which are rare but serious, and which go away?</li>
        <li>What should I do if I miss a dose? May I drink alcohol, drive, work shifts?</li>
        <li>Does it get along with everything on my list, and with a pregnancy?</li>
        <li>Which tests do I need, how often, and who calls me with the result?</li>
        <li>Is there a generic? Does my plan ask for prior authorization?</li>
        <li>What would you try next if this does not work?</li>
        <li>How long will I take it, and how would I come off?</li>
        <li>Whom do I call at night or on a weekend?</li>
      </ul>
    </>
  );
}
