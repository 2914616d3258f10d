export function AcceptableUse() {
  return (
    <>
      <p>You may search, read, print, link to and quote from the site. Please do not:</p>
      <ul>
        <li>pretend to be somebody else, or register a profile for another person without their consent;</li>
        <li>
          collect addresses from profiles to send advertising, or copy the directory to build another one;
        </li>
        <li>use what you find to harass, stalk or threaten anyone;</li>
        <li>break in, look for ways around limits, or load the site so heavily that others suffer;</li>
        <li>publish here what you have no right to publish, or anything about a patient.</li>
      </ul>
      <p>
        Search engines and programs may read public pages at a polite pace. If you find a weakness in
        security, tell us first and give us time to fix it; we will not take action against somebody who looks
        in good faith and harms nobody.
      </p>
    </>
  );
}

export function Articles() {
  return (
    <p>
      Articles inform in general and do not replace advice. Texts in the Authors Digest belong to their
      authors, who allow us to publish them here for as long as they wish. Articles that were written with the
      help of artificial intelligence say so on the card and on the page, and name the doctor who reviewed
      them where there is one. If you subscribe to the newsletter, every issue carries a link that ends it at
      once.
    </p>
  );
}
