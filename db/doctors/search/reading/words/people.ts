import type { Age, Flag, Gender, Language } from '#contract/vocabulary.ts';

/** Who the patient is. Ages in numbers ("my 7 yo") are read by read-age.ts. */
export const AGE_WORDS: Record<Age, string> = {
  '0-5': `toddler, toddlers, preschool, preschooler, preschoolers, pre k, kindergarten, kindergartner, infant, infants,
    infant mental health, baby, babies, early childhood, very young child, bebé, bebés, niño pequeño, preescolar,
    newborns, 0 5, under 5, under five, pre school, pre schooler, prek, pre-k, nursery school, 2 year olds, 3 year
    olds, 4 year olds, little one, terrible twos, niños pequeños, guardería, kinder`,
  '6-12': `child, children, childrens, childs, kid, kids, kiddo, my kid, my kids, my child, my children, little boy,
    little girl, boy, girl, pediatric, pediatrics, pediatric psychiatrist, paediatric, child psychiatrist,
    child psychiatry, children's psychiatrist, grade school, grade schooler, elementary school, elementary schooler,
    school age, tween, tweens, preteen, preteens, niño, niños, niña, niñas, mi niño, mi niña, infantil, infantiles,
    psiquiatra infantil, psiquiatra de niños, psiquiatra para niños, pediátrico, pediátrica, chico, chicos, escolar,
    hijos, mis hijos,
    peds, pedi, paeds, paediatric psychiatrist, child psych, children psych, kid
    psychiatrist, kids psychiatrist, kid friendly, 1st grader, first grader, second grader, third grader, fourth
    grader, fifth grader, 2nd grader, 3rd grader, 4th grader, 5th grader, 6th grader, sixth grader, grade schoolers,
    elementary student, young child, young children, my little boy, my little girl, my little one, stepchild,
    grandchild, grandchildren, grandkids, grandkid, my grandkid, nieto, nietos, hijito, hijita, niñito, niñita,
    chamaco, chamaca, nene, para mi niño, para mi niña, para niños,
    childs psychiatrist, childrens psychiatrist`,
  '13-17': `teen, teens, teenage, teenager, teenagers, adolescent, adolescents, adolescence, youth, youths, my teen,
    my teenager, teen psychiatrist, adolescent psychiatrist, high school, high schooler, high school student, middle school,
    middle schooler, minor, minors, adolescente, adolescentes, adolescencia, juvenil, psiquiatra de adolescentes, jóvenes,
    teenaged, adolescente psiquiatra, high
    schoolers, highschool, highschooler, highschool student, middleschool, middleschooler, middle school student,
    junior high, 7th grader, 8th grader, 9th grader, 10th grader, 11th grader, 12th grader, freshman in high school,
    high school senior, high school junior, high school freshman, high school sophomore, puberty, pubescent,
    juvenile, muchacho, muchacha, quinceañera, secundaria, preparatoria, high school girl, high school boy`,
  '18-25': `college students, college student, college, college age, university student, university students, in college,
    grad student, student, students, young adult, young adults, young adulthood, emerging adult, undergrad,
    undergraduate, freshman, universitario, universitaria, universitarios, estudiante, estudiantes, adulto joven,
    adultos jóvenes, joven, college freshman, college kid, college age kids, college aged, college senior, young man,
    young woman, young men, young women, early 20s, early twenties, twenty something, twenty somethings, 20
    something, recent grad, recent graduate, graduate student, law student, med student, medical student, grad
    school, gap year, transitional age youth, transition age youth, adultos jovenes, estudiante universitario,
    estudiante universitaria`,
  '26-64': `adult, adults, middle aged, middle age, grown up, for adults, adult psychiatrist, adulto, adultos, adulta,
    adultas,
    adult patients, adult psychiatry, adults only, adult only, grown ups, grown man, grown woman, working adult,
    midlife, mid life, middle aged man, middle aged woman, para adultos, solo adultos`,
  '65+': `65, 65 plus, 65 and over, 65 and older, senior, seniors, senior citizen, senior citizens, geriatric, geriatrics, geriatric psychiatrist,
    geriatric psychiatry, geriatrician, gero, geropsychiatry, geropsychiatrist, elderly, elder, elders, elderly mother,
    elderly father, elderly parent, elderly parents, aging parent, aging parents, aging mother, aging father, old age,
    older adults, older adult, older people, older person, late life, retired, nursing home, assisted living, grandma,
    grandmother, grandpa, grandfather, my grandmother, my grandfather, old man, old woman, old people, old lady,
    tercera edad, anciano, ancianos, anciana, ancianas, adulto mayor, adultos mayores, persona mayor, personas mayores,
    mayores, abuela, abuelo, mi abuela, mi abuelo, geriátrico, geriatra, geriátrica, psiquiatra geriátrico, vejez,
    65 years and older, over sixty five, elder care, eldercare, older man, older woman, older patients, older
    parent, older parents, older mother, older father, oldest adults, senior care, senior mental health, senior psychiatrist, geriatric psych, geri psych,
    geropsych, gerontology, gerontologist, elderly man, elderly woman, elderly patient, elderly
    patients, my elderly mother, my elderly father, my elderly parents, my elderly mom, my elderly dad,
    elderly mom, elderly dad, grandparent, grandparents, my grandma, my grandpa, my nana, great grandmother, great
    grandfather, snowbird, memory care, retiree, retirees, pensioner, mi abuelita, mi abuelito, abuelita, abuelito,
    abuelos, viejito, viejita, viejitos, señora mayor, señor mayor, gente mayor, jubilado, jubilada`,
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
    spanish bilingual, latino, latina, latinx, hispanic, hispano, hispana, spanishspeaking, habla espanol, hispanic doctor, latino doctor, latina
    doctor, latinx psychiatrist, latina psychiatrist, latino psychiatrist, hispanic psychiatrist, doctor hispano,
    doctora hispana, psiquiatra hispano, psiquiatra hispana, psiquiatra latino, psiquiatra latina, mexican, mexican
    doctor, mexicano, mexicana, puerto rican, puertorriqueño, puertorriqueña, boricua, cuban, cubano, cubana,
    dominican, dominicano, dominicana, colombian, colombiano, colombiana, venezolano, venezolana, salvadoran,
    salvadoreño, guatemalan, guatemalteco, argentinian, bilingue español, bilingue en español, no hablo
    inglés, no habla inglés, hablen español, espaniol, españo, en espanol`,
  cmn: `chinese, mandarin chinese, chinese mandarin, putonghua, guoyu, taiwanese, mandarín, chino, zhongwen, 中文, 普通话, zhong wen, mandarín chino, hanyu`,
  yue: `cantonese chinese, cantonés, guangdonghua, 粤语, 廣東話,
    canto, hong kong chinese, toisan, toisanese, guangdong`,
  tl: `filipino, pilipino, filipina, filipino doctor, filipino psychiatrist, filipina doctor, philippine, pinoy, pinay,
    pilipina, ilocano, visayan, cebuano`,
  vi: `tieng viet, tiếng việt, vietnamita, viet, vietnamese doctor, vietnamese psychiatrist, tieng viet nam, bac si tam than,
    vietnam speaking`,
  ar: `arab, árabe, arabi, lebanese, egyptian, عربي, arabian, arab doctor, arab psychiatrist, syrian, iraqi, palestinian, jordanian, moroccan,
    yemeni, saudi, arabe, habla árabe`,
  fr: `francais, français, francés, francophone, french speaking doctor, parle français, senegalese, ivorian, parlez francais`,
  ko: `hangul, hangugeo, coreano, 한국어, korean doctor, korean psychiatrist, hanguk, hangugo, korean american`,
  ru: `russkiy, ruso, русский, rus, russian doctor, russian psychiatrist, po russki, по русски, говорит по русски`,
  pt: `brazilian, brazilian portuguese, portugues, português, portugués, brasileiro, brasileño, brasileña, portugues do brasil, portuguese psychiatrist, brasil, fala
    portugues, fala português, falo português, cape verdean, brasileira, psiquiatra brasileiro, psiquiatra
    brasileira`,
  ht: `kreyol, creole, haitian, kreyòl, haitian kreyol, criollo haitiano, créole, haitien, haitian doctor, haitian psychiatrist, creole speaking, pale kreyol,
    pale kreyòl, kreyol ayisyen`,
  hi: `hindustani, indian language, hindi doctor, indian speaking, hindi urdu`,
  ur: `pakistani,
    urdoo, pakistani doctor, pakistani psychiatrist`,
  bn: `bangla, bengalí, bangladeshi, bengali doctor, bangladeshi doctor`,
  pa: `panjabi,
    punjab, punjabi doctor, panjabi doctor`,
  gu: `gujrati, gujarati doctor`,
  te: `telegu,
    telugo, telegu doctor, telegu speaking, telugu doctor`,
  ta: `tamizh,
    tamil doctor, sri lankan tamil`,
  fa: `persian, iranian, dari, farsí, persa, فارسی, pharsi, farsi doctor, persian doctor, persian psychiatrist, iranian doctor, iranian psychiatrist, afghan,
    afghani, tajik, parsi speaking`,
  he: `ivrit, hebreo, israeli, עברית,
    hebrew doctor, israeli doctor, israeli psychiatrist, ivrit speaking`,
  de: `deutsch, alemán, german doctor, german psychiatrist, deutsche, deutschsprachig, austrian`,
  it: `italiano, italiana,
    italian doctor, italian psychiatrist, parla italiano`,
  pl: `polski, polaco, polish doctor, polish psychiatrist, po polsku`,
  ja: `nihongo, japonés, 日本語, japanese doctor, japanese psychiatrist`,
  el: `griego, hellenic,
    greek doctor, greek psychiatrist, ellinika`,
  uk: `ucraniano, українська, ukrainian doctor, ukrainian psychiatrist`,
  hy: `hayeren, armenio,
    armenian doctor, armenian psychiatrist`,
  am: `ethiopian, amarico,
    amharik, ethiopian doctor, ethiopian psychiatrist, habesha`,
  tw: `akan, ghanaian, twi speaking, fante`,
  yo: ` yoruba doctor, nigerian yoruba`,
  ig: `ibo, igbo doctor, nigerian igbo`,
  sw: `kiswahili,
    swahilli, kenyan, tanzanian, kiswahili speaking`,
  tr: `turco, türkçe, turkce,
    turkish doctor, turkish psychiatrist, turkce konusan, türkçe konuşan, turk`,
  th: `thai doctor, thailand`,
  km: `cambodian, khmai, cambodian doctor, khmer doctor`,
  hmn: `hmoob, mong, hmong doctor`,
  ase: `asl, sign language, sign, deaf, signing, hard of hearing, sordo, sorda, lengua de señas, lenguaje de señas,
    lenguaje de signos,
    american sign, signing doctor, knows sign language, uses asl, asl fluent, fluent in asl, asl interpreter,
    deaf friendly, deaf patient, deaf patients, deafness, hearing impaired, hearing impairment, sordomudo, señas`,
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
    she her, psiquiatra mujer, mujer, doctora, una doctora, mujer psiquiatra, psiquiatra femenina, femenina, female doc, female dr, female drs, female docs, female
    physician, female psychiatrists, female doctors, female only, females only, female psych, female shrink, female
    np, lady dr, lady doc, lady shrink, lady doctors, lady psychiatrists, girl doctor, girl psychiatrist, woman dr,
    woman doc, woman psych, woman physician, woman therapist, woman provider, women only, woman only, women
    providers, women physicians, women docs, women dr, she her doctor, mujer doctora, doctor mujer,
    doctoras, doctoras mujeres, mujeres psiquiatras, psiquiatras mujeres, psiquiatra que sea mujer, que sea mujer,
    que sea doctora, una mujer, de preferencia mujer, terapeuta mujer,
    mujeres`,
  man: `male, males, men, male psychiatrist, male doctor, male therapist, male provider, man psychiatrist, man doctor,
    gentleman, guy, he him, psiquiatra hombre, hombre, hombre psiquiatra, masculino, varón, male dr, male doc, male doctors, male psychiatrists, male physician, male psych, male
    only, males only, male shrink, guy doctor, guy psychiatrist, man dr, man doc, man therapist, man physician, men
    only, man only, men doctors, men psychiatrists, male preferred, gentleman doctor, psiquiatras hombres, doctor
    hombre, que sea hombre, un hombre, terapeuta hombre, varones psiquiatras,
    hombres, varones, de preferencia hombre`,
  nonbinary: `non binary, enby, genderqueer, gender queer, genderfluid, gender fluid, they them, agender, no binario,
    no binaria, no binarie,
    nonbinary doctor, nonbinary psychiatrist, non-binary psychiatrist, nb psychiatrist, nb doctor, genderqueer
    doctor, enby doctor, nonbinary provider, nonbinary therapist`,
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
    por videollamada, videollamada, videollamadas, a distancia, consulta virtual, por teléfono, remoto, desde casa, online only, tele-health, telemed, tele med, tele visit, televisit,
    telepsych, tele psych, televideo, telehealth only, telehealth visits, telehealth appointment,
    virtually only, virtual only, virtual care, virtual doctor, virtual psychiatrist, virtual psychiatry, virtual
    therapy, online doctor, online psychiatry, online therapy, online appointment, online appointments, online
    visit, online visits, online sessions, on-line, videos, video calls, video appointments, video
    chats, video only, video doctor, google meet, microsoft teams, whatsapp, by zoom, on zoom, through zoom, via
    zoom, via telehealth, from my house, from my home, from my couch, from anywhere, without leaving home, without
    leaving the house, stay at home, can't leave home, can't leave my home, can't leave the house for appointments,
    over phone, by telephone, telephone, telephone visit, telephone appointment, phone appointments, phone session,
    phone sessions, phone visit, phone visits, phone call appointment, phone psychiatrist, audio only, long
    distance, don't have car, have no car, no vehicle, no transport, no way to get there, can't travel, bedridden,
    bedbound, wheelchair bound, teleconsulta, teleterapia, telepsiquiatria, video consulta, videoconsulta,
    videoconferencia, video llamada, por zoom, por whatsapp, por telefono, por celular, desde mi casa, sin salir de
    casa, online en español, psiquiatra online, psiquiatra virtual, virtual en español, a larga distancia`,
  accepting: `accepting, accepting new patients, accepts new patients, accept new patients, new patients, new patient,
    taking new patients, taking patients, takes new patients, accepting patients, accepting clients, new clients,
    taking new clients, accepting new clients, open to new patients, open for new patients, available, availability,
    has openings, openings, opening, immediate openings, no waitlist, no wait list, no waiting list, without waitlist,
    not full, room for new patients, aceptando pacientes, aceptando nuevos pacientes, acepta pacientes,
    acepta nuevos pacientes, acepta pacientes nuevos, pacientes nuevos, nuevos pacientes, que acepte pacientes,
    con disponibilidad, disponible, disponibles, disponibilidad,
    new pts, accepting new pts, accepting new clients now, accepts new clients, accept new clients, taking new
    clients now, taking on new patients, taking on patients, take new patients, takes new clients, seeing new
    patients, sees new patients, see new patients, currently accepting, currently accepting patients, currently
    accepting new patients, currently taking patients, still accepting, new patient appointment, new patient
    appointments, new pt, new patient openings, open slots, open spots, has openings now, has availability, with
    openings, with availability, with no waitlist, without a waitlist, without waiting list, without a wait, no
    waiting, no wait, no wait time, no wait times, short waitlist, short wait list, not booked, not booked up, first
    available, next available, immediate availability, available immediately, available soon, available
    appointments, appointments available, appointment available, accepting new patience, que acepta pacientes,
    que acepte nuevos pacientes, aceptan pacientes, aceptan pacientes nuevos, aceptan nuevos pacientes, tome
    pacientes nuevos, con citas disponibles, citas disponibles, sin lista de espera`,
  evenings: `evening, evenings, evening appointment, evening appointments, evening hours, open evenings, open late, after hours,
    after work, after 5, after 5pm, after 5 pm, after 6, after 6pm, after 6 pm, late hours, late appointment, late appointments,
    late evening, night, nights, night appointments, noche, noches, por la noche, en la noche, después del trabajo,
    horario nocturno,
    after 7, after 7pm, after 7 pm, after 8, after 8pm, after 8 pm, after five, after six, past 5, past 5pm, past 6,
    past 6pm, 6pm, 7pm, 8pm, 6 pm, 7 pm, 8 pm, late in the day, late day, late night, nighttime, night time, at
    night appointment, evening visit, evening visits, evening session, evening sessions, evening slots, evening
    availability, evening telehealth, eve appointments, eves, afterhours, after-hours, after
    school hours late, outside work hours, outside of work hours, outside business hours, outside of business hours,
    non business hours, after business hours, can't come during work, can't miss work, without missing work, open at night, open in the evening, open in the evenings, open until 7, open until 8, open till 7, open
    till 8, open till late, open after 5, open after 6, despues de las 5, despues de las 6, después de las cinco,
    después de las seis, después de las 5 pm, después de trabajar, por las noches, de noche, citas en la noche,
    horario de noche, tarde noche, al salir del trabajo`,
  weekends: `weekend, weekends, week end, week ends, saturday, saturdays, sunday, sundays, weekend appointment,
    weekend appointments, weekend hours, open weekends, open on weekends, open saturday, open saturdays, open on saturday,
    open on saturdays, open sunday, open sundays, open on sunday, open on sundays, fin de semana, fines de semana, sábado,
    sábados, domingo, domingos,
    sat or sun, sat and sun, sat sun, sats, open sat, open sun, on sat, on sun, on saturdays, on sundays, on
    weekends, on the weekend, on the weekends, wknd, wknds, weekend availability, weekend visits, weekend slots,
    weekend only, weekends only, saturday hours, saturday morning, saturday appointment, saturday appointments,
    sunday hours, sunday appointment, sunday appointments, saturday or sunday, saturday and sunday, saturdays and
    sundays, open 7 days, 7 days a week, seven days a week, los
    sábados, los domingos, el sábado, el domingo, en fin de semana, los fines de semana, sábado o domingo, sábados y
    domingos`,
  sliding_scale: `sliding scale, sliding fee, sliding fee scale, sliding scale fee, sliding scale fees, low cost, lower cost, low income,
    affordable, cheap, cheaper, cheapest, inexpensive, free of charge, for free, reduced fee, reduced fees, reduced rate, reduced rates, pro bono,
    can't afford, cannot afford, low fee, low fees, payment plan, payment plans, financial assistance, barato, barata, baratos,
    bajo costo, económico, económica, gratis, gratuito, gratuita, bajos recursos, escala móvil,
    sliding-scale, slide scale, sliding scales, scale fee, fee scale, income based, income-based,
    based on income, based on my income, fee based on income, income adjusted, low cost psychiatrist, lowcost,
    low-cost, low price, low priced, lower price, lower fee, lower fees, cheap psychiatrist, affordable psychiatrist, affordable rates, budget friendly, discount, discounted,
    discounts, reduced cost, reduced price, financial help, financial aid, financial hardship, no money, don't have money, don't have much money, don't have a lot of money, not much money,
    little money, can't pay, can't pay much, cannot pay, can't pay a lot, pay what you can, donation based,
    charity care, free clinic, free care, free psychiatrist, free doctor, free help, free mental health, open path,
    openpath, unemployed no insurance, limited income, fixed income, on a budget, tight budget, student discount,
    student rate, not expensive, not too expensive, ingresos bajos, de bajos ingresos, bajo precio, precio bajo,
    precios bajos, de bajo costo, sin dinero, no tengo dinero, no tengo mucho dinero, no puedo pagar, poco dinero,
    según ingresos, según mis ingresos, descuento, descuentos, clínica gratis, ayuda económica, plan de pago,
    planes de pago, en pagos, accesible precio`,
};
