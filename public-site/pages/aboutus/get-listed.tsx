import { Steps } from '../../parts/guide/steps.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from 'wouter';

export function GetListed() {
  return (
    <>
      <Steps
        steps={[
          {
            title: 'Register and verify your e-mail',
            text: 'Name, e-mail and a password; then the button in the message that we send you.',
          },
          {
            title: 'Choose a plan',
            text: (
              <>
                Monthly or yearly, the same listing for both. <Link href="/pricing">Prices</Link>
              </>
            ),
          },
          {
            title: 'Write your profile in two steps',
            text: 'First who you are and where: NPI, licenses, practice, contact. Then how you work: conditions, treatments, ages, languages, insurance, fees, hours.',
          },
          {
            title: 'Submit it',
            text: 'An administrator reviews it. If something is missing you are told what, and nothing you wrote is lost.',
          },
          {
            title: 'Confirm now and then',
            text: 'One click every 90 days says whether you accept new patients. Everything else you change when you like; your public profile stays online meanwhile.',
          },
        ]}
      />
      <p>
        <ButtonLink href="/user/signup">List your practice</ButtonLink>
      </p>
    </>
  );
}
