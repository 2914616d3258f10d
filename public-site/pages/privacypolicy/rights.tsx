export function Rights() {
  return (
    <>
      <p>Many states give you rights over your data. We give them to everybody, wherever you live:</p>
      <ul>
        <li>
          <strong>To see it.</strong> In your account, “export” gives you everything about you as a file, at
          once.
        </li>
        <li>
          <strong>To correct it.</strong> You edit the profile yourself.
        </li>
        <li>
          <strong>To delete it.</strong> In your account, “delete account” removes the account and the profile
          for good. Subscribers use the link in any issue.
        </li>
        <li>
          <strong>To object,</strong> to withdraw consent, or to ask us anything.
        </li>
      </ul>
      <p>
        If you have no account, write to the operator. We ask for no more than is needed to know that it is
        you, answer within 45 days, free of charge, and treat nobody worse for asking. If we say no, we say
        why; you can then ask us to look again (an appeal), and if it stays a no, complain to the attorney
        general of your state.
      </p>
    </>
  );
}
