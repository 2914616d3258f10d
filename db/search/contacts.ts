/** What a doctor can be reached or looked up by, all of it public on the profile. */
interface Contacts {
  phone: string;
  npi: string;
  /** The practice's; null when it publishes none. */
  email: string | null;
}

const TELEPHONE = /(?<![\d-])(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s./-]*(\d{3})[\s.-]*(\d{4})(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The text with each telephone number and e-mail address as one word; an NPI is one. */
export function withContactWords(text: string): string {
  return text
    .replace(TELEPHONE, (_, area, first, last) => `${area}${first}${last}`)
    .replace(EMAIL, emailWord);
}

/** Whether a text is nothing but a telephone number, an NPI or an e-mail address. */
export function isContact(text: string): boolean {
  return /^(?:\D{0,12}\b\d{10}|[a-z0-9]+atsign[a-z0-9]+)$/i.test(withContactWords(text.trim()));
}

/** The same words of a profile. */
export function contactWords({ phone, npi, email }: Contacts): string {
  return [
    /\d{10}/.exec(withContactWords(phone))?.[0] ?? '',
    npi,
    email === null ? '' : emailWord(email),
  ].join(' ');
}

/** The whole address is one word, so that nobody is found by a provider's name. */
function emailWord(address: string): string {
  return address
    .toLowerCase()
    .replace('@', 'atsign')
    .replace(/[^a-z0-9]/g, '');
}
