/** "d•••@example.com": enough for its owner to know it, too little for anybody else. */
export function maskedEmail(email: string): string {
  const [name, domain] = email.split(/@(?=[^@]*$)/);
  return `${name.slice(0, 1)}•••@${domain}`;
}
