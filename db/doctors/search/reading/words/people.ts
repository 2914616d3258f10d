import type { Age, Flag, Gender, Language } from '#contract/vocabulary.ts';

/** Who the patient is. Ages in numbers ("my 7 yo") are read by read-age.ts. */
export const AGE_WORDS: Record<Age, string> = {
  '0-5': `toddler, toddlers, preschool, preschooler, preschoolers, pre k, kindergarten, kindergartner, infant, infants,
    infant mental health, baby, babies, early childhood, very young child, bebé, bebés, niño pequeño, preescolar`,
  '6-12': `child, children, childrens, childs, kid, kids, kiddo, my kid, my kids, my child, my children, little boy,
    little girl, boy, girl, pediatric, pediatrics, pediatric psychiatrist, paediatric, child psychiatrist,
    child psychiatry, children's psychiatrist, grade school, grade schooler, elementary school, elementary schooler,
    school age, tween, tweens, preteen, preteens, niño, niños, niña, niñas, mi niño, mi niña, infantil, infantiles,
    psiquiatra infantil, psiquiatra de niños, psiquiatra para niños, pediátrico, pediátrica, chico, chicos, escolar,
    hijos, mis hijos`,
  '13-17': `teen, teens, teenage, teenager, teenagers, adolescent, adolescents, adolescence, youth, youths, my teen,
    my teenager, teen psychiatrist, adolescent psychiatrist, high school, high schooler, high school student, middle school,
    middle schooler, minor, minors, adolescente, adolescentes, adolescencia, juvenil, psiquiatra de adolescentes, jóvenes`,
  '18-25': `college students, college student, college, college age, university student, university students, in college,
    grad student, student, students, young adult, young adults, young adulthood, emerging adult, undergrad,
    undergraduate, freshman, universitario, universitaria, universitarios, estudiante, estudiantes, adulto joven,
    adultos jóvenes, joven`,
  '26-64': `adult, adults, middle aged, middle age, grown up, for adults, adult psychiatrist, adulto, adultos, adulta,
    adultas`,
  '65+': `65, 65 plus, 65 and over, 65 and older, senior, seniors, senior citizen, senior citizens, geriatric, geriatrics, geriatric psychiatrist,
    geriatric psychiatry, geriatrician, gero, geropsychiatry, geropsychiatrist, elderly, elder, elders, elderly mother,
    elderly father, elderly parent, elderly parents, aging parent, aging parents, aging mother, aging father, old age,
    older adults, older adult, older people, older person, late life, retired, nursing home, assisted living, grandma,
    grandmother, grandpa, grandfather, my grandmother, my grandfather, old man, old woman, old people, old lady,
    tercera edad, anciano, ancianos, anciana, ancianas, adulto mayor, adultos mayores, persona mayor, personas mayores,
    mayores, abuela, abuelo, mi abuela, mi abuelo, geriátrico, geriatra, geriátrica, psiquiatra geriátrico, vejez`,
};

const SPOKEN = [
  'speaking',
  'speaker',
  'speaks',
  'speak',
  'language',
  'interpreter',
  'doctor',
  'psychiatrist',
];

/** What people call a language besides its label. */
const LANGUAGE_NAMES: Record<Language, string> = {
  en: `inglés, habla inglés, hable inglés, en inglés`,
  es: `español, castellano, habla español, hable español, hablan español, hablo español, que hable español,
    que habla español, en español, se habla español, hispanohablante, de habla hispana, habla hispana, bilingual spanish,
    spanish bilingual, latino, latina, latinx, hispanic, hispano, hispana`,
  cmn: `chinese, mandarin chinese, chinese mandarin, putonghua, guoyu, taiwanese, mandarín, chino, zhongwen, 中文, 普通话`,
  yue: `cantonese chinese, cantonés, guangdonghua, 粤语, 廣東話`,
  tl: `filipino, pilipino, filipina`,
  vi: `tieng viet, tiếng việt, vietnamita`,
  ar: `arab, árabe, arabi, lebanese, egyptian, عربي`,
  fr: `francais, français, francés, francophone`,
  ko: `hangul, hangugeo, coreano, 한국어`,
  ru: `russkiy, ruso, русский`,
  pt: `brazilian, brazilian portuguese, portugues, português, portugués, brasileiro, brasileño, brasileña`,
  ht: `kreyol, creole, haitian, kreyòl, haitian kreyol, criollo haitiano, créole`,
  hi: `hindustani, indian language`,
  ur: `pakistani`,
  bn: `bangla, bengalí, bangladeshi`,
  pa: `panjabi`,
  gu: `gujrati`,
  te: `telegu`,
  ta: `tamizh`,
  fa: `persian, iranian, dari, farsí, persa, فارسی`,
  he: `ivrit, hebreo, israeli, עברית`,
  de: `deutsch, alemán`,
  it: `italiano, italiana`,
  pl: `polski, polaco`,
  ja: `nihongo, japonés, 日本語`,
  el: `griego, hellenic`,
  uk: `ucraniano, українська`,
  hy: `hayeren, armenio`,
  am: `ethiopian, amarico`,
  tw: `akan, ghanaian`,
  yo: ``,
  ig: ``,
  sw: `kiswahili`,
  tr: `turco, türkçe, turkce`,
  th: ``,
  km: `cambodian, khmai`,
  hmn: `hmoob`,
  ase: `asl, sign language, sign, deaf, signing, hard of hearing, sordo, sorda, lengua de señas, lenguaje de señas,
    lenguaje de signos`,
};

