import { placeWords } from './place-key.ts';

/** Countries and provinces, whose names say so at the end of a longer text as well: "Paris, France". */
const COUNTRIES = keys(
  'Canada, Ontario Canada, Ontario, Quebec, British Columbia, BC, Alberta, Manitoba, Saskatchewan, Nova Scotia',
  'New Brunswick Canada, Newfoundland, Yukon, Mexico, México, UK, U K, United Kingdom, Great Britain, Britain, England',
  'Scotland, Wales, Northern Ireland, Ireland, France, Germany, Deutschland, Italy, Spain, España, Portugal',
  'Netherlands, Holland, Belgium, Switzerland, Austria, Denmark, Norway, Sweden, Finland, Iceland, Poland, Czechia',
  'Czech Republic, Hungary, Greece, Turkey, Russia, Ukraine, Romania, Bulgaria, Serbia, Croatia, Israel, Palestine',
  'Egypt, Morocco, Nigeria, Ghana, Kenya, Ethiopia, South Africa, Saudi Arabia, UAE, Dubai, Qatar, Kuwait, Iraq, Iran',
  'Pakistan, India, Bangladesh, Sri Lanka, Nepal, China, Hong Kong, Taiwan, Japan, Korea, South Korea, Vietnam',
  'Thailand, Philippines, The Philippines, Filipinas, Indonesia, Malaysia, Singapore, Australia, New Zealand, Brazil',
  'Brasil, Argentina, Chile, Peru, Perú, Colombia, Venezuela, Ecuador, Bolivia, Paraguay, Uruguay, Panama, Panamá',
  'Costa Rica, Nicaragua, Honduras, El Salvador, Guatemala, Belize, Cuba, Haiti, Haití, Dominican Republic',
  'República Dominicana, Jamaica, Bahamas, The Bahamas, Barbados, Trinidad, Trinidad and Tobago, Bermuda, Canadá',
  'Inglaterra, Francia, Alemania, Italia, Reino Unido, Japón, Syria, Lebanon, Jordan, Afghanistan, Europe, Asia, Africa',
);

/** Cities that nobody would look for in this country. */
const CITIES = keys(
  'Tijuana, Ciudad Juárez, Juarez, Mexicali, Guadalajara, Monterrey, Mexico City, Ciudad de México, CDMX, Cancun',
  'Puebla, Montreal, Montréal, Ottawa Ontario, Calgary, Edmonton, Winnipeg, Vancouver BC, Toronto ON, Toronto Ontario',
  'London England, London UK, Paris France, Berlin Germany, Tokyo, Beijing, Shanghai, Seoul, Mumbai, Delhi, New Delhi',
  'Bangalore, Karachi, Lagos, Cairo Egypt, Sydney, Melbourne Australia, Bogota Colombia, Medellin, Caracas, Sao Paulo',
  'Rio de Janeiro, Buenos Aires, Santo Domingo, La Habana, Port au Prince, Kingston Jamaica, Barcelona, Munich, Istanbul',
  'Okinawa, Ramstein, Kaiserslautern, Yokosuka, Halifax Nova Scotia, Kyiv, Moscow Russia, Tel Aviv, Hamburg Germany',
);

const MOST_WORDS = 3;

/** Larger countries come before the towns here that are called like them; before Peru, Indiana, no country comes. */
const BEFORE_TOWNS = keys(
  'Canada, Mexico, México, UK, England, France, Germany, Spain, Italy, China, India, Japan, Korea, Brazil, Colombia',
  'Australia, Ireland, Israel, Russia, Philippines, Vietnam, Pakistan, Nigeria, Haiti, Honduras, Guatemala, Venezuela',
);

/** Whether the words are the name of a country that is better known than any town here of that name. */
export function isFarBetterKnown(words: string[]): boolean {
  return BEFORE_TOWNS.has(words.join(''));
}

/** Whether the words are the name of a country, or of a city abroad. */
export function isAbroad(words: string[]): boolean {
  const key = words.join('');
  return COUNTRIES.has(key) || CITIES.has(key);
}

/** Whether a text of several words ends with a country. */
export function endsAbroad(words: string[]): boolean {
  for (let count = 1; count <= MOST_WORDS && count < words.length; count++) {
    if (COUNTRIES.has(words.slice(-count).join(''))) return true;
  }
  return false;
}

function keys(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(', ').map((name) => placeWords(name).join(''))));
}
