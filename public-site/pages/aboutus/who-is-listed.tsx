import { Steps } from '../../parts/guide/steps.tsx';

export function WhoIsListed() {
  return (
    <>
      <p>
        Only psychiatrists: physicians with an MD or DO and training in psychiatry. A profile becomes public
        after four checks, and it says on which date they were made.
      </p>
      <Steps
        steps={[
          {
            title: 'The e-mail address',
            text: 'It belongs to the person who registered: they have answered a message sent to it.',
          },
          {
            title: 'The NPI',
            text: 'The National Provider Identifier names a clinician across the whole country. Its check digit must be right.',
          },
          {
            title: 'The licenses',
            text: 'Number and expiry date for each state. Telehealth is shown only for states with a license, because what counts is where the patient is.',
          },
          {
            title: 'A person looks at it',
            text: 'An administrator reads every profile before it goes live. When a name, NPI, license, board or title changes later, the new value is read again; until then the checked one stays.',
          },
        ]}
      />
      <p>
        What we do not check: board certificates, fees, hours, languages, and the list of insurers are as the
        doctor states them. You can look things up yourself, free of charge: an NPI in the{' '}
        <a href="https://npiregistry.cms.hhs.gov" rel="external noopener">
          NPI registry
        </a>
        , licenses and discipline at{' '}
        <a href="https://www.docinfo.org" rel="external noopener">
          DocInfo
        </a>{' '}
        of the Federation of State Medical Boards, and certificates at the{' '}
        <a href="https://www.abpn.org" rel="external noopener">
          American Board of Psychiatry and Neurology
        </a>
        .
      </p>
    </>
  );
}
