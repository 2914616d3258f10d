const NAMES: Record<string, string> = {
  'At&t': 'AT&T',
  Atl: 'Atlanta',
  Bham: 'Birmingham',
  Blmgtn: 'Bloomington',
  'Bois D Arc': "Bois d'Arc",
  'Coeur D Alene': "Coeur d'Alene",
  'Crp Christi': 'Corpus Christi',
  'D Hanis': "D'Hanis",
  'D Lo': "D'Lo",
  'Fe Warren Afb': 'F E Warren AFB',
  Dekalb: 'DeKalb',
  Desoto: 'DeSoto',
  Hon: 'Honolulu',
  'Kng Of Prussa': 'King of Prussia',
  'Ks City': 'Kansas City',
  'Land O Lakes': "Land O' Lakes",
  'Lincolns New Salem': "Lincoln's New Salem",
  Mem: 'Memphis',
  Mphs: 'Memphis',
  Nashvl: 'Nashville',
  'Pointe A La Hache': 'Pointe a la Hache',
  'Winston Salem': 'Winston-Salem',
  'Rockville Center, NY': 'Rockville Centre',
  'Canon City, CO': 'Cañon City',
  'Dona Ana, NM': 'Doña Ana',
  'Espanola, NM': 'Española',
  'La Canada Flintridge, CA': 'La Cañada Flintridge',
  'Pena Blanca, NM': 'Peña Blanca',
  'Penasco, NM': 'Peñasco',
  'Hagatna, GU': 'Hagåtña',
  'Anasco, PR': 'Añasco',
  'Bayamon, PR': 'Bayamón',
  'Boqueron, PR': 'Boquerón',
  'Canovanas, PR': 'Canóvanas',
  'Castaner, PR': 'Castañer',
  'Catano, PR': 'Cataño',
  'Comerio, PR': 'Comerío',
  'Guanica, PR': 'Guánica',
  'Juana Diaz, PR': 'Juana Díaz',
  'Las Marias, PR': 'Las Marías',
  'Loiza, PR': 'Loíza',
  'Manati, PR': 'Manatí',
  'Mayaguez, PR': 'Mayagüez',
  'Penuelas, PR': 'Peñuelas',
  'Rincon, PR': 'Rincón',
  'San German, PR': 'San Germán',
  'San Sebastian, PR': 'San Sebastián',
};

const WORDS: Record<string, string> = {
  Afb: 'AFB',
  Bch: 'Beach',
  Hts: 'Heights',
  Jber: 'JBER',
  Jct: 'Junction',
  Pk: 'Park',
  Spgs: 'Springs',
  Ter: 'Terrace',
  Twp: 'Township',
  Us: 'US',
  Usa: 'USA',
  Vly: 'Valley',
};

const FIRST_WORDS: Record<string, string> = {
  Ft: 'Fort',
  Mt: 'Mount',
  N: 'North',
  S: 'South',
  St: 'Saint',
};

const SMALL_WORDS = /(?<=\s)(And|At|Au|Aux|By|De|Del|Du|For|In|Of|On|Or|The)(?=\s)/g;

/** A city's name as people write it, from the raw one of `zipcodes` ("Mc Lean", "Shaw A F B", "Fond Du Lac"). */
export function cityName(raw: string, state: string): string {
  const known = NAMES[`${raw}, ${state}`] ?? NAMES[raw];
  if (known) return known;
  return raw
    .replace(/\b[A-Z](?: [A-Z]\b){2,}/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/^(?:Ft|Mt|N|S|St)(?= [A-Z])/, (word) => FIRST_WORDS[word])
    .replace(/\b[A-Z][a-z]+\b/g, (word) => WORDS[word] ?? word)
    .replace(/\bMc ?([A-Za-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bO (?=[A-Z][a-z])/g, "O'")
    .replace(/-[a-z]/g, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase());
}
