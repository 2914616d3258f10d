export function Receivers() {
  return (
    <>
      <p>These, and nobody else:</p>
      <ul>
        <li>
          <strong>The payment provider, Stripe</strong>, when a doctor pays by card. You are then on Stripe’s
          page, under{' '}
          <a href="https://stripe.com/privacy" rel="external noopener">
            Stripe’s privacy policy
          </a>
          . Visitors never come into contact with it.
        </li>
        <li>
          <strong>The mail server</strong> that delivers our messages: it handles the address and the text of
          each.
        </li>
        <li>
          <strong>The company that houses the server</strong> and its backups, if the operator uses one. It
          works on our instructions.
        </li>
        <li>
          <strong>Authorities</strong>, when a valid order forces us. We check it, give no more than we must,
          and tell the person concerned unless that is forbidden. What is not stored cannot be handed over.
        </li>
      </ul>
      <p>
        We do not sell personal data, do not share it for advertising, and do not make profiles of people.
      </p>
    </>
  );
}
