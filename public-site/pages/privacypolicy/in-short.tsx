export function InShort() {
  return (
    <ul>
      <li>The site sets no cookies and uses no analytics, advertising or tracking of any kind.</li>
      <li>Its pages make your browser contact this server and no other.</li>
      <li>What you search for is not stored, neither by itself nor together with you.</li>
      <li>
        There is no form here that asks about your health, and no way to write to a doctor through the site.
      </li>
      <li>
        We hold personal data of two groups: newsletter subscribers (an e-mail address) and doctors with an
        account.
      </li>
      <li>We sell nothing to anyone.</li>
    </ul>
  );
}