export const LANGUAGE_WORDS: Record<string, string> = Object.fromEntries(
  Object.entries(LANGUAGE_NAMES).map(([code, names]) => [code, withSpoken(names)]),
);

/** "chinese" → "chinese, chinese speaking …" */
function withSpoken(names: string): string {
  const [first] = names.split(',');
  return [names, ...(/^[a-z ]+$/.test(first) ? SPOKEN.map((word) => `${first} ${word}`) : [])].join(',');
}

export const GENDER_WORDS: Record<Gender, string> = {
  woman: `female, females, women, woman psychiatrist, woman doctor, female psychiatrist, female doctor, female therapist,
    female provider, lady, lady doctor, lady psychiatrist, women psychiatrists, women psychiatrist, women doctors,
    she her, psiquiatra mujer, mujer, doctora, una doctora, mujer psiquiatra, psiquiatra femenina, femenina`,
  man: `male, males, men, male psychiatrist, male doctor, male therapist, male provider, man psychiatrist, man doctor,
    gentleman, guy, he him, psiquiatra hombre, hombre, hombre psiquiatra, masculino, varón`,
  nonbinary: `non binary, enby, genderqueer, gender queer, genderfluid, gender fluid, they them, agender, no binario,
    no binaria, no binarie`,
};

/** The filters that are on or off. */
export const FLAG_WORDS: Record<Flag, string> = {
  telehealth: `homebound, housebound, no car, without a car, don't have a car, can't drive, don't drive, cannot drive, do not drive,
    no transportation, sin carro, sin coche, no manejo, no tengo carro, no tengo coche, telehealth, tele health, online, on line, online psychiatrist, virtual, virtually, virtual visit, virtual visits,
    virtual appointment, video, by video, via video, video visit, video visits, video call, video appointment, videochat,
    video chat, video session, video sessions, video conference, telepsychiatry, tele psychiatry, telepsychiatrist,
    tele psychiatrist, telemedicine, tele medicine, teletherapy, tele therapy, telemental health, remote, remotely, zoom,
    over zoom, facetime, skype, doxy, from home, at home, by phone, over the phone, phone, phone call, phone appointment, e visit, webcam,
    web, internet, digital, telesalud, telemedicina, telepsiquiatría, telepsiquiatra, en línea, por internet, por video,
    por videollamada, videollamada, videollamadas, a distancia, consulta virtual, por teléfono, remoto, desde casa, online only`,
  accepting: `accepting, accepting new patients, accepts new patients, accept new patients, new patients, new patient,
    taking new patients, taking patients, takes new patients, accepting patients, accepting clients, new clients,
    taking new clients, accepting new clients, open to new patients, open for new patients, available, availability,
    has openings, openings, opening, immediate openings, no waitlist, no wait list, no waiting list, without waitlist,
    not full, room for new patients, aceptando pacientes, aceptando nuevos pacientes, acepta pacientes,
    acepta nuevos pacientes, acepta pacientes nuevos, pacientes nuevos, nuevos pacientes, que acepte pacientes,
    con disponibilidad, disponible, disponibles, disponibilidad`,
  evenings: `evening, evenings, evening appointment, evening appointments, evening hours, open evenings, open late, after hours,
    after work, after 5, after 5pm, after 5 pm, after 6, after 6pm, after 6 pm, late hours, late appointment, late appointments,
    late evening, night, nights, night appointments, noche, noches, por la noche, en la noche, después del trabajo,
    horario nocturno`,
  weekends: `weekend, weekends, week end, week ends, saturday, saturdays, sunday, sundays, weekend appointment,
    weekend appointments, weekend hours, open weekends, open on weekends, open saturday, open saturdays, open on saturday,
    open on saturdays, open sunday, open sundays, open on sunday, open on sundays, fin de semana, fines de semana, sábado,
    sábados, domingo, domingos`,
  sliding_scale: `sliding scale, sliding fee, sliding fee scale, sliding scale fee, sliding scale fees, low cost, lower cost, low income,
    affordable, cheap, cheaper, cheapest, inexpensive, free of charge, for free, reduced fee, reduced fees, reduced rate, reduced rates, pro bono,
    can't afford, cannot afford, low fee, low fees, payment plan, payment plans, financial assistance, barato, barata, baratos,
    bajo costo, económico, económica, gratis, gratuito, gratuita, bajos recursos, escala móvil`,
};
