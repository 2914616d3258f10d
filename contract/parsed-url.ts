/** The URL of an address; null for what is none. `URL.canParse` and `URL.parse` are newer than phones that are in use (iOS 16). */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
