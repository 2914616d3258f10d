import { Link } from 'wouter';

export function Liability() {
  return (
    <>
      <p>
        We run this site with care and offer it as it is. We do not promise that it is always available, that
        every profile is right, that a doctor will take you, or that a treatment will help.
      </p>
      <p>
        As far as the law allows, we are not liable for what psychiatrists do or leave undone, for decisions
        made on the strength of a profile or an article, or for indirect losses. Toward a psychiatrist with a
        plan, our liability is limited to what was paid for the plan in the twelve months before. Nothing here
        limits liability that cannot be limited by law, such as for intent, gross negligence, or injury that
        we have caused, and nothing takes away the rights that consumer law gives you.
      </p>
    </>
  );
}

export function Law() {
  return (
    <>
      <p>
        The law of the state in which the operator is established governs these terms, without its rules on
        conflict of laws, and the courts there decide. If you are a consumer, the mandatory rules and the
        courts of the state where you live stay open to you. There is no arbitration clause, and you waive
        neither a jury nor a class action.
      </p>
      <p>
        If a part of these terms is not valid, the rest is. If we do not insist on something once, we may
        still insist on it later. The <Link href="/privacypolicy">privacy policy</Link> says what happens with
        data; it is not part of the contract.
      </p>
    </>
  );
}

export function Changes() {
  return (
    <p>
      We may change these terms for the future. The date at the top changes with them. Psychiatrists with an
      account are told by e-mail at least 30 days before a change that is to their disadvantage, and may leave
      before it applies.
    </p>
  );
}
